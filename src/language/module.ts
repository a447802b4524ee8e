/** The declaration of a module without server or browser code, by name. */
import type { Choice } from './choice.ts';
import type { AnyEntity } from './entity.ts';
import type { Label } from './label.ts';
import type { MessageCatalogue } from './message.ts';
import type { Right } from './rights.ts';
import type { RecordWorkflow } from './recordWorkflow.ts';
import type { RequestDeclaration } from './requestDeclaration.ts';
import type { ScreenDeclaration } from './screen.ts';

/** A screen that people may get access to: a URL pattern, and the calls its screens make. */
export interface MenuDeclaration {
  /** Stable name by which seeds find the row again; administrators may change everything else. */
  readonly key: string;
  readonly label: Label;
  /** `/app/data-mgt/lookups/**`; `*` is one segment, `**` the rest. */
  readonly url: string;
  readonly icon?: string;
  /** What people do there, for those who give others rights in it. */
  readonly description?: Label;
  /** Entities that the screens read and write completely. */
  readonly entities: readonly string[];
  /** Entities of which the screens show and pick the cards only, beyond those that `entities` refer to. */
  readonly cards?: readonly string[];
  /** Further calls, `METHOD /path` below /haz/backend. */
  readonly calls?: readonly string[];
  readonly attributes?: Readonly<Record<string, unknown>>;
  /** The roles that have it from the start: role code → rights. */
  readonly roles: Readonly<Record<string, readonly Right[]>>;
}

/** A node of the drawn menu. */
export interface MenuSideDeclaration {
  readonly key: string;
  readonly label: Label;
  readonly menu?: string;
  readonly parent?: string;
  readonly icon?: string;
  readonly seq: number;
}

/** A panel of the module on the page of a holder, such as a company. */
export interface HolderPanelDeclaration {
  /** Its component, by its name in `holderPanels` of the module's web entry. */
  readonly component: string;
  /** It is shown to people who may open a list of at least one of these entities. */
  readonly shows: readonly string[];
}

export interface ModuleDeclaration {
  readonly name: string;
  readonly dependsOn: readonly string[];
  readonly choices: readonly Choice[];
  readonly entities: readonly AnyEntity[];
  readonly messages: MessageCatalogue;
  readonly menus: readonly MenuDeclaration[];
  readonly menuSides: readonly MenuSideDeclaration[];
  readonly screens: readonly ScreenDeclaration[];
  readonly requests: readonly RequestDeclaration[];
  /** Workflows of records that are header and document in one row. */
  readonly workflows: readonly RecordWorkflow[];
  /** Labels of actions that several workflows have, or that none declares. */
  readonly actions: Readonly<Record<string, Label>>;
  /** Labels of states that no record workflow declares. */
  readonly states: Readonly<Record<string, Label>>;
  readonly holderPanels: readonly HolderPanelDeclaration[];
}

export function defineModule(
  declaration: Pick<ModuleDeclaration, 'name'> & Partial<ModuleDeclaration>,
): ModuleDeclaration {
  return {
    dependsOn: [],
    choices: [],
    entities: [],
    messages: {},
    menus: [],
    menuSides: [],
    screens: [],
    requests: [],
    workflows: [],
    actions: {},
    states: {},
    holderPanels: [],
    ...declaration,
  };
}

export const allRights = [
  'canView',
  'canCreate',
  'canEdit',
  'canActive',
  'canArchive',
  'canDelete',
  'canSelect',
] as const satisfies readonly Right[];
export const readRights = ['canView', 'canSelect'] as const satisfies readonly Right[];

/**
 * Returns the entry for each of several menus: drawn below a heading, in their order, with the label and the icon of
 * the menu it opens.
 */
export function menuSideUnder(parent: string): (menu: MenuDeclaration, index: number) => MenuSideDeclaration {
  return ({ key, label, icon }, index) => ({
    key,
    label,
    menu: key,
    parent,
    seq: (index + 1) * 10,
    ...(icon === undefined ? {} : { icon }),
  });
}
