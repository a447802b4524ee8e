/**
 * What the browser must know of every module before it loads one: the routes, and of each entity enough to show a
 * reference to it. Plain data, worked out when the screens are built.
 */
import { actionLabelsOf, stateLabelsOf } from './actionLabels.ts';
import type { Card } from './entity.ts';
import type { Label } from './label.ts';
import type { ModuleDeclaration } from './module.ts';
import type { ScreenDeclaration } from './screen.ts';

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
  /** Where its records are found, if they have a list of their own. */
  readonly path: string | null;
}

export interface ModuleIndex {
  readonly screens: readonly IndexedScreen[];
  readonly entities: Readonly<Record<string, IndexedEntity>>;
  /** What each action of a workflow is called. */
  readonly actions: Readonly<Record<string, Label>>;
  /** What each state of a workflow is called. */
  readonly states: Readonly<Record<string, Label>>;
}

export function moduleIndexOf(modules: readonly ModuleDeclaration[]): ModuleIndex {
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
  // The other rows of records are known once their module is: nothing asks for them before.
  const referredEntities = new Set([
    ...screens.flatMap(({ screen }) => (screen.kind === 'resource' ? [screen.entity] : [])),
    ...modules.flatMap(targetsOf),
  ]);
  const entities = modules.flatMap((module) =>
    module.entities
      .filter(({ name, partOf }) => partOf === undefined || referredEntities.has(name))
      .map(({ name, title, wire, card, small, tree }): [string, IndexedEntity] => [
        name,
        { module: module.name, title, wire, card: card ?? null, small, tree: tree ?? null, path: pathOf(name) },
      ]),
  );
  return {
    screens,
    entities: Object.fromEntries(entities),
    actions: actionLabelsOf(modules),
    states: stateLabelsOf(modules),
  };
}

/** What fields of its entities refer to. */
function targetsOf({ entities }: ModuleDeclaration): string[] {
  return entities
    .flatMap(({ fields }) => Object.values(fields))
    .flatMap((field) => (field.kind === 'ref' || field.kind === 'inverse' ? [field.target] : []));
}
