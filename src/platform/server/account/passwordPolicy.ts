/** Refuses a password that others would guess. */
import { message, type MessageRef } from '#language/message.ts';
import { findPasswordProblem, foldPassword, type PasswordOwner } from '#platform/model/account/password.ts';
import { readServerInfo } from '../auth/serverInfo.ts';
import { ruleBroken } from '../errors.ts';
import type { Queryable } from '../database/queryable.ts';

/** Throws 422 at `password`. Costs no argon2. */
export async function refuseWeakPassword(db: Queryable, password: string, owner: PasswordOwner): Promise<void> {
  const { brand } = await readServerInfo(db);
  const problem =
    findPasswordProblem(password, owner, [brand.th, brand.en]) ?? (await findCommonPasswordProblem(password));
  if (problem !== undefined) throw ruleBroken('password', problem);
}

export async function findCommonPasswordProblem(password: string): Promise<MessageRef | undefined> {
  const folded = foldPassword(password);
  const common = await commonPasswords();
  const isCommon = common.has(folded) || common.has(withoutTail(folded)) || isTwoOf(common, folded);
  return isCommon ? message('passwordTooCommon') : undefined;
}

/** What people put behind a word when they are told that a word is not enough. */
function withoutTail(folded: string): string {
  return folded.replace(/[\d\p{P}\p{S}\s]+$/u, '');
}

/** Few of the common ones have ten characters; two of them in a row are what many make of one. */
function isTwoOf(common: ReadonlySet<string>, folded: string): boolean {
  const characters = [...folded];
  return characters.some(
    (_, at) =>
      at >= MIN_PIECE_LENGTH &&
      characters.length - at >= MIN_PIECE_LENGTH &&
      common.has(characters.slice(0, at).join('')) &&
      common.has(characters.slice(at).join('')),
  );
}

const MIN_PIECE_LENGTH = 3;

let loadedPasswords: Promise<ReadonlySet<string>> | undefined;

/** 49,000 of them, read when the first password is set: who only starts the server does not wait for them. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loadedPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(foldPassword)),
  );
  return loadedPasswords;
}
