/** Every module of the product, and all their declarations together. */
import { buildCatalogue } from '#language/catalogue.ts';
import type { ModuleDeclaration } from '#language/module.ts';
import { account } from '#modules/account/index.ts';
import { company } from '#modules/company/index.ts';
import { dataMgt } from '#modules/data-mgt/index.ts';
import { fee } from '#modules/fee/index.ts';
import { haz } from '#modules/haz/index.ts';
import { masterMgt } from '#modules/master-mgt/index.ts';
import { officer } from '#modules/officer/index.ts';
import { register } from '#modules/register/index.ts';
import { toWhom } from '#modules/to-whom/index.ts';
import { userMgt } from '#modules/user-mgt/index.ts';
import { linkage } from '#platform/model/linkage.ts';
import { platformCases } from '#platform/model/casesModule.ts';
import { platformCore } from '#platform/model/coreModule.ts';
import { sheets } from '#platform/model/sheets.ts';

export const modules: readonly ModuleDeclaration[] = [platformCore, platformCases, sheets, linkage, account, dataMgt, userMgt, masterMgt, fee, register, company, officer, haz, toWhom];

export const catalogue = buildCatalogue(modules);
