/** Directors as registered and as requested. */
import type { Label } from '#language/label.ts';
import type { WireRecord } from '#platform/web/api/resource.ts';

export interface Director {
  readonly id: string;
  readonly lineId: string;
  readonly title: Label | null;
  readonly fullName: string;
  readonly fullNameEn: string | null;
  readonly position: string | null;
  readonly isAuthorizer: boolean;
}

export type Mark = 'added' | 'changed' | 'removed' | 'same';

export interface MarkedDirector {
  readonly director: Director;
  readonly mark: Mark;
}

/** Returns the requested directors, each with what is new about it; removed ones are last. */
export function markDirectors(inForce: readonly Director[], requested: readonly Director[]): readonly MarkedDirector[] {
  const before = new Map(inForce.map((director) => [director.lineId, director]));
  const requestedLineIds = new Set(requested.map(({ lineId }) => lineId));
  return [
    ...requested.map((director) => ({ director, mark: markOf(before.get(director.lineId), director) })),
    ...inForce
      .filter(({ lineId }) => !requestedLineIds.has(lineId))
      .map((director) => ({ director, mark: 'removed' as const })),
  ];
}

function markOf(before: Director | undefined, after: Director): Mark {
  if (before === undefined) return 'added';
  // Every revision has rows with other ids.
  return JSON.stringify({ ...before, id: after.id }) === JSON.stringify(after) ? 'same' : 'changed';
}

export function directorOf(row: WireRecord): Director {
  const title = row['refTitle'] as { readonly value: string; readonly value2: string | null } | null | undefined;
  const text = (name: string): string | null => (typeof row[name] === 'string' ? row[name] : null);
  return {
    id: row.id,
    lineId: text('lineId') ?? row.id,
    title: title === null || title === undefined ? null : [title.value, title.value2 ?? title.value],
    fullName: text('fullName') ?? '',
    fullNameEn: text('fullNameEn'),
    position: text('position'),
    isAuthorizer: row['isAuthorizer'] === true,
  };
}
