/** Rows of a part as rules read them: those that are to be deleted are not checked. */

/** Returns the rows with their index in the record, by which a problem names them. */
export function remainingRows<Row extends object>(
  rows: readonly Row[] | null | undefined,
): readonly (readonly [row: Row, index: number])[] {
  return (rows ?? [])
    .map((row, index) => [row, index] as const)
    .filter(([row]) => !('isDelete' in row && row.isDelete === true));
}
