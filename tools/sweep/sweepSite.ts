/** A running product with the demonstration, and its people: the base of the sweep and of the pictures. */
import { catalogue } from '#apps/modules.ts';
import { moduleServers } from '#apps/server/moduleServers.ts';
import { getEntity, requestDeclarationsOf } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { ownEntityOf } from '#language/ownEntity.ts';
import { baseOf } from '#platform/server/resource/address.ts';
import { DEMO_PASSWORD } from '#platform/server/seeds/demo.ts';
import { playDemo } from '#platform/server/seeds/playDemo.ts';
import { demoCompanies } from '#platform/server/seeds/tables/demoParties.ts';
import { setUpDatabase } from '#platform/testing/setUpDatabase.ts';
import type { TestBrowser } from '../../e2e/support/browser.ts';
import { openSite } from '../../e2e/support/site.ts';
import { ensureBuilt } from '../build.mjs';
import type { RecordFinder } from './addresses.ts';

export interface SweepSite extends RecordFinder {
  readonly browser: TestBrowser;
  /** Signs in as a person of the demonstration. Their earlier session ends: a person has one session. */
  readonly signIn: (username: string) => Promise<Session>;
  /** Returns the id of the first record of an entity in which a field has this value. */
  readonly findIdBy: (entity: string, where: FieldFilter) => Promise<string | undefined>;
  readonly put: (entity: string, record: object) => Promise<void>;
  /** Writes a person's own record, as that person of the demonstration. */
  readonly putOwn: (username: string, entity: string, record: object) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface Session {
  readonly token: string;
}

interface FieldFilter {
  readonly name: string;
  readonly value: unknown;
  readonly operator?: string;
  readonly isNot?: boolean;
}

const HTTP_OK = 200;

export async function openSweepSite(): Promise<SweepSite> {
  await ensureBuilt();
  const tearDown = await setUpDatabase(catalogue);
  const { app, browser, close } = await openSite({ demo: true, bank: true });
  await playDemo(app.app, { clock: app.clock, moduleServers });
  const sessions = new Map<string, Session>();
  const signIn = async (username: string): Promise<Session> => {
    const { token } = (await app.call('POST', '/api/auth', { body: { username, password: DEMO_PASSWORD } }))
      .body as Session;
    sessions.set(username, { token });
    return { token };
  };
  const sessionOf = async (username: string): Promise<Session> => sessions.get(username) ?? signIn(username);
  const put = async (username: string, entity: AnyEntity, record: object): Promise<void> => {
    const { status, text } = await app.call('PUT', baseOf(entity), { as: await sessionOf(username), body: record });
    if (status !== HTTP_OK) throw new Error(`${entity.name} was not saved: ${text}`);
  };
  const findFirst = async (
    username: string,
    entity: AnyEntity,
    ...where: readonly FieldFilter[]
  ): Promise<Readonly<Record<string, string>> | undefined> => {
    const criteria = { size: 1, where: where.map((filter) => ({ operator: '=', ...filter })) };
    const answer = await app.call('POST', `${baseOf(entity)}/_search`, {
      as: await sessionOf(username),
      body: criteria,
    });
    return (answer.body as { data?: Record<string, string>[] }).data?.[0];
  };
  const findIdBy = async (name: string, where: FieldFilter): Promise<string | undefined> =>
    (await findFirst(ADMIN, getEntity(catalogue, name), where))?.['id'];
  return {
    browser,
    signIn,
    findIdBy,
    findId: async ({ entity: name, isOwn, listFilter = [], page }, by) => {
      const entity = isOwn === true ? ownEntityOf(getEntity(catalogue, name)) : getEntity(catalogue, name);
      // Prefers a record that can be edited, then one of the list, to none.
      const wishes = [
        page === 'edit' ? editableRecordFilters(name) : listFilter.filter(({ value }) => !/[{}]/.test(String(value))),
        [],
      ];
      for (const where of wishes) {
        const found = await findFirst(by, entity, ...where);
        if (found !== undefined) return found['id'];
      }
      return undefined;
    },
    findCompanyId: async () => findIdBy('user', { name: 'idTax', value: demoCompanies[0]?.idTax ?? '' }),
    findToken: async () =>
      (await findFirst(ADMIN, getEntity(catalogue, 'haz'), { name: 'isCurrent', value: true }))?.['publicToken'],
    put: (name, record) => put(ADMIN, getEntity(catalogue, name), record),
    putOwn: async (username, name, record) => put(username, ownEntityOf(getEntity(catalogue, name)), record),
    close: async () => {
      await close();
      await tearDown();
    },
  };
}

const ADMIN = 'admin';

/** Returns the filters for records that can still be edited. */
function editableRecordFilters(entity: string): readonly FieldFilter[] {
  if (entity === 'feeStatement') return [{ name: 'refStatus.code', value: 'waitPayment' }];
  return requestDeclarationsOf(catalogue, entity).length > 0
    ? [{ name: 'refRequest.refStatus.code', value: 'draft' }]
    : [];
}
