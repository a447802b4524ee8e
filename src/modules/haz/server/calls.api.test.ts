/**
 * Tests who sees which registrations: in short, ended ones, as a list, on paper, and the copy that was signed in ink.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { withoutFees } from '#modules/fee/testing/withoutFees.ts';
import { bringTo, fileProduct, issueProduct, productBody, refileProduct } from '#modules/haz/testing/products.ts';
import { quickPapers } from '#platform/testing/quickPapers.ts';
import {
  editDocument,
  takeStep,
  expectOk,
  uploadPdf,
  requestVersionOf,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { CA_PASSWORD, makeSigningPeople, makeOperator, type SigningPeople } from '#platform/testing/signingPeople.ts';
import type { Person } from '#platform/testing/people.ts';
import { readCsv } from '#platform/testing/readCsv.ts';
import type { ShortRegistration } from './shortDetails.ts';

const HAZES = '/api/v1/transaction/hazes';
const REQUESTS = '/api/v1/transaction/requests';
const SHORT = `${HAZES}/search/short-details`;
const ENDED_HAZES = `${HAZES}/hazes-del/exp`;
const DAY_MS = 24 * 3600 * 1000;

let test: TestApp;
let people: SigningPeople;

beforeAll(async () => {
  test = await startTestApp({ moduleServers: [...withoutFees, quickPapers] });
  people = await makeSigningPeople(test);
});
afterAll(() => test.stop());

interface Answer {
  readonly data: readonly ShortRegistration[];
  readonly totalSize: number;
}

const searchAs = async (person: Person, path: string, body: unknown = {}): Promise<Answer> =>
  (await expectOk(test.call('POST', path, { as: person, body }))) as Answer;
const idsOf = ({ data }: Answer): readonly string[] => data.map(({ id }) => id).toSorted();
const keyOf = ({ status, body }: TestAnswer): unknown => [status, (body as { messageKey?: string }).messageKey];

describe('registrations in short', () => {
  it('contain number, names, type, holder, dates and standing', async () => {
    const mine = await makeOperator(test);
    const filed = await issueProduct(
      test,
      { ...people, ...mine },
      { tradeNameTh: 'ปะการังใส', tradeNameEn: 'Coral Clear' },
    );
    await fileProduct(test, mine.operator);
    const { data, totalSize } = await searchAs(mine.operator, SHORT);
    expect(totalSize).toBe(1);
    expect(data).toEqual([
      {
        id: filed.id,
        tradeNameTh: 'ปะการังใส',
        tradeNameEn: 'Coral Clear',
        refHazType: expect.objectContaining({ key: '2' }) as unknown,
        refHolder: expect.objectContaining({ id: mine.holderId }) as unknown,
        code: expect.stringMatching(/^HZ21\d{7}$/) as string,
        effectiveDate: `${test.clock.today()}T00:00:00+07:00`,
        expireDate: expect.any(String) as string,
        standing: 'valid',
        standingLabel: ['มีผลใช้บังคับ', 'Valid'],
      },
    ]);
  });

  it('are searched like other records, except that null conditions are ignored', async () => {
    const mine = await makeOperator(test);
    const all = { ...people, ...mine };
    const [one, two] = [
      await issueProduct(test, all, { tradeNameEn: 'Lagoon One' }),
      await issueProduct(test, all, { tradeNameEn: 'Lagoon Two' }),
    ];
    const byName = { name: 'tradeNameEn', operator: '=', value: 'Lagoon Two' };
    const empty = [
      null,
      { name: 'tradeNameTh', operator: 'like', value: null },
      { name: 'refDossier.code', operator: '=', value: '' },
      { name: 'refHazType.key', operator: 'in', value: [] },
      { name: 'no.such.path', operator: null, value: null },
    ];
    expect(
      idsOf(
        await searchAs(mine.operator, SHORT, {
          page: null,
          size: null,
          sort: null,
          select: null,
          where: [...empty, byName],
        }),
      ),
    ).toEqual([two.id]);
    expect(idsOf(await searchAs(mine.operator, SHORT, { where: empty }))).toEqual([one.id, two.id].toSorted());
    expect(idsOf(await searchAs(mine.operator, SHORT, null))).toEqual([one.id, two.id].toSorted());
    // An OR condition does not reveal other revisions, nor registrations of other holders.
    expect(
      idsOf(
        await searchAs(mine.operator, SHORT, {
          where: [byName, { name: 'isCurrent', operator: '=', value: false, logic: 'OR' }],
        }),
      ),
    ).toEqual([two.id]);
    expect(
      (
        await test.call('POST', SHORT, {
          as: mine.operator,
          body: { where: [{ name: 'nothing', operator: '=', value: 1 }] },
        })
      ).status,
    ).toBe(400);
    expect((await test.call('POST', SHORT, { body: {} })).status).toBe(401);
  });

  it('have one row for a registration, however often it was changed', async () => {
    const mine = await makeOperator(test);
    const all = { ...people, ...mine };
    const change = await refileProduct(test, mine.operator, {
      kind: 3,
      base: await issueProduct(test, all),
      purpose: 'อื่น',
    });
    await bringTo(test, all, change, 'approved');
    expect(idsOf(await searchAs(mine.operator, SHORT))).toEqual([change.id]);
  });
});

describe('registrations that have ended', () => {
  it('are those that were cancelled or revoked, and those that have expired', async () => {
    const mine = await makeOperator(test);
    const all = { ...people, ...mine };
    const [inForce, cancelled, revoked, suspended] = [
      await issueProduct(test, all),
      await issueProduct(test, all),
      await issueProduct(test, all),
      await issueProduct(test, all),
    ];
    const end = await refileProduct(test, mine.operator, { kind: 4, base: cancelled });
    await bringTo(test, all, end, 'waitSign');
    await takeStep(test, people.signatory, end, 'not-sign');
    for (const [call, { id }] of [
      ['revoke', revoked],
      ['suspend', suspended],
    ] as const) {
      const { rows } = await test.app.pools.api.query(
        'select d."id", d."version" from "dossier" d join "haz" h on h."dossier_id" = d."id" where h."id" = $1',
        [id],
      );
      await expectOk(
        test.call('PUT', `/api/v1/transaction/dossiers/${call}`, {
          as: people.signatory,
          body: { ...rows[0], remark: 'ฝ่าฝืน' },
        }),
      );
    }
    const standings = ({ data }: Answer): unknown => Object.fromEntries(data.map(({ id, standing }) => [id, standing]));
    expect(standings(await searchAs(mine.operator, ENDED_HAZES))).toEqual({
      [cancelled.id]: 'cancelled',
      [revoked.id]: 'revoked',
    });
    const ofKept = { where: [{ name: 'id', operator: '=', value: inForce.id }, null] };
    const [short] = (await searchAs(mine.operator, SHORT, ofKept)).data;
    const days = (Date.parse(short?.expireDate ?? '') - Date.parse(`${test.clock.today()}T00:00:00+07:00`)) / DAY_MS;
    try {
      // It is still valid on its last day.
      test.clock.move(days * DAY_MS);
      expect(standings(await searchAs(mine.operator, ENDED_HAZES, ofKept))).toEqual({});
      test.clock.move((days + 1) * DAY_MS);
      expect(standings(await searchAs(mine.operator, ENDED_HAZES, ofKept))).toEqual({ [inForce.id]: 'expired' });
    } finally {
      test.clock.move(0);
    }
  });
});

describe('visibility', () => {
  it('another holder sees nothing of it, by any call', async () => {
    const filed = await issueProduct(test, people);
    const { operator } = await makeOperator(test);
    for (const path of [SHORT, ENDED_HAZES, `${HAZES}/_search`])
      expect((await searchAs(operator, path)).totalSize).toBe(0);
    expect((await editDocument(test, operator, filed, { purpose: 'x' })).status).toBe(404);
    for (const [path, id] of [
      [`${REQUESTS}/report/haz`, filed.requestId],
      [`${HAZES}/report/data`, filed.id],
      [`${REQUESTS}/case`, filed.requestId],
    ])
      expect((await test.call('POST', path ?? '', { as: operator, body: { id } })).status).toBe(404);
    expect(
      (await test.call('PUT', REQUESTS, { as: operator, body: { refRequestType: 3, refBase: { id: filed.id } } }))
        .status,
    ).toBe(404);
  });

  it('an agent files and sees the type of document of their power, and no other', async () => {
    const mine = await makeOperator(test);
    const all = { ...people, ...mine };
    const agent = await test.person({
      roles: ['OPERATOR_AGENT'],
      personType: 'employee',
      memberOf: { holderId: mine.holderId, kind: 'agent', documentTypes: ['registrationManufacture'] },
    });
    const [imported, manufactured] = [
      await issueProduct(test, all),
      await issueProduct(test, all, { refOperation: { key: '4' }, importCompanies: [] }),
    ];
    expect(idsOf(await searchAs(agent, SHORT))).toEqual([manufactured.id]);
    expect((await test.call('POST', `${HAZES}/report/data`, { as: agent, body: { id: imported.id } })).status).toBe(
      404,
    );
    expect(keyOf(await test.call('PUT', HAZES, { as: agent, body: productBody() }))).toEqual([403, 'rowScope']);
    const filed = await fileProduct(test, agent, { refOperation: { key: '4' }, importCompanies: [] });
    await takeStep(test, agent, filed, 'request');
  });
});

describe('the papers', () => {
  const paper = async (
    person: Person,
    path: string,
    id: string,
  ): Promise<{ status: number; name: string; type: string }> => {
    const { status, headers } = await test.call('POST', path, { as: person, body: { id } });
    return {
      status,
      name: /filename="([^"]+)"/.exec(String(headers['content-disposition']))?.[1] ?? '',
      type: String(headers['content-type']),
    };
  };
  const form = ({ requestId }: FiledRequest) => paper(people.operator, `${REQUESTS}/report/haz`, requestId);
  const certificate = ({ id }: FiledRequest) => paper(people.operator, `${HAZES}/report/data`, id);

  it('are drafts before issuing, and then the filed application and the issued certificate', async () => {
    const filed = await fileProduct(test, people.operator);
    expect([await form(filed), await certificate(filed)]).toMatchObject([
      { status: 200, type: 'application/pdf', name: expect.stringMatching(/^draft-D03-/) as string },
      { status: 200, name: expect.stringMatching(/^draft-D03-/) as string },
    ]);
    await takeStep(test, people.operator, filed, 'request');
    expect([await form(filed), await certificate(filed)]).toMatchObject([
      { name: expect.stringMatching(/^R03-/) as string },
      { name: expect.stringMatching(/^draft-R03-/) as string },
    ]);
    await bringTo(test, people, filed, 'approved');
    expect([await form(filed), await certificate(filed)]).toMatchObject([
      { name: expect.stringMatching(/^R03-/) as string },
      { name: expect.stringMatching(/^HZ21\d{7}\.pdf$/) as string },
    ]);
  });

  it('are requested by their own id, and of one product only', async () => {
    const filed = await fileProduct(test, people.operator);
    expect([
      await form({ ...filed, requestId: filed.id }),
      await certificate({ ...filed, id: filed.requestId }),
    ]).toMatchObject([{ status: 404 }, { status: 404 }]);
    expect((await test.call('POST', `${HAZES}/report/data`, { as: people.operator, body: { id: 'x' } })).status).toBe(
      400,
    );
    expect(
      (await test.call('POST', `${HAZES}/report/data`, { as: people.operator, body: { id: filed.id, where: [] } }))
        .status,
    ).toBe(400);
  });

  it('are 404 for registrations entered from paper', async () => {
    const { attachments: _, ...record } = productBody();
    const answer = await test.call('PUT', `${HAZES}/register`, {
      as: people.head,
      body: { remark: 'ทะเบียนเดิม', refHolder: { id: people.holderId }, effectiveDate: '2026-01-01', record },
    });
    expect(answer.status).toBe(200);
    const { id, refRequest } = answer.body as { id: string; refRequest: { id: string } };
    expect([
      await form({ id, requestId: refRequest.id }),
      await certificate({ id, requestId: refRequest.id }),
    ]).toMatchObject([{ status: 404 }, { status: 404 }]);
  });

  it('list every registration in one line, with contents and maker', async () => {
    const mine = await makeOperator(test, 'บริษัท รายงานทดสอบ จำกัด');
    await issueProduct(test, { ...people, ...mine }, { tradeNameEn: 'Delta Blue' });
    const { status, text } = await test.call('POST', `${HAZES}/report/data?locale=en`, { as: mine.operator, body: {} });
    const rows = readCsv(text);
    const head = rows.findIndex(([first]) => first === 'No.');
    expect([status, rows[head]]).toEqual([
      200,
      [
        'No.',
        'HAZ ID',
        'Trade name',
        'Active substances',
        'Type',
        'Manufacturer',
        'Country',
        'Operator',
        'Issued',
        'Expires',
        'Status',
      ],
    ]);
    const [number, code, name, substances, type, maker, country, operator, , , standing] = rows[head + 1] ?? [];
    expect([number, code?.slice(0, 4), name, substances, type, maker, country, operator, standing]).toEqual([
      '1',
      'HZ21',
      'Delta Blue',
      'Calcium hypochlorite 65 % w/w',
      'Type 2',
      'Aqua Works (Test) Ltd.',
      'China',
      'บริษัท รายงานทดสอบ จำกัด',
      'Valid',
    ]);
    expect(rows).toHaveLength(head + 2);
  });
});

describe('the copy that was signed in ink', () => {
  const scan = async (
    person: Person,
    { requestId }: Pick<FiledRequest, 'requestId'>,
    more: Readonly<Record<string, unknown>> = {},
  ): Promise<TestAnswer> =>
    test.call('PUT', `${REQUESTS}/scan`, {
      as: person,
      body: {
        id: requestId,
        version: await requestVersionOf(test, requestId),
        file: await uploadPdf(test, person, 'scan.pdf'),
        ...more,
      },
    });
  const inInk = async (): Promise<FiledRequest> => {
    const filed = await fileProduct(test, people.operator);
    await bringTo(test, people, filed, 'waitSign');
    await takeStep(test, people.signatory, filed, 'not-sign');
    return filed;
  };

  it('is attached once, and logged', async () => {
    const filed = await inInk();
    const before = await requestVersionOf(test, filed.requestId);
    expect(await scan(people.receiver, filed)).toMatchObject({
      status: 200,
      body: { id: filed.requestId, version: before + 1 },
    });
    expect(keyOf(await scan(people.signatory, filed))).toEqual([409, 'scanAttached']);
    const { rows } = await test.app.pools.api.query<{ name: string; by: string }>(
      `select f."name", l."user_id" as "by" from "request" r join "stored_file" f on f."id" = r."scanned_file_id"
          and f."claimed_record" = r."id" join "entity_log" l on l."record_id" = r."id"
          and l."record_version" = r."version" where r."id" = $1`,
      [filed.requestId],
    );
    expect(rows).toEqual([{ name: 'scan.pdf', by: people.receiver.id }]);
  });

  it('can be attached by officers only', async () => {
    const filed = await inInk();
    expect((await scan(people.operator, filed)).status).toBe(403);
    expect((await scan((await makeOperator(test)).operator, filed)).status).toBe(404);
    expect((await scan(people.signatory, filed)).status).toBe(200);
  });

  it('is refused for electronically signed and for unapproved requests', async () => {
    const signed = await issueProduct(test, people);
    const waiting = await fileProduct(test, people.operator);
    await bringTo(test, people, waiting, 'underReview');
    expect([keyOf(await scan(people.receiver, signed)), keyOf(await scan(people.receiver, waiting))]).toEqual([
      [409, 'scanNotHere'],
      [409, 'scanNotHere'],
    ]);
  });

  it('must be a PDF, and the version of the request must be current', async () => {
    const filed = await inInk();
    expect(keyOf(await scan(people.receiver, filed, { version: 1 }))).toEqual([409, 'staleVersion']);
    expect(
      await scan(people.receiver, filed, { file: { name: 'a.txt', blob: Buffer.from('no paper').toString('base64') } }),
    ).toMatchObject({ status: 422, body: { fields: [{ path: 'file', messageKey: 'fileTypeNotAllowed' }] } });
    expect((await scan(people.receiver, filed, { file: null })).status).toBe(400);
    expect((await scan(people.receiver, filed)).status).toBe(200);
  });

  it('sent twice with one key is attached once', async () => {
    const filed = await inInk();
    const body = {
      id: filed.requestId,
      version: await requestVersionOf(test, filed.requestId),
      file: await uploadPdf(test, people.receiver),
    };
    const send = (): Promise<TestAnswer> =>
      test.call('PUT', `${REQUESTS}/scan`, {
        as: people.receiver,
        body,
        headers: { 'idempotency-key': `scan-${filed.requestId}` },
      });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
  });
});

it('is signed with the password of the certificate, and not without', async () => {
  const filed = await fileProduct(test, people.operator);
  await bringTo(test, people, filed, 'waitSign');
  const approve = async (more: object): Promise<TestAnswer> =>
    test.call('PUT', `${REQUESTS}/request`, {
      as: people.signatory,
      body: { id: filed.requestId, version: await requestVersionOf(test, filed.requestId), action: 'approve', ...more },
    });
  expect((await approve({})).body).toMatchObject({
    fields: [{ path: 'sign.caPassword', messageKey: 'signPasswordMissing' }],
  });
  expect((await approve({ sign: { caPassword: 'wrong' } })).body).toMatchObject({
    fields: [{ path: 'sign.caPassword', messageKey: 'signingWrongPassword' }],
  });
  expect((await approve({ sign: { caPassword: CA_PASSWORD } })).status).toBe(200);
});
