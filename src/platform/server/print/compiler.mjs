// @ts-check
/**
 * Typst, as WebAssembly: the same on every machine, and the only build for every machine that writes tags and
 * searchable Thai. Papers and manuals are typeset with it. Plain JavaScript, because it also runs outside the bundle.
 *
 * @typedef {{ main: string, inputs?: Readonly<Record<string, string>>, files?: Readonly<Record<string, Uint8Array>> }} Job  Paths are relative to the folder it was created with.
 * @typedef {{ pdf: Uint8Array } | { problem: string }} Answer
 * @typedef {{ set: (job: Job) => Answer, letters: ReadonlySet<number> }} Compiler  `letters`: those that at least one of its typefaces has.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { initSync, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { lettersIn } from './lettersIn.mjs';

const require = createRequire(import.meta.url);
const TYPEFACE = /\.(?:ttf|otf)$/;
/** Symbols and Greek letters, which Sarabun lacks, and a typeface in which a one and an l differ. */
const OTHER_TYPEFACES = join(dirname(fileURLToPath(import.meta.url)), 'typefaces');
/** A constant of the compiler: every diagnostic, with its file and line, as text. */
const DIAGNOSTICS = 2;
/**
 * Machine code that is generated once and not optimised: the first document is ready after a third of the time.
 * Optimised code typesets each later one in two thirds of the time, which pays off after some four hundred of them.
 */
const QUICK_START = ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

/**
 * @param {{ folder: string, weights: readonly string[], isBrief: boolean }} options  The weights of Sarabun, by the names of its package; whether it will typeset only a few documents.
 * @returns {Promise<Compiler>}
 */
export async function createCompiler({ folder, weights, isBrief }) {
  if (isBrief) for (const flag of QUICK_START) setFlagsFromString(flag);
  initSync({ module: readFileSync(require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')) });
  const builder = new TypstCompilerBuilder();
  const read = (/** @type {string} */ path) =>
    undefinedIfMissing(() => new Uint8Array(readFileSync(join(folder, path))));
  await builder.set_access_model(
    {},
    (/** @type {string} */ path) => undefinedIfMissing(() => statSync(join(folder, path)).mtime),
    (/** @type {string} */ path) => undefinedIfMissing(() => statSync(join(folder, path)).isFile()) ?? false,
    (/** @type {string} */ path) => path,
    read,
  );
  const sarabun = dirname(require.resolve('@expo-google-fonts/sarabun/package.json'));
  const typefaces = [...weights.map((weight) => join(sarabun, weight)), OTHER_TYPEFACES].flatMap(typefacesIn);
  for (const typeface of typefaces) await builder.add_raw_font(typeface);
  const compiler = await builder.build();
  return {
    letters: new Set(typefaces.flatMap(lettersIn)),
    set: ({ main, inputs = {}, files = {} }) => {
      try {
        compiler.reset_shadow();
        for (const [path, bytes] of Object.entries(files)) compiler.map_shadow(path, bytes);
        const { result, diagnostics } = /** @type {{ result?: Uint8Array, diagnostics?: readonly string[] }} */ (
          compiler.compile(main, Object.entries(inputs), 'pdf', DIAGNOSTICS)
        );
        return result === undefined ? { problem: (diagnostics ?? []).join('\n') } : { pdf: result };
      } finally {
        // It still remembers earlier documents, and its memory only grows: see `MAX_MEMORY_BYTES` in `worker.mjs`.
        compiler.reset();
      }
    },
  };
}

/** @param {string} folder */
function typefacesIn(folder) {
  return readdirSync(folder)
    .filter((name) => TYPEFACE.test(name))
    .toSorted()
    .map((name) => new Uint8Array(readFileSync(join(folder, name))));
}

/**
 * The compiler reports missing files itself.
 * @template T
 * @param {() => T} look
 * @returns {T | undefined}
 */
function undefinedIfMissing(look) {
  try {
    return look();
  } catch {
    return undefined;
  }
}
