// @ts-check
/**
 * `virtual:haz-modules`: loads the declaration of each module, and its web entry, when a screen needs it. A module has
 * a folder below src/modules; the platform is one like any other; the specimens are added, with their own web entry, in
 * the build for tests.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/install.mjs';

const NAME = 'virtual:haz-modules';
const RESOLVED = `\0${NAME}`;

/**
 * @param {{ withSpecimens?: boolean }} [options]
 * @returns {import('vite').Plugin}
 */
export function modulesPlugin({ withSpecimens = false } = {}) {
  return {
    name: 'haz-modules',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const names = readdirSync(join(root, 'src/modules'), { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [entry.name] : [],
      );
      const declarations = [
        line('platform', 'src/platform/model/coreModule.ts', 'platformCore'),
        line('platform-cases', 'src/platform/model/casesModule.ts', 'platformCases'),
        ...names.map((name) => line(name, `src/modules/${name}/index.ts`, camel(name))),
        ...(withSpecimens
          ? [
              line('specimen', 'src/platform/testing/specimen.ts', 'specimenModule'),
              line('permit', 'src/platform/testing/permitModule.ts', 'permitModule'),
            ]
          : []),
      ];
      const moduleWebs = [
        ...names.flatMap((name) =>
          existsSync(join(root, `src/modules/${name}/web/index.ts`))
            ? [line(name, `src/modules/${name}/web/index.ts`, 'moduleWeb')]
            : [],
        ),
        ...(withSpecimens ? [line('specimen', 'src/platform/testing/web/index.ts', 'moduleWeb')] : []),
      ];
      return `export const declarations = {\n${declarations.join('\n')}\n};\nexport const moduleWebs = {\n${moduleWebs.join('\n')}\n};\n`;
    },
  };
}

/**
 * @param {string} name
 * @param {string} file
 * @param {string} exported
 */
function line(name, file, exported) {
  return `  ${JSON.stringify(name)}: async () => (await import(${JSON.stringify(join(root, file))})).${exported},`;
}

/** @param {string} kebab */
function camel(kebab) {
  return kebab.replace(/-([a-z0-9])/g, (_, /** @type {string} */ letter) => letter.toUpperCase());
}
