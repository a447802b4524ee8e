/**
 * Loads vocabularies: a group is loaded completely and cached, unless it is large; then it is searched while the person
 * types.
 */
import { queryOptions } from '@tanstack/react-query';
import { getChoice } from '#language/catalogue.ts';
import type { ChoiceField, LookupField } from '#language/field.ts';
import { searchRecords, type SentTerm } from '../../api/resource.ts';
import { CACHED_LIST_MS } from '../../constants.ts';
import { catalogue } from '../../declarations/loadedModules.ts';

export interface LookupRow {
  readonly id: string;
  readonly key: string;
  readonly value: string;
  readonly value2: string | null;
  readonly seq: number;
  /** For a row of a choice: the code that rules read. */
  readonly code: string | null;
  readonly isActive: boolean;
}

export interface LookupGroup {
  /** Ordered by seq, including archived ones: a record may still refer to them. */
  readonly rows: readonly LookupRow[];
  /** False for a group too large to be loaded; then `rows` has only its first rows. */
  readonly isWhole: boolean;
}

/** More than a person would scroll through. */
export const WHOLE_GROUP_ROWS = 500;

export const LOOKUPS = { wire: 'master/lookups' } as const;
const SELECT = ['key', 'value', 'value2', 'seq', 'code', 'isActive'] as const;
export const BY_SEQ = [
  { name: 'seq', type: 'ASC' },
  { name: 'key', type: 'ASC' },
] as const;

export function lookupsQuery(group: string) {
  return queryOptions({
    queryKey: ['lookups', group],
    staleTime: CACHED_LIST_MS,
    queryFn: async ({ signal }): Promise<LookupGroup> => {
      const { data, totalSize } = await searchRecords<LookupRow>(
        LOOKUPS,
        { select: SELECT, page: 0, size: WHOLE_GROUP_ROWS, where: [inGroup(group)], sort: BY_SEQ },
        { signal, silent: true },
      );
      return { rows: data, isWhole: totalSize <= data.length };
    },
  });
}

export function inGroup(group: string): SentTerm {
  return { name: 'group', type: 'String', operator: '=', value: group };
}

export function groupOf(field: ChoiceField | LookupField): string {
  return field.kind === 'choice' ? getChoice(catalogue, field.choice).group : field.group;
}
