/** What tests of any document need of certified places: storage locations, and places of manufacture. */
import type { ModuleTesting } from '#platform/testing/moduleTesting.ts';
import { placeBody, visitValues } from './places.ts';

export const moduleTesting: ModuleTesting = {
  drafts: { storageLocation: ({ test, operator }) => placeBody(test, operator) },
  stateValues: { storageLocation: { waitVisit: ({ app }) => visitValues(app.clock.today()) } },
};
