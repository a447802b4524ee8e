/** Written by `npm run modules` from the folders of src/modules, by `dependsOn`. Not to be edited. */
import type { ModuleTesting } from '#platform/testing/moduleTesting.ts';
import { moduleTesting as fee } from '#modules/fee/testing/index.ts';
import { moduleTesting as storageLocation } from '#modules/storage-location/testing/index.ts';
import { moduleTesting as manufactureLocation } from '#modules/manufacture-location/testing/index.ts';
import { moduleTesting as manufactureSample } from '#modules/manufacture-sample/testing/index.ts';
import { moduleTesting as haz } from '#modules/haz/testing/index.ts';
import { moduleTesting as freeSale } from '#modules/free-sale/testing/index.ts';
import { moduleTesting as hazDiscuss } from '#modules/haz-discuss/testing/index.ts';
import { moduleTesting as hazLicense } from '#modules/haz-license/testing/index.ts';
import { moduleTesting as toWhom } from '#modules/to-whom/testing/index.ts';

export const moduleTestings: readonly ModuleTesting[] = [
  fee,
  storageLocation,
  manufactureLocation,
  manufactureSample,
  haz,
  freeSale,
  hazDiscuss,
  hazLicense,
  toWhom,
];
