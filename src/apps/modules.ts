/** Every module of the product, and all their declarations together. */
import { buildCatalogue } from '#language/catalogue.ts';
import type { ModuleDeclaration } from '#language/module.ts';
import { linkage } from '#platform/model/linkage/linkage.ts';
import { platformCases } from '#platform/model/casesModule.ts';
import { platformCore } from '#platform/model/coreModule.ts';
import { sheets } from '#platform/model/file/sheets.ts';
import { moduleDeclarations } from './moduleDeclarations.ts';

export const modules: readonly ModuleDeclaration[] = [
  platformCore,
  platformCases,
  sheets,
  linkage,
  ...moduleDeclarations,
];

export const catalogue = buildCatalogue(modules);
