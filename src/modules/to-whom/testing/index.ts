/** What tests of any document have to know of letters. */
import type { ModuleTesting } from '#platform/testing/moduleTesting.ts';
import { letterBody } from './letters.ts';

export const moduleTesting: ModuleTesting = {
  drafts: { toWhom: ({ test, operator }) => letterBody(test, operator) },
};
