/** The part of a `pg` client or pool that reads and writes rows. */
export interface Queryable {
  /** `Row` is the type of the columns that the text selects. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as in pg: who writes the text knows its columns
  query: <Row extends object = Record<string, unknown>>(config: {
    text: string;
    values?: unknown[];
    name?: string;
  }) => Promise<{ rows: Row[] }>;
}
