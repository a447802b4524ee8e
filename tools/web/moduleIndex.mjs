// @ts-check
/**
 * `virtual:haz-module-index`: what the browser must know of every module before it loads one, computed from the
 * declarations when the screens are built.
 */
import { join } from 'node:path';
import { root } from '../lib/install.mjs';

const NAME = 'virtual:haz-module-index';
/** Rollup's mark for modules without a file. */
const RESOLVED = `\0${NAME}`;

/** @param {boolean} withSpecimens */
const moduleIndexProgram = (withSpecimens) => `
import { moduleIndexOf } from './src/language/moduleIndex.ts';
import { modules } from './src/apps/modules.ts';
${withSpecimens ? `import { specimenModule } from './src/platform/testing/specimen.ts';\nimport { permitModule } from './src/platform/testing/permitModule.ts';\nconst more = [specimenModule, permitModule];` : 'const more = [];'}
export const text = JSON.stringify(moduleIndexOf(modules.concat(more)));
`;

/**
 * @param {{ withSpecimens?: boolean }} [options]
 * @returns {import('vite').Plugin}
 */
export function moduleIndexPlugin({ withSpecimens = false } = {}) {
  /** @type {ReadonlySet<string>} */
  let declarations = new Set();
  return {
    name: 'haz-module-index',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { text, files } = await readModuleIndex(withSpecimens);
      declarations = new Set(files);
      for (const file of files) this.addWatchFile(file);
      return `export const moduleIndex = ${text};`;
    },
    hotUpdate({ file }) {
      const module = declarations.has(file) ? this.environment.moduleGraph.getModuleById(RESOLVED) : undefined;
      if (module === undefined) return;
      this.environment.moduleGraph.invalidateModule(module);
      this.environment.hot.send({ type: 'full-reload' });
    },
  };
}

/**
 * Bundles and runs the declarations, packages included, so that only this program has to read TypeScript.
 * @param {boolean} withSpecimens
 * @returns {Promise<{ text: string, files: string[] }>}
 */
async function readModuleIndex(withSpecimens) {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    stdin: {
      contents: moduleIndexProgram(withSpecimens),
      resolveDir: root,
      sourcefile: 'moduleIndexProgram.ts',
      loader: 'ts',
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const { text } = /** @type {{ text: string }} */ (await import(`data:text/javascript;base64,${code}`));
  const files = Object.keys(metafile.inputs).filter((path) => path.startsWith('src/'));
  return { text, files: files.map((path) => join(root, path)) };
}
