/**
 * Bundles the front ends into the Python package; with --check, says whether the committed bundles are what would be built.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

let isStale = false;
for (const name of ["widget.js", "watch.js"]) {
  const target = fileURLToPath(new URL(`../src/icefloe/notebook/static/${name}`, import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`src/${name}`, import.meta.url))],
    bundle: true,
    format: "esm",
    minify: true,
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    loader: { ".css": "text" },
    write: false,
  });
  const fresh = outputFiles[0].text;
  if (!process.argv.includes("--check")) {
    writeFileSync(target, fresh);
    console.log(`${target}: ${fresh.length} characters`);
  } else if (readFileSync(target, "utf8") !== fresh) {
    console.error(`The committed ${name} is not what the sources give: run \`npm run build\` in js/.`);
    isStale = true;
  } else {
    console.log(`The committed ${name} is what the sources give.`);
  }
}
process.exit(isStale ? 1 : 0);
