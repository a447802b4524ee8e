import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getInstant } from '#language/values/instant.ts';
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { findPlace, placeCounts, placeId, seedPlaces } from './places.ts';
import type { SeedContext } from './seedContext.ts';

let database: TestDatabase;
let pool: Pool;
let context: SeedContext;
const logged: string[] = [];

beforeAll(async () => {
  database = await cloneDatabase();
  pool = new Pool({ connectionString: database.appUrl, max: 1 });
  context = {
    client: pool,
    catalogue: testCatalogue,
    now: getInstant('2026-11-15T09:05:00+07:00'),
    hashPassword: async (text) => text,
    log: async (entity, records) => void logged.push(...records.map(({ id }) => `${entity.name} ${String(id)}`)),
  };
  await seedPlaces(context);
});

afterAll(async () => {
  await pool.end();
  await database.remove();
});

describe('seeding the places of the country', () => {
  it('makes all that are missing, and logs each', async () => {
    expect(await counts()).toEqual(placeCounts);
    expect(logged).toContain(`tambon ${placeId('tambon', '960101')}`);
    expect(await seedPlaces(context)).toMatchObject({ insertedIds: [] });
  });

  it('puts every place below the one whose code it starts with', async () => {
    const { rows } = await pool.query(
      `select count(*) filter (where t."code" not like a."code" || '__')::int as "tambons",
          count(*) filter (where a."code" not like p."code" || '__')::int as "amphurs" from "tambon" t
        join "amphur" a on a."id" = t."amphur_id" join "province" p on p."id" = a."province_id"`,
    );
    expect(rows).toEqual([{ tambons: 0, amphurs: 0 }]);
  });

  it('finds the amphur and province of a tambon', async () => {
    expect(await findPlace(context, '103001')).toEqual({
      refProvince: { id: placeId('province', '10') },
      refAmphur: { id: placeId('amphur', '1030') },
      refTambon: { id: placeId('tambon', '103001') },
      postcode: '10900',
    });
    expect(await findPlace(context, '999999')).toBeUndefined();
  });

  it('does not restore a deleted place, nor the places in it', () =>
    trial(async () => {
      const lost = placeId('amphur', '5003');
      await pool.query('delete from "tambon" where "amphur_id" = $1', [lost]);
      await pool.query('delete from "amphur" where "id" = $1', [lost]);
      await pool.query(
        `insert into "entity_log" ("id", "create_by", "create_date", "entity", "record_id", "record_version",
            "action", "changes") values (gen_random_uuid(), 'admin', now(), 'amphur', $1, 2, 'delete', '[]')`,
        [lost],
      );
      expect(await seedPlaces(context)).toMatchObject({ insertedIds: [] });
      expect(await counts()).toMatchObject({ amphur: placeCounts.amphur - 1 });
    }));

  it('does not change places that an administrator has renamed, and adds new ones', () =>
    trial(async () => {
      await pool.query(`update "tambon" set "name_th" = 'ชื่อใหม่', "version" = 2 where "code" = '103002'`);
      await pool.query(`delete from "tambon" where "code" = '103005'`);
      expect(await seedPlaces(context)).toMatchObject({ insertedIds: [placeId('tambon', '103005')] });
      const { rows } = await pool.query(`select "name_th" from "tambon" where "code" = '103002'`);
      expect(rows).toEqual([{ name_th: 'ชื่อใหม่' }]);
    }));
});

async function counts(): Promise<unknown> {
  const { rows } = await pool.query(
    'select (select count(*)::int from "province") as "province", (select count(*)::int from "amphur") as "amphur", (select count(*)::int from "tambon") as "tambon"',
  );
  return rows[0];
}

/** The pool has one connection, so that everything in between is rolled back. */
async function trial(story: () => Promise<void>): Promise<void> {
  await pool.query('begin');
  try {
    await story();
  } finally {
    await pool.query('rollback');
  }
}
