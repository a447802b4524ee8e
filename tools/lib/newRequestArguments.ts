/** The options of a new module of requests: each checked, and completed where one needs another. */
import {
  documentEntitiesOf,
  documentTypesOf,
  findRequestDeclaration,
  getEntity,
  requestDeclarationsOf,
  type Catalogue,
} from '../../src/language/catalogue.ts';
import type { AnyEntity } from '../../src/language/entity.ts';
import type { Label } from '../../src/language/label.ts';
import { toCamelCase, collectionName } from '../../src/language/naming.ts';
import { feeRateSeeds } from '../../src/modules/fee/server/seed/feeRates.ts';
import { documentType } from '../../src/platform/model/businessChoices.ts';
import { documentFields } from '../../src/platform/model/request/document.ts';
import { StartProblem } from '../../src/platform/server/startProblem.ts';
import type { NewModule, TypedOptions } from './newModuleArguments.ts';
import { capital, checkNew, readTitle } from './newModuleNames.ts';
import { readStages, USUAL_STAGES, withCharge, type StageName } from './newModuleStages.ts';

export interface NewRequestModule extends Omit<NewModule, 'seq'> {
  /** The entity of the document. */
  readonly document: string;
  /** The document type it serves. */
  readonly type: string;
  readonly stages: readonly StageName[];
  readonly fee?: NewFee;
  readonly isPrinted: boolean;
  readonly isSigned: boolean;
  readonly references: readonly NewReference[];
  /** Options that were added because another one needs them, as sentences. */
  readonly completed: readonly string[];
}

export interface NewFee {
  /** The basis of the rate of its document type. */
  readonly basis: FeeBasis;
  /** Whether an installation has a rate at first; otherwise the module adds one. */
  readonly isSeeded: boolean;
}

export type FeeBasis = 'copy' | 'trip' | 'item' | 'tonsPerYear' | 'squareMetres';

export interface NewReference {
  /** The entity referred to, and the module that declares it. */
  readonly target: string;
  readonly module: string;
  readonly label: Label;
  /**
   * Absent if the document itself refers to it: the part whose rows refer to it, and the field of the document with
   * these rows.
   */
  readonly rows?: { readonly part: string; readonly field: string };
  readonly copies: readonly NewCopy[];
}

/** A field of the document referred to that is copied next to the reference. */
export interface NewCopy {
  readonly from: string;
  readonly to: string;
  readonly label: Label;
  /** The length of a text; the name of a choice. */
  readonly kind: { readonly max: number } | { readonly choice: string };
}

export function readRequest(name: string, typed: TypedOptions, catalogue: Catalogue): NewRequestModule {
  const document = typed.document ?? toCamelCase(name);
  const type = typed.type ?? document;
  if (!/^[a-z][a-zA-Z0-9]*$/.test(document))
    throw new StartProblem(`"${document}" is not camelCase: write the document like freeSale.`);
  const { label } = readType(type, catalogue);
  const given = typed.stages === undefined ? USUAL_STAGES : readStages(typed.stages);
  const isCharged = typed.fee === true || given.includes('charge');
  const stages = isCharged ? withCharge(given) : given;
  const references = [
    ...readReferences(catalogue, document, { typed: typed.refers, isRows: true }),
    ...readReferences(catalogue, document, { typed: typed['refers-one'], isRows: false }),
  ];
  const parts = references.flatMap(({ rows }) => (rows === undefined ? [] : [rows.part]));
  checkNew(catalogue, [document, `${document}Attachment`, `${document}Checklist`, ...parts]);
  return {
    name,
    document,
    type,
    title: readTitle([typed['title-th'] ?? label[0], typed['title-en'] ?? label[1]]),
    stages,
    ...(isCharged ? { fee: readFee(type) } : {}),
    isPrinted: typed.paper === true || typed.signed === true,
    isSigned: typed.signed === true,
    references,
    completed: [
      ...(typed.fee !== true && isCharged ? ['The stage charge needs a fee: --fee was added.'] : []),
      ...(typed.stages !== undefined && stages !== given
        ? [`A fee is paid before it is decided: the stages are ${stages.join(', ')}.`]
        : []),
      ...(typed.signed === true && typed.paper !== true ? ['What is signed is printed: --paper was added.'] : []),
    ],
  };
}

function readType(type: string, catalogue: Catalogue): { readonly label: Label } {
  const [, declared] = Object.entries(documentType.values).find(([code]) => code === type) ?? [];
  const free = freeTypes(catalogue).join(', ');
  if (declared === undefined)
    throw new StartProblem(`There is no document type "${type}". Name one with --type: ${free}.`);
  const served = findRequestDeclaration(catalogue, type);
  if (served !== undefined)
    throw new StartProblem(`The document type ${type} is served by ${served.document} already. Free are: ${free}.`);
  return declared;
}

/** Document types that no module serves yet. */
export function freeTypes(catalogue: Catalogue): string[] {
  return Object.keys(documentType.values).filter((type) => findRequestDeclaration(catalogue, type) === undefined);
}

const RATES = 'src/modules/fee/server/seed/feeRates.ts';

function readFee(type: string): NewFee {
  const rate = feeRateSeeds.find(
    ({ refDocumentType, requestTypes }) => refDocumentType === type && requestTypes?.includes('new') === true,
  );
  const basis = rate?.refBasis ?? 'copy';
  if (basis === 'free')
    throw new StartProblem(
      `The document type ${type} is free of charge (${RATES}): leave out --fee and the stage charge, or change its rate first.`,
    );
  return { basis, isSeeded: rate !== undefined };
}

interface TypedReferences {
  readonly typed: string | undefined;
  readonly isRows: boolean;
}

function readReferences(
  catalogue: Catalogue,
  document: string,
  { typed, isRows }: TypedReferences,
): readonly NewReference[] {
  if (typed === undefined) return [];
  const typedNames = typed.split(',').map((part) => {
    const [name = '', row = name] = part.trim().split(':').map(toCamelCase);
    return { name, row };
  });
  const twice = typedNames.find(({ name }, index) => typedNames.findIndex((other) => other.name === name) !== index);
  if (twice !== undefined)
    throw new StartProblem(`${twice.name} is named twice after --refers: name each document once.`);
  return typedNames.map((typedName) => readReference(catalogue, document, { ...typedName, isRows }));
}

interface TypedReference {
  readonly name: string;
  /** The name of one of the rows: product, of the parts freeSaleProduct in the field products. */
  readonly row: string;
  readonly isRows: boolean;
}

function readReference(catalogue: Catalogue, document: string, { name, row, isRows }: TypedReference): NewReference {
  const module = requestDeclarationsOf(catalogue, name)[0]?.module;
  if (module === undefined || !isReferred(catalogue, name)) {
    const others = documentEntitiesOf(catalogue).map((entity) => entity.name);
    const names = others.filter((candidate) => isReferred(catalogue, candidate)).join(', ');
    throw new StartProblem(
      `"${name}" is no document that others can refer to. Name some of these after --refers, with commas between: ${names}.`,
    );
  }
  if (!/^[a-z][a-zA-Z0-9]*$/.test(row))
    throw new StartProblem(`"${row}" does not name a row: write it like --refers ${name}:product.`);
  const entity = getEntity(catalogue, name);
  const rows = { part: `${document}${capital(row)}`, field: toCamelCase(collectionName(row)) };
  return {
    target: name,
    module,
    label: entity.title,
    ...(isRows ? { rows } : {}),
    copies: copiesOf(entity),
  };
}

/** Registrations of people and companies cannot be referred to. */
function isReferred(catalogue: Catalogue, name: string): boolean {
  return documentTypesOf(catalogue, name).some((type) => !type.endsWith('Registration'));
}

/** Returns its name, as a text that may be changed, and its first choice, which the server stores. */
function copiesOf(entity: AnyEntity): readonly NewCopy[] {
  const own = Object.entries(entity.fields).filter(
    ([name, field]) => !Object.hasOwn(documentFields, name) && field.class === 'public',
  );
  const called = own.find(([name, { kind }]) => name === entity.card?.th && kind === 'text');
  const choice = own.find(([, { kind }]) => kind === 'choice');
  return [called, choice].flatMap((found): NewCopy[] => {
    if (found === undefined) return [];
    const [from, field] = found;
    const bare = from.replace(/^ref(?=[A-Z])/u, '');
    if (field.kind === 'choice')
      return [
        { from, to: `ref${capital(entity.name)}${capital(bare)}`, label: field.label, kind: { choice: field.choice } },
      ];
    return field.kind === 'text'
      ? [{ from, to: `${entity.name}${capital(bare)}`, label: field.label, kind: { max: field.max } }]
      : [];
  });
}
