/**
 * Loads the declarations of modules, and what they export to the browser (`ModuleWeb`), when a screen needs them. The
 * module index is available from the start: routes, and
 * the card of every entity.
 */
import type { ComponentType, ReactNode } from 'react';
import type { Catalogue } from '#language/catalogue.ts';
import type { Choice } from '#language/choice.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Message } from '#language/message.ts';
import type { ModuleDeclaration } from '#language/module.ts';
import type { ModuleIndex, IndexedEntity } from '#language/moduleIndex.ts';
import type { RecordWorkflow } from '#language/recordWorkflow.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';
import { loadChunk } from '../lazy/loadChunk.ts';
import type { FormTables } from '../form/model/formTable.ts';
import type { ModuleActions } from '../form/model/recordAction.ts';
import { addMessages } from './loadedMessages.ts';

export interface FrameProps {
  readonly params: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/**
 * The parts of a module in addition to its declarations: components for its screens and for the slots of its forms, and
 * actions for its records.
 */
export interface ModuleWeb {
  readonly components?: Readonly<Record<string, ComponentType>>;
  readonly slots?: Readonly<Record<string, ComponentType>>;
  /** Components inside tables of forms, by entity and field: `'order.lines'`. */
  readonly tables?: FormTables;
  /** Components around several screens, which receive the parameters of the address. */
  readonly frames?: Readonly<Record<string, ComponentType<FrameProps>>>;
  /** By the name of the entity. */
  readonly actions?: Readonly<Record<string, ModuleActions>>;
  /**
   * Panels on the page of a case, below its state: from the module of its document and from the modules that one
   * depends on.
   */
  readonly casePanels?: Readonly<Record<string, CasePanel>>;
  /** Panels on the page of a holder, by the name under which the module declares them in `holderPanels`. */
  readonly holderPanels?: Readonly<Record<string, ComponentType<HolderPanelProps>>>;
}

export interface HolderPanelProps {
  readonly holderId: string;
  /** The lists of what the panel shows that the person may open; at least one. */
  readonly lists: readonly OpenList[];
}

export interface OpenList {
  readonly entity: string;
  readonly path: string;
  /** The menu that gives the right to it: calls from another page name it as `x-menu-id`. */
  readonly menuId: string;
}

export interface CasePanel {
  /** Decides by the declaration of its request whether the panel applies to a case. */
  readonly isFor: (declaration: RequestDeclaration) => boolean;
  readonly Panel: ComponentType<ModulePanelProps>;
}

export interface ModulePanelProps {
  readonly caseView: CaseView;
}

export interface ModuleSource {
  /** The index, or a function that loads it: the sign-in page does not need it. */
  readonly moduleIndex: ModuleIndex | (() => Promise<ModuleIndex>);
  readonly declarations: Readonly<Record<string, () => Promise<ModuleDeclaration>>>;
  readonly moduleWebs: Readonly<Record<string, () => Promise<ModuleWeb>>>;
}

let source: ModuleSource | undefined;
let loadedIndex: ModuleIndex | undefined;
const entities = new Map<string, AnyEntity>();
const choices = new Map<string, Choice>();
const messages = new Map<string, Message>();
const requests = new Map<string, RequestDeclaration>();
const workflows = new Map<string, RecordWorkflow>();
/** Dependencies of each loaded module. */
export const dependencies = new Map<string, readonly string[]>();
const loading = new Map<string, Promise<void>>();
const loadedEntities = new Map<string, Promise<AnyEntity>>();
const moduleWebs = new Map<string, Promise<ModuleWeb>>();

/** Grows as modules are loaded; contains everything that the entities of a loaded module refer to. */
export const catalogue: Catalogue = {
  modules: [],
  entities,
  choices,
  messages,
  menus: [],
  menuSides: [],
  requests,
  workflows,
};

export function connectModules(connected: ModuleSource): void {
  source = connected;
  loadedIndex = typeof connected.moduleIndex === 'function' ? undefined : connected.moduleIndex;
}

/** Must be called before the index is used. */
export async function loadModuleIndex(): Promise<void> {
  if (loadedIndex !== undefined) return;
  const { moduleIndex } = getSource();
  loadedIndex = typeof moduleIndex === 'function' ? await loadChunk(moduleIndex) : moduleIndex;
}

export function getModuleIndex(): ModuleIndex {
  if (loadedIndex === undefined) throw new Error('The module index was requested before it was loaded');
  return loadedIndex;
}

export function findIndexedEntity(entity: string): IndexedEntity | undefined {
  const { entities: indexed } = getModuleIndex();
  return Object.hasOwn(indexed, entity) ? indexed[entity] : undefined;
}

/** Returns the same promise every time, so that a component may `use` it. */
export function loadEntity(name: string): Promise<AnyEntity> {
  const cached = loadedEntities.get(name);
  if (cached !== undefined) return cached;
  const promise = findEntity(name);
  loadedEntities.set(name, promise);
  forgetFailureLater(promise, () => loadedEntities.delete(name));
  return promise;
}

export function loadModuleWeb(module: string): Promise<ModuleWeb> {
  const cached = moduleWebs.get(module);
  if (cached !== undefined) return cached;
  const load = getSource().moduleWebs[module];
  const promise = load === undefined ? Promise.resolve({}) : loadChunk(load);
  moduleWebs.set(module, promise);
  forgetFailureLater(promise, () => moduleWebs.delete(module));
  return promise;
}

/** Also loads the modules of the entities it refers to, because columns and rules read through references. */
async function findEntity(name: string): Promise<AnyEntity> {
  const indexedEntity = findIndexedEntity(name);
  if (indexedEntity === undefined) throw new Error(`No entity is declared with the name "${name}"`);
  await loadModule(indexedEntity.module);
  const entity = entities.get(name);
  if (entity === undefined) throw new Error(`The module "${indexedEntity.module}" does not declare "${name}"`);
  const targets = targetsOf(entity).map((target) => findIndexedEntity(target)?.module ?? 'platform');
  // The type of a document decides which of its modules applies to it.
  await Promise.all([...targets, ...(indexedEntity.alsoServedBy ?? [])].map(loadModule));
  // Its choices may belong to a module that none of its references lead to.
  if (choiceNamesOf(entity).some((choice) => !choices.has(choice)))
    await Promise.all((dependencies.get(indexedEntity.module) ?? []).map(loadModule));
  return entity;
}

function choiceNamesOf(entity: AnyEntity): readonly string[] {
  return Object.values(entity.fields).flatMap((field) => {
    if (field.kind === 'parts') {
      const part = entities.get(field.target);
      return part === undefined ? [] : choiceNamesOf(part);
    }
    return (field.kind === 'choice' || field.kind === 'json') && field.choice !== undefined ? [field.choice] : [];
  });
}

function targetsOf(entity: AnyEntity): string[] {
  return Object.values(entity.fields).flatMap((field) => {
    if (field.kind === 'parts')
      return [field.target, ...targetsOf(entities.get(field.target) ?? { ...entity, fields: {} })];
    return field.kind === 'ref' || field.kind === 'inverse' ? [field.target] : ['lookup'];
  });
}

function loadModule(name: string): Promise<void> {
  const cached = loading.get(name);
  if (cached !== undefined) return cached;
  const load = getSource().declarations[name];
  if (load === undefined) throw new Error(`No module is called "${name}"`);
  const promise = loadChunk(load).then(registerModule);
  loading.set(name, promise);
  forgetFailureLater(promise, () => loading.delete(name));
  return promise;
}

/**
 * A failed load is repeated by a later visit, not by the component that waits for it: that component would start a new
 * load after every failure, without end.
 */
function forgetFailureLater(promise: Promise<unknown>, forget: () => void): void {
  promise.catch(() => setTimeout(forget, FAILURE_CACHED_MS));
}

const FAILURE_CACHED_MS = 2000;

function registerModule(module: ModuleDeclaration): void {
  dependencies.set(module.name, module.dependsOn);
  for (const entity of module.entities) entities.set(entity.name, entity);
  for (const choice of module.choices) choices.set(choice.name, choice);
  for (const [key, text] of Object.entries(module.messages)) messages.set(key, text);
  for (const request of module.requests) requests.set(module.name, request);
  for (const workflow of module.workflows) workflows.set(workflow.entity, workflow);
  addMessages(module.messages);
}

function getSource(): ModuleSource {
  if (source === undefined) throw new Error('The modules are not connected yet');
  return source;
}
