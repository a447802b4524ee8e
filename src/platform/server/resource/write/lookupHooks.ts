/** Every process caches lookups in memory: a change is notified when its transaction commits. */
import { notifyChanged } from '../../database/listen.ts';
import type { Hooks, WriteContext } from '../hooks.ts';

const publishLookupsChange = ({ db }: WriteContext): Promise<void> => notifyChanged(db, 'lookups');

export const lookupHooks: Partial<Hooks> = { afterWrite: { lookup: [publishLookupsChange] } };
