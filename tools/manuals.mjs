// @ts-check
/** The manuals for download, typeset from docs/manuals. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withSearchableText } from '../src/platform/server/print/archive.mjs';
import { createCompiler } from '../src/platform/server/print/compiler.mjs';
import { root } from './lib/install.mjs';

const docs = join(root, 'docs');
/** The font weights of a manual. */
const WEIGHTS = ['400Regular', '400Regular_Italic', '600SemiBold'];

/**
 * Returns the files of dist/manuals, the list of them last, so that every file in the list exists when it is read.
 * @returns {Promise<{ path: string, contents: Uint8Array }[]>}
 */
export async function buildManuals() {
  const compiler = await createCompiler({ folder: docs, weights: WEIGHTS, isBrief: true });
  const declared = /** @type {{ name: string, title: string, titleEn: string }[]} */ (
    JSON.parse(readFileSync(join(docs, 'manuals/manuals.json'), 'utf8'))
  );
  const manuals = declared.map((manual) => ({ ...manual, ...setManual(compiler, manual.name) }));
  const list = manuals.map(({ name, title, titleEn, pages }) => ({ name, title, titleEn, pages }));
  return [
    ...manuals.map(({ name, contents }) => ({ path: `${name}.pdf`, contents })),
    { path: 'manuals.json', contents: Buffer.from(JSON.stringify(list)) },
  ];
}

/**
 * @param {import('../src/platform/server/print/compiler.mjs').Compiler} compiler
 * @param {string} name
 */
function setManual(compiler, name) {
  const answer = compiler.set({ main: `/manuals/${name}.typ` });
  if ('problem' in answer) throw new Error(`docs/manuals/${name}.typ could not be set: ${answer.problem}`);
  const contents = withSearchableText(answer.pdf);
  return { contents, pages: [...contents.toString('latin1').matchAll(/\/Type \/Page\b/g)].length };
}
