/** Calculates the fee of a request as of today. */
import type { Field } from '#language/field.ts';
import type { FeeTerms } from '#language/requestDeclaration.ts';
import { message, type MessageRef } from '#language/message.ts';
import { idOf } from '#language/readUnknown.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { Guard } from '#platform/server/request/step/stepParts.ts';
import { getNamedHolderId } from '#platform/server/request/case/loadCase.ts';
import type { Case } from '#platform/server/request/case/caseRows.ts';
import type { Engine } from '#platform/server/resource/engine.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { buildFeeQuestion, referenceIdsOf, type FeeReferenceName } from '../../buildFeeQuestion.ts';
import {
  calculateFee,
  type Fee,
  type FeeMissing,
  type FeeQuestion,
  type ReferenceWithName,
} from '../../calculateFee.ts';
import { questionFields, type QuestionName } from '../../feeQuestion.ts';
import { loadReferenceWithName } from '../loadReferenceWithName.ts';
import { loadRates } from '../storedRates.ts';
import '../../paymentMessages.ts';

type FeeEngine = Pick<Engine, 'catalogue' | 'lookups'>;

/** Cancellations and documents without a fee are not charged. */
export function isCharged({
  declaration,
  request,
  document,
}: Pick<Case, 'declaration' | 'request' | 'document'>): boolean {
  return request.refRequestType !== 'cancel' && declaration.fee?.(document) !== null;
}

export async function calculateCaseFee(
  engine: FeeEngine,
  db: Queryable,
  { found, today }: { found: Case; today: PlainDate },
): Promise<Fee | FeeMissing> {
  const question = await questionOf(engine, db, { found, today });
  return calculateFee(await loadRates(engine.catalogue, db, question), question);
}

/** Returns the fee terms of the document. */
export function termsOf({ declaration, document }: Pick<Case, 'declaration' | 'document'>): FeeTerms {
  return declaration.fee?.(document) ?? {};
}

export const feeKnown: Guard = async ({ engine, db, found, today }) => {
  if (!isCharged(found)) return undefined;
  const fee = await calculateCaseFee(engine, db, { found, today });
  return fee.kind === 'fee' ? undefined : missingReason(fee);
};

export function missingReason({ what, why }: FeeMissing): MessageRef {
  return (what === 'rate' ? undefined : why[0]) ?? message('feeRateMissing');
}

async function questionOf(
  engine: FeeEngine,
  db: Queryable,
  { found: { declaration, request, document }, today }: { found: Case; today: PlainDate },
): Promise<FeeQuestion> {
  const terms = termsOf({ declaration, document });
  const withName = async (what: QuestionName, id: string): Promise<ReferenceWithName> =>
    loadReferenceWithName(engine, db, { field: questionFields[what] as Field & { kind: 'ref' | 'lookup' }, id });
  const names: Partial<Record<FeeReferenceName, ReferenceWithName>> = {};
  for (const [what, id] of referenceIdsOf(terms)) names[what] = await withName(what, id);
  const departmentId = idOf(request.refDepartment);
  const base = {
    documentType: request.refDocumentType,
    requestType: request.refRequestType,
    date: today,
    holder: await withName('holder', getNamedHolderId(request)),
    ...(departmentId === null ? {} : { department: await withName('department', departmentId) }),
  };
  return buildFeeQuestion(terms, base, names);
}
