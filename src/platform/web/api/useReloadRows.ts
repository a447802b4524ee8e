/** After something was done with the rows of an entity: whatever was read of them is read again. */
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
