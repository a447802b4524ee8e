/** Computes the access rows that the declarations give. */
import { findTarget, getEntity, partFieldsOf, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { MenuDeclaration } from '#language/module.ts';
import { rights, type Right } from '#language/rights.ts';
import { baseOf } from '../../resource/address.ts';
import { openCalls } from './openCalls.ts';
import { roleSeeds, type RoleSeed } from './roles.ts';

export interface DeclaredAccess {
  readonly roles: readonly RoleSeed[];
  readonly resources: readonly DeclaredResource[];
  readonly menus: readonly MenuDeclaration[];
  readonly menuResources: readonly { readonly menu: string; readonly resource: string; readonly isCardOnly: boolean }[];
  readonly roleMenus: readonly (Readonly<Record<Right, boolean>> & { readonly role: string; readonly menu: string })[];
  readonly roleResources: readonly { readonly role: string; readonly resource: string }[];
}

export interface DeclaredResource {
  /** `METHOD /path` */
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly name: string | null;
}

export function declaredAccess(catalogue: Catalogue): DeclaredAccess {
  const resources = new Map<string, DeclaredResource>();
  const resource = (key: string, name: string | null): string => {
    const [method = '', path = '', ...more] = key.split(' ');
    if (!path.startsWith('/') || more.length > 0) throw new Error(`"${key}" is no call: it is written as METHOD /path`);
    if (!resources.has(key)) resources.set(key, { key, method, path, name });
    return key;
  };
  const menuResources = catalogue.menus.flatMap((menu) =>
    resourcesOfMenu(catalogue, menu).map(({ key, name, isCardOnly }) => ({
      menu: menu.key,
      resource: resource(key, name),
      isCardOnly,
    })),
  );
  const roleResources = openCalls.flatMap(({ call, roles, why }) =>
    roles.map((role) => ({ role, resource: resource(call, why) })),
  );
  return {
    roles: roleSeeds,
    resources: [...resources.values()],
    menus: catalogue.menus,
    menuResources,
    roleMenus: catalogue.menus.flatMap(roleMenusOf),
    roleResources,
  };
}

interface MenuResource {
  readonly key: string;
  readonly name: string | null;
  readonly isCardOnly: boolean;
}

/**
 * Returns full access to the menu’s entities, their parts and its own calls, and card-only access to the entities they
 * refer to.
 */
function resourcesOfMenu(catalogue: Catalogue, menu: MenuDeclaration): MenuResource[] {
  const whole = new Set(menu.entities.flatMap((name) => withParts(catalogue, getEntity(catalogue, name))));
  const cards = (menu.cards ?? []).map((name) => getEntity(catalogue, name));
  const referred = new Set(
    [...[...whole].flatMap((entity) => referredBy(catalogue, entity)), ...cards].filter((entity) => !whole.has(entity)),
  );
  const reach = [
    ...[...whole].map((entity) => resourceOfBase(entity, false)),
    ...(menu.calls ?? []).map((key) => ({ key, name: null, isCardOnly: false })),
    ...[...referred].map((entity) => resourceOfBase(entity, true)),
  ];
  return [...new Map(reach.toReversed().map((resource) => [resource.key, resource])).values()].toReversed();
}

/** Adds the parts of an entity. A part has no rights of its own: rights on the root include it. */
function withParts(catalogue: Catalogue, entity: AnyEntity): AnyEntity[] {
  return [
    entity,
    ...partFieldsOf(entity).flatMap(([, field]) => withParts(catalogue, getEntity(catalogue, field.target))),
  ];
}

/**
 * Returns the entities referred to. Issued documents are left out: the picker of the document that refers to them finds
 * them, without a list of cards.
 */
function referredBy(catalogue: Catalogue, entity: AnyEntity): AnyEntity[] {
  return Object.values(entity.fields)
    .filter((field) => field.kind !== 'ref' || field.refersTo === undefined)
    .filter((field) => field.kind === 'ref' || field.kind === 'lookup' || field.kind === 'choice')
    .flatMap((field) => findTarget(catalogue, field) ?? []);
}

function resourceOfBase(entity: AnyEntity, isCardOnly: boolean): MenuResource {
  return { key: `* ${baseOf(entity)}/**`, name: entity.title[0], isCardOnly };
}

const knownRoles: ReadonlySet<string> = new Set(roleSeeds.map((role) => role.code));

function roleMenusOf(menu: MenuDeclaration): DeclaredAccess['roleMenus'][number][] {
  return Object.entries(menu.roles).map(([role, rightsOfRole]) => {
    if (!knownRoles.has(role)) throw new Error(`The menu "${menu.key}" names a role "${role}" that there is not`);
    return {
      role,
      menu: menu.key,
      ...(Object.fromEntries(rights.map((right) => [right, rightsOfRole.includes(right)])) as Record<Right, boolean>),
    };
  });
}
