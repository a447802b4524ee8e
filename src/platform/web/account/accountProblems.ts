/** What the server says against a form of the account, at its fields; and what can be said before it is asked. */
import type { Locale } from '#language/label.ts';
import { formatMessage, type Message, type MessageRef } from '#language/message.ts';
import { accountMessages } from '#platform/model/account/accountMessages.ts';
import { ApiError } from '../api/errors.ts';
import { refusalText } from '../api/failureText.ts';

/** By the name of the input; what no input is to blame for stands under the empty name. */
export type FieldProblems = Readonly<Record<string, string>>;

const messages: Readonly<Record<string, Message>> = accountMessages;

/** These pages are open before any declaration is loaded, so the words are theirs. */
export function accountMessageText(ref: MessageRef & { readonly message?: string }, locale: Locale): string {
  const known = messages[ref.messageKey];
  return known === undefined ? (ref.message ?? ref.messageKey) : formatMessage(known, locale, ref.data);
}

export function accountProblemsOf(error: unknown, names: readonly string[], locale: Locale): FieldProblems {
  const fields = error instanceof ApiError ? (error.body.fields ?? []) : [];
  const placed = fields.filter(({ path }) => names.includes(path));
  return placed.length === 0
    ? { '': refusalText(error, locale) }
    : Object.fromEntries(placed.map((field) => [field.path, accountMessageText(field, locale)]));
}

/** Whether that is what the server said at that field. */
export function isRefusedAt(error: unknown, path: string, messageKeys: readonly string[]): boolean {
  return (
    error instanceof ApiError &&
    (error.body.fields ?? []).some((field) => field.path === path && messageKeys.includes(field.messageKey))
  );
}
