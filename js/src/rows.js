/**
 * Moves by row and column: a new row begins when the column is taken, or lies before the one filled last. So it fits also
 * when a player moves twice running or has dropped out.
 * @param {number[]} players @param {number} columns @returns {number[][]} rows of plies, counted from 1, by column; 0 where there is none
 */
export function rowsOf(players, columns) {
  /** @type {number[][]} */
  const rows = [];
  // As if a row had been filled, so that the first move begins one.
  let last = columns;
  players.forEach((player, index) => {
    // What chance did belongs to nobody.
    if (player < 0) return;
    if (player <= last) rows.push(new Array(columns).fill(0));
    rows[rows.length - 1][player] = index + 1;
    last = player;
  });
  return rows;
}
