/**
 * Texts of the screens. Each folder declares its own catalogue next to its components; a missing parameter is a type
 * error.
 */
import {
  formatMessage,
  type Message,
  type MessageCatalogue,
  type MessageParameter,
  type ParametersOf,
} from '#language/message.ts';
import type { Locale } from '#language/label.ts';
import { useLocale } from './locale.ts';

export type Translate<C extends MessageCatalogue> = <K extends keyof C & string>(
  key: K,
  ...data: [ParametersOf<C[K]>] extends [never] ? [] : [{ readonly [P in ParametersOf<C[K]>]: MessageParameter }]
) => string;

export function defineTexts<const C extends MessageCatalogue>(catalogue: C): C {
  return catalogue;
}

/** For code outside components. */
export function translate<C extends MessageCatalogue>(catalogue: C, locale: Locale): Translate<C> {
  return (key, ...data) => formatMessage(catalogue[key] as Message, locale, data[0]);
}

export function useTexts<C extends MessageCatalogue>(catalogue: C): Translate<C> {
  return translate(catalogue, useLocale());
}
