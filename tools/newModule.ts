/**
 * `npm run new-module -- water-sample --title-th "ตัวอย่างน้ำ" --title-en "Water sample"`, and with `--request` a module
 * whose documents are requested: one that runs, to be made into one that is needed.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue } from '#apps/modules.ts';
import { camel } from '#language/naming.ts';
import { StartProblem } from '#platform/server/startProblem.ts';
import { runCommand, say } from './lib/command.ts';
import { explained, type GlossaryRow } from './lib/moduleTexts.ts';
import { moduleFiles } from './lib/newModule.ts';
import { readArguments, type NewModule, type NewRequestModule } from './lib/newModuleArguments.ts';
import { requestGlossary, requestModuleFiles } from './lib/newRequestModule.ts';
import { writeModuleLists } from './lib/writeModuleLists.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const TESTS = 'npm test -- types lint unit api';

await runCommand(async (args) => {
  const module = readArguments(args, catalogue);
  const { name } = module;
  const folder = join(root, 'src/modules', name);
  if (existsSync(folder)) throw new StartProblem(`src/modules/${name} is there already: remove it, or choose another name.`);
  const { files, rows, next } = 'document' in module ? ofRequests(module) : plain(module);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const lists = writeModuleLists();
  change('GLOSSARY.md', (text) => explained(text, rows));
  say(`Made src/modules/${name}: ${Object.keys(files).join(', ')}; entered it in GLOSSARY.md and ${lists.join(', ')}. Next:`);
  for (const line of next) say(`  ${line}`);
  return 0;
});

interface Made {
  readonly files: Readonly<Record<string, string>>;
  readonly rows: readonly GlossaryRow[];
  readonly next: readonly string[];
}

function plain(module: NewModule): Made {
  const [thai, meaning] = module.title;
  return { files: moduleFiles(module), rows: [{ word: camel(module.name), thai, meaning }], next: [...nextOf(module.name), TESTS] };
}

function ofRequests(module: NewRequestModule): Made {
  return {
    files: requestModuleFiles(module),
    rows: requestGlossary(module),
    next: [...nextOf(module.name), 'npm run workflows                    then read what changed in docs/workflows.md', TESTS, 'The department that takes its requests is seeded at the next start: the central office, until an administrator says otherwise.', 'docs/how-to-add-a-module.md goes on from here.'],
  };
}

function nextOf(name: string): readonly string[] {
  return ['GLOSSARY.md                          say what the new words mean', `npm run migrations -- add-${name}`, 'npm run rights                       then read what changed in docs/rights.md'];
}

function change(path: string, by: (text: string) => string): void {
  const file = join(root, path);
  writeFileSync(file, by(readFileSync(file, 'utf8')));
}
