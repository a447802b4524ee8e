/** Loads rows in any order: what the database holds of them is put aside, and stands afterwards as it stood. */
import type { ClientBase } from 'pg';
import { quote } from '../database/sqlText.ts';

/**
 * Rows refer to each other in rings, so references are taken off and put back: then all of them are checked at once.
 * Triggers say how rows may change, not what they may be: a part comes after the document that was issued with it, and
 * would be refused. They are switched off one by one, as the owner of the tables may. In the transaction of the caller.
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

/** Every trigger with whether it is on, every constraint with whether it was checked: a line each. */
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

/** As pg_trigger has it: in every session but replicas, only in replicas, in all. */
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

function missingFrom(there: readonly string[], wanted: readonly string[]): string | undefined {
  const found = new Set(there);
  return wanted.find((one) => !found.has(one));
}
