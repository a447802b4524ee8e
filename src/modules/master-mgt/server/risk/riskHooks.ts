/**
 * Facts for the rules of schemes and red accounts: one scheme in force a day, and an operator on the red account once.
 */
import type { Label } from '#language/label.ts';
import { fieldProblem, message } from '#language/message.ts';
import type { RecordValues } from '#language/record.ts';
import { invalid } from '#platform/server/errors.ts';
import { factSuppliersOf, type FactContext, type Hooks, type WriteContext } from '#platform/server/resource/hooks.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { findOverlappingPeriod, periodLabel, type PartialPeriod } from '../overlappingPeriods.ts';

export const riskHooks: Partial<Hooks> = {
  facts: {
    ...factSuppliersOf('inspectionRisk', { schemeBeside: ({ db, record }) => findOverlappingScheme(db, record) }),
    ...factSuppliersOf('userRedAccount', {
      redAccountBeside: ({ db, record }) => findOverlappingRedAccount(db, record),
      redHolderFits,
    }),
  },
  afterWrite: { inspectionRisk: [schemeActivated], userRedAccount: [redAccountActivated] },
};

async function findOverlappingScheme(db: Queryable, record: PartialPeriod): Promise<Label | null> {
  const other = await findOverlappingPeriod(db, record, { entity: 'inspectionRisk', nameColumn: 'code' });
  if (other === undefined) return null;
  const [th, en] = periodLabel(other);
  return [`${other.name} ${th}`, `${other.name} ${en}`];
}

async function findOverlappingRedAccount(
  db: Queryable,
  record: PartialPeriod & Pick<RecordValues<'userRedAccount'>, 'refHolder'>,
): Promise<Label | null> {
  const { refHolder } = record;
  if (refHolder === null) return null;
  const other = await findOverlappingPeriod(db, record, {
    entity: 'userRedAccount',
    nameColumn: 'holder_id',
    mustMatch: { column: 'holder_id', value: refHolder.id },
  });
  return other === undefined ? null : periodLabel(other);
}

/** Employees and officers hold no records. A missing party is reported already. */
async function redHolderFits({ db, record: { refHolder } }: FactContext<'userRedAccount'>): Promise<boolean> {
  if (refHolder === null) return true;
  const { rows } = await db.query({
    text: `select from "user" where "id" = $1 and "person_type" in ('legalEntity', 'individual')`,
    values: [refHolder.id],
  });
  return rows.length > 0;
}

/** Rules run when a record is saved; an archived one is activated without being saved. */
async function schemeActivated({ db, action, after }: WriteContext<'inspectionRisk'>): Promise<void> {
  const other = action === 'activate' && after !== undefined ? await findOverlappingScheme(db, after) : null;
  if (other !== null) throw invalid([fieldProblem('effectiveDate', message('schemeInForceAlready', { other }))]);
}

async function redAccountActivated({ db, action, after }: WriteContext<'userRedAccount'>): Promise<void> {
  const other = action === 'activate' && after !== undefined ? await findOverlappingRedAccount(db, after) : null;
  if (other !== null) throw invalid([fieldProblem('effectiveDate', message('redAccountAlready', { other }))]);
}
