/** What tests of any document need of rulings. */
import type { ModuleTesting } from '#platform/testing/moduleTesting.ts';
import { discussBody } from './discusses.ts';

export const moduleTesting: ModuleTesting = {
  drafts: { hazDiscuss: ({ test, operator }) => discussBody(test, operator) },
};
