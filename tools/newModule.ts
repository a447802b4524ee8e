/** `npm run new-module -- water-sample "ตัวอย่างน้ำ" "Water sample"`: a module that runs, to be made into one that is needed. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { explained, moduleFiles, registered } from './lib/newModule.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const [name, th, en] = process.argv.slice(2);

if (name === undefined || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) fail('Name the module in kebab-case, e.g. npm run new-module -- water-sample "ตัวอย่างน้ำ" "Water sample".');
const folder = join(root, 'src/modules', name);
if (existsSync(folder)) fail(`There is a module ${name} already.`);

for (const [path, text] of Object.entries(moduleFiles({ name, th, en }))) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
const list = join(root, 'src/apps/modules.ts');
writeFileSync(list, registered(readFileSync(list, 'utf8'), name));
const glossary = join(root, 'GLOSSARY.md');
writeFileSync(glossary, explained(readFileSync(glossary, 'utf8'), { name, th, en }));
process.stdout.write(`Made src/modules/${name}. Next: say in GLOSSARY.md what it means, then npm run migrations -- add-${name}\n`);

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
