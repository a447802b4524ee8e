/**
 * The declarations of modules, loaded when a screen needs them. What is known from the start is the outline: routes,
 * and of every entity its card.
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

/** What a module brings beside its declarations: components for its screens and for the slots of its forms, and what is done with its records. */
export interface ModuleWeb {
  readonly components?: Readonly<Record<string, ComponentType>>;
  readonly slots?: Readonly<Record<string, ComponentType>>;
  /** What is drawn in tables of forms, by entity and field: `'order.lines'`. */
  readonly tables?: FormTables;
  /** What stands around several screens, and is told the parameters of the address. */
  readonly frames?: Readonly<Record<string, ComponentType<FrameProps>>>;
  /** By the name of the entity. */
  readonly actions?: Readonly<Record<string, ModuleActions>>;
  /** What stands on the page of a case below where it stands: from the module of its document and from those that it depends on. */
  readonly casePanels?: Readonly<Record<string, CasePanel>>;
}

export interface CasePanel {
  /** Of which cases, by what is declared of their requests. */
  readonly isFor: (declaration: RequestDeclaration) => boolean;
  readonly Panel: ComponentType<ModulePanelProps>;
}

export interface ModulePanelProps {
  readonly caseView: CaseView;
}

export interface ModuleSource {
  /** Itself, or how to get it: the page to sign in needs none. */
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
/** What each module depends on, once it is loaded. */
export const dependencies = new Map<string, readonly string[]>();
const loading = new Map<string, Promise<void>>();
const loadedEntities = new Map<string, Promise<AnyEntity>>();
const moduleWebs = new Map<string, Promise<ModuleWeb>>();

/** Grows as modules are loaded; what an entity of a loaded module names is in it. */
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

/** Before anything asks what there is. */
export async function loadModuleIndex(): Promise<void> {
  if (loadedIndex !== undefined) return;
  const { moduleIndex } = getSource();
  loadedIndex = typeof moduleIndex === 'function' ? await loadChunk(moduleIndex) : moduleIndex;
}

export function getModuleIndex(): ModuleIndex {
  if (loadedIndex === undefined) throw new Error('The outline of the modules is asked for before it is loaded');
  return loadedIndex;
}

export function findIndexedEntity(entity: string): IndexedEntity | undefined {
  const { entities: outlined } = getModuleIndex();
  return Object.hasOwn(outlined, entity) ? outlined[entity] : undefined;
}

/** The same promise every time, so that a component may `use` it. */
export function loadEntity(name: string): Promise<AnyEntity> {
  const known = loadedEntities.get(name);
  if (known !== undefined) return known;
  const one = findEntity(name);
  loadedEntities.set(name, one);
  forgetFailureLater(one, () => loadedEntities.delete(name));
  return one;
}

export function loadModuleWeb(module: string): Promise<ModuleWeb> {
  const known = moduleWebs.get(module);
  if (known !== undefined) return known;
  const load = getSource().moduleWebs[module];
  const one = load === undefined ? Promise.resolve({}) : loadChunk(load);
  moduleWebs.set(module, one);
  forgetFailureLater(one, () => moduleWebs.delete(module));
  return one;
}

/** With the modules of what it refers to, because columns and rules read through references. */
async function findEntity(name: string): Promise<AnyEntity> {
  const outlined = findIndexedEntity(name);
  if (outlined === undefined) throw new Error(`No entity is declared with the name "${name}"`);
  await loadModule(outlined.module);
  const entity = entities.get(name);
  if (entity === undefined) throw new Error(`The module "${outlined.module}" does not declare "${name}"`);
  await Promise.all(targetsOf(entity).map((target) => loadModule(findIndexedEntity(target)?.module ?? 'platform')));
  return entity;
}

function targetsOf(entity: AnyEntity): string[] {
  return Object.values(entity.fields).flatMap((field) => {
    if (field.kind === 'parts')
      return [field.target, ...targetsOf(entities.get(field.target) ?? { ...entity, fields: {} })];
    return field.kind === 'ref' || field.kind === 'inverse' ? [field.target] : ['lookup'];
  });
}

function loadModule(name: string): Promise<void> {
  const known = loading.get(name);
  if (known !== undefined) return known;
  const load = getSource().declarations[name];
  if (load === undefined) throw new Error(`No module is called "${name}"`);
  const one = loadChunk(load).then(registerModule);
  loading.set(name, one);
  forgetFailureLater(one, () => loading.delete(name));
  return one;
}

/**
 * What failed is tried again by a later visit, but not by the component that is waiting for it: that one would ask anew
 * every time it is told, without end.
 */
function forgetFailureLater(one: Promise<unknown>, forget: () => void): void {
  one.catch(() => setTimeout(forget, FAILURE_CACHED_MS));
}

const FAILURE_CACHED_MS = 2000;

function registerModule(module: ModuleDeclaration): void {
  dependencies.set(module.name, module.dependsOn);
  for (const entity of module.entities) entities.set(entity.name, entity);
  for (const choice of module.choices) choices.set(choice.name, choice);
  for (const [key, text] of Object.entries(module.messages)) messages.set(key, text);
  for (const request of module.requests) requests.set(request.document, request);
  for (const workflow of module.workflows) workflows.set(workflow.entity, workflow);
  addMessages(module.messages);
}

function getSource(): ModuleSource {
  if (source === undefined) throw new Error('The modules are not connected yet');
  return source;
}
