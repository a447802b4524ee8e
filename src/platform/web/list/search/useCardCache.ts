/** Loads the names of records that filters hold by id, so that a chip can show the name of a department. */
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Field } from '#language/field.ts';
import { searchRecords } from '../../api/resource.ts';
import { CACHED_LIST_MS } from '../../constants.ts';
import { findIndexedEntity } from '../../declarations/loadedModules.ts';
import type { CardValue } from '../../fields/control.ts';
import type { Filter } from './filters.ts';
import type { FilterValues } from './filterValue.ts';

export interface CardCache {
  /** Returns undefined while the record is loading, and where the person may not see it. */
  readonly find: (field: Field, id: string) => CardValue | undefined;
  /** Stores a record that was just picked, so that it is not loaded again. */
  readonly remember: (field: Field, card: CardValue) => void;
}

export function useCardCache(filters: readonly Filter[], values: FilterValues): CardCache {
  const queries = useQueryClient();
  const wanted = filters.flatMap((filter) => {
    const value = values[filter.path];
    const target = targetOf(filter.field);
    return value?.form === 'pick' && target !== undefined ? value.ids.map((id) => ({ target, id })) : [];
  });
  const answers = useQueries({
    queries: wanted.map(({ target, id }) => ({
      queryKey: keyOf(target, id),
      queryFn: () => loadCard(target, id),
      staleTime: CACHED_LIST_MS,
    })),
  });
  const loaded = new Map(wanted.map(({ target, id }, index) => [`${target} ${id}`, answers[index]?.data ?? undefined]));
  const remember = useCallback(
    (field: Field, card: CardValue) => void queries.setQueryData(keyOf(targetOf(field) ?? '', card.id), card),
    [queries],
  );
  return { find: (field, id) => loaded.get(`${targetOf(field) ?? ''} ${id}`), remember };
}

export function targetOf(field: Field): string | undefined {
  if (field.kind === 'ref') return field.target;
  return field.kind === 'choice' || field.kind === 'lookup' ? 'lookup' : undefined;
}

function keyOf(target: string, id: string): readonly string[] {
  return [findIndexedEntity(target)?.wire ?? target, 'card', id];
}

/** Returns null for a record that does not exist or that the person may not see. */
async function loadCard(target: string, id: string): Promise<CardValue | null> {
  const indexed = findIndexedEntity(target);
  if (indexed === undefined) return null;
  const { key, th, en } = indexed.card ?? {};
  const select = ['id', key, th, en].filter((name) => name !== undefined);
  const answer = await searchRecords(
    indexed,
    { select, page: 0, size: 1, where: [{ name: 'id', type: 'UUID', operator: '=', value: id }] },
    { silent: true },
  );
  return answer.data[0] ?? null;
}
