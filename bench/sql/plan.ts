/** Reads the plan that PostgreSQL has decided on for a statement, with its figures. */
import type pg from 'pg';

export interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Prepared once and run repeatedly; otherwise planned for its values each time. */
  readonly isNamed: boolean;
  readonly tookMs: number;
}

/** PostgreSQL plans a prepared statement five times before it may reuse one plan. */
const TRIALS = 6;

export async function planOf(db: pg.Client, { text, values, isNamed }: Sent): Promise<string> {
  const explain = 'explain (analyze, buffers)';
  const plan = isNamed ? await preparedPlan() : await linesOf(`${explain} ${text}`, [...values]);
  return `${text}\n-- ${isNamed ? 'prepared' : 'planned for its values'}: ${JSON.stringify(values)}\n\n${plan.join('\n')}\n`;

  async function preparedPlan(): Promise<string[]> {
    const execute = `execute bench_plan(${values.map(literal).join(', ')})`;
    await db.query(`prepare bench_plan as ${text}`);
    try {
      for (let trial = 0; trial < TRIALS; trial += 1) await db.query(execute);
      return await linesOf(`${explain} ${execute}`, []);
    } finally {
      await db.query('deallocate bench_plan');
    }
  }

  async function linesOf(sql: string, parameters: unknown[]): Promise<string[]> {
    const { rows } = await db.query<{ 'QUERY PLAN': string }>(sql, parameters);
    return rows.map((row) => row['QUERY PLAN']);
  }
}

function literal(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return `'${String(value).replaceAll("'", "''")}'`;
}
