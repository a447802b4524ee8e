/**
 * Checks whether the declaration of a reference to an issued document is possible: once, when the catalogue is built.
 */
import type { AnyEntity } from './entity.ts';
import type { Field, RefField } from './field.ts';
import { referenceTermsFor, type ReferenceMatch, type ReferenceTerms, type RowText } from './referenceTerms.ts';
import type { RequestDeclaration } from './requestDeclaration.ts';

interface Declarations {
  readonly entities: ReadonlyMap<string, AnyEntity>;
  readonly requests: ReadonlyMap<string, RequestDeclaration>;
}

/** Returns what is wrong, as a text for the engineer who declares it; undefined if all is well. */
export function findReferenceProblem(declared: Declarations, entity: AnyEntity): string | undefined {
  return Object.entries(entity.fields)
    .flatMap(([name, field]) =>
      field.kind === 'ref' && field.refersTo !== undefined
        ? [problemOfReference(declared, entity, { name, field, terms: field.refersTo })]
        : [],
    )
    .find((wrong) => wrong !== undefined);
}

function problemOfReference(
  { entities, requests }: Declarations,
  entity: AnyEntity,
  { name, field, terms }: { name: string; field: RefField; terms: ReferenceTerms },
): string | undefined {
  const target = entities.get(field.target);
  const servedTypesOf = (document: string): readonly string[] =>
    [...requests.values()]
      .filter((request) => request.document === document)
      .flatMap(({ documentTypes }) => documentTypes);
  const types = servedTypesOf(field.target);
  if (target?.isDocument !== true || types.length === 0)
    return `"${name}" refers to "${field.target}", which is no document that is issued`;
  const root = entity.partOf === undefined ? entity : entities.get(entity.partOf.root);
  if (root?.isDocument !== true) return `"${name}" refers to what was issued, and is in no document`;
  const lost = snapshotFieldNames(terms).find((fieldName) => entity.fields[fieldName]?.managed !== true);
  if (lost !== undefined) return `"${name}" is without "${lost}", which the server keeps beside it`;
  const referringTypes = Object.keys(terms.forTypes);
  const unknownType = referringTypes.find((type) => !servedTypesOf(root.name).includes(type));
  if (unknownType !== undefined)
    return `"${name}" has terms for the document type "${unknownType}", which "${root.name}" does not serve`;
  const wrongTerms = [terms, ...referringTypes.map((type) => referenceTermsFor(terms, type))]
    .map((applied) => findTermsProblem({ name, target, types, terms: applied }))
    .find((wrong) => wrong !== undefined);
  if (wrongTerms !== undefined) return wrongTerms;
  const wrongMatch = terms.matches
    .map((match) => findMatchProblem({ entity, root, target, name, terms, match }))
    .find((wrong) => wrong !== undefined);
  if (wrongMatch !== undefined) return wrongMatch;
  const wrongRowText = Object.entries(terms.rowTexts)
    .map(([rows, rowText]) => findRowTextProblem({ entities, entity, target, name, rows, rowText }))
    .find((wrong) => wrong !== undefined);
  if (wrongRowText !== undefined) return wrongRowText;
  return Object.entries(terms.copies)
    .map(([from, to]) =>
      findCopyProblem({
        name,
        from: findOwnField(target, from),
        to: findOwnField(entity, to),
        copyText: `${from} → ${to}`,
        isSnapshot: snapshotFieldNames(terms).includes(to) || to === name,
      }),
    )
    .find((wrong) => wrong !== undefined);
}

/** Checks terms as they apply to one type of the document that refers. */
function findTermsProblem({
  name,
  target,
  types,
  terms,
}: {
  name: string;
  target: AnyEntity;
  /** The document types that the other entity serves. */
  types: readonly string[];
  terms: ReferenceTerms;
}): string | undefined {
  const type = terms.types?.find((documentType) => !types.includes(documentType));
  if (type !== undefined) return `"${name}" names a document type "${type}" that "${target.name}" does not serve`;
  if (terms.usesUp && terms.holder === 'any') return `"${name}" would use up documents of other holders`;
  if (terms.restsOn && terms.holder === 'any')
    return `"${name}" would publish the standing of documents of other holders`;
  const wrongCondition = terms.where.find(
    (condition) => !COMPARABLE_KINDS.has(findOwnField(target, condition.field)?.kind ?? ''),
  );
  return wrongCondition === undefined
    ? undefined
    : `"${name}" asks for "${wrongCondition.field}" of "${target.name}", which cannot be asked for`;
}

/** The fields are public: a search for what matches must tell nobody the value of another field. */
function findMatchProblem({
  entity,
  root,
  target,
  name,
  terms,
  match: { field, root: rootName },
}: {
  entity: AnyEntity;
  root: AnyEntity;
  target: AnyEntity;
  name: string;
  terms: ReferenceTerms;
  match: ReferenceMatch;
}): string | undefined {
  const [referred, own] = [findOwnField(target, field), findOwnField(root, rootName)];
  const matchText = `"${field}" of "${target.name}" with "${rootName}" of "${root.name}"`;
  if (referred === undefined || own === undefined)
    return `"${name}" matches ${matchText}, and one of the two is no field`;
  if (entity === root && (rootName === name || Object.values(terms.copies).includes(rootName)))
    return `"${name}" matches ${matchText}, which it fills in itself`;
  return MATCHABLE_KINDS.has(referred.kind) &&
    isSameKind(referred, own) &&
    referred.class === 'public' &&
    own.class === 'public'
    ? undefined
    : `"${name}" matches ${matchText}, which cannot be compared`;
}

function snapshotFieldNames({ snapshot }: ReferenceTerms): readonly string[] {
  return [snapshot.dossier, snapshot.number, snapshot.nameTh, snapshot.nameEn, snapshot.expires];
}

function findRowTextProblem({
  entities,
  entity,
  target,
  name,
  rows,
  rowText: { into, of },
}: {
  entities: Declarations['entities'];
  entity: AnyEntity;
  target: AnyEntity;
  name: string;
  rows: string;
  rowText: RowText;
}): string | undefined {
  const field = findOwnField(target, rows);
  const part = field?.kind === 'parts' ? entities.get(field.target) : undefined;
  if (part === undefined) return `"${name}" makes a text of "${rows}", which are no rows of "${target.name}"`;
  const to = findOwnField(entity, into);
  if (to?.kind !== 'text' || to.managed !== true)
    return `"${name}" makes a text of "${rows}" in "${into}", which is no text that the server writes`;
  const wrong = of.find((rowField) => {
    const own = findOwnField(part, rowField);
    return own === undefined || !NAMED_KINDS.has(own.kind) || own.class !== 'public';
  });
  return wrong === undefined ? undefined : `"${name}" makes a text of "${rows}.${wrong}", which cannot be copied`;
}

/** Kinds that have one text in English. */
const NAMED_KINDS: ReadonlySet<string> = new Set(['text', 'choice', 'lookup', 'ref']);

/** Kinds that can be compared with a value written in the declaration. */
const COMPARABLE_KINDS: ReadonlySet<string> = new Set(['text', 'choice', 'integer', 'boolean']);

/** Kinds of which two values are the same, or not. */
const MATCHABLE_KINDS: ReadonlySet<string> = new Set(['ref', 'choice', 'lookup']);

/** Returns why one field cannot be copied to another. */
export function findCopyProblem({
  name,
  from,
  to,
  copyText,
  isSnapshot,
}: {
  name: string;
  from: Field | undefined;
  to: Field | undefined;
  copyText: string;
  isSnapshot: boolean;
}): string | undefined {
  if (from === undefined || to === undefined) return `"${name}" copies ${copyText}, and one of the two is no field`;
  if (isSnapshot || !isSameKind(from, to)) return `"${name}" copies ${copyText}, which are not of one kind`;
  // Rows and files belong to one record alone, and restricted values must not be spread by a copy.
  return from.kind === 'parts' || from.kind === 'inverse' || from.kind === 'file' || from.class !== 'public'
    ? `"${name}" copies ${copyText}, which cannot be copied`
    : undefined;
}

function isSameKind(from: Field, to: Field): boolean {
  if (from.kind !== to.kind) return false;
  if (from.kind === 'ref' && to.kind === 'ref') return from.target === to.target;
  if (from.kind === 'choice' && to.kind === 'choice') return from.choice === to.choice;
  if (from.kind === 'lookup' && to.kind === 'lookup') return from.group === to.group;
  return from.kind !== 'text' || to.kind !== 'text' || from.max <= to.max;
}

function findOwnField(entity: AnyEntity, name: string): Field | undefined {
  return Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
}
