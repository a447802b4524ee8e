/** The one shape in which an error leaves: a sentence in the reader's language, its key, its data, its fields. */
import type { Catalogue } from '#language/catalogue.ts';
import type { Locale } from '#language/label.ts';
import { formatMessage, message, type MessageRef } from '#language/message.ts';
import { Refusal } from '../errors.ts';

export interface ErrorBody {
  readonly status: number;
  readonly message: string;
  readonly messageKey: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly fields: readonly { path: string; message: string; messageKey: string; data: unknown }[];
  readonly requestId: string;
}

export function errorBody(catalogue: Catalogue, refusal: Refusal, { locale, requestId }: { locale: Locale; requestId: string }): ErrorBody {
  return {
    status: refusal.status,
    message: textOf(catalogue, refusal.ref, locale),
    messageKey: refusal.ref.messageKey,
    data: { ...refusal.ref.data, ...refusal.detail },
    fields: refusal.fields.map(({ path, ...ref }) => ({ path, message: textOf(catalogue, ref, locale), messageKey: ref.messageKey, data: ref.data ?? {} })),
    requestId,
  };
}

/** Thai unless English is asked for first. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  return /^\s*en\b/i.test(acceptLanguage ?? '') ? 'en' : 'th';
}

export const internal = (): Refusal => new Refusal(500, message('internal'));

function textOf(catalogue: Catalogue, ref: MessageRef, locale: Locale): string {
  const text = catalogue.messages.get(ref.messageKey);
  return text === undefined ? ref.messageKey : formatMessage(text, locale, ref.data);
}
