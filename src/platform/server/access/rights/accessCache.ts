/** Holds roles and menus in memory: decides what any set of roles may do without a database query. */
import type { Catalogue } from '#language/catalogue.ts';
import { sharedDocumentsOf } from '#language/sharedDocuments.ts';
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
  /** A function called at every reload, because calls may use this cache and are created after it. */
  readonly calls: () => readonly Call[];
  readonly log: { readonly error: (details: object, text: string) => void };
}

export function createAccessCache({ pool, catalogue, calls, log }: AccessCacheOptions): AccessCache {
  let page = createAccessSnapshot(emptyAccessRows, []);
  let requested = 0;
  let answered = 0;
  let reading: Promise<void> | undefined;
  const read = async (): Promise<void> => {
    const upTo = requested;
    try {
      page = createAccessSnapshot(
        await loadAccessRows(pool),
        callFactsOf(catalogue, calls()),
        sharedDocumentsOf(catalogue.modules),
      );
      answered = upTo;
    } catch (error) {
      log.error({ error }, 'Roles and menus could not be read');
      throw error;
    } finally {
      reading = undefined;
    }
  };
  // A failed reload stays requested: the next caller retries it and is refused instead of being served stale rights.
  const waitForReload = async (): Promise<void> => {
    if (answered >= requested) return;
    reading ??= read();
    await reading;
    // Another reload may have been requested during this one.
    await waitForReload();
  };
  let forgotten = 0;
  const prepare = async (roles: readonly string[]): Promise<void> => {
    await waitForReload();
    const now = page;
    const unknown = roles.filter((id) => isUuid(id) && !now.hasRole(id));
    if (unknown.length === 0) return;
    const before = forgotten;
    const found = await loadCompanyRoles(pool, unknown);
    // The role changed, or the snapshot was replaced, during the read: the rows may be stale.
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
      requested += 1;
      await waitForReload();
    },
    whenLoaded: waitForReload,
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
