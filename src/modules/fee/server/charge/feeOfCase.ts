/** What a request costs today. */
import type { Field } from '#language/field.ts';
import type { FeeTerms } from '#language/request.ts';
import { message, type MessageRef } from '#language/message.ts';
import { idOf } from '#language/readValue.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { Guard } from '#platform/server/request/step/stepParts.ts';
import { getNamedHolderId } from '#platform/server/request/case/loadCase.ts';
import type { Case } from '#platform/server/request/case/caseRows.ts';
import type { Engine } from '#platform/server/resource/engine.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { askedBy, idsOf, type AskedId } from '../../askedBy.ts';
import { feeOf, type Fee, type FeeMissing, type FeeQuestion, type Named } from '../../feeOf.ts';
import { questionFields, type QuestionName } from '../../feeQuestion.ts';
import { loadNamed } from '../named.ts';
import { loadRates } from '../storedRates.ts';
import '../../paymentMessages.ts';

type FeeEngine = Pick<Engine, 'catalogue' | 'lookups'>;

/** Whoever gives something up pays nothing for it, nor does who asks for what costs nothing. */
export function isCharged({
  declaration,
  request,
  document,
}: Pick<Case, 'declaration' | 'request' | 'document'>): boolean {
  return request.refRequestType !== 'cancel' && declaration.fee?.(document) !== null;
}

export async function feeOfCase(
  engine: FeeEngine,
  db: Queryable,
  { found, today }: { found: Case; today: PlainDate },
): Promise<Fee | FeeMissing> {
  const question = await questionOf(engine, db, { found, today });
  return feeOf(await loadRates(engine.catalogue, db, question), question);
}

/** What the document says of it. */
export function termsOf({ declaration, document }: Pick<Case, 'declaration' | 'document'>): FeeTerms {
  return declaration.fee?.(document) ?? {};
}

export const feeKnown: Guard = async ({ engine, db, found, today }) => {
  if (!isCharged(found)) return undefined;
  const fee = await feeOfCase(engine, db, { found, today });
  return fee.kind === 'fee' ? undefined : whyMissing(fee);
};

export function whyMissing({ what, why }: FeeMissing): MessageRef {
  return (what === 'rate' ? undefined : why[0]) ?? message('feeRateMissing');
}

async function questionOf(
  engine: FeeEngine,
  db: Queryable,
  { found: { declaration, request, document }, today }: { found: Case; today: PlainDate },
): Promise<FeeQuestion> {
  const terms = termsOf({ declaration, document });
  const named = async (what: QuestionName, id: string): Promise<Named> =>
    loadNamed(engine, db, { field: questionFields[what] as Field & { kind: 'ref' | 'lookup' }, id });
  const names: Partial<Record<AskedId, Named>> = {};
  for (const [what, id] of idsOf(terms)) names[what] = await named(what, id);
  const departmentId = idOf(request.refDepartment);
  const asked = {
    documentType: request.refDocumentType,
    requestType: request.refRequestType,
    date: today,
    holder: await named('holder', getNamedHolderId(request)),
    ...(departmentId === null ? {} : { department: await named('department', departmentId) }),
  };
  return askedBy(terms, asked, names);
}
