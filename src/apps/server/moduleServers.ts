/** Written by `npm run modules` from the folders of src/modules, by `dependsOn`. Not to be edited. */
import type { ModuleServer } from '#platform/server/moduleServer.ts';
import { moduleServer as company } from '#modules/company/server/index.ts';
import { moduleServer as masterMgt } from '#modules/master-mgt/server/index.ts';
import { moduleServer as fee } from '#modules/fee/server/index.ts';
import { moduleServer as storageLocation } from '#modules/storage-location/server/index.ts';
import { moduleServer as manufactureLocation } from '#modules/manufacture-location/server/index.ts';
import { moduleServer as manufactureSample } from '#modules/manufacture-sample/server/index.ts';
import { moduleServer as haz } from '#modules/haz/server/index.ts';
import { moduleServer as freeSale } from '#modules/free-sale/server/index.ts';
import { moduleServer as hazDiscuss } from '#modules/haz-discuss/server/index.ts';
import { moduleServer as hazLicense } from '#modules/haz-license/server/index.ts';
import { moduleServer as hazLicenseNotice } from '#modules/haz-license-notice/server/index.ts';
import { moduleServer as officer } from '#modules/officer/server/index.ts';
import { moduleServer as register } from '#modules/register/server/index.ts';
import { moduleServer as toWhom } from '#modules/to-whom/server/index.ts';
import { moduleServer as userMgt } from '#modules/user-mgt/server/index.ts';

export const moduleServers: readonly ModuleServer[] = [
  company,
  masterMgt,
  fee,
  storageLocation,
  manufactureLocation,
  manufactureSample,
  haz,
  freeSale,
  hazDiscuss,
  hazLicense,
  hazLicenseNotice,
  officer,
  register,
  toWhom,
  userMgt,
];
