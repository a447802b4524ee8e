/** The name of a person or a company: a special field, because it is shown in mails, papers and lists of others. */
import { text, type TextField, type TextOptions } from '#language/field.ts';
import type { Label } from '#language/label.ts';
import { plainName } from '#language/sharedRules.ts';

export const PARTY_NAME_LENGTH_MAX = 300;

export function partyName<const O extends Pick<TextOptions, 'required' | 'searched' | 'max'> = object>(
  label: Label,
  options?: O,
): TextField<O extends { readonly required: true } ? true : false> {
  return text(label, { max: PARTY_NAME_LENGTH_MAX, ...options, rules: [plainName()] }) as TextField<
    O extends { readonly required: true } ? true : false
  >;
}
