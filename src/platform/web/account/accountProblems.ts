/**
 * Finds the errors of an account form by field: those in the response of the server, and those that can be found before
 * a call.
 */
import type { Locale } from '#language/label.ts';
import { formatMessage, type Message, type MessageRef } from '#language/message.ts';
import { accountMessages } from '#platform/model/account/accountMessages.ts';
import { ApiError } from '../api/errors.ts';
import { refusalText } from '../api/failureText.ts';

/** Texts by the name of the input; an error that belongs to no input has the empty name. */
export type FieldProblems = Readonly<Record<string, string>>;

const messages: Readonly<Record<string, Message>> = accountMessages;

/** Uses the account messages, because these pages are open before any declaration is loaded. */
export function accountMessageText(ref: MessageRef & { readonly message?: string }, locale: Locale): string {
  const message = messages[ref.messageKey];
  return message === undefined ? (ref.message ?? ref.messageKey) : formatMessage(message, locale, ref.data);
}

export function accountProblemsOf(error: unknown, names: readonly string[], locale: Locale): FieldProblems {
  const fields = error instanceof ApiError ? (error.body.fields ?? []) : [];
  const placed = fields.filter(({ path }) => names.includes(path));
  return placed.length === 0
    ? { '': refusalText(error, locale) }
    : Object.fromEntries(placed.map((field) => [field.path, accountMessageText(field, locale)]));
}

/** Returns true if the server refused that field with one of these messages. */
export function isRefusedAt(error: unknown, path: string, messageKeys: readonly string[]): boolean {
  return (
    error instanceof ApiError &&
    (error.body.fields ?? []).some((field) => field.path === path && messageKeys.includes(field.messageKey))
  );
}
