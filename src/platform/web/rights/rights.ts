/** The rights a role has in menus, as rows of its form: a menu without any right has no row. */
import type { Label } from '#language/label.ts';
import type { AnyRecord } from '#language/record.ts';
import { rights, type Right } from '#language/rights.ts';

export interface MenuCard {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly nameEn: string | null;
  /** The rights that can be granted in it; every right by default. */
  readonly rights?: readonly Right[] | undefined;
  /** What the menu is for, shown in place of its address. */
  readonly words?: Label | undefined;
}

export type RightsByMenu = ReadonlyMap<string, ReadonlySet<Right>>;

export const NO_RIGHTS: ReadonlySet<Right> = new Set();
export const ALL_RIGHTS: ReadonlySet<Right> = new Set(rights);

export function grantableRights({ rights: some }: Pick<MenuCard, 'rights'>): ReadonlySet<Right> {
  return some === undefined ? ALL_RIGHTS : new Set(some);
}

/** Returns true if all rights that can be granted are. */
export function hasAllRights(menu: Pick<MenuCard, 'rights'>, heldRights: ReadonlySet<Right>): boolean {
  const givable = grantableRights(menu);
  return givable.size > 0 && [...givable].every((right) => heldRights.has(right));
}

export function rightsByMenu(rows: readonly AnyRecord[]): RightsByMenu {
  return new Map(rows.map((row) => [menuIdOf(row), new Set(rights.filter((right) => row[right] === true))]));
}

export interface WantedRights {
  readonly menu: MenuCard;
  readonly rights: ReadonlySet<Right>;
}

export interface RowSource {
  /** The rows before any change: a row that is restored is the original one. */
  readonly base: readonly AnyRecord[];
  readonly newRow: (values: AnyRecord) => AnyRecord;
}

export function withRights(
  rows: readonly AnyRecord[],
  wanted: readonly WantedRights[],
  { base, newRow }: RowSource,
): readonly AnyRecord[] {
  const wantedOf = new Map(wanted.map((change) => [change.menu.id, change]));
  const remaining = rows.flatMap((row) => {
    const change = wantedOf.get(menuIdOf(row));
    if (change === undefined) return [row];
    return change.rights.size === 0 ? [] : [{ ...row, ...flagsOf(change.rights) }];
  });
  const there = new Set(rows.map(menuIdOf));
  const added = wanted
    .filter(({ menu, rights: newRights }) => newRights.size > 0 && !there.has(menu.id))
    .map(({ menu, rights: newRights }) => ({
      ...(base.find((row) => menuIdOf(row) === menu.id) ?? newRow({ refMenu: menu })),
      ...flagsOf(newRights),
    }));
  return [...remaining, ...added];
}

export interface RightsChange {
  readonly menuId: string;
  readonly given: readonly Right[];
  readonly taken: readonly Right[];
}

export function changesBetween(before: RightsByMenu, after: RightsByMenu): readonly RightsChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((menuId) => {
    const [had, has] = [before.get(menuId) ?? NO_RIGHTS, after.get(menuId) ?? NO_RIGHTS];
    const [given, taken] = [
      rights.filter((right) => has.has(right) && !had.has(right)),
      rights.filter((right) => had.has(right) && !has.has(right)),
    ];
    return given.length + taken.length === 0 ? [] : [{ menuId, given, taken }];
  });
}

export function toggleRight(heldRights: ReadonlySet<Right>, right: Right): ReadonlySet<Right> {
  return new Set(
    rights.filter((candidate) => (candidate === right ? !heldRights.has(candidate) : heldRights.has(candidate))),
  );
}

export function menuIdOf(row: AnyRecord): string {
  return String((row['refMenu'] as { readonly id?: string } | null)?.id);
}

function flagsOf(heldRights: ReadonlySet<Right>): Record<Right, boolean> {
  return Object.fromEntries(rights.map((right) => [right, heldRights.has(right)])) as Record<Right, boolean>;
}
