/** What documents do to stock cards, step by step: through the API, with the figures after each. */
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestAnswer, TestApp } from '#platform/testing/app.ts';
import { startTestAppWithModules } from '#platform/testing/appWithModule.ts';
import {
  connectWithoutTriggers,
  findBrokenInvariantsIn,
  invariantsFolder,
  withTampering,
} from '#platform/testing/brokenInvariants.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { readInvariants } from '../operations/invariants.ts';
import { failAtEveryStatement } from '#platform/testing/databaseFaults.ts';
import { depotModules } from '#platform/testing/depotModule.ts';
import { failingDepotSteps } from '#platform/testing/failingDepotSteps.ts';
import {
  allotmentBody,
  approveWhole,
  areaIdsOf,
  editAllotment,
  editFirstArea,
  figuresOf,
  fileAllotment,
  fileCancellation,
  issueDepot,
  removeAreaOf,
  type Depot,
} from '#platform/testing/depots.ts';
import {
  bringToSignatory,
  editDocument,
  expectOk,
  makeRequestPeople,
  readCase,
  refile,
  requestVersionOf,
  sendRequestStep,
  takeStep,
  type FiledRequest,
  type RequestPeople,
} from '#platform/testing/requestPeople.ts';
import { tableFingerprint } from '#platform/testing/tableFingerprint.ts';
import { reserveUseCall } from './reserveUse.ts';

const REQUESTS = '/api/v1/transaction/requests';

let test: TestApp;
let people: RequestPeople;
let admin: Client;

beforeAll(async () => {
  test = await startTestAppWithModules(depotModules, {
    calls: [
      reserveUseCall({ name: 'depot-area', summary: ['ทดสอบ', 'Test'], entities: ['depotArea'], kinds: ['room'] }),
      reserveUseCall({ name: 'depot', summary: ['ทดสอบ', 'Test'], entities: ['depot'], kinds: ['area'] }),
    ],
  });
  people = await makeRequestPeople(test);
  admin = await connectWithoutTriggers(test.database);
});
afterAll(async () => {
  await admin.end();
  await test.stop();
});

const depotOf = (squareMetres: number, kilograms = 1000): Promise<Depot> =>
  issueDepot(test, people, [{ name: 'North', squareMetres, kilograms }]);

const submit = (filed: FiledRequest): Promise<TestAnswer> => sendRequestStep(test, people.operator, filed, 'request');

async function takeBack({ requestId: id }: FiledRequest): Promise<TestAnswer> {
  const version = await requestVersionOf(test, id);
  return test.call('PUT', `${REQUESTS}/re-status`, { as: people.head, body: { id, version } });
}

describe('an issued document', () => {
  it('opens a stock card for each of its lines, with an entry that has the running balance', async () => {
    const depot = await issueDepot(test, people, [
      { name: 'North', squareMetres: 100.5, kilograms: 2000 },
      { name: 'South', squareMetres: 40, kilograms: 800 },
    ]);
    expect(await figuresOf(test, depot)).toEqual({
      area0: '100.5 0 0 0',
      room0: '2000 0 0 0',
      area1: '40 0 0 0',
      room1: '800 0 0 0',
    });
    const found = (await expectOk(
      test.call('POST', '/api/v1/transaction/stock-cards/_search', {
        as: people.operator,
        body: {
          select: ['name', 'balance', 'available', 'refUnit.value2'],
          where: [
            { name: 'refDossier.id', operator: '=', value: depot.dossierId },
            { name: 'balance', operator: '>', value: 50 },
            { name: 'refKind.code', operator: '=', value: 'area' },
          ],
          sort: [{ name: 'balance', type: 'DESC' }],
          children: [{ name: 'entries' }],
        },
      }),
    )) as { data: readonly Record<string, unknown>[] };
    expect(found.data).toMatchObject([
      {
        name: 'North',
        balance: 100.5,
        available: 100.5,
        refUnit: { value2: 'm²' },
        entries: [{ seq: 1, quotaChange: 100.5, balance: 100.5 }],
      },
    ]);
  });

  it('shows what is left of its cards in any list, and can be searched and sorted by it', async () => {
    const small = await depotOf(30);
    const large = await depotOf(70);
    const search = (body: object): Promise<unknown> =>
      expectOk(test.call('POST', '/api/v1/transaction/depots/_search', { as: people.operator, body }));
    await submit(await fileAllotment(test, people, large, [{ squareMetres: 65 }]));
    const ids = { name: 'id', operator: 'in', value: [small.id, large.id] };
    expect(
      await search({
        select: ['squareMetresLeft'],
        where: [ids],
        sort: [{ name: 'squareMetresLeft', type: 'ASC' }],
        children: [{ name: 'areas', select: ['left'] }],
      }),
    ).toMatchObject({
      totalSize: 2,
      data: [
        { id: large.id, squareMetresLeft: 5, areas: [{ left: 5 }] },
        { id: small.id, squareMetresLeft: 30, areas: [{ left: 30 }] },
      ],
    });
    expect(
      await search({ select: ['name'], where: [ids, { name: 'squareMetresLeft', operator: '>=', value: 30 }] }),
    ).toMatchObject({ totalSize: 1, data: [{ id: small.id }] });
    expect(
      await search({ select: ['name'], where: [ids, { name: 'areas.left', operator: '<', value: 30 }] }),
    ).toMatchObject({ totalSize: 1, data: [{ id: large.id }] });
  });

  it('ignores a computed figure that is sent back', async () => {
    const filed = await fileAllotment(test, people, await depotOf(10), [{ squareMetres: 1 }]);
    const depot = await depotOf(20);
    const change = await refile(test, people.operator, { kind: 3, base: depot });
    expect((await editDocument(test, people.operator, change, { name: 'B', squareMetresLeft: 999 })).status).toBe(200);
    expect((await editDocument(test, people.operator, filed, { name: 'C' })).status).toBe(200);
  });
});

describe('a request', () => {
  it('reserves when it is submitted, uses and keeps when it is approved', async () => {
    const depot = await depotOf(100);
    const filed = await fileAllotment(test, people, depot, [
      { squareMetres: 30, kilograms: 400 },
      { squareMetres: 10, kilograms: 100 },
    ]);
    expect(await figuresOf(test, depot)).toEqual({ area0: '100 0 0 0', room0: '1000 0 0 0' });
    await bringToSignatory(test, people, filed);
    expect(await figuresOf(test, depot)).toEqual({ area0: '100 40 0 0', room0: '1000 500 0 0' });
    await takeStep(test, people.approver, filed, 'approve');
    expect(await figuresOf(test, depot)).toEqual({ area0: '100 0 40 0', room0: '1000 500 0 0' });
  });

  it('gives back what it reserved when it is refused or cancelled', async () => {
    const depot = await depotOf(100);
    const refused = await fileAllotment(test, people, depot, [{ squareMetres: 30, kilograms: 5 }]);
    await takeStep(test, people.operator, refused, 'request');
    await takeStep(test, people.receiver, refused, 'receive');
    await takeStep(test, people.receiver, refused, 'not-approve', { remark: 'x' });
    const cancelled = await fileAllotment(test, people, depot, [{ squareMetres: 30 }]);
    await takeStep(test, people.operator, cancelled, 'request');
    await takeStep(test, people.operator, cancelled, 'cancel', { remark: 'x' });
    expect(await figuresOf(test, depot)).toEqual({ area0: '100 0 0 0', room0: '1000 0 0 0' });
  });

  it('reserves what it needs after a correction, no more and no less', async () => {
    const depot = await depotOf(100);
    const filed = await fileAllotment(test, people, depot, [{ squareMetres: 30 }]);
    await takeStep(test, people.operator, filed, 'request');
    await takeStep(test, people.receiver, filed, 'receive');
    await takeStep(test, people.receiver, filed, 're-edit', { remark: 'x' });
    expect(await figuresOf(test, depot), 'kept while it is corrected').toMatchObject({ area0: '100 30 0 0' });
    await editLines(filed, depot, 12);
    await takeStep(test, people.operator, filed, 'request');
    expect(await figuresOf(test, depot)).toMatchObject({ area0: '100 12 0 0' });
    expect((await takeBack(filed)).status).toBe(200);
    expect(await figuresOf(test, depot), 'as before the second submission').toMatchObject({ area0: '100 30 0 0' });
    expect((await takeBack(filed)).status, 'the content is the corrected one').toBe(200);
    expect(await figuresOf(test, depot)).toMatchObject({ area0: '100 12 0 0' });
  });

  it('holds nothing once its submission is taken back', async () => {
    const depot = await depotOf(100);
    const filed = await fileAllotment(test, people, depot, [{ squareMetres: 30, kilograms: 7 }]);
    await takeStep(test, people.operator, filed, 'request');
    expect((await takeBack(filed)).status).toBe(200);
    expect(await figuresOf(test, depot)).toEqual({ area0: '100 0 0 0', room0: '1000 0 0 0' });
  });

  it('is refused at the field with what is left, if there is too little', async () => {
    const depot = await depotOf(100);
    await takeStep(test, people.operator, await fileAllotment(test, people, depot, [{ squareMetres: 70 }]), 'request');
    const answer = await submit(await fileAllotment(test, people, depot, [{ squareMetres: 30.5 }]));
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      message: 'คงเหลือ 30 ตร.ม. ไม่พอสำหรับ 30.5 ตร.ม. ขาดอีก 0.5 ตร.ม. กรุณาลดปริมาณ หรือเลือกรายการอื่น',
      fields: [{ path: 'lines.0.squareMetres' }],
    });
  });

  it('for the last square metre wins once, however many ask at the same time', async () => {
    const depot = await depotOf(1);
    const filed = await Promise.all(
      Array.from({ length: 4 }, () => fileAllotment(test, people, depot, [{ squareMetres: 1 }])),
    );
    const answers = await Promise.all(filed.map(submit));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422, 422, 422]);
    expect(await figuresOf(test, depot)).toMatchObject({ area0: '1 1 0 0' });
  });

  it('is refused for an area that no document opened', async () => {
    const depot = await depotOf(10);
    const other = await depotOf(10);
    const body = allotmentBody({ ...depot, areaLineIds: other.areaLineIds }, [{ squareMetres: 1 }]);
    const { id, refRequest } = (await expectOk(
      test.call('PUT', '/api/v1/transaction/allotments', { as: people.operator, body }),
    )) as { id: string; refRequest: { id: string } };
    expect(await submit({ id, requestId: refRequest.id })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'lines.0.squareMetres', messageKey: 'stockCardMissing' }] },
    });
  });
});

describe('a change', () => {
  it('reserves only what exceeds the revision in force, and returns what is less', async () => {
    const depot = await depotOf(100);
    const filed = await fileAllotment(test, people, depot, [{ squareMetres: 60, kilograms: 10 }]);
    await approveWhole(test, people, filed);
    const larger = await changeTo(filed, depot, { squareMetres: 90, kilograms: 25 });
    await bringToSignatory(test, people, larger);
    expect(await figuresOf(test, depot)).toEqual({ area0: '100 30 60 0', room0: '1000 25 0 0' });
    await takeStep(test, people.approver, larger, 'approve');
    expect(await figuresOf(test, depot)).toEqual({ area0: '100 0 90 0', room0: '1000 25 0 0' });
    const smaller = await changeTo(larger, depot, { squareMetres: 20, kilograms: 5 });
    await bringToSignatory(test, people, smaller);
    expect(await figuresOf(test, depot)).toEqual({ area0: '100 0 90 0', room0: '1000 25 0 0' });
    await takeStep(test, people.approver, smaller, 'approve');
    expect(await figuresOf(test, depot)).toEqual({ area0: '100 0 20 0', room0: '1000 5 0 0' });
  });

  it('to less than what is reserved and used is refused with what is there, when it is filed and when it is decided', async () => {
    const depot = await depotOf(100);
    const used = await fileAllotment(test, people, depot, [{ squareMetres: 60 }]);
    await approveWhole(test, people, used);
    const smaller = await refile(test, people.operator, { kind: 3, base: depot });
    await expectOk(editAreas(smaller, { squareMetres: 70 }));
    await bringToSignatory(test, people, smaller);
    const reserved = await fileAllotment(test, people, depot, [{ squareMetres: 15 }]);
    await takeStep(test, people.operator, reserved, 'request');
    const [{ dossier }, { request }] = [
      await readCase(test, people.operator, used.requestId),
      await readCase(test, people.operator, reserved.requestId),
    ];
    const there = `ใบส่งตัวอย่าง ${dossier.code} 60 ตร.ม., คำขอ ${request.requestCode} 15 ตร.ม.`;
    const refusal = {
      status: 422,
      body: {
        message: `ลด “North” เหลือ 70 ตร.ม. ไม่ได้ เพราะมีอยู่แล้ว 75 ตร.ม. ได้แก่ ${there} กรุณากำหนดไม่น้อยกว่า 75 ตร.ม. หรือย้ายออกหรือคืนก่อน`,
        fields: [{ path: 'areas.0.squareMetres' }],
      },
    };
    expect(await sendRequestStep(test, people.approver, smaller, 'approve')).toMatchObject(refusal);
    await takeStep(test, people.operator, smaller, 'cancel', { remark: 'x' });
    const again = await refile(test, people.operator, { kind: 3, base: depot });
    await expectOk(editAreas(again, { squareMetres: 70 }));
    expect(await submit(again)).toMatchObject(refusal);
    expect(await figuresOf(test, depot)).toMatchObject({ area0: '100 15 60 0' });
  });

  it('that leaves out a line closes its cards, and is refused while they are in use', async () => {
    const depot = await issueDepot(test, people, [
      { name: 'North', squareMetres: 50, kilograms: 10 },
      { name: 'South', squareMetres: 50, kilograms: 10 },
    ]);
    await approveWhole(test, people, await fileAllotment(test, people, depot, [{ squareMetres: 5, area: 1 }]));
    const withoutSouth = await refile(test, people.operator, { kind: 3, base: depot });
    await removeArea(withoutSouth, 1);
    const refused = await submit(withoutSouth);
    expect(refused).toMatchObject({ status: 422, body: { messageKey: 'ledgerStillUsed' } });
    expect(refused.text).toContain('South');
    await takeStep(test, people.operator, withoutSouth, 'cancel', { remark: 'x' });
    const withoutNorth = await refile(test, people.operator, { kind: 3, base: depot });
    await removeArea(withoutNorth, 0);
    await approveWhole(test, people, withoutNorth);
    expect(await figuresOf(test, depot)).toMatchObject({ area0: '0 0 0 0', area1: '50 0 5 0' });
  });
});

describe('a cancellation', () => {
  it('returns what the document took', async () => {
    const depot = await depotOf(100);
    const filed = await fileAllotment(test, people, depot, [{ squareMetres: 60, kilograms: 10 }]);
    await approveWhole(test, people, filed);
    await approveWhole(test, people, await cancellationOf(filed));
    expect(await figuresOf(test, depot)).toEqual({ area0: '100 0 0 0', room0: '1000 0 0 0' });
  });

  it('is refused while somebody has reserved or uses something of it, and closes its cards afterwards', async () => {
    const depot = await depotOf(100);
    const cancellation = await cancellationOf(depot);
    await bringToSignatory(test, people, cancellation);
    const filed = await fileAllotment(test, people, depot, [{ squareMetres: 60 }]);
    await takeStep(test, people.operator, filed, 'request');
    expect(await sendRequestStep(test, people.approver, cancellation, 'approve')).toMatchObject({
      status: 422,
      body: { messageKey: 'ledgerStillUsed' },
    });
    await takeStep(test, people.operator, filed, 'cancel', { remark: 'x' });
    await takeStep(test, people.approver, cancellation, 'approve');
    expect(await figuresOf(test, depot)).toEqual({ area0: '0 0 0 0', room0: '0 0 0 0' });
  });
});

describe('an entry in the register', () => {
  it('opens its cards, and a correction changes them', async () => {
    const answer = (await expectOk(
      test.call('PUT', '/api/v1/transaction/depots/register', {
        as: people.head,
        body: {
          refHolder: { id: people.holderId },
          effectiveDate: '2026-01-05',
          remark: 'From paper',
          record: { name: 'Old depot', areas: [{ name: 'Hall', squareMetres: 12, kilograms: 34 }] },
        },
      }),
    )) as { id: string };
    const { rows } = await admin.query<{ figures: string }>(
      `select string_agg("kind" || ' ' || trim_scale("quota"), ', ' order by "kind") as "figures" from "stock_card" s
        join "depot" d on d."dossier_id" = s."dossier_id" where d."id" = $1`,
      [answer.id],
    );
    expect(rows[0]?.figures).toBe('area 12, room 34');
  });
});

describe('reserve-use', () => {
  const ask = (name: string, body: unknown, as = people.operator): Promise<TestAnswer> =>
    test.call('POST', `/api/v1/transaction/stock-cards/${name}/reserve-use`, { as, body });

  it('answers one object for one id and a list for several, and the sum for a whole document', async () => {
    const depot = await issueDepot(test, people, [
      { name: 'North', squareMetres: 100, kilograms: 50.25 },
      { name: 'South', squareMetres: 30, kilograms: 20 },
    ]);
    await submit(await fileAllotment(test, people, depot, [{ squareMetres: 10, kilograms: 50, area: 0 }]));
    const ids = await areaIds(depot);
    expect(await ask('depot-area', [ids[0]])).toMatchObject({
      status: 200,
      body: { id: ids[0], quota: 50.25, reserve: 50, use: 0, balance: 0.25 },
    });
    expect(await ask('depot-area', [ids[1], ids[0]])).toMatchObject({
      body: [
        { id: ids[1], quota: 20, balance: 20 },
        { id: ids[0], balance: 0.25 },
      ],
    });
    expect(await ask('depot', [depot.id])).toMatchObject({
      body: { id: depot.id, quota: 130, reserve: 10, use: 0, balance: 120 },
    });
  });

  it('does not find what is another holder’s, and refuses anything but ids', async () => {
    const depot = await depotOf(5);
    const [id = ''] = await areaIds(depot);
    const stranger = await makeRequestPeople(test);
    expect((await ask('depot-area', [id], stranger.operator)).status).toBe(404);
    for (const body of [[], {}, ['x'], [1], null, Array.from({ length: 501 }, () => id)])
      expect((await ask('depot-area', body)).status).toBe(400);
  });
});

describe('whoever is not concerned', () => {
  it('neither reads cards nor entries of another holder, and nobody writes them', async () => {
    const depot = await depotOf(5);
    const stranger = await makeRequestPeople(test);
    const where = [{ name: 'refHolder.id', operator: '=', value: people.holderId }];
    for (const base of ['stock-cards', 'ledger-entries']) {
      const asked = { as: stranger.operator, body: { where } };
      expect(await test.call('POST', `/api/v1/transaction/${base}/_search`, asked)).toMatchObject({
        status: 200,
        body: { totalSize: 0 },
      });
      const own = { as: people.operator, body: { where } };
      expect(
        ((await expectOk(test.call('POST', `/api/v1/transaction/${base}/_search`, own))) as { totalSize: number })
          .totalSize,
      ).toBeGreaterThan(0);
      expect(
        (await test.call('PUT', `/api/v1/transaction/${base}`, { as: people.operator, body: { id: depot.id } })).status,
      ).toBe(405);
    }
  });
});

describe('an invariant of the ledger', () => {
  const lawOf = new Map(readInvariants(invariantsFolder, testCatalogue).map(({ name, law }) => [name, law]));
  const planted: readonly (readonly [
    law: string,
    what: string,
    sql: (depot: Depot, reserving: FiledRequest) => string,
  ])[] = [
    [
      'ledger-entries-give-the-balance',
      'a card without the entry for it',
      ({ dossierId }) => `update stock_card set use = use + 1 where dossier_id = '${dossierId}'`,
    ],
    [
      'ledger-entries-give-the-balance',
      'an entry that is missing',
      ({ dossierId }) =>
        `delete from ledger_entry e using stock_card s where s.id = e.stock_card_id and s.dossier_id = '${dossierId}' and e.seq = 1`,
    ],
    [
      'ledger-entries-follow-each-other',
      'an entry with figures that do not follow',
      ({ dossierId }) =>
        `update ledger_entry e set quota = e.quota + 1 from stock_card s where s.id = e.stock_card_id and s.dossier_id = '${dossierId}' and e.seq = 1`,
    ],
    [
      'ledger-owner-never-owes',
      'a reserve given back by somebody else',
      (_depot, { requestId }) =>
        `update ledger_entry set reserve_change = -reserve_change where owner_request_id = '${requestId}'`,
    ],
    [
      'ledger-closed-request-reserves-nothing',
      'a request that ended with its reserve',
      (_depot, { requestId }) => `update request set is_open = false where id = '${requestId}'`,
    ],
    [
      'ledger-room-holds-its-stock',
      'room in use without goods in it',
      ({ dossierId }) => `update stock_card set use = 1 where kind = 'room' and dossier_id = '${dossierId}'`,
    ],
    [
      'ledger-card-of-its-dossier',
      'a card of another department',
      ({ dossierId }) => `update stock_card set department_id = gen_random_uuid() where dossier_id = '${dossierId}'`,
    ],
  ];

  it.each(planted)('%s finds %s', async (name, _what, sql) => {
    const depot = await depotOf(100);
    const filed = await fileAllotment(test, people, depot, [{ squareMetres: 30 }]);
    await takeStep(test, people.operator, filed, 'request');
    const laws = await withTampering(
      admin,
      `alter table request drop constraint if exists "request_status_is_open_together_check"; ${sql(depot, filed)}`,
      async () => (await findBrokenInvariantsIn(admin, test.app.catalogue)).map(({ law }) => law),
    );
    expect(laws).toContain(lawOf.get(name));
  });

  it('is tested for every one of them', () => {
    expect([...lawOf.keys()].filter((name) => name.startsWith('ledger-'))).toEqual(
      [...new Set(planted.map(([name]) => name))].toSorted(),
    );
  });
});

const tables = ['stock_card', 'ledger_entry', 'request', 'dossier', 'allotment', 'depot', 'status_history'];

it.each(failingDepotSteps)(
  'is stored whole or not at all, whichever statement fails, and once: %s',
  { timeout: 60_000 },
  async (_, prepare) => {
    const send = await prepare(test, people);
    const fingerprint = (): Promise<string> => tableFingerprint(admin, tables);
    expect(await failAtEveryStatement(test.app, { send, fingerprint })).toBeGreaterThanOrEqual(6);
    const done = await fingerprint();
    expect((await send()).status).toBe(409);
    expect(await fingerprint()).toBe(done);
  },
);

const areaIds = (filed: FiledRequest): Promise<readonly string[]> => areaIdsOf(test, filed);
const editLines = (filed: FiledRequest, depot: Depot, squareMetres: number): Promise<unknown> =>
  editAllotment(test, people, filed, { depot, values: { squareMetres } });
const editAreas = (filed: FiledRequest, values: object): Promise<TestAnswer> =>
  editFirstArea(test, people, filed, values);
const removeArea = (filed: FiledRequest, index: number): Promise<unknown> => removeAreaOf(test, people, filed, index);
const cancellationOf = (base: FiledRequest): Promise<FiledRequest> => fileCancellation(test, people, base);

async function changeTo(
  base: FiledRequest,
  depot: Depot,
  values: { squareMetres: number; kilograms: number },
): Promise<FiledRequest> {
  const change = await refile(test, people.operator, { kind: 3, base });
  await editAllotment(test, people, change, { depot, values, reason: 'x' });
  return change;
}
