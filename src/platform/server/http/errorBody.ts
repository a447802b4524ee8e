/** The single shape of an error body: a sentence in the reader's language, its key, its data, its fields. */
import type { Catalogue } from '#language/catalogue.ts';
import type { Locale } from '#language/label.ts';
import { formatMessage, message, type MessageRef, type Problem, type Warning } from '#language/message.ts';
import { Refusal } from '../errors.ts';
import type { CallContext } from './call.ts';

/** A problem or a warning, with its text in the language of the reader. */
export type WithMessage<P extends Problem> = P & { readonly message: string };

export interface ErrorBody {
  readonly status: number;
  readonly message: string;
  readonly messageKey: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly fields: readonly { path: string; message: string; messageKey: string; data: unknown }[];
  /** Only if the call is refused because of them. */
  readonly warnings?: readonly WithMessage<Warning>[];
  readonly requestId: string;
}

export function errorBody(
  catalogue: Catalogue,
  refusal: Refusal,
  { locale, requestId }: { locale: Locale; requestId: string },
): ErrorBody {
  return {
    status: refusal.status,
    message: textOf(catalogue, refusal.ref, locale),
    messageKey: refusal.ref.messageKey,
    data: { ...refusal.ref.data, ...refusal.detail },
    fields: refusal.fields.map(({ path, ...ref }) => ({
      path,
      message: textOf(catalogue, ref, locale),
      messageKey: ref.messageKey,
      data: ref.data ?? {},
    })),
    ...(refusal.warnings.length === 0 ? {} : { warnings: withMessages(catalogue, refusal.warnings, locale) }),
    requestId,
  };
}

/** Adds to each its text, and the values inserted into it. */
export function withMessages<P extends Problem>(
  catalogue: Catalogue,
  problems: readonly P[],
  locale: Locale,
): readonly WithMessage<P>[] {
  return problems.map((problem) => ({
    ...problem,
    message: textOf(catalogue, problem, locale),
    data: problem.data ?? {},
  }));
}

/** In the language of the caller. */
export function errorBodyFor({
  app,
  headers,
  requestId,
}: Pick<CallContext, 'app' | 'headers' | 'requestId'>): (refusal: Refusal) => ErrorBody {
  const locale = localeOf(headers['accept-language']);
  return (refusal) => errorBody(app.catalogue, refusal, { locale, requestId });
}

/** Thai unless English is preferred. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  return /^\s*en\b/i.test(acceptLanguage ?? '') ? 'en' : 'th';
}

export const internalError = (): Refusal => new Refusal(500, message('internal'));

function textOf(catalogue: Catalogue, ref: MessageRef, locale: Locale): string {
  const text = catalogue.messages.get(ref.messageKey);
  return text === undefined ? ref.messageKey : formatMessage(text, locale, ref.data);
}
