/**
 * Registered facts of the holder the person acts for, and the fields of a new document that are prefilled with them.
 */
import { createContext } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import { prefillValueOf, prefilledFieldsOf, type HolderFacts } from '#language/holderFacts.ts';
import type { AnyRecord } from '#language/record.ts';
import { call } from '../../api/call.ts';

const HOLDER_FACTS = '/api/v1/transaction/requests/holder-facts';

const NOTHING: HolderFacts = {};

export const HolderFactsContext = createContext<HolderFacts>(NOTHING);

/** Loaded only if a field is prefilled from it. If it cannot be loaded, the form is filled in manually. */
export function loadHolderFacts(entity: AnyEntity, signal: AbortSignal): Promise<HolderFacts> {
  if (prefilledFieldsOf(entity).length === 0) return Promise.resolve(NOTHING);
  return call<HolderFacts>('GET', HOLDER_FACTS, { signal, silent: true, background: true }).catch(() => NOTHING);
}

export function prefilledValues(entity: AnyEntity, facts: HolderFacts): AnyRecord {
  const values = prefilledFieldsOf(entity).map(([name, field]) => [name, prefillValueOf(field, facts)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== null));
}
