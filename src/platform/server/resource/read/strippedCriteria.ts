/**
 * Criteria as some systems send them: with every filter they have, and null or nothing in those that were not filled
 * in.
 */
import { isPlainObject } from '#language/patch.ts';

type SentObject = Readonly<Record<string, unknown>>;

/**
 * Removes members that are null and conditions without a value. The others stay in the groups in which they were
 * written.
 */
export function strippedCriteria(body: unknown): unknown {
  if (!isPlainObject(body)) return body ?? {};
  const members = Object.entries(body).filter(([, value]) => value !== null);
  return Object.fromEntries(members.map(([name, value]) => [name, Array.isArray(value) ? listOf(name, value) : value]));
}

function listOf(name: string, values: readonly unknown[]): readonly unknown[] {
  const present = values.filter((value) => value !== null);
  return name === 'where' ? withoutBlankTerms(present) : present;
}

/** An OR joins the group of the condition it followed, and begins that group if the condition was removed. */
function withoutBlankTerms(terms: readonly unknown[]): readonly unknown[] {
  const remaining: unknown[] = [];
  let isGroupBegun = false;
  for (const sent of terms) {
    if (!isPlainObject(sent)) {
      remaining.push(sent);
      continue;
    }
    const term = termOf(sent);
    if (term['logic'] !== 'OR') isGroupBegun = false;
    if (isBlank(term['value']) && isBlank(term['value2'])) continue;
    remaining.push(term['logic'] === 'OR' && !isGroupBegun ? { ...term, logic: 'AND' } : term);
    isGroupBegun = true;
  }
  return remaining;
}

function termOf(sent: SentObject): SentObject {
  const members = Object.entries(sent).filter(([, value]) => value !== null);
  return Object.fromEntries(
    members.map(([name, value]) => [name, Array.isArray(value) ? value.filter((item) => item !== null) : value]),
  );
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
