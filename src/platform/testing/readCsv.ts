/** Parses CSV by RFC 4180, with code independent of the writer. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  // One cell and its end; a quoted cell may contain anything, quotes doubled.
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  const body = text.replace(/^\uFEFF/, '');
  while (cell.lastIndex < body.length) {
    const from = cell.lastIndex;
    const found = cell.exec(body);
    if (found === null) throw new Error(`No cell at ${from}: ${body.slice(from, from + 50)}`);
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
