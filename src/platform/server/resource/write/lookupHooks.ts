/** Lookups are kept in memory by every process: a change is told when its transaction commits. */
import { notifyChanged } from '../../database/listen.ts';
import type { Hooks, WriteContext } from '../hooks.ts';

const publishLookupsChange = ({ db }: WriteContext): Promise<void> => notifyChanged(db, 'lookups');

export const lookupHooks: Partial<Hooks> = { afterWrite: { lookup: [publishLookupsChange] } };
