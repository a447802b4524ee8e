/**
 * Loads rows in any order: constraints and triggers of the database are disabled, and restored afterwards as they were.
 */
import type { ClientBase } from 'pg';
import { quote } from '../database/sqlText.ts';

/**
 * Rows refer to each other in cycles, so references are dropped and added again, which checks all of them at once.
 * Triggers define how rows may change, not what they may be: a part is loaded after the document that was issued with
 * it, and would be refused. They are disabled one by one, as the owner of the tables may do. Runs in the transaction of
 * the caller.
 */
export async function withoutConstraints(client: ClientBase, work: () => Promise<void>): Promise<void> {
  const before = await readConstraints(client);
  const { rows: triggers } = await client.query<Trigger>(TRIGGERS);
  const { rows: references } = await client.query<ForeignKey>(REFERENCES);
  for (const { table, name } of triggers) await client.query(`alter table ${table} disable trigger ${quote(name)}`);
  for (const { table, name } of references) await client.query(`alter table ${table} drop constraint ${quote(name)}`);
  await work();
  for (const { table, name, definition } of references) {
    await client.query(`alter table ${table} add constraint ${quote(name)} ${definition}`);
  }
  for (const { table, name, enabled } of triggers) {
    await client.query(`alter table ${table} enable ${HOW_ENABLED[enabled]}trigger ${quote(name)}`);
  }
  const lost = missingFrom(await readConstraints(client), before);
  if (lost !== undefined) throw new Error(`After loading the rows this was not as before: ${lost}`);
}

/** Returns every trigger with its mode and every constraint with whether it was validated: one line each. */
export async function readConstraints(client: ClientBase): Promise<string[]> {
  return (await client.query<{ guard: string }>(CONSTRAINTS_SQL)).rows.map(({ guard }) => guard);
}

interface Trigger {
  readonly table: string;
  readonly name: string;
  readonly enabled: keyof typeof HOW_ENABLED;
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** The values of pg_trigger: in every session but replicas, only in replicas, in all. */
const HOW_ENABLED = { O: '', R: 'replica ', A: 'always ' } as const;

const TRIGGERS = `select t.tgrelid::regclass::text as "table", t.tgname as "name", t.tgenabled as "enabled"
from pg_trigger t join pg_class c on c.oid = t.tgrelid
where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgenabled <> 'D' order by 1, 2`;

const REFERENCES = `
select conrelid::regclass::text as "table", conname as "name", pg_get_constraintdef(oid) as "definition"
from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`;

const CONSTRAINTS_SQL = `select format('%s (%s)', pg_get_triggerdef(t.oid), t.tgenabled) as "guard"
from pg_trigger t join pg_class c on c.oid = t.tgrelid
where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
union all
select format('%s %s %s (%s)', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
from pg_constraint where connamespace = 'public'::regnamespace order by 1`;

function missingFrom(there: readonly string[], expectedLines: readonly string[]): string | undefined {
  const found = new Set(there);
  return expectedLines.find((line) => !found.has(line));
}
