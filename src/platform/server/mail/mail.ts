/** A mail of ours: to one person, with both languages in it, because nobody says which they read. */
import { z } from 'zod';
import type { Label } from '#language/label.ts';

export interface Mail {
  readonly to: string;
  readonly subject: Label;
  /** Plain text; an empty line begins a new paragraph. */
  readonly text: Label;
  /** After this it would only confuse: what it carries has run out. */
  readonly goodUntilMs?: number;
}

const label = z.tuple([z.string(), z.string()]);
export const mailSchema = z.strictObject({
  to: z.string(),
  subject: label,
  text: label,
  goodUntilMs: z.number().exactOptional(),
});

/** `so***@example.com`: enough for its owner to know it again, too little for anybody else. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 1) return HIDDEN;
  const shown = address.slice(0, at > LONG_ENOUGH ? VISIBLE_CHARACTERS : 1);
  return `${shown}${HIDDEN}${address.slice(at)}`;
}

const HIDDEN = '***';
const VISIBLE_CHARACTERS = 2;
const LONG_ENOUGH = 3;
