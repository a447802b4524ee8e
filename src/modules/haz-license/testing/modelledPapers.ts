/**
 * A naive model of what papers grant and what others take of them: whole numbers of kilograms and square metres, changed
 * by hand at every event. The ledger must always say the same.
 */

export const OWNERS = 2;
/** Of the only area of the store. */
export const AREA_SQUARE_METRES = 90;

export interface ModelledLine {
  /** Those of a request that was not issued are never used again. */
  readonly number: number;
  readonly product: number;
  quota: number;
  use: number;
  /** By whom it is reserved. */
  readonly reserves: number[];
  /** False once the line was removed, or the paper cancelled. */
  isGranted: boolean;
}

export interface ModelledPaper {
  readonly isPossession: boolean;
  /** In the order of their numbers. */
  readonly lines: ModelledLine[];
  /** Square metres that it uses. */
  area: number;
  isCancelled: boolean;
  /** The paper that was issued in its place, if any. */
  renewedBy: ModelledPaper | undefined;
}

/** What a request asks for: kilograms of each product, 0 for a product without a line. */
export interface AskedContent {
  readonly kilograms: readonly number[];
  readonly squareMetres: number;
}

export function newPaper(isPossession: boolean): ModelledPaper {
  return { isPossession, lines: [], area: 0, isCancelled: false, renewedBy: undefined };
}

export function reservedOf({ reserves }: ModelledLine): number {
  return reserves.reduce((total, one) => total + one, 0);
}

export function remainingOf(line: ModelledLine): number {
  return line.quota - line.use - reservedOf(line);
}

/** The line of a product that the paper grants now. */
export function lineOfProduct({ lines }: ModelledPaper, product: number): ModelledLine | undefined {
  return lines.find((line) => line.product === product && line.isGranted);
}

/** Whether the paper may say this from now on; undefined if it is cancelled. */
export function mayGrant(
  all: readonly ModelledPaper[],
  paper: ModelledPaper,
  content: AskedContent | undefined,
): boolean {
  return (
    paper.lines.every((line) => isEnough(paper, line, askedFor(line, content))) &&
    (content === undefined || !paper.isPossession || content.squareMetres <= freeFor(all, paper))
  );
}

function askedFor(line: ModelledLine, content: AskedContent | undefined): number {
  return line.isGranted ? (content?.kilograms[line.product] ?? 0) : 0;
}

/** What was imported stays imported when a line is given up; what is possessed must be gone before. */
function isEnough({ isPossession }: ModelledPaper, line: ModelledLine, kilograms: number): boolean {
  if (kilograms > 0) return kilograms >= line.use + reservedOf(line);
  return reservedOf(line) === 0 && (!isPossession || line.use === 0);
}

function freeFor(all: readonly ModelledPaper[], paper: ModelledPaper): number {
  return AREA_SQUARE_METRES - all.reduce((used, other) => used + (other === paper ? 0 : other.area), 0);
}

/** The paper says this from now on; undefined if it is cancelled. `numbers` are those of its lines, by product. */
export function grant(
  paper: ModelledPaper,
  content: AskedContent | undefined,
  numbers: ReadonlyMap<number, number>,
): void {
  const known = new Map(paper.lines.filter(({ isGranted }) => isGranted).map((line) => [line.product, line]));
  for (const line of paper.lines) {
    const kilograms = askedFor(line, content);
    line.quota = kilograms > 0 ? kilograms : line.use;
    line.isGranted = kilograms > 0;
  }
  for (const [product, quota] of (content?.kilograms ?? []).entries())
    if (quota > 0 && !known.has(product))
      paper.lines.push({
        number: numbers.get(product) ?? 0,
        product,
        quota,
        use: 0,
        reserves: Array.from({ length: OWNERS }, () => 0),
        isGranted: true,
      });
  if (paper.isPossession) paper.area = content?.squareMetres ?? 0;
  if (content === undefined) paper.isCancelled = true;
}

/** As `cardsOf` says it of the stored cards. */
export function cardsOfModel({ isPossession, lines }: ModelledPaper): Readonly<Record<string, string>> {
  return Object.fromEntries(
    lines.map((line) => [
      `${isPossession ? 'possess' : 'quota'} ${line.number}`,
      `${line.quota} ${reservedOf(line)} ${line.use} 0`,
    ]),
  );
}
