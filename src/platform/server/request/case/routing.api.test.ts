/**
 * Which department gets a document when it is first submitted: by the province of a place, by a customs house, or by
 * its type.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { departmentId } from '#platform/server/seeds/departments.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';
import type { TestApp } from '#platform/testing/app.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { startTestAppWithModule } from '#platform/testing/appWithModule.ts';
import { consignmentModule, consignmentServer } from '#platform/testing/consignmentModule.ts';
import { makeHolder, type Person } from '#platform/testing/people.ts';
import { PERMIT_TYPE, permitModule } from '#platform/testing/permitModule.ts';
import {
  readCase,
  CENTRAL_OFFICE,
  expectOk,
  editDocument,
  fileDocument,
  sendRequestStep,
  takeStep,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { getEntity, getModuleRequests } from '#language/catalogue.ts';
import { findRoute } from './routing.ts';

async function makeOwner(test: TestApp): Promise<Person> {
  return test.person({
    roles: ['OPERATOR_OWNER'],
    personType: 'employee',
    memberOf: { holderId: await makeHolder(test.app), kind: 'owner' },
  });
}

async function departmentsOf(
  test: TestApp,
  table: string,
  { id, requestId }: FiledRequest,
): Promise<readonly unknown[]> {
  const { rows } = await test.app.pools.api.query<{ request: string; dossier: string; document: string }>(
    `select r."department_id" as "request", s."department_id" as "dossier", t."department_id" as "document"
      from "request" r join "dossier" s on s."id" = r."dossier_id" join "${table}" t on t."id" = $2 where r."id" = $1`,
    [requestId, id],
  );
  return [...new Set(Object.values(rows[0] ?? {}))];
}

describe('routing by the province of a place', () => {
  let test: TestApp;
  let operator: Person;
  let provinces: readonly { id: string; code: string }[];
  beforeAll(async () => {
    test = await startTestAppWithModule(permitModule);
    operator = await makeOwner(test);
    provinces = (
      await test.app.pools.api.query<{ id: string; code: string }>(
        'select "id", "code" from "province" order by "code"',
      )
    ).rows;
  });
  afterAll(() => test.stop());

  const routeTo = (provinceId: string | null): Promise<string | undefined> =>
    findRoute({
      catalogue: test.app.catalogue,
      db: test.app.pools.api,
      declaration: getModuleRequests(test.app.catalogue, 'permit'),
      entity: getEntity(test.app.catalogue, 'permit'),
      documentType: PERMIT_TYPE,
      document: { refProvince: provinceId === null ? null : { id: provinceId } },
    });

  it('sends every province to its office if that takes documents, and the others to the central office', async () => {
    const offices = new Map(
      (
        await test.app.pools.api.query<{ code: string; id: string }>(
          `select "code", "id" from "department" where "department_type" = 'province' and "is_document"`,
        )
      ).rows.map(({ code, id }) => [code, id]),
    );
    expect(offices.size).toBe(provinces.length - 1);
    const found = await Promise.all(provinces.map(async ({ id, code }) => [code, await routeTo(id)]));
    expect(found).toEqual(provinces.map(({ code }) => [code, offices.get(`30${code}`) ?? CENTRAL_OFFICE]));
    expect(await routeTo(provinces.find(({ code }) => code === '10')?.id ?? ''), 'Bangkok').toBe(CENTRAL_OFFICE);
  });

  it('skips an office that is closed or takes no documents', async () => {
    await assertProperty(
      fc.asyncProperty(
        fc.constantFrom(...provinces),
        fc.boolean(),
        fc.boolean(),
        async ({ id, code }, isActive, isDocument) => {
          const set = (active: boolean, takesDocuments: boolean): Promise<unknown> =>
            test.app.pools.api.query('update "department" set "is_active" = $2, "is_document" = $3 where "code" = $1', [
              `30${code}`,
              active,
              takesDocuments,
            ]);
          await set(isActive, isDocument);
          expect(await routeTo(id)).toBe(isActive && isDocument ? departmentId(`30${code}`) : CENTRAL_OFFICE);
          await set(true, code !== '10');
        },
      ),
      { numRuns: 40 },
    );
  });

  it('sends a document without a place, or with an unknown one, where its type is sent', async () => {
    expect([await routeTo(null), await routeTo(crypto.randomUUID())]).toEqual([CENTRAL_OFFICE, CENTRAL_OFFICE]);
  });

  it('follows the references of the document to the province', async () => {
    const { rows } = await test.app.pools.api.query<{ id: string; code: string }>(
      'select a."id", p."code" from "amphur" a join "province" p on p."id" = a."province_id" order by a."code" desc limit 1',
    );
    const declaration = {
      ...getModuleRequests(test.app.catalogue, 'permit'),
      routeBy: { by: 'province', path: 'refAmphur.refProvince' } as const,
    };
    const routeFrom = (refAmphur: { id: string } | null): Promise<string | undefined> =>
      findRoute({
        catalogue: test.app.catalogue,
        db: test.app.pools.api,
        declaration,
        entity: getEntity(test.app.catalogue, 'tambon'),
        documentType: PERMIT_TYPE,
        document: { refAmphur },
      });
    expect(await routeFrom({ id: rows[0]?.id ?? '' })).toBe(departmentId(`30${rows[0]?.code ?? ''}`));
    expect(await routeFrom(null)).toBe(CENTRAL_OFFICE);
  });

  it('happens at the first submission, is shown with the case, and never changes afterwards', async () => {
    const chiangMai = provinces.find(({ code }) => code === '50');
    const rayong = provinces.find(({ code }) => code === '21');
    const filed = await fileDocument(test, operator, {
      wire: 'transaction/permits',
      values: { place: 'Warehouse', refProvince: { id: rayong?.id } },
    });
    expect(await departmentsOf(test, 'permit', filed)).toEqual([null]);
    await expectOk(editDocument(test, operator, filed, { refProvince: { id: chiangMai?.id } }));
    await takeStep(test, operator, filed, 'request');
    expect(await departmentsOf(test, 'permit', filed)).toEqual([departmentId('3050')]);
    expect((await readCase(test, operator, filed.requestId)).heldBy?.department?.[1]).toBe(
      'Chiang Mai provincial office',
    );
    const officer = await test.person({ roles: ['OFFICER_CENTER'], departmentId: departmentId('3050') });
    await takeStep(test, officer, filed, 're-edit', { remark: 'Which place?' });
    await expectOk(editDocument(test, operator, filed, { refProvince: { id: rayong?.id } }));
    await takeStep(test, operator, filed, 'request');
    expect(await departmentsOf(test, 'permit', filed)).toEqual([departmentId('3050')]);
    const other = await test.person({ roles: ['OFFICER_CENTER'], departmentId: departmentId('3021') });
    expect((await sendRequestStep(test, other, filed, 'receive')).status).toBe(404);
  });

  it('refuses the submission with a message if no department takes the type and there is no office either', async () => {
    const set = (isActive: boolean): Promise<unknown> =>
      test.app.pools.api.query('update "request_department" set "is_active" = $2 where "document_type" = $1', [
        PERMIT_TYPE,
        isActive,
      ]);
    const filed = await fileDocument(test, operator, { wire: 'transaction/permits', values: { place: 'Warehouse' } });
    await set(false);
    expect((await sendRequestStep(test, operator, filed, 'request')).body).toMatchObject({
      status: 422,
      messageKey: 'departmentMissing',
    });
    await expectOk(
      editDocument(test, operator, filed, { refProvince: { id: provinces.find(({ code }) => code === '50')?.id } }),
    );
    await takeStep(test, operator, filed, 'request');
    await set(true);
  });
});

describe('routing by customs house and direction', () => {
  let test: TestApp;
  let operator: Person;
  beforeAll(async () => {
    test = await startTestAppWithModule(consignmentModule, consignmentServer);
    operator = await makeOwner(test);
  });
  afterAll(() => test.stop());

  const customsAt = (code: string): { readonly id: string } => ({ id: seedId(`customs ${code}`) });
  const LAEM_CHABANG = departmentId('2003');

  async function sentTo(values: Readonly<Record<string, unknown>>): Promise<unknown> {
    const filed = await fileDocument(test, operator, {
      wire: 'transaction/consignments',
      values: { goods: 'AQ-CHLOR 65', ...values },
    });
    await takeStep(test, operator, filed, 'request');
    const [department, ...others] = await departmentsOf(test, 'consignment', filed);
    expect(others).toEqual([]);
    return department;
  }

  const setPair = async (customs: string, values: string, work: () => Promise<void>): Promise<void> => {
    const { rows } = await test.app.pools.api.query<{ was: string }>(
      `select to_jsonb(p)::text as "was" from "department_customs" p where p."customs_id" = $1`,
      [customsAt(customs).id],
    );
    await test.app.pools.api.query(`update "department_customs" set ${values} where "customs_id" = $1`, [
      customsAt(customs).id,
    ]);
    await work();
    await test.app.pools.api.query(
      'update "department_customs" p set "is_active" = w."is_active", "is_main" = w."is_main" from jsonb_populate_record(null::"department_customs", $1::jsonb) w where p."id" = w."id"',
      [rows[0]?.was],
    );
  };

  it('sends to the checkpoint at the customs house, and without one to the central office', async () => {
    expect(await sentTo({ refCustoms: customsAt('2801') })).toBe(LAEM_CHABANG);
    expect(await sentTo({ refCustoms: customsAt('2501') }), 'nobody stands there').toBe(CENTRAL_OFFICE);
    expect(await sentTo({})).toBe(CENTRAL_OFFICE);
  });

  it('skips a pair that was archived, and a checkpoint that does not handle the direction', async () => {
    await setPair('2801', '"is_active" = false', async () =>
      expect(await sentTo({ refCustoms: customsAt('2801') })).toBe(CENTRAL_OFFICE),
    );
    await test.app.pools.api.query('update "department" set "is_export" = false where "id" = $1', [LAEM_CHABANG]);
    expect(await sentTo({ refCustoms: customsAt('2801'), isExport: true })).toBe(CENTRAL_OFFICE);
    expect(await sentTo({ refCustoms: customsAt('2801'), isExport: false })).toBe(LAEM_CHABANG);
    await test.app.pools.api.query('update "department" set "is_export" = true where "id" = $1', [LAEM_CHABANG]);
  });

  it('sends to the main checkpoint if there are several', async () => {
    await test.app.pools.api.query(
      `insert into "department_customs"
        select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'department_id', $2::uuid,
          'is_main', false))).* from "department_customs" p where p."customs_id" = $1`,
      [customsAt('2801').id, departmentId('2001')],
    );
    expect(await sentTo({ refCustoms: customsAt('2801') })).toBe(LAEM_CHABANG);
    await setPair(
      '2801',
      '"is_main" = "department_id" <> (select "id" from "department" where "code" = \'2003\')',
      async () => expect(await sentTo({ refCustoms: customsAt('2801') })).toBe(departmentId('2001')),
    );
  });
});
