/** Facts of other rows that the rules of substances and of the tariff need. */
import { fieldProblem, message } from '#language/message.ts';
import type { RecordValues } from '#language/record.ts';
import type { Facts } from '#language/registry.ts';
import { invalid } from '#platform/server/errors.ts';
import { factSuppliersOf, type Hooks, type WriteContext } from '#platform/server/resource/hooks.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';

export const substanceHooks: Partial<Hooks> = {
  facts: {
    ...factSuppliersOf('hazSubStance', { substanceOfCas: ({ db, record }) => findSubstanceOfCas(db, record) }),
    ...factSuppliersOf('coordinateCustoms', {
      isTariffLineTaken: async ({ db, record: { id, hsCode, statCode } }) => {
        const { rows } = await db.query(
          `select 1 from "coordinate_customs" where "hs_code" = $1 and "stat_code" = $2 and "id" <> $3 limit 1`,
          [hsCode, statCode, id],
        );
        return rows.length > 0;
      },
    }),
  },
  afterWrite: { hazSubStance: [checkReactivatedSubstance] },
};

async function findSubstanceOfCas(
  db: Queryable,
  { id, casNo }: Pick<RecordValues<'hazSubStance'>, 'id' | 'casNo'>,
): Promise<Facts['substanceOfCas']> {
  if (casNo === null) return null;
  // Concurrent writers of the same number would both find it free, so one waits for the other. The numbers share 256
  // locks: a sheet of thousands would otherwise take every lock of the database, and nobody else could work until it is
  // loaded.
  await db.query({
    text: `select pg_advisory_xact_lock(hashtext('haz_sub_stance cas_no'), hashtext($1) & 255)`,
    values: [casNo],
  });
  const { rows } = await db.query<NonNullable<Facts['substanceOfCas']>>({
    text: `select "code", "name_th" as "nameTh", "name_en" as "nameEn" from "haz_sub_stance"
      where "cas_no" = $1 and "is_active" and "id" <> $2 limit 1`,
    values: [casNo, id],
  });
  return rows[0] ?? null;
}

/** Rules run when a record is saved; an archived one is activated without being saved. */
async function checkReactivatedSubstance({ db, action, after }: WriteContext<'hazSubStance'>): Promise<void> {
  if (action !== 'activate' || after === undefined) return;
  const other = await findSubstanceOfCas(db, after);
  if (other !== null)
    throw invalid([
      fieldProblem('casNo', message('casTaken', { name: [other.nameTh, other.nameEn], code: other.code })),
    ]);
}
