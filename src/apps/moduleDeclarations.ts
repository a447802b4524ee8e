/** Written by `npm run modules` from the folders of src/modules, by `dependsOn`. Not to be edited. */
import type { ModuleDeclaration } from '#language/module.ts';
import { account } from '#modules/account/index.ts';
import { company } from '#modules/company/index.ts';
import { dataMgt } from '#modules/data-mgt/index.ts';
import { masterMgt } from '#modules/master-mgt/index.ts';
import { fee } from '#modules/fee/index.ts';
import { storageLocation } from '#modules/storage-location/index.ts';
import { manufactureLocation } from '#modules/manufacture-location/index.ts';
import { manufactureSample } from '#modules/manufacture-sample/index.ts';
import { haz } from '#modules/haz/index.ts';
import { freeSale } from '#modules/free-sale/index.ts';
import { hazDiscuss } from '#modules/haz-discuss/index.ts';
import { hazLicense } from '#modules/haz-license/index.ts';
import { hazLicenseNotice } from '#modules/haz-license-notice/index.ts';
import { hazMgt } from '#modules/haz-mgt/index.ts';
import { officer } from '#modules/officer/index.ts';
import { register } from '#modules/register/index.ts';
import { toWhom } from '#modules/to-whom/index.ts';
import { userMgt } from '#modules/user-mgt/index.ts';

export const moduleDeclarations: readonly ModuleDeclaration[] = [
  account,
  company,
  dataMgt,
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
  hazMgt,
  officer,
  register,
  toWhom,
  userMgt,
];
