/**
 * What the browser must know of every module before it loads one: the routes, and enough of each entity to show a
 * reference to it. Plain data, computed when the screens are built.
 */
import { actionLabelsOf, stateLabelsOf } from './actionLabels.ts';
import type { Card } from './entity.ts';
import { followUpTarget } from './followUp.ts';
import type { Label } from './label.ts';
import type { HolderPanelDeclaration, ModuleDeclaration } from './module.ts';
import type { RequestDeclaration } from './requestDeclaration.ts';
import type { ScreenDeclaration } from './screen.ts';
import { separateSharedDocuments, sharedDocumentsOf, type SharedDocument } from './sharedDocuments.ts';

export interface IndexedScreen {
  readonly module: string;
  readonly screen: ScreenDeclaration;
}

export interface IndexedEntity {
  readonly module: string;
  readonly title: Label;
  readonly wire: string;
  readonly card: Card | null;
  readonly small: boolean;
  readonly tree: string | null;
  /** Path of the list of its records, if they have one. */
  readonly path: string | null;
  /** The other modules that serve it, if it is a document of several modules. */
  readonly alsoServedBy?: readonly string[];
}

export interface IndexedHolderPanel extends HolderPanelDeclaration {
  readonly module: string;
}

export interface ModuleIndex {
  readonly screens: readonly IndexedScreen[];
  readonly entities: Readonly<Record<string, IndexedEntity>>;
  /** Label of each action of a workflow. */
  readonly actions: Readonly<Record<string, Label>>;
  /** Label of each state of a workflow. */
  readonly states: Readonly<Record<string, Label>>;
  /** In the order of the modules. */
  readonly holderPanels: readonly IndexedHolderPanel[];
  /** The menus of the parties of each document that may be begun from another one, by `followUpTarget`. */
  readonly followUpMenus: Readonly<Record<string, RequestDeclaration['menus']>>;
}

export function moduleIndexOf(given: readonly ModuleDeclaration[]): ModuleIndex {
  const modules = separateSharedDocuments(given);
  const shared = sharedDocumentsOf(given);
  const screens = modules.flatMap(({ name, screens: declared }) =>
    declared.map((screen) => ({ module: name, screen })),
  );
  const pathOf = (entity: string): string | null =>
    screens.find(
      ({ screen }) =>
        screen.kind === 'resource' &&
        screen.isOwn !== true &&
        screen.entity === entity &&
        screen.pages.includes('list'),
    )?.screen.path ?? null;
  // Other entities are known once their module is loaded: nothing needs them before.
  const referredEntities = new Set([
    ...screens.flatMap(({ screen }) => (screen.kind === 'resource' ? [screen.entity] : [])),
    ...modules.flatMap(targetsOf),
  ]);
  const entities = modules.flatMap((module) =>
    module.entities
      .filter(({ name, partOf }) => partOf === undefined || referredEntities.has(name))
      .map(({ name, title, wire, card, small, tree }): [string, IndexedEntity] => [
        name,
        {
          module: module.name,
          title,
          wire,
          card: card ?? null,
          small,
          tree: tree ?? null,
          path: pathOf(name),
          ...alsoServing(shared, { document: name, owner: module.name }),
        },
      ]),
  );
  return {
    screens,
    entities: Object.fromEntries(entities),
    actions: actionLabelsOf(modules),
    states: stateLabelsOf(modules),
    holderPanels: modules.flatMap(({ name: module, holderPanels }) =>
      holderPanels.map((panel) => ({ ...panel, module })),
    ),
    followUpMenus: followUpMenusOf(modules),
  };
}

/** The module of the other document may not be loaded when a person sees the one from which it can be begun. */
function followUpMenusOf(modules: readonly ModuleDeclaration[]): ModuleIndex['followUpMenus'] {
  const requests = modules.flatMap((module) => module.requests);
  const followUps = requests.flatMap((request) => request.followUps ?? []);
  return Object.fromEntries(
    followUps.flatMap((followUp) => {
      const { document, documentType } = followUp;
      const target = requests.find((request) =>
        documentType === undefined ? request.document === document : request.documentTypes.includes(documentType),
      );
      return target === undefined ? [] : [[followUpTarget(followUp), target.menus]];
    }),
  );
}

function alsoServing(
  shared: readonly SharedDocument[],
  { document, owner }: { document: string; owner: string },
): Pick<IndexedEntity, 'alsoServedBy'> {
  const servedBy = shared.find((candidate) => candidate.document === document)?.servedBy;
  return servedBy === undefined
    ? {}
    : { alsoServedBy: servedBy.map(({ module }) => module).filter((module) => module !== owner) };
}

/** Returns the entities that fields of this module refer to. */
function targetsOf({ entities }: ModuleDeclaration): string[] {
  return entities
    .flatMap(({ fields }) => Object.values(fields))
    .flatMap((field) => (field.kind === 'ref' || field.kind === 'inverse' ? [field.target] : []));
}
