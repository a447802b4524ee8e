/** What tests of any document need of letters. */
import type { ModuleTesting } from '#platform/testing/moduleTesting.ts';
import { letterBody } from './letters.ts';

export const moduleTesting: ModuleTesting = {
  drafts: { toWhom: ({ test, operator }) => letterBody(test, operator) },
};
