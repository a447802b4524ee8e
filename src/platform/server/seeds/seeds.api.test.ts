import { Pool, type PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getInstant } from '#language/values/instant.ts';
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { testAmphurCodes } from '#platform/testing/template.ts';
import { centralOffice } from './departments.ts';
import { seedDemoAddress } from './demoAddress.ts';
import { DEMO_PASSWORD, demoUsernames, seedDemo } from './demo.ts';
import { insertMissing } from './insertMissing.ts';
import { lookupId, seedLookups } from './lookups.ts';
import { seedReference } from './reference.ts';
import type { SeedContext } from './seedContext.ts';
import { seedId } from './seedId.ts';
import { demoPeople } from './tables/demoParties.ts';

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await cloneDatabase();
  pool = new Pool({ connectionString: database.appUrl, max: 2 });
});

afterAll(async () => {
  await pool.end();
  await database.remove();
});

describe('seeding the reference data', () => {
  it('adds nothing the second time', async () => {
    await trial(async (context) => {
      await seedReference(context);
      expect(await seedReference(context)).toBe(0);
    });
  });

  it('makes a row for every code of every choice, and links every sub-operation to its operation', async () => {
    await trial(async (context) => {
      await seedReference(context);
      const codes = [...context.catalogue.choices.values()].flatMap(({ group, values }) =>
        Object.keys(values).map((code) => `${group} ${code}`),
      );
      const rows = await query<{ slot: string }>(
        context,
        `select "group" || ' ' || "code" as "slot" from "lookup" where "code" is not null`,
      );
      expect(new Set(rows.map(({ slot }) => slot))).toEqual(new Set(codes));
      const parents = await query(
        context,
        `select c."key", p."code" from "lookup" c join "lookup" p on p."id" = c."parent_id"
          where c."group" = 'SUB_OPERATION' and c."key" in ('41', '55') order by 1`,
      );
      expect(parents).toEqual([
        { key: '41', code: 'manufacture' },
        { key: '55', code: 'possess' },
      ]);
    });
  });

  it('does not change rows that an administrator has changed, archived or re-keyed', async () => {
    await trial(async (context) => {
      await seedReference(context);
      await query(
        context,
        `update "lookup" set "key" = 'one', "value" = 'ประเภทหนึ่ง', "is_active" = false, "version" = 2
          where "group" = 'HAZ_TYPE' and "code" = 'type1'`,
      );
      await query(context, `update "department" set "code" = 'HQ' where "id" = '${centralOffice.id}'`);
      expect(await seedReference(context)).toBe(0);
      const rows = await query(
        context,
        `select "key", "value", "is_active", "version" from "lookup" where "group" = 'HAZ_TYPE' and "code" = 'type1'`,
      );
      expect(rows).toEqual([{ key: 'one', value: 'ประเภทหนึ่ง', is_active: false, version: 2 }]);
    });
  });

  it('does not restore deleted rows, unless code depends on them', async () => {
    await trial(async (context) => {
      await seedReference(context);
      for (const [group, key] of [
        ['PACKAGE', 'BJ'],
        ['HAZ_TYPE', '4'],
        ['HAZ_AQUATIC_TYPE', '5'],
      ]) {
        await query(
          context,
          `delete from "lookup" c using "lookup" p where p."id" = c."parent_id" and p."group" = '${group}'
              and p."key" = '${key}'`,
        );
        await query(
          context,
          `with gone as (delete from "lookup" where "group" = '${group}' and "key" = '${key}' returning "id")
insert into "entity_log" ("id", "create_by", "create_date", "entity", "record_id", "record_version", "action",
  "changes") select gen_random_uuid(), 'admin', now(), 'lookup', "id", 1, 'delete', '[]' from gone`,
        );
      }
      // The type of a substance, and the mollusc whose group was deleted.
      expect(await seedReference(context)).toBe(2);
      expect(
        await query(
          context,
          `select "group", "key" from "lookup" where "group" = 'PACKAGE' and "key" = 'BJ' or "group" = 'HAZ_TYPE'
              and "key" = '4'`,
        ),
      ).toEqual([{ group: 'HAZ_TYPE', key: '4' }]);
      expect(
        await query(
          context,
          `select "parent_id" from "lookup" where "group" = 'HAZ_SUB_AQUATIC_TYPE' and "key" = '51'`,
        ),
      ).toEqual([{ parent_id: null }]);
    });
  });

  it('attaches its rows to a parent that was entered first', async () => {
    await trial(async (context) => {
      const enteredId = seedId('entered by hand');
      await seedReference(context);
      await query(context, `delete from "lookup" where "group" = 'HAZ_SUB_AQUATIC_TYPE'`);
      await query(context, `delete from "lookup" where "group" = 'HAZ_AQUATIC_TYPE' and "key" = '1'`);
      await insertMissing(context, {
        entity: 'lookup',
        keyFields: ['group', 'key'],
        records: [{ id: enteredId, group: 'HAZ_AQUATIC_TYPE', key: '1', value: 'ปลา', seq: 1 }],
      });
      const { ids } = await seedLookups(context);
      expect(ids.get(lookupId('HAZ_AQUATIC_TYPE', '1'))).toBe(enteredId);
      expect(
        await query(context, `select count(*)::int as "children" from "lookup" where "parent_id" = '${enteredId}'`),
      ).toEqual([{ children: 4 }]);
    });
  });

  it('fills every column, and logs each record it made', async () => {
    const loggedIds: string[] = [];
    const log: SeedContext['log'] = async (entity, records) =>
      void loggedIds.push(...records.map((record) => `${entity.name} ${String(record['id'])}`));
    await trial(
      async (context) => {
        await query(context, 'delete from "department" where "code" = \'4001\'');
        await seedReference(context);
        const rows = await query(
          context,
          `select "version", "is_active", "is_register", "is_import", "create_by", "update_by", "phone",
              to_char("create_date" at time zone 'Asia/Bangkok', 'YYYY-MM-DD HH24:MI') as "at" from "department"
            where "code" = '4001'`,
        );
        expect(rows).toEqual([
          {
            version: 1,
            is_active: true,
            is_register: true,
            is_import: false,
            create_by: 'system',
            update_by: 'system',
            phone: null,
            at: '2026-11-15 09:05',
          },
        ]);
      },
      { log },
    );
    expect(loggedIds).toContain(`department ${seedId('department 4001')}`);
  });
});

describe('seeding the demonstration', () => {
  it('gives the central office, and no other department, an address that is marked as invented', async () => {
    const owner = new Pool({ connectionString: database.migratorUrl, max: 1 });
    try {
      await trial(
        async (context) => {
          await query(context, 'truncate "department" cascade');
          await seedDemoAddress(context);
          await seedReference(context);
          const rows = await query(
            context,
            `select d."code", a."code" as "address", a."name_th", t."name_th" as "tambon", a."postcode"
              from "department" d join "address" a on a."id" = d."address_id" join "tambon" t on t."id" = a."tambon_id"`,
          );
          expect(rows).toEqual([
            {
              code: centralOffice.code,
              address: 'DEMO-1000',
              name_th: 'ส่วนกลาง (ที่อยู่สมมุติเพื่อการสาธิต)',
              tambon: 'ลาดยาว',
              postcode: '10900',
            },
          ]);
          expect(await seedDemoAddress(context)).toBe(0);
        },
        { as: owner },
      );
    } finally {
      await owner.end();
    }
  });

  it('adds nothing the second time, and preserves a changed password', async () => {
    await trial(async (context) => {
      await prepareDemo(context);
      await seedDemo(context);
      await query(context, `update "credential" set "password_hash" = 'their own'`);
      expect(await seedDemo(context)).toBe(0);
      expect(await query(context, `select distinct "password_hash" from "credential"`)).toEqual([
        { password_hash: 'their own' },
      ]);
    });
  });

  it('gives each of the eleven accounts its password and its role', async () => {
    await trial(async (context) => {
      await prepareDemo(context);
      await seedDemo(context);
      const rows = await query<{ username: string; role: string; hash: string }>(
        context,
        `select u."username", r."code" as "role", c."password_hash" as "hash" from "user" u
          join "credential" c on c."user_id" = u."id" join "user_role" x on x."user_id" = u."id"
          join "role" r on r."id" = x."role_id"`,
      );
      expect(rows.map(({ username }) => username).toSorted()).toEqual(demoUsernames.toSorted());
      expect(rows.find(({ username }) => username === 'signatory')).toEqual({
        username: 'signatory',
        role: 'SIGNATORY',
        hash: `hash of ${DEMO_PASSWORD}`,
      });
    });
  });

  it('lets the operator act for the sample company only, and the agent for three, with a fourth that has suspended the power', async () => {
    await trial(async (context) => {
      await prepareDemo(context);
      await seedDemo(context);
      const rows = await query(
        context,
        `select u."username", m."kind", h."id_tax" from "membership" m join "user" u on u."id" = m."user_id"
          join "user" h on h."id" = m."holder_id" where u."username" in ('operator', 'agent') order by 1, 3`,
      );
      expect(rows).toEqual([{ username: 'operator', kind: 'owner', id_tax: '0105999900017' }]);
      const powers = await query(
        context,
        `select h."id_tax", a."status", a."end_date" - current_date < 8 as "isNear", (select count(*)::int
          from "user_authorize_role" r join "role" o on o."id" = r."role_id" and o."holder_id" = a."holder_id"
          where r."user_authorize_id" = a."id") as "roles"
from "user_authorize" a join "user" u on u."id" = a."user_id" join "user" h on h."id" = a."holder_id"
where u."username" = 'agent' order by a."create_date"`,
      );
      expect(powers).toEqual([
        { id_tax: '0105999900017', status: 'inForce', isNear: false, roles: 1 },
        { id_tax: '0105999900025', status: 'inForce', isNear: true, roles: 1 },
        { id_tax: '0205999900032', status: 'inForce', isNear: false, roles: 1 },
        { id_tax: '0103999900040', status: 'suspended', isNear: false, roles: 1 },
      ]);
    });
  });

  it('does not restore a role that an administrator took away', async () => {
    await trial(async (context) => {
      await prepareDemo(context);
      await seedDemo(context);
      await query(context, 'delete from "user_role"');
      await seedDemo(context);
      expect(await query(context, 'select * from "user_role"')).toEqual([]);
    });
  });

  it('names the missing role', async () => {
    await trial(async (context) => {
      await seedReference(context);
      await query(
        context,
        `delete from "role_menu"; delete from "role_resource"; delete from "role" where "code" = 'SIGNATORY'`,
      );
      await expect(seedDemo(context)).rejects.toThrow('SIGNATORY');
    });
  });
});

/** Everything runs in a transaction that is rolled back. */
async function trial(
  story: (context: SeedContext) => Promise<void>,
  { log, as = pool }: { readonly log?: SeedContext['log']; readonly as?: Pool } = {},
): Promise<void> {
  const client: PoolClient = await as.connect();
  try {
    await client.query('begin');
    await story({
      client,
      catalogue: testCatalogue,
      now: getInstant('2026-11-15T09:05:00+07:00'),
      hashPassword: async (text) => `hash of ${text}`,
      amphurs: testAmphurCodes,
      ...(log === undefined ? {} : { log }),
    });
  } finally {
    await client.query('rollback');
    client.release();
  }
}

async function prepareDemo(context: SeedContext): Promise<void> {
  await seedReference(context);
  const codes = [...new Set(demoPeople.flatMap(({ account }) => (account === undefined ? [] : [account.role])))];
  await insertMissing(context, {
    entity: 'role',
    keyFields: ['code'],
    records: codes.map((code) => ({ id: seedId(`role ${code}`), code, name: code, refRowScope: 'all' as const })),
  });
}

async function query<Row extends Record<string, unknown>>({ client }: SeedContext, text: string): Promise<Row[]> {
  return (await client.query({ text })).rows as Row[];
}
