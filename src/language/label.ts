/** Every text that a person reads exists in both languages, Thai first. */
export type Label = readonly [th: string, en: string];

export type Locale = 'th' | 'en';

export function inLocale(label: Label, locale: Locale): string {
  return locale === 'th' ? label[0] : label[1];
}

/** Within a sentence, English begins it with a small letter, unless it is an abbreviation. */
export function inSentence([th, en]: Label): Label {
  return [th, en.replace(/^[A-Z](?=[a-z ])/u, (letter) => letter.toLowerCase())];
}
