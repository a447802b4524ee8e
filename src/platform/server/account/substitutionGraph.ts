/**
 * A graph of substitutions: each edge is directed from the person who is away to the person who acts, and is valid on
 * its days and for its document types. Pure; the rows are read elsewhere.
 */
import type { PlainDate } from '#language/values/plainDate.ts';

/** Document types; null for all of them. */
export type DocumentTypes = readonly string[] | null;

export interface Substitution {
  readonly from: string;
  readonly to: string;
  readonly startDate: PlainDate;
  readonly endDate: PlainDate;
  readonly documentTypes: DocumentTypes;
}

/** A person reached by the substitutions of one day. */
export interface ReachedPerson {
  readonly userId: string;
  /** The document types that reach this person by any path. */
  readonly documentTypes: DocumentTypes;
  /** The people in between on the shortest path, nearest first. */
  readonly through: readonly string[];
}

interface SubstitutionPeriod {
  readonly startDate: PlainDate;
  readonly endDate: PlainDate;
  readonly documentTypes: DocumentTypes;
}

/**
 * Returns whether the new substitution would return work to the person it came from, on any day and for any document
 * type.
 */
export function closesCycle(arrows: readonly Substitution[], added: Substitution): boolean {
  const waiting: { at: string; on: SubstitutionPeriod }[] = [{ at: added.to, on: added }];
  const visited = new Map<string, SubstitutionPeriod[]>();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { at, on } = next;
    if (at === added.from) return true;
    const visitedPeriods = visited.get(at) ?? [];
    // Already explored from here for a longer period and more document types.
    if (visitedPeriods.some((wider) => coversPeriod(wider, on))) continue;
    visited.set(at, [...visitedPeriods, on]);
    for (const arrow of arrows) {
      const both = arrow.from === at ? overlap(on, arrow) : undefined;
      if (both !== undefined) waiting.push({ at: arrow.to, on: both });
    }
  }
  return false;
}

/**
 * Returns everybody reached from one person by chains of substitutions that are all valid on one day; nearest first.
 */
export function reachedFrom(
  arrows: readonly Substitution[],
  { userId, towards }: { userId: string; towards: 'substitutes' | 'principals' },
): ReachedPerson[] {
  const [near, far] = towards === 'substitutes' ? (['from', 'to'] as const) : (['to', 'from'] as const);
  const found = new Map<string, ReachedPerson>();
  const waiting: ReachedPerson[] = [{ userId, documentTypes: null, through: [] }];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    for (const arrow of arrows) {
      if (arrow[near] !== next.userId || arrow[far] === userId) continue;
      const documentTypes = commonTypes(next.documentTypes, arrow.documentTypes);
      if (documentTypes?.length === 0) continue;
      const reached = found.get(arrow[far]);
      if (reached !== undefined && includesTypes(reached.documentTypes, documentTypes)) continue;
      const through = next.userId === userId ? [] : [...next.through, next.userId];
      found.set(arrow[far], {
        userId: arrow[far],
        documentTypes: reached === undefined ? documentTypes : unionOfTypes(reached.documentTypes, documentTypes),
        through: reached?.through ?? through,
      });
      waiting.push({ userId: arrow[far], documentTypes, through });
    }
  }
  return [...found.values()];
}

function overlap(a: SubstitutionPeriod, b: SubstitutionPeriod): SubstitutionPeriod | undefined {
  const startDate = a.startDate > b.startDate ? a.startDate : b.startDate;
  const endDate = a.endDate < b.endDate ? a.endDate : b.endDate;
  const documentTypes = commonTypes(a.documentTypes, b.documentTypes);
  return startDate > endDate || documentTypes?.length === 0 ? undefined : { startDate, endDate, documentTypes };
}

function coversPeriod(wide: SubstitutionPeriod, narrow: SubstitutionPeriod): boolean {
  return (
    wide.startDate <= narrow.startDate &&
    wide.endDate >= narrow.endDate &&
    includesTypes(wide.documentTypes, narrow.documentTypes)
  );
}

function commonTypes(a: DocumentTypes, b: DocumentTypes): DocumentTypes {
  if (a === null) return b;
  return b === null ? a : a.filter((documentType) => b.includes(documentType));
}

function unionOfTypes(a: DocumentTypes, b: DocumentTypes): DocumentTypes {
  return a === null || b === null ? null : [...new Set([...a, ...b])];
}

function includesTypes(whole: DocumentTypes, part: DocumentTypes): boolean {
  return whole === null || (part !== null && part.every((documentType) => whole.includes(documentType)));
}
