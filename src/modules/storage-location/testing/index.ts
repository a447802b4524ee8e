/** What tests of any document need of storage locations. */
import type { ModuleTesting } from '#platform/testing/moduleTesting.ts';
import { placeBody, visitValues } from './places.ts';

export const moduleTesting: ModuleTesting = {
  drafts: { storageLocation: ({ test, operator }) => placeBody(test, operator) },
  stateValues: { storageLocation: { waitVisit: ({ app }) => visitValues(app.clock.today()) } },
};
