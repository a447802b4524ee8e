/** What fees add to the server. */
import type { ServerDoor } from '#platform/server/door.ts';
import { onlyOneIsActivated, overlappingFeeRates } from './overlappingRates.ts';
import { seedFeeRates } from './seed/feeRates.ts';
import { tryFeeCall } from './tryFee.ts';

export const door: ServerDoor = {
  calls: [tryFeeCall],
  hooks: { facts: { overlappingFeeRates }, afterWrite: { feeRate: [onlyOneIsActivated] } },
  reference: { module: 'fee', seed: seedFeeRates },
};
