/** Tests that seeding again adds nothing, and that changes of an administrator to seeded rows stay. */
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getInstant } from '#language/values/instant.ts';
import type { SeedContext } from '#platform/server/seeds/seedContext.ts';
import { seedLookups } from '#platform/server/seeds/lookups.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { seedMasterData } from './seedMasterData.ts';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await cloneDatabase();
  pool = new Pool({ connectionString: database.appUrl, max: 1 });
});
afterAll(async () => {
  await pool.end();
  await database.remove();
});

/** Runs in a transaction that is rolled back. */
async function inRolledBackTransaction(story: (context: SeedContext) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const context: SeedContext = {
      client,
      catalogue: testCatalogue,
      now: getInstant('2026-11-15T09:05:00+07:00'),
      hashPassword: (text) => Promise.resolve(text),
    };
    await seedLookups(context);
    await seedMasterData(context);
    await story(context);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

it('adds nothing the second time, whatever was renamed meanwhile', async () => {
  await inRolledBackTransaction(async (context) => {
    await context.client.query({ text: `update "haz_sub_stance" set "code" = 'BLEACH' where "code" = 'CA-HYPO'` });
    await context.client.query({
      text: `update "ld50" set "at_most" = 6, "is_active" = false where "code" = 'GHS-ORAL-1'`,
    });
    expect((await seedMasterData(context)).insertedIds).toEqual([]);
    const { rows } = await context.client.query({
      text: `select "at_most"::text as "most", "is_active" as "active" from "ld50" where "code" = 'GHS-ORAL-1'`,
    });
    expect(rows).toEqual([{ most: '6.000', active: false }]);
  });
});

it('uses the tariff line that a user created before', async () => {
  await inRolledBackTransaction(async ({ client, ...context }) => {
    await client.query({ text: `delete from "haz_object_coordinate"` });
    await client.query({ text: `delete from "haz_object"` });
    await client.query({
      text: `update "coordinate_customs" set "id" = gen_random_uuid() where "code" = '2828.10.00-000'`,
    });
    await seedMasterData({ client, ...context });
    const { rows } = await client.query({
      text: `select o."code", o."haz_type" as "type" from "haz_object" o
        join "haz_object_coordinate" c on c."haz_object_id" = o."id"
        join "coordinate_customs" t on t."id" = c."coordinate_customs_id" where t."code" = '2828.10.00-000'`,
    });
    expect(rows).toEqual([{ code: 'DEMO-05', type: 'type2' }]);
  });
});
