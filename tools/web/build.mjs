// @ts-check
/** The screens as files: the output of Vite, and compressed variants of each. */
import { stripVTControlCharacters } from 'node:util';
import { weightKib } from './budget.mjs';
import { compressedVariantsOf } from './compress.mjs';

/**
 * Paths from dist/web, the page last, so that every file it names exists when it is read.
 * @typedef {{ path: string, contents: Uint8Array }} WebFile
 * @typedef {import('vite').Rolldown.RolldownOutput} Bundle
 */

/**
 * @param {{ withSpecimens: boolean }} options
 * @returns {Promise<{ files: WebFile[], firstLoadKib: number }>}
 */
export async function buildWeb(options) {
  const bundle = await bundleWeb(options);
  const plain = bundle.output.map((outputFile) => ({ path: outputFile.fileName, contents: contentsOf(outputFile) }));
  const assets = plain.filter(({ path }) => path !== PAGE);
  // A build for tests alone is not worth the time.
  const twins = options.withSpecimens ? [] : await Promise.all(assets.map(compressedVariantsOf));
  return {
    files: [...twins.flat(), ...assets, ...plain.filter(({ path }) => path === PAGE)],
    firstLoadKib: firstLoad(bundle),
  };
}

const PAGE = 'index.html';

/**
 * @param {{ withSpecimens: boolean }} options
 * @returns {Promise<Bundle>}
 */
async function bundleWeb(options) {
  const { build } = await import('vite');
  const { configOf } = await import('./vite.config.mjs');
  const environment = process.env.NODE_ENV;
  // Tests and developers also build for production: React has a separate build for developers.
  process.env.NODE_ENV = 'production';
  try {
    // Not as the name of a file: Vite would write a copy of it among the packages, which may belong to another user.
    return /** @type {Bundle} */ (await build({ ...configOf(options), configFile: false, logLevel: 'silent' }));
  } catch (error) {
    const words = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
    throw new Error(words.replaceAll(/\n\s*\n/g, '\n').trim(), { cause: error });
  } finally {
    if (environment === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = environment;
  }
}

/**
 * Returns the weight that every visitor loads, by the names in the page and their imports. It is an estimate: a test in
 * a browser measures what is really fetched.
 * @param {Bundle} bundle
 */
function firstLoad({ output }) {
  const chunks = new Map(
    output.flatMap((outputFile) => (outputFile.type === 'chunk' ? [[outputFile.fileName, outputFile]] : [])),
  );
  const scripts = new Set(
    output.flatMap((outputFile) => (outputFile.type === 'chunk' && outputFile.isEntry ? [outputFile.fileName] : [])),
  );
  // A Set also visits items that are added during the iteration.
  for (const name of scripts) for (const next of chunks.get(name)?.imports ?? []) scripts.add(next);
  const page = output.find((outputFile) => outputFile.fileName === PAGE);
  const text = page?.type === 'asset' ? String(page.source) : '';
  const needed = output.filter(
    (outputFile) => outputFile === page || scripts.has(outputFile.fileName) || text.includes(outputFile.fileName),
  );
  return needed.reduce(
    (sum, outputFile) => sum + weightKib({ path: outputFile.fileName, contents: contentsOf(outputFile) }),
    0,
  );
}

/** @param {Bundle['output'][number]} one */
function contentsOf(one) {
  return Buffer.from(one.type === 'chunk' ? one.code : one.source);
}
