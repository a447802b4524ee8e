/** Every module of the product, and all their declarations together. */
import { buildCatalogue } from '#language/catalogue.ts';
import type { ModuleDeclaration } from '#language/module.ts';
import { platform } from '#platform/model/module.ts';

export const modules: readonly ModuleDeclaration[] = [platform];

export const catalogue = buildCatalogue(modules);
