/** Reads and formats JSON as it is edited: as text, formatted when the person leaves the field. */
import type { JsonField } from '#language/field.ts';
import { message } from '#language/message.ts';
import { isPlainObject } from '#language/patch.ts';
import type { Json } from '#language/record.ts';
import '../messages.ts';
import type { ParseResult } from '../useTypedText.ts';

const INDENT = 2;

export function readJson(shape: JsonField['shape'], text: string): ParseResult<Json> {
  if (text.trim() === '') return { value: null };
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    return { problem: message('invalidJson') };
  }
  const fits = shape === 'array' ? Array.isArray(value) : isPlainObject(value);
  return fits ? { value } : { problem: message(shape === 'array' ? 'jsonArray' : 'jsonObject') };
}

export function writeJson(value: Json): string {
  return value === null ? '' : JSON.stringify(value, undefined, INDENT);
}
