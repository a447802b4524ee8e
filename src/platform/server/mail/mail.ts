/** A mail to one person, in both languages, because the preferred one is unknown. */
import { z } from 'zod';
import type { Label } from '#language/label.ts';

export interface Mail {
  readonly to: string;
  readonly subject: Label;
  /** Plain text; an empty line starts a new paragraph. */
  readonly text: Label;
  /** After this time it is not sent: what it contains has expired. */
  readonly goodUntilMs?: number;
}

const label = z.tuple([z.string(), z.string()]);
export const mailSchema = z.strictObject({
  to: z.string(),
  subject: label,
  text: label,
  goodUntilMs: z.number().exactOptional(),
});

/** `so***@example.com`: enough for its owner to recognise it, too little for anybody else. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 1) return HIDDEN;
  const visiblePart = address.slice(0, at > LONG_ENOUGH ? VISIBLE_CHARACTERS : 1);
  return `${visiblePart}${HIDDEN}${address.slice(at)}`;
}

const HIDDEN = '***';
const VISIBLE_CHARACTERS = 2;
const LONG_ENOUGH = 3;
