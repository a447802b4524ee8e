/** Refuses a password that is easy to guess. */
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

/** Removes what people append to a word when a word alone is refused. */
function withoutTail(folded: string): string {
  return folded.replace(/[\d\p{P}\p{S}\s]+$/u, '');
}

/** Few common passwords have ten characters, and many people write one twice: two in a row are refused as well. */
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

/** 49,000 passwords, read when the first password is set, so that the start of the server does not wait for them. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loadedPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(foldPassword)),
  );
  return loadedPasswords;
}
