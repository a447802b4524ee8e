/** Reloads the rows of an entity after an action has changed them. */
import { useQueryClient } from '@tanstack/react-query';
import type { AnyEntity } from '#language/entity.ts';
import { baseOf } from './resource.ts';

export function useReloadRows(entity: AnyEntity): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: [baseOf(entity)] });
    if (entity.name === 'lookup') await queries.invalidateQueries({ queryKey: ['lookups'] });
  };
}
