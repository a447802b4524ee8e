// @ts-check
/**
 * Typesets documents, one at a time, in a separate process. Plain JavaScript, so that it runs unchanged next to the
 * sources and next to the bundle. Text that people have written is passed as data (`sys.inputs`, and a file of its
 * words) and is never read as a template. Thai line breaks and drawings of codes are computed here too: some ten
 * milliseconds a document, which would otherwise delay calls.
 *
 * @typedef {{ template: string, data: string, pictures: Readonly<Record<string, Uint8Array>> }} Job
 * @typedef {{ pdf: Uint8Array, isFull: boolean } | { missing: string } | { problem: string }} Answer
 */
import { constants, setPriority } from 'node:os';
import process from 'node:process';
import { toArchivePdf } from './archive.mjs';
import { createCompiler } from './compiler.mjs';
import { qrSvg } from './qr.mjs';
import { thaiLinesOf } from './thaiWords.mjs';

/** All weights that documents use. */
const WEIGHTS = ['400Regular', '400Regular_Italic', '700Bold'];
/** A folder that only templates see: `/pictures/logo.png`. */
const PICTURES = '/pictures/';
/** Another: the words of the Thai text (`paper.typ`). */
const WORDS = '/said/thai.json';
/**
 * The compiler frees nothing of the documents it has typeset, some two megabytes each: a process that uses more is
 * replaced.
 */
const MAX_MEMORY_BYTES = 1024 ** 3;
/** Line ends, and characters that have no shape on purpose. */
const WITHOUT_SHAPE = /[\t\n\r\p{Default_Ignorable_Code_Point}]/u;

// If there are not enough cores, calls have priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const [, , workspace = '', length] = process.argv;
const ready = createCompiler({ folder: workspace, weights: WEIGHTS, isBrief: length === 'brief' });

// A crash of the compiler ends this process too, and the next document gets another.
process.on('message', (/** @type {Job} */ job) => void typesetJob(job).then((answer) => process.send?.(answer)));

/**
 * @param {Job} job
 * @returns {Promise<Answer>}
 */
async function typesetJob({ template, data, pictures }) {
  const compiler = await ready;
  /** @type {unknown} */
  const content = JSON.parse(data, (_key, value) => drawQrCode(value));
  const missing = missingLettersIn(content, compiler.letters);
  if (missing.size > 0) return { missing: [...missing].join(' ') };
  const files = Object.fromEntries(
    Object.entries(pictures).map(([name, bytes]) => [PICTURES + name, new Uint8Array(bytes)]),
  );
  const answer = compiler.set({
    main: `/${template}`,
    inputs: { data: JSON.stringify(content) },
    files: { ...files, [WORDS]: Buffer.from(JSON.stringify(thaiLinesOf(data))) },
  });
  return 'pdf' in answer
    ? { pdf: toArchivePdf(answer.pdf), isFull: process.memoryUsage.rss() > MAX_MEMORY_BYTES }
    : answer;
}

/**
 * Replaces a `QrCode` (`formData.ts`) by its drawing, and returns everything else unchanged.
 * @param {unknown} value
 * @returns {unknown}
 */
function drawQrCode(value) {
  return typeof value === 'object' && value !== null && 'qrOf' in value && typeof value.qrOf === 'string'
    ? qrSvg(value.qrOf)
    : value;
}

/**
 * Returns the letters that no typeface has: they would be printed as a box.
 * @param {unknown} said
 * @param {ReadonlySet<number>} letters
 * @returns {Set<string>}
 */
function missingLettersIn(said, letters) {
  if (typeof said === 'string')
    return new Set(
      [...said.normalize('NFC')].filter(
        (letter) => !letters.has(letter.codePointAt(0) ?? 0) && !WITHOUT_SHAPE.test(letter),
      ),
    );
  if (typeof said !== 'object' || said === null) return new Set();
  return new Set(Object.values(said).flatMap((part) => [...missingLettersIn(part, letters)]));
}
