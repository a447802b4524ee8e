/** What tests of any document need of places of manufacture. What officers record at a visit comes from storage locations. */
import type { ModuleTesting } from '#platform/testing/moduleTesting.ts';
import { factoryBody } from './factories.ts';

export const moduleTesting: ModuleTesting = {
  drafts: { manufactureLocation: ({ test, operator }) => factoryBody(test, operator) },
};
