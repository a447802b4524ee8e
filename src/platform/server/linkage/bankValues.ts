/** Values as banks write them, read into ours. */
import { z } from 'zod';
import { findInstant } from '#language/values/instant.ts';
import { findMoney } from '#language/values/moneyText.ts';

/** `2000.00`, more than nothing. */
export const money = read((text) => {
  const amount = findMoney(text);
  return amount?.gt('0') === true ? amount : undefined;
});

/** With its offset; a day alone names no moment. */
export const moment = read((text) => (text.includes('T') ? findInstant(text) : undefined));

export const identifier = z.string().regex(/^[\w-]{1,64}$/u);

/** What people wrote, as it can be kept: no payment is refused for a sign in somebody's name. */
export const words = z.string().transform((text) =>
  text
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim(),
);

function read<Value>(find: (text: string) => Value | undefined) {
  return z.string().transform((text, context): Value => {
    const found = find(text);
    if (found !== undefined) return found;
    context.addIssue('not as agreed');
    return z.NEVER;
  });
}
