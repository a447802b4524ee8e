/**
 * `npm run new-module -- water-sample --title-th "ตัวอย่างน้ำ" --title-en "Water sample"`, and with `--request` a
 * module whose documents are requested: makes a running module as a start.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue } from '#apps/modules.ts';
import { toCamelCase } from '#language/naming.ts';
import { StartProblem } from '#platform/server/startProblem.ts';
import { runCommand, say } from './lib/command.ts';
import { withGlossaryRows, type GlossaryRow } from './lib/moduleTexts.ts';
import { moduleFiles } from './lib/newModule.ts';
import { readArguments, type NewModule } from './lib/newModuleArguments.ts';
import type { NewRequestModule } from './lib/newRequestArguments.ts';
import { requestGlossary, requestModuleFiles } from './lib/newRequestModule.ts';
import { writeModuleLists } from './lib/writeModuleLists.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

await runCommand(async (args) => {
  const { module, isFilesOnly } = readArguments(args, catalogue);
  const { name } = module;
  const folder = join(root, 'src/modules', name);
  if (existsSync(folder))
    throw new StartProblem(`src/modules/${name} is there already: remove it, or choose another name.`);
  const { files, rows, commands, notes } = 'document' in module ? requestModulePlan(module) : plainModulePlan(module);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  format(folder);
  const lists = writeModuleLists();
  changeFile('GLOSSARY.md', (text) => withGlossaryRows(text, rows));
  say(`Made src/modules/${name}: ${Object.keys(files).join(', ')}; entered it in GLOSSARY.md and ${lists.join(', ')}.`);
  for (const note of notes) say(note);
  const left = isFilesOnly ? commands : commands.filter((command) => !runScript(command));
  say('Next:');
  for (const { script, args: given = [] } of left)
    say(`  npm run ${[script, ...(given.length === 0 ? [] : ['--', ...given])].join(' ')}`);
  say('  read what changed in GLOSSARY.md and docs, make the fields yours (docs/how-to-add-a-module.md)');
  say('  npm test -- types lint unit print api');
  return 0;
});

/** A script of package.json, which runs the tool of the same name. */
interface Command {
  readonly script: string;
  readonly args?: readonly string[];
}

interface ScaffoldPlan {
  readonly files: Readonly<Record<string, string>>;
  readonly rows: readonly GlossaryRow[];
  /** Files that follow from the declaration and are written by separate commands. */
  readonly commands: readonly Command[];
  readonly notes: readonly string[];
}

function plainModulePlan(module: NewModule): ScaffoldPlan {
  const [thai, meaning] = module.title;
  return {
    files: moduleFiles(module),
    rows: [{ word: toCamelCase(module.name), thai, meaning }],
    commands: commandsOf(module),
    notes: [],
  };
}

function requestModulePlan(module: NewRequestModule): ScaffoldPlan {
  return {
    files: requestModuleFiles(module),
    rows: requestGlossary(module),
    commands: [...commandsOf(module), { script: 'workflows' }],
    notes: module.completed,
  };
}

function commandsOf({ name }: Pick<NewModule, 'name'>): readonly Command[] {
  return [{ script: 'migrations', args: [`add-${name}`] }, { script: 'rights' }];
}

/**
 * Runs it in a separate process, which reads the declarations again. A failure is explained, and left as a next step.
 */
function runScript({ script, args = [] }: Command): boolean {
  const command = [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, `tools/${script}.ts`), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  // The last line names what was written; the lines before it list its content.
  say(status === 0 ? (stdout.trim().split('\n').at(-1) ?? '') : `npm run ${script} did not succeed: ${stderr.trim()}`);
  return status === 0;
}

/** Formats as the lint suite requires; if there is no formatter, the suite reports it. */
function format(folder: string): void {
  spawnSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), folder], { cwd: root });
}

function changeFile(path: string, by: (text: string) => string): void {
  const file = join(root, path);
  writeFileSync(file, by(readFileSync(file, 'utf8')));
}
