/**
 * Rules for passwords. Only length and not being guessable count: there are no rules about which characters (NIST SP
 * 800-63B, 3.1.1.2; OWASP ASVS 5.0, V6.2). The list of common passwords is too long for a browser; the server has it.
 */
import { message, type MessageRef } from '#language/message.ts';
import { isRepetition } from './passwordRepetition.ts';

/** Counted in code points. */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 200;

/** How long a mailed link for setting a password is valid. */
export const RESET_MINUTES = 60;

/** The future owner of the password: facts that others know of them are no secret. */
export interface PasswordOwner {
  readonly username?: string | null;
  readonly email?: string | null;
  readonly fullName?: string | null;
  readonly fullNameEn?: string | null;
}

/**
 * `systemNames` are the names of the system. Returns undefined if nothing is wrong, as far as can be checked without
 * the list of common passwords.
 */
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

/** Folds case and width of letters, because an attacker tries all variants. */
export function foldPassword(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** `aaaaaaaaaa` is in no list of common passwords and yet easy to guess. */
const DIFFERENT_CHARACTERS_MIN = 4;
/** Shorter parts occur in too many ordinary words. */
const PERSONAL_WORD_LENGTH_MIN = 3;
/** Words by which everybody calls the system, whatever its brand is. */
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
