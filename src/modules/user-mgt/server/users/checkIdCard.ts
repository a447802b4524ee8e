/**
 * Returns whether the number of an ID card is valid and in use, and whose it is: the last only for people who may
 * create users.
 */
import { z } from 'zod';
import { isPersonId } from '#language/values/idCard.ts';
import type { CitizenRow } from '#platform/model/linkage/registryRows.ts';
import { foldIdentity } from '#platform/model/party/userRules.ts';
import { readBody, typedText } from '#platform/server/http/strictBody.ts';
import { forbidden, Refusal } from '#platform/server/errors.ts';
import type { Call, CallContext } from '#platform/server/http/call.ts';
import { throttleLookups } from '#platform/server/linkage/throttleLookups.ts';
import { isIdCardTaken } from './identityInUse.ts';

const MAX_NUMBER = 30;
const UNAVAILABLE = 503;
const numberBody = z.strictObject({ idCard: typedText(MAX_NUMBER) });

const text = { type: ['string', 'null'] };
const answerSchema = {
  type: 'object',
  required: ['isValid', 'isTaken'],
  properties: {
    isValid: { type: 'boolean' },
    isTaken: { type: 'boolean' },
    person: {
      type: ['object', 'null'],
      properties: {
        titleTh: text,
        firstNameTh: text,
        lastNameTh: text,
        titleEn: text,
        firstNameEn: text,
        lastNameEn: text,
      },
    },
    isLinked: { type: 'boolean' },
  },
};

export const checkIdCardCall: Call = {
  method: 'POST',
  path: '/api/v1/security/users/check-id-card',
  summary: ['ตรวจความถูกต้องของเลขบัตรประชาชน', 'Whether the number of an ID card is valid, and whether it is in use'],
  rights: ['canCreate', 'canEdit'],
  bodySchema: z.toJSONSchema(numberBody, { io: 'input' }),
  answerSchema,
  handle: checkIdCard,
};

/** The name of the person, and nothing that is not needed to write it. */
type PersonFacts = Pick<
  CitizenRow,
  'titleTh' | 'firstNameTh' | 'lastNameTh' | 'titleEn' | 'firstNameEn' | 'lastNameEn'
>;

interface IdCardAnswer {
  readonly isValid: boolean;
  readonly isTaken: boolean;
  readonly person?: PersonFacts | null;
  /** False if the registry was not reached, so that its silence is not taken for an answer. */
  readonly isLinked?: boolean;
}

async function checkIdCard(context: CallContext): Promise<IdCardAnswer> {
  const { app, actor } = context;
  const idCard = foldIdentity(readBody(numberBody, context.body).idCard);
  const isAnonymous = actor.userId === null;
  // People who may not read numbers must not find them by trying one after the other.
  if (!isAnonymous && !actor.fieldClasses.has('personal')) throw forbidden();
  throttleLookups(context);
  const isValid = isPersonId(idCard);
  const checked = {
    isValid,
    isTaken: await isIdCardTaken(app.pools.api, { documentType: 'idCard', idCard, isEndedFree: isAnonymous }),
  };
  return maySeeName(context)
    ? { ...checked, ...(isValid ? await findPerson(context, idCard) : { person: null, isLinked: true }) }
    : checked;
}

/** Only people who may create users. A person who has only registered is treated like an anonymous caller. */
function maySeeName({ actor, grant }: CallContext): boolean {
  return actor.userId !== null && grant.rights.has('canCreate');
}

async function findPerson(
  { app, actor, requestId }: CallContext,
  idCard: string,
): Promise<Required<Pick<IdCardAnswer, 'person' | 'isLinked'>>> {
  try {
    const row = await app.registries.findCitizen(idCard, { requestId, username: actor.username });
    return { person: row === undefined ? null : factsOf(row), isLinked: true };
  } catch (error) {
    if (error instanceof Refusal && error.status === UNAVAILABLE) return { person: null, isLinked: false };
    throw error;
  }
}

function factsOf({ titleTh, firstNameTh, lastNameTh, titleEn, firstNameEn, lastNameEn }: CitizenRow): PersonFacts {
  return { titleTh, firstNameTh, lastNameTh, titleEn, firstNameEn, lastNameEn };
}
