/** Refuses a password that others would guess. */
import { message, type MessageRef } from '#language/message.ts';
import { findPasswordProblem, foldPassword, type PasswordOwner } from '#platform/model/password.ts';
import { readServerInfo } from '../auth/serverInfo.ts';
import { refuseAt } from '../errors.ts';
import type { Queryable } from '../resource/search.ts';

/** Throws 422 at `password`. Costs no argon2. */
export async function refuseWeakPassword(db: Queryable, password: string, owner: PasswordOwner): Promise<void> {
  const { brand } = await readServerInfo(db);
  const problem = findPasswordProblem(password, owner, [brand.th, brand.en]) ?? (await findCommon(password));
  if (problem !== undefined) throw refuseAt('password', problem);
}

export async function findCommon(password: string): Promise<MessageRef | undefined> {
  const folded = foldPassword(password);
  const common = await commonPasswords();
  const isCommon = common.has(folded) || common.has(withoutTail(folded));
  return isCommon ? message('passwordTooCommon') : undefined;
}

/** What people put behind a word when they are told that a word is not enough. */
function withoutTail(folded: string): string {
  return folded.replace(/[\d\p{P}\p{S}\s]+$/u, '');
}

let known: Promise<ReadonlySet<string>> | undefined;

/** 49,000 of them, read when the first password is set: who only starts the server does not wait for them. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common'].map(foldPassword)));
  return known;
}
