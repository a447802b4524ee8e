/** Facts that the rules of a pair of checkpoint and customs house need. */
import type { Label } from '#language/label.ts';
import { fieldProblem, message } from '#language/message.ts';
import type { RecordValues } from '#language/record.ts';
import { invalid } from '#platform/server/errors.ts';
import { factSuppliersOf, type FactContext, type Hooks, type WriteContext } from '#platform/server/resource/hooks.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';

export const pairHooks: Partial<Hooks> = {
  facts: factSuppliersOf('departmentCustoms', {
    isCheckpoint,
    mainCheckpointBeside: ({ db, record }) => findOtherMainCheckpoint(db, record),
  }),
  afterWrite: { departmentCustoms: [pairActivated] },
};

/** A missing department is reported already. */
async function isCheckpoint({ db, record: { refDepartment } }: FactContext<'departmentCustoms'>): Promise<boolean> {
  if (!refDepartment) return true;
  const { rows } = await db.query({
    text: `select from "department" where "id" = $1 and "department_type" = 'checkpoint'`,
    values: [refDepartment.id],
  });
  return rows.length > 0;
}

/** Concurrent writers of pairs of the same place wait for each other here, and then see what the other wrote. */
async function findOtherMainCheckpoint(
  db: Queryable,
  { id, refCustoms, isMain }: RecordValues<'departmentCustoms'>,
): Promise<Label | null> {
  if (!refCustoms || isMain !== true) return null;
  await db.query({
    text: 'select pg_advisory_xact_lock(hashtext($1))',
    values: [`department_customs ${refCustoms.id}`],
  });
  const { rows } = await db.query<{ th: string; en: string }>({
    text: `select d."name_th" as "th", coalesce(d."name_en", d."name_th") as "en" from "department_customs" p
      join "department" d on d."id" = p."department_id"
where p."customs_id" = $1 and p."is_main" and p."is_active" and p."id" <> $2 limit 1`,
    values: [refCustoms.id, id],
  });
  const [other] = rows;
  return other === undefined ? null : [other.th, other.en];
}

/** Rules run when a record is saved; an archived one is activated without being saved. */
async function pairActivated({ db, action, after }: WriteContext<'departmentCustoms'>): Promise<void> {
  const other = action === 'activate' && after !== undefined ? await findOtherMainCheckpoint(db, after) : null;
  if (other !== null) throw invalid([fieldProblem('isMain', message('mainCheckpointAlready', { other }))]);
}
