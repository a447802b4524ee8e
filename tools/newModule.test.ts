/** A module fresh from the scaffolder is a whole one: it loads, and owes its readers nothing. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { modules } from '../src/apps/modules.ts';
import { buildCatalogue, type Catalogue } from '../src/language/catalogue.ts';
import type { ModuleDeclaration } from '../src/language/module.ts';
import { declarationFaults } from './checks/declarations.ts';
import { requestFaults } from './checks/requests.ts';
import { readSource } from './checks/sources.ts';
import { workflowFaults } from './checks/workflows.ts';
import { explained } from './lib/moduleTexts.ts';
import { moduleFiles } from './lib/newModule.ts';
import { readArguments, USAGE, type NewModule, type NewRequestModule } from './lib/newModuleArguments.ts';
import { requestGlossary, requestModuleFiles } from './lib/newRequestModule.ts';

// Inside the repository, since the module imports by the names of its package.
const cache = fileURLToPath(new URL('../.cache', import.meta.url));
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'new-module-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const plain: NewModule = { name: 'trial-thing', title: ['ตัวอย่างน้ำ', 'Water sample'], seq: 900 };
const requests: NewRequestModule = { name: 'trial-letter', document: 'trialLetter', type: 'healthCertificate', title: ['ใบรับรองทดลอง', "Trial's certificate"] };

/** The modules of the product without the one, if there is any yet, that serves the type that is tried here. */
const others = modules.filter((module) => !module.requests.some(({ documentTypes }) => documentTypes.includes(requests.type)));

describe('a new module', () => {
  it('passes every check that declarations are held to', async () => {
    const { trialThing } = await load(plain.name, moduleFiles(plain));
    expect(faultsOf(buildCatalogue([...modules, trialThing!]), 'trial')).toEqual([]);
  });

  it('of requests passes those that requests are held to as well', async () => {
    const { trialLetter } = await load(requests.name, requestModuleFiles(requests));
    const grown = buildCatalogue([...others, trialLetter!]);
    expect(faultsOf(grown, 'trial')).toEqual([]);
    expect(requestFaults(grown)).toEqual([]);
    expect(workflowFaults({ workflow: grown.requests.get('trialLetter')!.workflow, first: 'draft', messages: grown.messages, moduleServers: [] })).toEqual([]);
  });

  it('is entered in the glossary, in its place', () => {
    const glossary = explained(readSource('GLOSSARY.md').text, requestGlossary(requests));
    const words = [...glossary.matchAll(/^\| (?<word>[^|]+) \| [^|]*\p{Script=Thai}[^|]* \| [^|]+ \|[^|]*\|$/gmu)].map((match) => match.groups?.['word'] ?? '');
    expect(words.filter((word) => word.startsWith('trialLetter'))).toEqual(['trialLetter', 'trialLetterAttachment', 'trialLetterChecklist']);
    expect(words).toEqual(words.toSorted((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' })));
    expect(explained(glossary, requestGlossary(requests))).toBe(glossary);
  });
});

describe('what is asked of the scaffolder', () => {
  const read = (...args: string[]): unknown => readArguments(args, buildCatalogue(others));
  const free = requests.type;

  it('is a name, and of requests the type of their documents', () => {
    expect(read('water-sample')).toEqual({ name: 'water-sample', title: ['รายการ water-sample', 'Water sample'], seq: 900 });
    expect(read('health-certificate', '--request')).toEqual({ name: 'health-certificate', document: free, type: free, title: ['ใบรับรองสุขอนามัย', 'Health certificate'] });
    expect(read('hygiene', '--request', '--document', 'hc', '--type', free, '--title-th', 'สุขอนามัย', '--title-en', 'Hygiene')).toEqual({ name: 'hygiene', document: 'hc', type: free, title: ['สุขอนามัย', 'Hygiene'] });
  });

  it('is told how to be asked', () => {
    expect(() => read()).toThrow(USAGE);
    expect(() => read('water-sample', 'ตัวอย่างน้ำ')).toThrow(USAGE);
    expect(() => read('water-sample', '--requests')).toThrow(USAGE);
  });

  it.each([
    ['WaterSample', [], '"WaterSample" is not kebab-case: write it like water-sample.'],
    ['to-whom', ['--request'], 'There is a module to-whom already: choose another name, or work in src/modules/to-whom.'],
    ['department', [], 'There is an entity or a choice department already: choose another name.'],
    ['water-sample', ['--type', free], '--document and --type belong to a module of requests: add --request.'],
    ['hygiene', ['--request', '--document', 'Hygiene', '--type', free], '"Hygiene" is not camelCase: write the document like freeSale.'],
    ['hygiene', ['--request', '--document', 'toWhom', '--type', free], 'There is an entity or a choice toWhom already: choose another name.'],
    ['hygiene', ['--request'], 'There is no document type "hygiene". Name one with --type: '],
    ['hygiene', ['--request', '--type', 'toWhom'], 'The document type toWhom is served by toWhom already. Free are: '],
    ['hygiene', ['--request', '--type', free, '--title-th', 'Hygiene'], '"Hygiene" is not a Thai title: write it in Thai, without "|".'],
    ['hygiene', ['--request', '--type', free, '--title-en', 'Hygiene | Food'], '"Hygiene | Food" is not an English title: write it in plain English letters, without "|".'],
  ])('%s %j is refused in a sentence', (name, args, sentence) => {
    expect(() => read(name, ...args)).toThrow(sentence);
  });
});

async function load(name: string, files: Readonly<Record<string, string>>): Promise<Readonly<Record<string, ModuleDeclaration>>> {
  mkdirSync(join(folder, name));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, path)), { recursive: true });
    writeFileSync(join(folder, name, path), text);
  }
  return (await import(join(folder, name, 'index.ts'))) as Readonly<Record<string, ModuleDeclaration>>;
}

function faultsOf(grown: Catalogue, about: string): string[] {
  return declarationFaults({ catalogue: grown, withoutMenu: {} }).filter((fault) => fault.includes(about));
}
