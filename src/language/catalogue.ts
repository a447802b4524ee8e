/** All declarations together, checked once: every name that one declaration uses is declared by another. */
import { findReferenceProblem } from './checkReferences.ts';
import { findRootValueProblem } from './rootValues.ts';
import { requestsByModule, separateSharedDocuments } from './sharedDocuments.ts';
import { findFollowUpProblem } from './followUp.ts';
import type { Choice } from './choice.ts';
import { commonFieldsOf } from './commonFields.ts';
import type { AnyEntity, FormItem } from './entity.ts';
import type { Field, FieldSet } from './field.ts';
import { findLabelsProblem } from './fieldLabels.ts';
import { findPrefillProblem } from './holderFacts.ts';
import type { Message } from './message.ts';
import type { MenuDeclaration, MenuSideDeclaration, ModuleDeclaration } from './module.ts';
import { columnName } from './naming.ts';
import type { RecordWorkflow } from './recordWorkflow.ts';
import type { RequestDeclaration } from './requestDeclaration.ts';

export interface Catalogue {
  readonly modules: readonly ModuleDeclaration[];
  readonly entities: ReadonlyMap<string, AnyEntity>;
  readonly choices: ReadonlyMap<string, Choice>;
  readonly messages: ReadonlyMap<string, Message>;
  readonly menus: readonly MenuDeclaration[];
  readonly menuSides: readonly MenuSideDeclaration[];
  /** By module. Several may be about the same entity: the type of a document decides which one applies to it. */
  readonly requests: ReadonlyMap<string, RequestDeclaration>;
  /** By the entity of the record. */
  readonly workflows: ReadonlyMap<string, RecordWorkflow>;
}

export function buildCatalogue(declared: readonly ModuleDeclaration[]): Catalogue {
  const modules = separateSharedDocuments(declared);
  const catalogue: Catalogue = {
    modules,
    entities: byName(
      modules.flatMap((m) => m.entities),
      'entity',
    ),
    choices: byName(
      modules.flatMap((m) => m.choices),
      'choice',
    ),
    messages: mergeMessages(modules),
    menus: modules.flatMap((m) => m.menus),
    menuSides: modules.flatMap((m) => m.menuSides),
    requests: requestsByModule(modules),
    workflows: new Map(modules.flatMap((m) => m.workflows).map((workflow) => [workflow.entity, workflow])),
  };
  for (const entity of catalogue.entities.values()) checkEntity(catalogue, entity);
  for (const declaration of catalogue.requests.values()) {
    const problem = findLabelsProblem(catalogue.entities, declaration);
    if (problem !== undefined) throw new Error(`Requests of the module "${declaration.module}": ${problem}`);
  }
  for (const menu of catalogue.menus) {
    for (const name of [...menu.entities, ...(menu.cards ?? [])]) getEntity(catalogue, name);
  }
  return catalogue;
}

export function getEntity(catalogue: Catalogue, name: string): AnyEntity {
  const found = catalogue.entities.get(name);
  if (found === undefined) throw new Error(`No entity is declared with the name "${name}"`);
  return found;
}

export function getModuleRequests({ requests }: Pick<Catalogue, 'requests'>, module: string): RequestDeclaration {
  const found = requests.get(module);
  if (found === undefined) throw new Error(`The module "${module}" declares no requests`);
  return found;
}

/** Returns the declaration that serves a document type. */
export function findRequestDeclaration(
  { requests }: Pick<Catalogue, 'requests'>,
  documentType: string,
): RequestDeclaration | undefined {
  return [...requests.values()].find(({ documentTypes }) => documentTypes.includes(documentType));
}

/** For the type of a stored document, which some module serves. */
export function getRequestDeclaration(
  catalogue: Pick<Catalogue, 'requests'>,
  documentType: string,
): RequestDeclaration {
  const found = findRequestDeclaration(catalogue, documentType);
  if (found === undefined) throw new Error(`No module declares requests of "${documentType}"`);
  return found;
}

/** Returns the declarations of all modules that serve an entity: first that of the module that declares the entity. */
export function requestDeclarationsOf(
  { requests }: Pick<Catalogue, 'requests'>,
  document: string,
): readonly RequestDeclaration[] {
  return [...requests.values()]
    .filter((declaration) => declaration.document === document)
    .toSorted((one, other) => Number(one.documentOf !== undefined) - Number(other.documentOf !== undefined));
}

/** Returns every entity of which some module has requests. */
export function documentEntitiesOf(catalogue: Catalogue): readonly AnyEntity[] {
  const names = new Set([...catalogue.requests.values()].map(({ document }) => document));
  return [...names].map((name) => getEntity(catalogue, name));
}

/** Returns the document types of an entity, whichever module serves them; empty if it is no document. */
export function documentTypesOf(catalogue: Pick<Catalogue, 'requests'>, document: string): readonly string[] {
  return requestDeclarationsOf(catalogue, document).flatMap(({ documentTypes }) => documentTypes);
}

export function getChoice(catalogue: Catalogue, name: string): Choice {
  const found = catalogue.choices.get(name);
  if (found === undefined) throw new Error(`No choice is declared with the name "${name}"`);
  return found;
}

/** Returns a field of the record, declared or common. */
export function findField(entity: AnyEntity, name: string): Field | undefined {
  const own = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
  if (own !== undefined) return own;
  const common = commonFieldsOf(entity);
  return Object.hasOwn(common, name) ? common[name] : undefined;
}

/** Returns the declared fields first, then the common ones. */
export function allFieldsOf(entity: AnyEntity): FieldSet {
  return { ...entity.fields, ...commonFieldsOf(entity) };
}

/** Returns the entity to which a path continues through this field, if any. */
export function findTarget(catalogue: Catalogue, field: Field): AnyEntity | undefined {
  if (field.kind === 'ref' || field.kind === 'parts' || field.kind === 'inverse')
    return getEntity(catalogue, field.target);
  return field.kind === 'lookup' || field.kind === 'choice' ? getEntity(catalogue, 'lookup') : undefined;
}

/** For fields that certainly refer to an entity: parts, references, choices. */
export function getTarget(catalogue: Catalogue, field: Field): AnyEntity {
  const target = findTarget(catalogue, field);
  if (target === undefined) throw new Error(`A ${field.kind} field refers to nothing`);
  return target;
}

/** Returns the fields that a reference shows in addition to the id. */
export function cardFieldNamesOf({ card }: Pick<AnyEntity, 'card'>): string[] {
  return card === undefined ? [] : [card.key, card.displayedKey, card.th, card.en].filter((name) => name !== undefined);
}

/** Fields that decide who sees the row. */
export function scopeFieldNamesOf({ scope }: AnyEntity): string[] {
  return [scope.holder, scope.department, scope.documentType, scope.madeBy, scope.user, scope.ownerField].filter(
    (name) => name !== undefined,
  );
}

export function rootEntityOf(catalogue: Catalogue, entity: AnyEntity): AnyEntity {
  return entity.partOf === undefined ? entity : rootEntityOf(catalogue, getEntity(catalogue, entity.partOf.root));
}

/** Whether its value is computed when it is read: it has no column. */
export function isComputed(field: Field): boolean {
  return field.kind === 'decimal' && field.from !== undefined;
}

type StoredField = readonly [name: string, field: Field, column: string];

const storedFieldsByEntity = new WeakMap<AnyEntity, readonly StoredField[]>();

function quotaFieldNamesOf({ quota }: AnyEntity): string[] {
  return [quota?.owner, quota?.holder].filter((name) => name !== undefined);
}

/**
 * Returns the fields that are stored in a column of the entity's own table. Computed once, because every written row
 * needs it several times.
 */
export function storedFieldsOf(entity: AnyEntity): readonly StoredField[] {
  const cached = storedFieldsByEntity.get(entity);
  if (cached !== undefined) return cached;
  const stored = Object.entries(allFieldsOf(entity))
    .filter(([, field]) => field.kind !== 'parts' && field.kind !== 'inverse' && !isComputed(field))
    .map(([name, field]): StoredField => [name, field, columnName(name, field.kind)]);
  storedFieldsByEntity.set(entity, stored);
  return stored;
}

export function partFieldsOf(entity: AnyEntity): [name: string, field: Field & { kind: 'parts' }][] {
  return Object.entries(entity.fields).filter(
    (entry): entry is [string, Field & { kind: 'parts' }] => entry[1].kind === 'parts',
  );
}

/** Returns every field name that a form shows, in its order. */
export function formFieldNamesOf(items: readonly (string | FormItem)[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [item];
    switch (item.item) {
      case 'section':
        return formFieldNamesOf(item.fields);
      case 'steps':
        return formFieldNamesOf(item.steps);
      case 'table':
      case 'panel':
        return [item.field];
      case 'slot':
        return [...item.fields];
    }
  });
}

function byName<T extends { readonly name: string }>(declarations: readonly T[], what: string): Map<string, T> {
  const map = new Map<string, T>();
  for (const declaration of declarations) {
    if (map.has(declaration.name)) throw new Error(`Two declarations of the ${what} "${declaration.name}"`);
    map.set(declaration.name, declaration);
  }
  return map;
}

function mergeMessages(modules: readonly ModuleDeclaration[]): Map<string, Message> {
  const merged = new Map<string, Message>();
  for (const module of modules) {
    for (const [key, text] of Object.entries(module.messages)) {
      if (merged.has(key)) throw new Error(`Two declarations of the message "${key}"`);
      merged.set(key, text);
    }
  }
  return merged;
}

function checkEntity(catalogue: Catalogue, entity: AnyEntity): void {
  const fail = (what: string): never => {
    throw new Error(`Entity "${entity.name}": ${what}`);
  };
  for (const [name, field] of Object.entries(entity.fields)) {
    if (Object.hasOwn(commonFieldsOf(entity), name)) fail(`"${name}" is a common field and may not be declared`);
    if ((field.kind === 'choice' || field.kind === 'json') && field.choice !== undefined)
      getChoice(catalogue, field.choice);
    findTarget(catalogue, field);
    if (field.kind === 'uuid' && field.lineOf !== undefined && !hasLines(catalogue, entity, field.lineOf))
      fail(`"${name}" names lines of "${field.lineOf}", which its root does not have as parts with a line number`);
    const prefillFault = findPrefillProblem(entity, field);
    if (prefillFault !== undefined) fail(`"${name}" is filled in wrongly: ${prefillFault}`);
    if (field.kind === 'parts' && getEntity(catalogue, field.target).partOf?.field !== name) {
      fail(`"${field.target}" does not say that it is a part of it as "${name}"`);
    }
  }
  const names = [
    ...formFieldNamesOf(entity.form),
    ...Object.keys(entity.behaviour),
    ...entity.unique.flat(),
    ...scopeFieldNamesOf(entity),
    ...quotaFieldNamesOf(entity),
    ...cardFieldNamesOf(entity),
    ...entity.indexes.flat().map((name) => name.replace(/^-/, '')),
  ];
  for (const name of names) {
    if (findField(entity, name) === undefined) fail(`names a field "${name}" that it does not have`);
  }
  const root = entity.partOf === undefined ? undefined : getEntity(catalogue, entity.partOf.root);
  const wrongRootValue = findRootValueProblem(entity, root);
  if (wrongRootValue !== undefined) fail(wrongRootValue);
  const wrong = findReferenceProblem(catalogue, entity);
  if (wrong !== undefined) fail(wrong);
  for (const followUp of requestDeclarationsOf(catalogue, entity.name).flatMap(({ followUps = [] }) => followUps)) {
    const wrongFollowUp = findFollowUpProblem(catalogue.entities, entity, followUp);
    if (wrongFollowUp !== undefined) fail(wrongFollowUp);
    const { document, documentType: type } = followUp;
    const isOpen = type === undefined && requestDeclarationsOf(catalogue, document).length > 1;
    if (isOpen || (type !== undefined && !documentTypesOf(catalogue, document).includes(type)))
      fail(`leads to "${document}", and names no document type of it`);
  }
  const paths = [
    ...entity.list.columns,
    ...entity.list.search,
    ...entity.list.sort.map((path) => path.replace(/^-/, '')),
  ];
  for (const path of paths) checkPath(catalogue, entity, path, fail);
  checkWarnings(entity, fail);
  if (
    entity.ownerField !== undefined &&
    (findField(entity, entity.ownerField)?.kind !== 'ref' || partFieldsOf(entity).length > 0)
  )
    fail(`"${entity.ownerField}" is not a reference, or it has parts`);
  if (entity.card?.namesLabel !== undefined && entity.card.en === undefined)
    fail('calls two names one, and has one alone');
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.kind === 'text' && field.english !== undefined && findField(entity, field.english)?.kind !== 'text')
      fail(`"${name}" has no English text "${field.english}"`);
  }
  if (entity.tree !== undefined && findField(entity, entity.tree)?.kind !== 'ref')
    fail(`"${entity.tree}" is not a reference`);
}

/** Whether the root of a part has these parts, with rows that retain their number through all revisions. */
function hasLines(catalogue: Catalogue, { partOf }: AnyEntity, parts: string): boolean {
  const field = partOf === undefined ? undefined : getEntity(catalogue, partOf.root).fields[parts];
  return field?.kind === 'parts' && getEntity(catalogue, field.target).fields['lineId']?.kind === 'uuid';
}

/** A warning is acknowledged by the name of its rule, so no other rule of the entity may have that name. */
function checkWarnings({ rules }: AnyEntity, fail: (what: string) => never): void {
  for (const [index, { name, isWarning, needsAcknowledgement }] of rules.entries()) {
    if (needsAcknowledgement === true && isWarning !== true)
      fail(`the rule "${name}" asks to be acknowledged and is no warning`);
    if (isWarning === true && rules.some((other, at) => at !== index && other.name === name))
      fail(`two rules are called "${name}", and one of them warns`);
  }
}

function checkPath(catalogue: Catalogue, entity: AnyEntity, path: string, fail: (what: string) => never): void {
  let at: AnyEntity | undefined = entity;
  for (const name of path.split('.')) {
    const field: Field | undefined = at === undefined ? undefined : findField(at, name);
    if (field === undefined) return fail(`names a path "${path}" that leads nowhere`);
    at = findTarget(catalogue, field);
  }
}
