// @ts-check
/**
 * Sets documents, one at a time, in a process of its own. Plain JavaScript, so that it runs as it lies here beside the
 * sources and beside the bundle alike. What people have written comes as data (`sys.inputs`) and is never read as a template.
 *
 * @typedef {{ template: string, data: string, pictures: Readonly<Record<string, Uint8Array>> }} Job
 * @typedef {{ pdf: Uint8Array } | { missing: string } | { problem: string }} Answer
 */
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import process from 'node:process';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

/** Everything a document is set in. */
const WEIGHTS = ['400Regular', '400Regular_Italic', '700Bold'];
/** For the archive: every letter it needs is in the file, and one that the typeface lacks is an error instead of a box. */
const STANDARD = 'a-2b';
const NO_LETTER = /the text \\?"(?<letters>.+?)\\?" could not be displayed/gu;
/** A folder that only templates see: `/pictures/logo.png`. */
const PICTURES = 'pictures';
/** What was set long ago is forgotten, or the memory would only grow. */
const KEEP_RESULTS = 10;

const sarabun = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/sarabun/package.json'));
const [, , workspace = ''] = process.argv;
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: WEIGHTS.map((name) => join(sarabun, name)) }] });

process.on('message', (/** @type {Job} */ job) => process.send?.(answerTo(job)));

/**
 * @param {Job} job
 * @returns {Answer}
 */
function answerTo({ template, data, pictures }) {
  try {
    compiler.resetShadow();
    for (const [name, bytes] of Object.entries(pictures)) compiler.mapShadow(join(workspace, PICTURES, name), Buffer.from(bytes));
    const set = compiler.compile({ mainFilePath: template, inputs: { data } });
    const { result } = set;
    if (result === null) return { problem: problemIn(set) };
    return { pdf: new Uint8Array(compiler.pdf(result, { pdfStandard: STANDARD })) };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const missing = [...problem.matchAll(NO_LETTER)].map((match) => match.groups?.['letters'] ?? '');
    return missing.length === 0 ? { problem } : { missing: [...new Set(missing)].join(' ') };
  } finally {
    compiler.evictCache(KEEP_RESULTS);
  }
}

/** @param {import('@myriaddreamin/typst-ts-node-compiler').NodeTypstCompileResult} set */
function problemIn(set) {
  const error = set.takeError();
  return error === null ? 'The template could not be set' : JSON.stringify(compiler.fetchDiagnostics(error));
}
