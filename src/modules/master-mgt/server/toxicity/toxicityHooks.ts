/** Of one scheme, route and state no two active rows contain the same dose. */
import { fieldProblem, message } from '#language/message.ts';
import type { RecordValues } from '#language/record.ts';
import type { Facts } from '#language/registry.ts';
import { decimal, decimalText } from '#language/values/decimal.ts';
import { invalid } from '#platform/server/errors.ts';
import { factSuppliersOf, type Hooks, type WriteContext } from '#platform/server/resource/hooks.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { rangeText } from '../../doseText.ts';

export const toxicityHooks: Partial<Hooks> = {
  facts: factSuppliersOf('ld50', { ld50Overlapping: ({ db, record }) => findOverlapping(db, record) }),
  afterWrite: { ld50: [checkReactivatedRow] },
};

async function findOverlapping(
  db: Queryable,
  { id, refScheme, refRoute, refPhysicalState, moreThan, atMost }: RecordValues<'ld50'>,
): Promise<Facts['ld50Overlapping']> {
  if (refScheme === null || refRoute === null || moreThan === null) return null;
  // Concurrent writers of ranges would each find their own free, so one waits for the other.
  await db.query({ text: `select pg_advisory_xact_lock(hashtext('ld50 ranges'))` });
  const { rows } = await db.query<{ code: string; more: string; most: string | null }>({
    text: `select "code", trim_scale("more_than")::text as "more", trim_scale("at_most")::text as "most" from "ld50"
where "scheme" = $1 and "route" = $2 and ("physical_state" is null or $3::text is null or "physical_state" = $3)
  and "is_active" and "id" <> $4
and ("at_most" is null or "at_most" > $5::numeric) and ($6::numeric is null or "more_than" < $6) order by "more_than"
limit 1`,
    values: [
      refScheme,
      refRoute,
      refPhysicalState,
      id,
      decimalText(moreThan),
      atMost === null ? null : decimalText(atMost),
    ],
  });
  const [other] = rows;
  return other === undefined
    ? null
    : { code: other.code, moreThan: decimal(other.more), atMost: other.most === null ? null : decimal(other.most) };
}

/** Rules run when a record is saved; an archived one is activated without being saved. */
async function checkReactivatedRow({ db, action, after }: WriteContext<'ld50'>): Promise<void> {
  if (action !== 'activate' || after === undefined) return;
  const other = await findOverlapping(db, after);
  if (other !== null)
    throw invalid([
      fieldProblem('moreThan', message('doseRangeOverlaps', { code: other.code, range: rangeText(other) })),
    ]);
}
