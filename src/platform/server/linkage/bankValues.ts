/** Parses values as banks write them. */
import { z } from 'zod';
import { findInstant } from '#language/values/instant.ts';
import { findMoney } from '#language/values/moneyText.ts';

/** `2000.00`, greater than zero. */
export const bankMoney = textSchema((text) => {
  const amount = findMoney(text);
  return amount?.gt('0') === true ? amount : undefined;
});

/** With its offset; a date without time is not an instant. */
export const bankInstant = textSchema((text) => (text.includes('T') ? findInstant(text) : undefined));

export const bankIdentifier = z.string().regex(/^[\w-]{1,64}$/u);

/** Text that people wrote, cleaned so that it can be stored: no payment is refused because of a character in a name. */
export const bankText = z.string().transform((text) =>
  text
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim(),
);

function textSchema<Value>(find: (text: string) => Value | undefined) {
  return z.string().transform((text, context): Value => {
    const found = find(text);
    if (found !== undefined) return found;
    context.addIssue('not as agreed');
    return z.NEVER;
  });
}
