/** Facts of the vocabularies and of other cases that the rules of a case for rulings need, and those of requests for one. */
import { factSuppliersOf, type Hooks } from '#platform/server/resource/hooks.ts';
import { findDiscussOverlaps } from './discussOverlaps.ts';
import { findSubChoices } from './subChoices.ts';

export const discussHooks: Partial<Hooks> = {
  facts: {
    ...factSuppliersOf('hazDiscussCase', { discussOverlaps: findDiscussOverlaps }),
    // Entities of other modules with the same four fields may need it, too.
    discussSubChoices: ({ db, record }) =>
      findSubChoices(db, record as unknown as Parameters<typeof findSubChoices>[1]),
  },
};
