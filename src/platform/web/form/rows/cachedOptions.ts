/** Finds a word of a vocabulary by its key, or by its text in either language. Searches only what has been loaded. */
import type { QueryClient } from '@tanstack/react-query';
import type { Field } from '#language/field.ts';
import type { AnyRecord } from '#language/record.ts';
import { groupOf, lookupsQuery } from '../../fields/options/lookups.ts';

export type FindOption = (field: Field, text: string) => AnyRecord | undefined;

export function cachedOptions(queries: QueryClient): FindOption {
  return (field, text) => {
    if (field.kind !== 'choice' && field.kind !== 'lookup') return undefined;
    const searched = text.trim().toLowerCase();
    const rows = queries.getQueryData(lookupsQuery(groupOf(field)).queryKey)?.rows ?? [];
    const found = rows.find(
      (row) => row.isActive && [row.key, row.value, row.value2].some((label) => label?.toLowerCase() === searched),
    );
    return found === undefined ? undefined : { id: found.id, key: found.key, value: found.value, value2: found.value2 };
  };
}
