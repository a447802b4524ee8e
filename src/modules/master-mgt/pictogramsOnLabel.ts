/** Which pictograms a label shows. */

/** Those with a drawing: pictograms/ghs01.svg and so on. */
export const pictogramsWithDrawing = [
  'GHS01',
  'GHS02',
  'GHS03',
  'GHS04',
  'GHS05',
  'GHS06',
  'GHS07',
  'GHS08',
  'GHS09',
] as const;
export type PictogramWithDrawing = (typeof pictogramsWithDrawing)[number];

/**
 * The skull covers the exclamation mark for poison, corrosion covers it for skin and eyes (GHS, precedence of symbols).
 */
export const precedence: Readonly<Record<string, readonly string[]>> = { GHS05: ['GHS07'], GHS06: ['GHS07'] };

/** Returns each once, in the order of their codes, without those that another replaces. */
export function pictogramsOnLabel(
  codes: readonly string[],
  suppressed: Readonly<Record<string, readonly string[]>> = precedence,
): readonly string[] {
  const unique = new Set(codes.map((code) => code.trim().toUpperCase()));
  const superfluous = new Set(
    [...unique].flatMap((code) => (Object.hasOwn(suppressed, code) ? (suppressed[code] ?? []) : [])),
  );
  return [...unique].filter((code) => code !== '' && !superfluous.has(code)).toSorted();
}

export function hasDrawing(code: unknown): code is PictogramWithDrawing {
  return (pictogramsWithDrawing as readonly unknown[]).includes(code);
}

/** Reads for example `GHS07, GHS09` as an administrator writes it. */
export function codesIn(text: unknown): readonly string[] {
  return typeof text !== 'string'
    ? []
    : text
        .split(',')
        .map((code) => code.trim())
        .filter((code) => code !== '');
}
