/** A running product with the demonstration in it, and its administrator: what sweep and pictures look at. */
import { catalogue } from '#apps/modules.ts';
import { getEntity } from '#language/catalogue.ts';
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
  readonly close: () => Promise<void>;
}

const HTTP_OK = 200;

export async function openStage(): Promise<Stage> {
  await ensureBuilt();
  const tearDown = await setUpDatabase(catalogue);
  const { app, browser, close } = await openSite({ demo: true });
  const { body } = await app.call('POST', '/api/auth', { body: { username: 'admin', password: DEMO_PASSWORD } });
  const admin = body as { token: string };
  return {
    browser,
    admin,
    findId: async (name, where) => {
      const criteria = { size: 1, where: where === undefined ? [] : [{ ...where, operator: '=' }] };
      const answer = await app.call('POST', `${baseOf(getEntity(catalogue, name))}/_search`, { as: admin, body: criteria });
      return (answer.body as { data?: { id: string }[] }).data?.[0]?.id;
    },
    put: async (name, record) => {
      const { status, text } = await app.call('PUT', baseOf(getEntity(catalogue, name)), { as: admin, body: record });
      if (status !== HTTP_OK) throw new Error(`${name} was not saved: ${text}`);
    },
    close: async () => {
      await close();
      await tearDown();
    },
  };
}
