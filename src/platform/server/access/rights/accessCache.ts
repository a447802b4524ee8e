/** Roles and menus in memory: what any set of roles may do, decided without asking the database. */
import type { Catalogue } from '#language/catalogue.ts';
import { isUuid } from '#language/values/uuid.ts';
import { callKey, type Call } from '../../http/call.ts';
import { baseOf } from '../../resource/address.ts';
import type { Queryable } from '../../database/queryable.ts';
import { createAccessSnapshot, emptyAccessRows, type AccessCache } from './accessSnapshot.ts';
import { loadAccessRows, loadCompanyRoles } from './accessRows.ts';
import type { CallFacts } from './decideAccess.ts';

export interface AccessCacheOptions {
  readonly pool: Queryable;
  readonly catalogue: Catalogue;
  /** Asked at every reload: calls may know the book, so they can be there later than it is. */
  readonly calls: () => readonly Call[];
  readonly log: { readonly error: (details: object, text: string) => void };
}

export function createAccessCache({ pool, catalogue, calls, log }: AccessCacheOptions): AccessCache {
  let page = createAccessSnapshot(emptyAccessRows, []);
  let asked = 0;
  let answered = 0;
  let reading: Promise<void> | undefined;
  const read = async (): Promise<void> => {
    const upTo = asked;
    try {
      page = createAccessSnapshot(await loadAccessRows(pool), callFactsOf(catalogue, calls()));
      answered = upTo;
    } catch (error) {
      log.error({ error }, 'Roles and menus could not be read');
      throw error;
    } finally {
      reading = undefined;
    }
  };
  // What failed stays asked for: the next who needs it tries again, and is refused rather than served by old rows.
  const settled = async (): Promise<void> => {
    if (answered >= asked) return;
    reading ??= read();
    await reading;
    // Somebody may have asked again while it read.
    await settled();
  };
  let forgotten = 0;
  const prepare = async (roles: readonly string[]): Promise<void> => {
    await settled();
    const now = page;
    const unknown = roles.filter((id) => isUuid(id) && !now.hasRole(id));
    if (unknown.length === 0) return;
    const before = forgotten;
    const found = await loadCompanyRoles(pool, unknown);
    // Changed while it was read, or the page was turned: what was read may be old.
    if (page === now && forgotten === before) now.addCompanyRoles(unknown, found);
    else await prepare(roles);
  };
  return {
    ensureRolesLoaded: prepare,
    forgetRole: (roleId) => {
      forgotten += 1;
      page.dropRole(roleId);
    },
    reload: async () => {
      asked += 1;
      await settled();
    },
    whenLoaded: settled,
    grantsFor: (roles) => page.grantsFor(roles),
    profileFor: (roles) => page.profileFor(roles),
    menusFor: (roles) => page.menusFor(roles),
    menuSidesFor: (roles) => page.menuSidesFor(roles),
    anonymous: () => page.anonymous(),
  };
}

export function callFactsOf(catalogue: Catalogue, calls: readonly Call[]): CallFacts[] {
  return calls.map((call) => {
    const entity = call.entity === undefined ? undefined : catalogue.entities.get(call.entity);
    const { method, path, rights } = call;
    const isEntitySearch = entity !== undefined && method === 'POST' && path === `${baseOf(entity)}/_search`;
    return {
      key: callKey(call),
      method,
      path,
      entity: call.isOwn === true ? undefined : call.entity,
      rights,
      isEntitySearch,
    };
  });
}
