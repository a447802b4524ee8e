/** A module fresh from the scaffolder is complete: it loads, and passes all checks. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { modules } from '../src/apps/modules.ts';
import { moduleServers } from '../src/apps/server/moduleServers.ts';
import { buildCatalogue, getModuleRequests, type Catalogue } from '../src/language/catalogue.ts';
import type { ModuleDeclaration } from '../src/language/module.ts';
import * as stagesOfThePlatform from '../src/platform/model/request/stages.ts';
import type { ModuleServer } from '../src/platform/server/moduleServer.ts';
import { declarationFaults } from './checks/declarations.ts';
import { requestFaults } from './checks/requests.ts';
import { signatureFaults } from './checks/signatures.ts';
import { readSource } from './checks/sources.ts';
import { workflowFaults } from './checks/workflows.ts';
import { withGlossaryRows } from './lib/moduleTexts.ts';
import { modulesWithout } from './lib/modulesWithout.ts';
import { moduleFiles } from './lib/newModule.ts';
import { readArguments, USAGE, type NewModule } from './lib/newModuleArguments.ts';
import { stageNames } from './lib/newModuleStages.ts';
import type { NewRequestModule } from './lib/newRequestArguments.ts';
import { requestGlossary, requestModuleFiles } from './lib/newRequestModule.ts';

// Inside the repository, because the module imports by the names of its package.
const cache = fileURLToPath(new URL('../.cache', import.meta.url));
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'new-module-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const plain: NewModule = { name: 'trial-thing', title: ['ตัวอย่างน้ำ', 'Water sample'], seq: 900 };
const TYPE = 'healthCertificate';

/** Without modules that serve the types tried here, whichever exist by now. */
const others = modulesWithout([TYPE, 'licencePossess', 'licenceImport', 'sequestrate', 'noticeImport']);
const without = buildCatalogue(others);

function parsedModule(...args: string[]): NewRequestModule {
  const { module } = readArguments(args, without);
  if (!('document' in module)) throw new Error('This is no module of requests');
  return module;
}

const requests = (name: string, ...args: string[]): NewRequestModule =>
  parsedModule(
    name,
    '--request',
    '--type',
    TYPE,
    '--title-th',
    'ใบรับรองทดลอง',
    '--title-en',
    "Trial's certificate",
    ...args,
  );

describe('a new module', () => {
  it('passes every check of declarations', async () => {
    const { trialThing } = await load(plain.name, moduleFiles(plain));
    expect(faultsOf(buildCatalogue([...modules, trialThing!]), 'trial')).toEqual([]);
  });

  it.each([
    ['trial-letter', []],
    ['trial-fee', ['--fee']],
    ['trial-paper', ['--paper']],
    ['trial-refers', ['--refers', 'haz:product,to-whom', '--refers-one', 'haz']],
    ['trial-centre', ['--stages', 'receive,review,decideAtCentre']],
    ['trial-checkpoint', ['--signed', '--stages', 'receiveAtCheckpoint,decideAtCentre,laboratory,sign']],
    [
      'trial-everything',
      [
        '--fee',
        '--signed',
        '--refers',
        'haz',
        '--stages',
        'receive,review,visit,laboratory,charge,operatorConfirms,sign',
      ],
    ],
  ])('of requests passes the checks of requests as well: %s %j', async (name, args) => {
    const module = requests(name, ...args);
    const { [module.document]: declared } = await load(name, requestModuleFiles(module));
    const grown = buildCatalogue([...others, declared!]);
    expect(faultsOf(grown, 'trial')).toEqual([]);
    expect(requestFaults(grown)).toEqual([]);
    expect(
      workflowFaults({
        workflow: getModuleRequests(grown, module.name).workflow,
        first: 'draft',
        messages: grown.messages,
        moduleServers,
      }),
    ).toEqual([]);
    const { moduleServer } = (await import(join(folder, name, 'server/index.ts'))) as { moduleServer: ModuleServer };
    expect(signatureFaults(grown, [...moduleServers, moduleServer])).toEqual([]);
    expect(moduleServer.demo?.().map((story) => story.entity)).toContain(module.document);
  });

  it('is entered in the glossary at the right place', () => {
    const glossary = withGlossaryRows(readSource('GLOSSARY.md').text, requestGlossary(requests('trial-letter')));
    const words = [...glossary.matchAll(/^\| (?<word>[^|]+) \| [^|]*\p{Script=Thai}[^|]* \| [^|]+ \|[^|]*\|$/gmu)].map(
      (match) => match.groups?.['word'] ?? '',
    );
    expect(words.filter((word) => word.startsWith('trialLetter'))).toEqual([
      'trialLetter',
      'trialLetterAttachment',
      'trialLetterChecklist',
    ]);
    expect(words).toEqual(words.toSorted((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' })));
    expect(withGlossaryRows(glossary, requestGlossary(requests('trial-letter')))).toBe(glossary);
  });
});

describe('the arguments of the scaffolder', () => {
  const read = (...args: string[]): unknown => readArguments(args, without);

  it('are a name, and for requests the type of their documents', () => {
    expect(read('water-sample')).toEqual({
      module: { name: 'water-sample', title: ['รายการ water-sample', 'Water sample'], seq: 900 },
      isFilesOnly: false,
    });
    expect(parsedModule('health-certificate', '--request')).toEqual({
      name: 'health-certificate',
      document: TYPE,
      type: TYPE,
      title: ['ใบรับรองสุขอนามัย', 'Health certificate'],
      stages: ['receive', 'review', 'sign'],
      isPrinted: false,
      isSigned: false,
      references: [],
      completed: [],
    });
    expect(
      parsedModule(
        'hygiene',
        '--request',
        '--document',
        'hc',
        '--type',
        TYPE,
        '--title-th',
        'สุขอนามัย',
        '--title-en',
        'Hygiene',
      ),
    ).toMatchObject({ document: 'hc', type: TYPE, title: ['สุขอนามัย', 'Hygiene'] });
    expect(read('water-sample', '--files-only')).toMatchObject({ isFilesOnly: true });
  });

  it('are completed where one option needs another, with a message', () => {
    expect(requests('hygiene', '--fee')).toMatchObject({
      stages: ['receive', 'review', 'charge', 'sign'],
      fee: { basis: 'copy', isSeeded: true },
      completed: [],
    });
    expect(requests('hygiene', '--fee', '--stages', 'receive,review,sign')).toMatchObject({
      stages: ['receive', 'review', 'charge', 'sign'],
      completed: ['A fee is paid before it is decided: the stages are receive, review, charge, sign.'],
    });
    expect(requests('hygiene', '--stages', 'receive,charge,review,sign')).toMatchObject({
      stages: ['receive', 'charge', 'review', 'sign'],
      fee: { basis: 'copy' },
      completed: ['The stage charge needs a fee: --fee was added.'],
    });
    expect(requests('hygiene', '--signed')).toMatchObject({
      isPrinted: true,
      isSigned: true,
      completed: ['What is signed is printed: --paper was added.'],
    });
  });

  it('include the fee basis of each type of document', () => {
    const feeOf = (type: string): unknown => parsedModule('hygiene', '--request', '--fee', '--type', type).fee;
    expect(feeOf('licencePossess')).toEqual({ basis: 'squareMetres', isSeeded: true });
    expect(feeOf('licenceImport')).toEqual({ basis: 'tonsPerYear', isSeeded: true });
    expect(feeOf('sequestrate')).toEqual({ basis: 'copy', isSeeded: false });
  });

  it('name a reference by its document or its module, with the copied fields', () => {
    const [rows] = requests('hygiene', '--refers', 'to-whom').references;
    expect(rows).toMatchObject({
      target: 'toWhom',
      module: 'to-whom',
      rows: { part: 'hygieneToWhom', field: 'toWhoms' },
    });
    expect(requests('hygiene', '--refers', 'haz:product').references[0]?.rows).toEqual({
      part: 'hygieneProduct',
      field: 'products',
    });
    const [single] = requests('hygiene', '--refers-one', 'haz').references;
    expect(single).toMatchObject({
      target: 'haz',
      module: 'haz',
      copies: [
        { from: 'tradeNameTh', to: 'hazTradeNameTh', kind: { max: 200 } },
        { from: 'refOperation', to: 'refHazOperation', kind: { choice: 'operation' } },
      ],
    });
    expect(single).not.toHaveProperty('rows');
  });

  it('are explained by the usage text', () => {
    expect(() => read()).toThrow(USAGE);
    expect(() => read('water-sample', 'ตัวอย่างน้ำ')).toThrow(USAGE);
    expect(() => read('water-sample', '--requests')).toThrow(USAGE);
  });

  it('allow every existing stage, except the one that only a module can implement', () => {
    const { approve: _, ...declared } = stagesOfThePlatform;
    expect([...stageNames, 'waitForRelease'].toSorted()).toEqual(Object.keys(declared).toSorted());
    expect(stageNames.filter((name) => !USAGE.includes(name))).toEqual([]);
  });

  const ofType = ['--request', '--type', TYPE];
  it.each([
    ['WaterSample', [], '"WaterSample" is not kebab-case: write it like water-sample.'],
    [
      'to-whom',
      ['--request'],
      'There is a module to-whom already: choose another name, or work in src/modules/to-whom.',
    ],
    ['department', [], 'There is an entity or a choice department already: choose another name.'],
    ['water-sample', ['--type', TYPE], '--type belongs to a module of requests: add --request.'],
    ['water-sample', ['--fee'], '--fee belongs to a module of requests: add --request.'],
    ['water-sample', ['--refers-one', 'haz'], '--refers-one belongs to a module of requests: add --request.'],
    ['hygiene', [...ofType, '--document', 'Hygiene'], '"Hygiene" is not camelCase: write the document like freeSale.'],
    [
      'hygiene',
      [...ofType, '--document', 'toWhom'],
      'There is an entity or a choice toWhom already: choose another name.',
    ],
    ['hygiene', ['--request'], 'There is no document type "hygiene". Name one with --type: '],
    ['hygiene', ['--request', '--type', 'toWhom'], 'The document type toWhom is served by toWhom already. Free are: '],
    ['hygiene', [...ofType, '--title-th', 'Hygiene'], '"Hygiene" is not a Thai title: write it in Thai, without "|".'],
    [
      'hygiene',
      [...ofType, '--title-en', 'Hygiene | Food'],
      '"Hygiene | Food" is not an English title: write it in plain English letters, without "|".',
    ],
    [
      'hygiene',
      [...ofType, '--stages', 'receive,inspect,sign'],
      'There is no stage "inspect". Name some of these after --stages, with commas between: receive, receiveAtCheckpoint, review, ',
    ],
    [
      'hygiene',
      [...ofType, '--stages', 'receive,waitForRelease,sign'],
      'waitForRelease waits for something that only your module can answer: leave it out here',
    ],
    ['hygiene', [...ofType, '--stages', ''], 'There is no stage "". Name some of these'],
    [
      'hygiene',
      [...ofType, '--stages', 'receive,review,review,sign'],
      'The stage review is named twice: a case goes through each stage once.',
    ],
    [
      'hygiene',
      [...ofType, '--stages', 'review,sign'],
      'Somebody has to take the request in first: begin with receive or receiveAtCheckpoint, as in --stages receive,review,sign.',
    ],
    [
      'hygiene',
      [...ofType, '--stages', 'receive,review'],
      'Somebody has to decide at the end: end with sign or decideAtCentre, as in --stages receive,review,sign.',
    ],
    [
      'hygiene',
      [...ofType, '--stages', 'receive,review,sign,decideAtCentre'],
      'sign issues the document: put it last in --stages.',
    ],
    [
      'hygiene',
      [...ofType, '--stages', 'receive,receiveAtCheckpoint,sign'],
      'A request is taken in once: name either receive or receiveAtCheckpoint, and name it first.',
    ],
    [
      'hygiene',
      [...ofType, '--stages', 'receive,decideAtCentre'],
      'decideAtCentre decides on what somebody has checked: add review after receive, or begin with receiveAtCheckpoint.',
    ],
    [
      'hygiene',
      [...ofType, '--stages', 'receive,review,decideAtCentre,sign'],
      'Before another stage decideAtCentre passes on what a checkpoint has checked: begin with receiveAtCheckpoint and leave out review, or put decideAtCentre last.',
    ],
    [
      'hygiene',
      ['--request', '--type', 'noticeImport', '--fee'],
      'The document type noticeImport is free of charge (src/modules/fee/server/seed/feeRates.ts): leave out --fee and the stage charge, or change its rate first.',
    ],
    [
      'hygiene',
      [...ofType, '--refers', 'licence'],
      '"licence" is no document that others can refer to. Name some of these after --refers, with commas between: ',
    ],
    ['hygiene', [...ofType, '--refers', 'user-request'], '"userRequest" is no document that others can refer to.'],
    [
      'hygiene',
      [...ofType, '--refers', 'haz:Product Line'],
      '"Product Line" does not name a row: write it like --refers haz:product.',
    ],
    ['hygiene', [...ofType, '--refers', 'haz,haz'], 'haz is named twice after --refers: name each document once.'],
  ])('%s %j is refused with a sentence', (name, args, sentence) => {
    expect(() => read(name, ...args)).toThrow(sentence);
  });
});

async function load(
  name: string,
  files: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, ModuleDeclaration>>> {
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
