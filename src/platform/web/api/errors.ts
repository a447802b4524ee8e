/** Errors of a call: the server refused it, or did not answer. */
import type { Locale } from '#language/label.ts';
import { formatMessage, type MessageRef } from '#language/message.ts';
import { findMessage } from '../declarations/loadedMessages.ts';

export interface FieldError extends MessageRef {
  readonly path: string;
  readonly message: string;
}

interface ErrorBody {
  readonly message?: string;
  readonly messageKey?: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly fields?: readonly FieldError[];
  readonly requestId?: string;
}

export class ApiError extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly body: ErrorBody;

  constructor(status: number, statusText: string, body: ErrorBody) {
    super(body.message ?? `${status} ${statusText}`);
    this.status = status;
    this.statusText = statusText;
    this.body = body;
  }
}

/** The network or the server cannot be reached. */
export class NoResponse extends Error {}

/**
 * Returns the text in the reader's language if it is known, otherwise the server's text, otherwise the status text of
 * HTTP.
 */
export function errorText({ status, statusText, body }: ApiError, locale: Locale): string {
  const message = body.messageKey === undefined ? undefined : findMessage(body.messageKey);
  if (message !== undefined) return formatMessage(message, locale, body.data as MessageRef['data']);
  return body.message ?? `${status} ${statusText}`;
}

/** Returns undefined if there is no problem. */
export function optionalProblemText(
  problem: Parameters<typeof problemText>[0] | undefined,
  locale: Locale,
): string | undefined {
  return problem === undefined ? undefined : problemText(problem, locale);
}

export function problemText(problem: MessageRef & { readonly message?: string }, locale: Locale): string {
  const message = findMessage(problem.messageKey);
  return message === undefined ? (problem.message ?? problem.messageKey) : formatMessage(message, locale, problem.data);
}
