/** Rules for a user, whoever writes it: the same in the browser and on the server. */
import { SYSTEM_USERNAME } from '#language/commonFields.ts';
import { rule, type Rule } from '#language/entity.ts';
import { fieldProblem, message, type Problem } from '#language/message.ts';
import type { RecordValues } from '#language/record.ts';
import { valueRule, type ValueRule } from '#language/valueRule.ts';
import { isJuristicId, isPersonId, isThirteenDigitId } from '#language/values/idCard.ts';
import '../access/administrationMessages.ts';

declare module '#language/registry.ts' {
  interface Facts {
    /** Whether another user has the name, in any case. */
    isUsernameTaken: boolean;
    /** Whether another active user has the number. */
    isIdCardTaken: boolean;
  }
}

/** User name in the logs where nobody was signed in. */
export const ANONYMOUS_USERNAME = 'anonymous';
const reservedUsernames: ReadonlySet<string> = new Set([SYSTEM_USERNAME, ANONYMOUS_USERNAME]);

/** Folds names that a person would consider the same to one text. */
export function foldUsername(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}

export function isReservedUsername(name: string): boolean {
  return reservedUsernames.has(foldUsername(name));
}

/** Folds the number of a document for comparison: without separators between the digits. */
export function foldIdentity(number: string): string {
  return number
    .normalize('NFKC')
    .replace(/[\s\p{Dash_Punctuation}]/gu, '')
    .toUpperCase();
}

/** Names are used in addresses and paths: none begins or ends with a dot, or has two in a row. */
export function dotsBetweenLetters(): ValueRule {
  return valueRule('dotsBetweenLetters', (value) =>
    typeof value === 'string' && /^\.|\.$|\.\./.test(value) ? message('usernameShape') : undefined,
  );
}

/** A legal entity holds records and never signs in; people sign in for it. */
export function mayHaveAccount({ refPersonType }: Pick<RecordValues<'user'>, 'refPersonType'>): boolean {
  return refPersonType !== 'legalEntity';
}

/** Only a person who signs in has roles, and must have a user name. */
export function needsUsername(user: RecordValues<'user'>): boolean {
  const roles = (user.roles ?? []) as readonly { readonly isDelete?: boolean }[];
  return mayHaveAccount(user) && roles.some(({ isDelete }) => isDelete !== true);
}

const usernameNotReserved = rule<'user'>('usernameNotReserved', {
  check: ({ username }) =>
    username !== null && isReservedUsername(username)
      ? fieldProblem('username', message('usernameReserved'))
      : undefined,
});

const usernameFree = rule<'user', 'isUsernameTaken'>('usernameFree', {
  needs: ['isUsernameTaken'],
  check: (_user, { isUsernameTaken }) =>
    isUsernameTaken ? fieldProblem('username', message('usernameTaken')) : undefined,
});

/** A passport number has letters and digits; its length differs from country to country. */
const PASSPORT = /^[A-Z0-9]{5,20}$/;

/** Returns what is wrong with the number of a person's document, by its type. */
export function findIdentityProblem({
  idCard,
  refDocumentTypePerson,
}: Pick<RecordValues<'user'>, 'idCard' | 'refDocumentTypePerson'>): Problem | undefined {
  if (idCard === null || idCard === '') return undefined;
  switch (refDocumentTypePerson) {
    case null:
      return fieldProblem('refDocumentTypePerson', message('documentTypeMissing'));
    case 'idCard':
      return isPersonId(idCard) ? undefined : fieldProblem('idCard', message('idCardInvalid'));
    case 'juristic':
      return isJuristicId(idCard) ? undefined : fieldProblem('idCard', message('identityInvalid'));
    case 'alienCard':
      return isThirteenDigitId(idCard) ? undefined : fieldProblem('idCard', message('identityInvalid'));
    case 'passport':
      return PASSPORT.test(idCard) ? undefined : fieldProblem('idCard', message('identityInvalid'));
  }
}

const idCardFits = rule<'user'>('idCardFits', { check: findIdentityProblem });

const idCardFree = rule<'user', 'isIdCardTaken'>('idCardFree', {
  needs: ['isIdCardTaken'],
  check: (_user, { isIdCardTaken }) => (isIdCardTaken ? fieldProblem('idCard', message('idCardTaken')) : undefined),
});

export const userRules: readonly Rule<'user'>[] = [usernameNotReserved, usernameFree, idCardFits, idCardFree];
