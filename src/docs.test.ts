/** Checks that commands and files in the documents for engineers exist. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { suites } from '../tools/suites.mjs';
import { buildCatalogue } from '#language/catalogue.ts';
import { modulesWithout } from '../tools/lib/modulesWithout.ts';
import { readArguments } from '../tools/lib/newModuleArguments.ts';
import { requestModuleFiles } from '../tools/lib/newRequestModule.ts';
import { readSource, repository } from '../tools/checks/sources.ts';

const { scripts } = JSON.parse(readSource('package.json').text) as { scripts: Readonly<Record<string, string>> };
/** Scripts that npm runs without `run`. */
const SHORT = new Set(['start', 'test']);

/** The module that docs/how-to-add-a-module.md builds step by step, by the command that it gives. */
const example = { name: 'free-sale', files: exampleFiles() };

const REQUEST = 'src/platform/model/request';
const LANGUAGE = 'src/language';

/** Options that a module may declare; `except` lists those that requestModule computes and nobody writes. */
const optionTypes: readonly { readonly path: string; readonly type: string; readonly except?: readonly string[] }[] = [
  { path: `${REQUEST}/requestModule.ts`, type: 'RequestModuleOptions' },
  { path: `${REQUEST}/requestModule.ts`, type: 'PartyMenu' },
  { path: `${REQUEST}/requestModule.ts`, type: 'PartyRoles' },
  { path: `${REQUEST}/requestFlow.ts`, type: 'RequestFlowOptions', except: ['isReferring'] },
  {
    path: `${LANGUAGE}/requestDeclaration.ts`,
    type: 'RequestDeclaration',
    except: ['menus', 'registerMenu', 'attachments'],
  },
  { path: `${LANGUAGE}/requestDeclaration.ts`, type: 'DocumentRules' },
  { path: `${LANGUAGE}/requestDeclaration.ts`, type: 'Validity' },
  { path: `${LANGUAGE}/requestDeclaration.ts`, type: 'FeeTerms' },
  { path: `${LANGUAGE}/refersTo.ts`, type: 'RefersToOptions' },
  { path: `${LANGUAGE}/entity.ts`, type: 'FieldBehaviour' },
  { path: 'src/platform/server/moduleServer.ts', type: 'ModuleServer' },
  { path: 'src/platform/server/resource/hooks.ts', type: 'Hooks' },
  { path: 'src/platform/testing/moduleTesting.ts', type: 'ModuleTesting' },
  { path: 'src/platform/testing/moduleTesting.ts', type: 'DraftContext' },
];

describe.each(['docs/how-to-add-a-module.md', 'CONTRIBUTING.md'])('%s', (path) => {
  const { text } = readSource(path);

  it('names only existing commands', () => {
    expect(commandFaults(text)).toEqual([]);
  });

  it('names only existing files and folders', () => {
    expect(fileFaults(path, text)).toEqual([]);
  });
});

describe('docs/how-to-add-a-module.md', () => {
  const { text } = readSource('docs/how-to-add-a-module.md');

  it.each(optionTypes)('explains every option of $type', ({ path, type, except = [] }) => {
    const options = optionsOf(readSource(path).text, type).filter((option) => !except.includes(option));
    expect(options.length).toBeGreaterThan(1);
    expect(unmentioned(text, options)).toEqual([]);
  });
});

it('each kind of fault is reported', () => {
  expect(commandFaults('Run `npm run nothing`, `npm stop` or `npm test -- unit nonsense`, then npm run lint.')).toEqual(
    ['npm run nothing', 'npm stop', 'npm test -- nonsense'],
  );
  expect(
    unmentioned('Only `fee` and `{ claims: 1 }` are code, subject is not.\n```ts\nvalidity: null\n```', [
      'fee',
      'claims',
      'subject',
      'validity',
    ]),
  ).toEqual(['subject']);
  expect(
    optionsOf(
      'interface One extends Two {\n  /** Its name. */\n  readonly name: string;\n  readonly parts?: { readonly inner: 1 };\n}\ninterface Two {\n  readonly other: 1;\n}',
      'One',
    ),
  ).toEqual(['name', 'parts']);
  expect(
    fileFaults(
      'docs/some.md',
      'See `src/nothing.ts`, `src/modules/free-sale/nothing.ts`, [that](../NOTHING.md) and `src/apps/modules.ts`.',
    ),
  ).toEqual(['src/nothing.ts', 'src/modules/free-sale/nothing.ts', '../NOTHING.md']);
});

/** Returns the names of the members of an interface, one level deep. */
function optionsOf(source: string, type: string): readonly string[] {
  const body =
    new RegExp(`interface ${type}\\b[^]*?\\{\\n(?<body>[^]*?)\\n\\}`, 'u').exec(source)?.groups?.['body'] ?? '';
  return [...body.matchAll(/^ {2}readonly (?<name>\w+)\??:/gmu)].map(({ groups }) => groups?.['name'] ?? '');
}

/** Returns the names that do not occur in the code of a text, be it between backquotes or in a code block. */
function unmentioned(text: string, names: readonly string[]): readonly string[] {
  const code = [...text.matchAll(/```[^]*?```|`[^`\n]+`/gu)].map(([found]) => found).join('\n');
  return names.filter((name) => !new RegExp(`\\b${name}\\b`, 'u').test(code));
}

function commandFaults(text: string): string[] {
  const ran = [...text.matchAll(/npm run (?<name>[a-z][\w:-]*)/gu)].map(({ groups }) => groups?.['name'] ?? '');
  const short = [...text.matchAll(/npm (?<name>(?!run\b)[a-z]+)(?: -- (?<suites>[a-z]+(?: [a-z]+)*))?/gu)].map(
    ({ groups }) => groups as { name: string; suites?: string },
  );
  const suiteNames = new Set(suites.map(({ name }) => name));
  return [
    ...ran.filter((name) => !Object.hasOwn(scripts, name)).map((name) => `npm run ${name}`),
    ...short.filter(({ name }) => !SHORT.has(name)).map(({ name }) => `npm ${name}`),
    ...short.flatMap((command) =>
      (command.suites ?? '')
        .split(' ')
        .filter((name) => name !== '' && !suiteNames.has(name))
        .map((name) => `npm ${command.name} -- ${name}`),
    ),
  ];
}

/** Checks everything between backquotes that begins like a path from the root, and every link. */
function fileFaults(document: string, text: string): string[] {
  const paths = [...text.matchAll(/`(?<path>(?:src|tools|docs|e2e|bench|migrations)\/[^`\s]*)`/gu)].map(
    ({ groups }) => groups?.['path'] ?? '',
  );
  const linked = [...text.matchAll(/\]\((?<path>[^)#:]+)\)/gu)].map(({ groups }) => groups?.['path'] ?? '');
  return [
    ...paths.filter((path) => !exists(path)),
    ...linked.filter((path) => !existsSync(join(repository, document, '..', path))),
  ];
}

function exists(path: string): boolean {
  const exampleFolder = `src/modules/${example.name}/`;
  if (path.startsWith(exampleFolder) && example.files.includes(path.slice(exampleFolder.length))) return true;
  // For a pattern, the folder it searches.
  return existsSync(join(repository, path.replace(/[^/]*\*.*$/u, '')));
}

function exampleFiles(): readonly string[] {
  const { text } = readSource('docs/how-to-add-a-module.md');
  const command = /^npm run new-module -- (?<typed>free-sale .*)$/mu.exec(text)?.groups?.['typed'] ?? '';
  const { module } = readArguments(command.split(' '), buildCatalogue(modulesWithout(['freeSale'])));
  return 'document' in module ? Object.keys(requestModuleFiles(module)) : [];
}
