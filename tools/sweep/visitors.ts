/**
 * The person of the demonstration who opens an address: the administrator, or the first with access to its menu if the
 * administrator has none.
 */
import type { MenuDeclaration } from '#language/module.ts';
import { compilePath } from '#language/pathPattern.ts';
import { demoPeople } from '#platform/server/seeds/tables/demoParties.ts';
import type { DeclaredAddress } from './addresses.ts';

const ADMIN = 'admin';

const accounts = demoPeople
  .flatMap(({ account }) => account ?? [])
  .toSorted((one, other) => Number(other.username === ADMIN) - Number(one.username === ADMIN));

/** Undefined for an anonymous visitor: the address is public. */
export function visitorOf(
  { pattern, access, rights }: DeclaredAddress,
  menus: readonly Pick<MenuDeclaration, 'url' | 'roles'>[],
): string | undefined {
  if (access === 'public') return undefined;
  const matching = access === 'menu' ? menus.filter(({ url }) => compilePath(url).matches(pattern)) : [];
  return (
    accounts.find(({ role }) => matching.some(({ roles }) => rights.some((right) => roles[role]?.includes(right))))
      ?.username ?? ADMIN
  );
}
