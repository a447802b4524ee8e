/**
 * Loads the names of the ids in an address: a filter contains the id of a department, and people need to read its name.
 */
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Field } from '#language/field.ts';
import { searchRecords } from '../../api/resource.ts';
import { CACHED_LIST_MS } from '../../constants.ts';
import { findIndexedEntity } from '../../declarations/loadedModules.ts';
import type { CardValue } from '../../fields/control.ts';
import { readFilter, type Filter, type FilterTexts } from './filters.ts';

export interface CardCache {
  /** Returns undefined while it is loading, and if it may not be seen. */
  readonly find: (field: Field, id: string) => CardValue | undefined;
  /** Stores a card that was just chosen, so that it need not be loaded. */
  readonly remember: (field: Field, card: CardValue) => void;
}

export function useCardCache(filters: readonly Filter[], texts: FilterTexts): CardCache {
  const queries = useQueryClient();
  const wanted = filters.flatMap((filter) => {
    const value = readFilter(filter, texts[filter.path] ?? '');
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
  const cardByKey = new Map(
    wanted.map(({ target, id }, index) => [`${target} ${id}`, answers[index]?.data ?? undefined]),
  );
  const remember = useCallback(
    (field: Field, card: CardValue) => void queries.setQueryData(keyOf(targetOf(field) ?? '', card.id), card),
    [queries],
  );
  return { find: (field, id) => cardByKey.get(`${targetOf(field) ?? ''} ${id}`), remember };
}

export function targetOf(field: Field): string | undefined {
  if (field.kind === 'ref') return field.target;
  return field.kind === 'choice' || field.kind === 'lookup' ? 'lookup' : undefined;
}

function keyOf(target: string, id: string): readonly string[] {
  return [findIndexedEntity(target)?.wire ?? target, 'card', id];
}

/** Returns null for a record that does not exist, or may not be seen. */
async function loadCard(target: string, id: string): Promise<CardValue | null> {
  const outlined = findIndexedEntity(target);
  if (outlined === undefined) return null;
  const { key, th, en } = outlined.card ?? {};
  const select = ['id', key, th, en].filter((name) => name !== undefined);
  const answer = await searchRecords(
    outlined,
    { select, page: 0, size: 1, where: [{ name: 'id', type: 'UUID', operator: '=', value: id }] },
    { silent: true },
  );
  return answer.data[0] ?? null;
}
