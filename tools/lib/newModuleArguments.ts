/**
 * Parses the arguments after `npm run new-module --`: returns a module that can be made, or throws a sentence that
 * explains why not.
 */
import { parseArgs } from 'node:util';
import type { Catalogue } from '../../src/language/catalogue.ts';
import type { Label } from '../../src/language/label.ts';
import { toCamelCase } from '../../src/language/naming.ts';
import { StartProblem } from '../../src/platform/server/startProblem.ts';
import { checkNew, readTitle } from './newModuleNames.ts';
import { stageNames } from './newModuleStages.ts';
import { readRequest, type NewRequestModule } from './newRequestArguments.ts';

export interface NewModule {
  /** kebab-case, the first segment of its routes. */
  readonly name: string;
  readonly title: Label;
  /** Its place in the drawn menu. */
  readonly seq: number;
}

export const USAGE = `Usage:
  npm run new-module -- <name> [--title-th <Thai>] [--title-en <English>]
  npm run new-module -- <name> --request [options]

  <name>        kebab-case: the folder below src/modules, and the first segment of its routes
  --title-th    what people read; of a request module, the words of its document type unless given
  --title-en
  --request     its documents are requested, received and approved

  Of a module of requests, in any combination:
  --document    the entity of the document, in camelCase; as the name unless given
  --type        the document type it serves; as the document unless given
  --stages      what a request goes through, with commas between; receive,review,sign unless given. There are:
                ${stageNames.slice(0, 5).join(', ')},
                ${stageNames.slice(5).join(', ')}
  --fee         it costs something, and is decided when that is paid: adds the stage charge
  --paper       it is printed: a template, what it says, and the application
  --signed      it is signed electronically: includes --paper
  --refers      documents that its rows refer to, with commas between; after a colon what one row is called: haz:product
  --refers-one  documents that it refers to itself, one of each
  --files-only  write the files, and leave migration and the pages in docs to you

  npm run new-module -- water-sample --title-th "ตัวอย่างน้ำ" --title-en "Water sample"
  npm run new-module -- free-sale --request --fee --signed --refers haz:product
  npm run new-module -- manufacture-location --request --stages receive,review,visit,charge,sign`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const requestOptions = {
  document: text,
  type: text,
  stages: text,
  fee: flag,
  paper: flag,
  signed: flag,
  refers: text,
  'refers-one': text,
} as const;
const options = { request: flag, 'files-only': flag, 'title-th': text, 'title-en': text, ...requestOptions } as const;

/** The arguments, by the names of the options. */
export type TypedOptions = Readonly<
  ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values']
>;

export interface ParsedArguments {
  readonly module: NewModule | NewRequestModule;
  /** Runs nothing else: no migration, no pages. */
  readonly isFilesOnly: boolean;
}

export function readArguments(args: readonly string[], catalogue: Catalogue): ParsedArguments {
  const { name, values } = parse(args);
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    throw new StartProblem(`"${name}" is not kebab-case: write it like water-sample.`);
  if (catalogue.modules.some((module) => module.name === name))
    throw new StartProblem(`There is a module ${name} already: choose another name, or work in src/modules/${name}.`);
  const module = values.request === true ? readRequest(name, values, catalogue) : readPlain(name, values, catalogue);
  return { module, isFilesOnly: values['files-only'] === true };
}

function readPlain(name: string, values: TypedOptions, catalogue: Catalogue): NewModule {
  const misplaced = Object.keys(requestOptions).find((option) => Object.hasOwn(values, option));
  if (misplaced !== undefined) throw new StartProblem(`--${misplaced} belongs to a module of requests: add --request.`);
  checkNew(catalogue, [toCamelCase(name)]);
  return {
    name,
    title: readTitle([values['title-th'] ?? `รายการ ${name}`, values['title-en'] ?? titleCase(name)]),
    seq: nextSeq(catalogue),
  };
}

function parse(args: readonly string[]): { name: string; values: TypedOptions } {
  try {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
    const [name, ...more] = positionals;
    if (name === undefined || more.length > 0) throw new StartProblem(USAGE);
    return { name, values };
  } catch (error) {
    throw error instanceof StartProblem ? error : new StartProblem(`${(error as Error).message}\n\n${USAGE}`);
  }
}

const FIRST_SEQ = 900;
const STEP = 10;

function nextSeq({ menuSides }: Catalogue): number {
  const usedSeqs = new Set(menuSides.filter(({ parent }) => parent === undefined).map(({ seq }) => seq));
  let seq = FIRST_SEQ;
  while (usedSeqs.has(seq)) seq += STEP;
  return seq;
}

function titleCase(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
