/** A running product with the demonstration in it, and its administrator: what sweep and pictures look at. */
import { catalogue } from '#apps/modules.ts';
import { getEntity } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { ownOf } from '#language/own.ts';
import { baseOf } from '#platform/server/resource/address.ts';
import { DEMO_PASSWORD } from '#platform/server/seeds/demo.ts';
import { setUpDatabase } from '#platform/testing/setUpDatabase.ts';
import type { TestBrowser } from '../../e2e/support/browser.ts';
import { openSite } from '../../e2e/support/site.ts';
import { ensureBuilt } from '../build.mjs';

export interface Stage {
  readonly browser: TestBrowser;
  readonly admin: { readonly token: string };
  /** Of the first record of an entity, narrowed by a field if one is given. */
  readonly findId: (entity: string, where?: { readonly name: string; readonly value: string }) => Promise<string | undefined>;
  readonly put: (entity: string, record: object) => Promise<void>;
  /** As somebody of the demonstration keeps what is their own. */
  readonly putOwn: (username: string, entity: string, record: object) => Promise<void>;
  readonly close: () => Promise<void>;
}

const HTTP_OK = 200;

export async function openStage(): Promise<Stage> {
  await ensureBuilt();
  const tearDown = await setUpDatabase(catalogue);
  const { app, browser, close } = await openSite({ demo: true });
  const signIn = async (username: string): Promise<{ token: string }> => (await app.call('POST', '/api/auth', { body: { username, password: DEMO_PASSWORD } })).body as { token: string };
  const admin = await signIn('admin');
  const put = async (as: { token: string }, entity: AnyEntity, record: object): Promise<void> => {
    const { status, text } = await app.call('PUT', baseOf(entity), { as, body: record });
    if (status !== HTTP_OK) throw new Error(`${entity.name} was not saved: ${text}`);
  };
  return {
    browser,
    admin,
    findId: async (name, where) => {
      const criteria = { size: 1, where: where === undefined ? [] : [{ ...where, operator: '=' }] };
      const answer = await app.call('POST', `${baseOf(getEntity(catalogue, name))}/_search`, { as: admin, body: criteria });
      return (answer.body as { data?: { id: string }[] }).data?.[0]?.id;
    },
    put: (name, record) => put(admin, getEntity(catalogue, name), record),
    putOwn: async (username, name, record) => put(await signIn(username), ownOf(getEntity(catalogue, name)), record),
    close: async () => {
      await close();
      await tearDown();
    },
  };
}
