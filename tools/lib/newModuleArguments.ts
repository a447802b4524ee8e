/** What a person typed after `npm run new-module --`: a module that can be made, or the sentence that says why not. */
import { parseArgs } from 'node:util';
import { findRequestDeclaration, type Catalogue } from '../../src/language/catalogue.ts';
import type { Label } from '../../src/language/label.ts';
import { camel } from '../../src/language/naming.ts';
import { documentType } from '../../src/platform/model/businessChoices.ts';
import { StartProblem } from '../../src/platform/server/startProblem.ts';

export interface NewModule {
  /** kebab-case, the first segment of its routes. */
  readonly name: string;
  readonly title: Label;
  /** Its place in the drawn menu. */
  readonly seq: number;
}

export interface NewRequestModule extends Omit<NewModule, 'seq'> {
  /** The entity of the document. */
  readonly document: string;
  /** The document type it serves. */
  readonly type: string;
}

export const USAGE = `Usage:
  npm run new-module -- <name> [--title-th <Thai>] [--title-en <English>]
  npm run new-module -- <name> --request [--document <entity>] [--type <document type>] [--title-th <Thai>] [--title-en <English>]

  <name>       kebab-case: the folder below src/modules, and the first segment of its routes
  --request    its documents are requested, received and approved
  --document   the entity of the document, in camelCase; as the name unless given
  --type       the document type it serves; as the document unless given
  --title-th   what people read; of a request module, the words of its document type unless given
  --title-en

  npm run new-module -- water-sample --title-th "ตัวอย่างน้ำ" --title-en "Water sample"
  npm run new-module -- free-sale --request`;

export function readArguments(args: readonly string[], catalogue: Catalogue): NewModule | NewRequestModule {
  const { name, values } = parse(args);
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) throw new StartProblem(`"${name}" is not kebab-case: write it like water-sample.`);
  if (catalogue.modules.some((module) => module.name === name)) throw new StartProblem(`There is a module ${name} already: choose another name, or work in src/modules/${name}.`);
  if (values.request === true) return readRequest({ name, catalogue, ...values });
  if (values.document !== undefined || values.type !== undefined) throw new StartProblem('--document and --type belong to a module of requests: add --request.');
  checkNew(catalogue, [camel(name)]);
  return { name, title: readTitle([values['title-th'] ?? `รายการ ${name}`, values['title-en'] ?? titleCase(name)]), seq: nextSeq(catalogue) };
}

interface Values {
  readonly request?: boolean | undefined;
  readonly document?: string | undefined;
  readonly type?: string | undefined;
  readonly 'title-th'?: string | undefined;
  readonly 'title-en'?: string | undefined;
}

function parse(args: readonly string[]): { name: string; values: Values } {
  const text = { type: 'string' } as const;
  try {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options: { request: { type: 'boolean' }, document: text, type: text, 'title-th': text, 'title-en': text } });
    const [name, ...more] = positionals;
    if (name === undefined || more.length > 0) throw new StartProblem(USAGE);
    return { name, values };
  } catch (error) {
    throw error instanceof StartProblem ? error : new StartProblem(`${(error as Error).message}\n\n${USAGE}`);
  }
}

function readRequest({ name, catalogue, ...values }: Values & { name: string; catalogue: Catalogue }): NewRequestModule {
  const document = values.document ?? camel(name);
  const type = values.type ?? document;
  if (!/^[a-z][a-zA-Z0-9]*$/.test(document)) throw new StartProblem(`"${document}" is not camelCase: write the document like freeSale.`);
  checkNew(catalogue, [document, `${document}Attachment`, `${document}Checklist`]);
  const [, declared] = Object.entries(documentType.values).find(([code]) => code === type) ?? [];
  if (declared === undefined) throw new StartProblem(`There is no document type "${type}". Name one with --type: ${freeTypes(catalogue).join(', ')}.`);
  const served = findRequestDeclaration(catalogue, type);
  if (served !== undefined) throw new StartProblem(`The document type ${type} is served by ${served.document} already. Free are: ${freeTypes(catalogue).join(', ')}.`);
  return { name, document, type, title: readTitle([values['title-th'] ?? declared.label[0], values['title-en'] ?? declared.label[1]]) };
}

/** Document types that no module serves yet. */
export function freeTypes(catalogue: Catalogue): string[] {
  return Object.keys(documentType.values).filter((type) => findRequestDeclaration(catalogue, type) === undefined);
}

function checkNew({ entities, choices }: Catalogue, names: readonly string[]): void {
  const taken = names.find((name) => entities.has(name) || choices.has(name));
  if (taken !== undefined) throw new StartProblem(`There is an entity or a choice ${taken} already: choose another name.`);
}

/** As the tests of menus and of the glossary will want them. */
function readTitle(title: Label): Label {
  const [th, en] = title;
  if (!/^[^|\n]*\p{Script=Thai}[^|\n]*$/u.test(th)) throw new StartProblem(`"${th}" is not a Thai title: write it in Thai, without "|".`);
  if (!/^[ -{}~]+$/u.test(en) || en.trim() === '') throw new StartProblem(`"${en}" is not an English title: write it in plain English letters, without "|".`);
  return title;
}

const FIRST_SEQ = 900;
const STEP = 10;

function nextSeq({ menuSides }: Catalogue): number {
  const taken = new Set(menuSides.filter(({ parent }) => parent === undefined).map(({ seq }) => seq));
  let seq = FIRST_SEQ;
  while (taken.has(seq)) seq += STEP;
  return seq;
}

function titleCase(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
