/** Rules for one value that several kinds of master data share. */
import { message } from '#language/message.ts';
import { type ValueRule, valueRule } from '#language/valueRule.ts';
import { normaliseForSearch } from '#language/values/thaiText.ts';

/** For a text with one name a line: none of them twice, whatever its capitals. */
export function distinctLines(): ValueRule {
  return valueRule('distinctLines', (value) => {
    const seenLines = new Set<string>();
    for (const line of linesOf(value)) {
      const normalised = normaliseForSearch(line);
      if (seenLines.has(normalised)) return message('lineRepeated', { line });
      seenLines.add(normalised);
    }
    return undefined;
  });
}

export function linesOf(value: unknown): readonly string[] {
  return typeof value !== 'string'
    ? []
    : value
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
}

/** Removes empty lines and spaces at the ends. */
export function tidyLines(typed: string): string {
  return linesOf(typed).join('\n');
}
