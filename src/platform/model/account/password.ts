/**
 * What a password may be. Length and not being guessable count, and nothing else: no rules about which characters
 * (NIST SP 800-63B, 3.1.1.2; OWASP ASVS 5.0, V6.2). The list of common passwords is too long for a browser; the server
 * has it.
 */
import { message, type MessageRef } from '#language/message.ts';
import { isRepetition } from './passwordRepetition.ts';

/** Counted as people count, in code points. */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 200;

/** How long a link by mail is good for setting one. */
export const RESET_MINUTES = 60;

/** Whose it is going to be: what others know of them is no secret. */
export interface PasswordOwner {
  readonly username?: string | null;
  readonly email?: string | null;
  readonly fullName?: string | null;
  readonly fullNameEn?: string | null;
}

/** `systemNames` are the names the system goes by. Undefined: nothing is wrong with it, as far as can be seen without the list. */
export function findPasswordProblem(
  password: string,
  owner: PasswordOwner,
  systemNames: readonly string[],
): MessageRef | undefined {
  const characters = [...password];
  if (characters.length < PASSWORD_MIN) return message('passwordTooShort', { n: PASSWORD_MIN });
  if (characters.length > PASSWORD_MAX) return message('passwordTooLong', { n: PASSWORD_MAX });
  const folded = foldPassword(password);
  if (isRepetition(folded)) return message('passwordRepeats');
  if (new Set(characters).size < DIFFERENT_CHARACTERS_MIN) return message('passwordTooCommon');
  return personalWords(owner, systemNames).some((word) => folded.includes(word))
    ? message('passwordHoldsName')
    : undefined;
}

/** Large and small, wide and narrow: who guesses tries them all. */
export function foldPassword(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** `aaaaaaaaaa` is in no list of passwords worth its length. */
const DIFFERENT_CHARACTERS_MIN = 4;
/** Shorter pieces stand in too many honest words. */
const PERSONAL_WORD_LENGTH_MIN = 3;
/** By which everybody calls it, whatever its brand is. */
const SYSTEM_WORDS = ['hazardous', 'วัตถุอันตราย'];

function personalWords(
  { username, email, fullName, fullNameEn }: PasswordOwner,
  systemNames: readonly string[],
): string[] {
  const words = [
    username ?? '',
    email?.split('@')[0] ?? '',
    ...nameParts(fullName),
    ...nameParts(fullNameEn),
    ...systemNames,
    ...SYSTEM_WORDS,
  ];
  return words.map(foldPassword).filter((word) => [...word].length >= PERSONAL_WORD_LENGTH_MIN);
}

function nameParts(name: string | null | undefined): string[] {
  return (name ?? '').split(/[\s.,()]+/u);
}
