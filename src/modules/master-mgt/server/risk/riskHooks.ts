/** One scheme in force a day, and an operator on the red account once: what the rules of both need to know. */
import type { Label } from '#language/label.ts';
import { at, message } from '#language/message.ts';
import type { Draft } from '#language/record.ts';
import { invalid } from '#platform/server/errors.ts';
import { factsOf, type FactContext, type Hooks, type WriteContext } from '#platform/server/resource/hooks.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { findBeside, periodLabel, type DraftPeriod } from '../periods.ts';

export const riskHooks: Partial<Hooks> = {
  facts: {
    ...factsOf('inspectionRisk', { schemeBeside: ({ db, record }) => schemeBeside(db, record) }),
    ...factsOf('userRedAccount', { redAccountBeside: ({ db, record }) => redAccountBeside(db, record), redHolderFits }),
  },
  afterWrite: { inspectionRisk: [schemeActivated], userRedAccount: [redAccountActivated] },
};

async function schemeBeside(db: Queryable, record: DraftPeriod): Promise<Label | null> {
  const other = await findBeside(db, record, { entity: 'inspectionRisk', column: 'code' });
  if (other === undefined) return null;
  const [th, en] = periodLabel(other);
  return [`${other.name} ${th}`, `${other.name} ${en}`];
}

async function redAccountBeside(
  db: Queryable,
  record: DraftPeriod & Pick<Draft<'userRedAccount'>, 'refHolder'>,
): Promise<Label | null> {
  const { refHolder } = record;
  if (refHolder === null) return null;
  const other = await findBeside(db, record, {
    entity: 'userRedAccount',
    column: 'holder_id',
    same: { column: 'holder_id', value: refHolder.id },
  });
  return other === undefined ? null : periodLabel(other);
}

/** Employees and officers hold nothing. Who is missing is told already. */
async function redHolderFits({ db, record: { refHolder } }: FactContext<'userRedAccount'>): Promise<boolean> {
  if (refHolder === null) return true;
  const { rows } = await db.query({
    text: `select from "user" where "id" = $1 and "person_type" in ('legalEntity', 'individual')`,
    values: [refHolder.id],
  });
  return rows.length > 0;
}

/** Rules run when a record is saved; what was archived comes back without being saved. */
async function schemeActivated({ db, action, after }: WriteContext<'inspectionRisk'>): Promise<void> {
  const other = action === 'activate' && after !== undefined ? await schemeBeside(db, after) : null;
  if (other !== null) throw invalid([at('effectiveDate', message('schemeInForceAlready', { other }))]);
}

async function redAccountActivated({ db, action, after }: WriteContext<'userRedAccount'>): Promise<void> {
  const other = action === 'activate' && after !== undefined ? await redAccountBeside(db, after) : null;
  if (other !== null) throw invalid([at('effectiveDate', message('redAccountAlready', { other }))]);
}
