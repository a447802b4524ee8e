// @ts-check
/** The manuals people download, set from docs/manuals. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './lib/install.mjs';

const require = createRequire(import.meta.url);
const docs = join(root, 'docs');
/** Everything a manual is set in. */
const FONTS = ['400Regular', '400Regular_Italic', '600SemiBold'];

/**
 * The files of dist/manuals, the list of them last: whoever reads it finds everything it names.
 * @returns {Promise<{ path: string, contents: Uint8Array }[]>}
 */
export async function buildManuals() {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const sarabun = dirname(require.resolve('@expo-google-fonts/sarabun/package.json'));
  const fontPaths = FONTS.map((name) => join(sarabun, name));
  const compiler = NodeCompiler.create({ workspace: docs, fontArgs: [{ fontPaths }] });
  const declared = /** @type {{ name: string, title: string, titleEn: string }[]} */ (JSON.parse(readFileSync(join(docs, 'manuals/manuals.json'), 'utf8')));
  const made = declared.map((manual) => ({ ...manual, ...setManual(compiler, manual.name) }));
  const list = made.map(({ name, title, titleEn, pages }) => ({ name, title, titleEn, pages }));
  return [...made.map(({ name, contents }) => ({ path: `${name}.pdf`, contents })), { path: 'manuals.json', contents: Buffer.from(JSON.stringify(list)) }];
}

/**
 * @param {import('@myriaddreamin/typst-ts-node-compiler').NodeCompiler} compiler
 * @param {string} name
 */
function setManual(compiler, name) {
  const { result } = compiler.compile({ mainFilePath: join(docs, `manuals/${name}.typ`) });
  if (result === null) throw new Error(`docs/manuals/${name}.typ could not be set`);
  return { contents: compiler.pdf(result), pages: result.numOfPages };
}
