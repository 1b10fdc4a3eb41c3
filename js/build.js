/**
 * Bundles the front end into the Python package; with --check, says whether the committed bundle is what would be built.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const target = fileURLToPath(new URL("../src/icefloe/notebook/static/widget.js", import.meta.url));

const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL("src/widget.js", import.meta.url))],
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
  console.error("The committed widget.js is not what the sources give: run `npm run build` in js/.");
  process.exit(1);
} else {
  console.log("The committed widget.js is what the sources give.");
}
