/** Of one scheme, route and state no two active rows hold the same dose. */
import { at, message } from '#language/message.ts';
import type { AnyRecord } from '#language/record.ts';
import type { Facts } from '#language/registry.ts';
import { decimal, decimalText, type Decimal } from '#language/values/decimal.ts';
import { invalid } from '#platform/server/errors.ts';
import type { FactContext, Hooks, WriteContext } from '#platform/server/resource/hooks.ts';
import { rangeText } from '../../doseText.ts';

export const toxicityHooks: Partial<Hooks> = {
  facts: { ld50Overlapping: ({ db, record }) => findOverlapping(db, record) },
  afterWrite: { ld50: [afterRow] },
};

async function findOverlapping(db: FactContext['db'], { id, refScheme, refRoute, refPhysicalState, moreThan, atMost }: AnyRecord): Promise<Facts['ld50Overlapping']> {
  if (typeof refScheme !== 'string' || typeof refRoute !== 'string' || moreThan === null || moreThan === undefined) return null;
  // Two who enter ranges at once would each find its own free: one waits for the other.
  await db.query(`select pg_advisory_xact_lock(hashtext('ld50 ranges'))`);
  const { rows } = await db.query<{ code: string; more: string; most: string | null }>(
    `select "code", trim_scale("more_than")::text as "more", trim_scale("at_most")::text as "most" from "ld50"
where "scheme" = $1 and "route" = $2 and ("physical_state" is null or $3::text is null or "physical_state" = $3) and "is_active" and "id" <> $4
and ("at_most" is null or "at_most" > $5::numeric) and ($6::numeric is null or "more_than" < $6) order by "more_than" limit 1`,
    [refScheme, refRoute, refPhysicalState ?? null, id, decimalText(moreThan as Decimal), atMost === null || atMost === undefined ? null : decimalText(atMost as Decimal)],
  );
  const [other] = rows;
  return other === undefined ? null : { code: other.code, moreThan: decimal(other.more), atMost: other.most === null ? null : decimal(other.most) };
}

/** Rules run when a record is saved; what was archived comes back without being saved. */
async function afterRow({ db, action, after }: WriteContext): Promise<void> {
  if (action !== 'activate' || after === undefined) return;
  const other = await findOverlapping(db, after);
  if (other !== null) throw invalid([at('moreThan', message('doseRangeOverlaps', { code: other.code, range: rangeText(other) }))]);
}
