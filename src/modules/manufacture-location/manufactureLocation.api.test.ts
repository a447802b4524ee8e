/** Places of manufacture from the draft to the end: each kind of request, the licence of a large factory, stock cards, the public and the list. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeCases, type PlaceCases } from '#modules/storage-location/testing/placeCases.ts';
import { areaValues, FIRST_AREA, itemValues } from '#modules/storage-location/testing/places.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { answerSummary } from '#platform/testing/answerSummary.ts';
import type { Person } from '#platform/testing/people.ts';
import { readCsv } from '#platform/testing/readCsv.ts';
import { registerDocument } from '#platform/testing/registerDocument.ts';
import {
  editDocument,
  expectOk,
  readCase,
  sendRequestStep,
  takeStep,
  uploadPdf,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { pay, refileAs, sign, submit } from '#platform/testing/requestSteps.ts';
import { makeSigningPeople, type SigningPeople } from '#platform/testing/signingPeople.ts';
import { factoryValues, PRODUCTION_ROOM } from './testing/factories.ts';

const PLACES = '/api/v1/transaction/storage-locations';
const REQUESTS = '/api/v1/transaction/requests';

let test: TestApp;
let people: SigningPeople;
let cases: PlaceCases;
beforeAll(async () => {
  test = await startTestApp();
  people = await makeSigningPeople(test);
  cases = placeCases(test, people, 'manufactureLocation');
});
afterAll(() => test.stop());

type Values = Readonly<Record<string, unknown>>;

const caseOf = ({ requestId }: FiledRequest) => readCase(test, people.operator, requestId);
const submission = (filed: FiledRequest) =>
  sendRequestStep(test, people.operator, filed, 'request').then(answerSummary);

/** The figures granted to each area of the place, by kind of card. */
async function cardsOf({ requestId }: FiledRequest): Promise<readonly Record<'kind' | 'line' | 'quota', string>[]> {
  const { rows } = await test.app.pools.api.query<Record<'kind' | 'line' | 'quota', string>>(
    `select c."kind", c."line_id"::text as "line", c."quota" from "stock_card" c
      join "request" r on r."dossier_id" = c."dossier_id" where r."id" = $1 order by 1, 2`,
    [requestId],
  );
  return rows;
}

describe('a place of manufacture', () => {
  it('is filed, visited, paid for and certified for three years, with its papers and stock cards', async () => {
    const filed = await cases.issue(await cases.file());
    const { request, dossier } = await caseOf(filed);
    expect([request.status.code, dossier.state.code, dossier.revision]).toEqual(['approved', 'inForce', 1]);
    expect(dossier.code).toMatch(/^สผ\.\d+\/25\d\d$/);
    expect(Number(dossier.expireDate?.slice(0, 4)) - Number(dossier.effectiveDate?.slice(0, 4))).toBe(3);
    const print = (path: string, body: Values, as: Person) => test.call('POST', path, { as, body });
    const printed = [
      await print(`${REQUESTS}/report/storage-location`, { id: filed.requestId }, people.operator),
      await print(`${PLACES}/report/data`, { id: filed.id }, people.operator),
      await print(`${PLACES}/report/data`, { id: filed.id, locale: 'en' }, people.operator),
      await print(`${PLACES}/report/visit`, { id: filed.id }, people.receiver),
    ];
    expect(printed.map(({ status, text }) => [status, text.slice(0, 5)])).toEqual(printed.map(() => [200, '%PDF-']));
    expect(await cardsOf(filed)).toMatchObject([
      { kind: 'area', line: FIRST_AREA, quota: '90.000' },
      { kind: 'area', line: PRODUCTION_ROOM, quota: '90.000' },
      { kind: 'room', line: FIRST_AREA, quota: '108000.000' },
      { kind: 'room', line: PRODUCTION_ROOM, quota: '27000.000' },
    ]);
  });

  it('is submitted with machines, workers and a production room, and refused with each missing by name', async () => {
    const filed = await cases.file({ machines: [], workers: null, subs: [], subItems: [] });
    expect(await submission(filed)).toBe('422 formInvalid subs required machines required workers required');
    const store = await cases.file({ subs: [areaValues()] });
    expect(await submission(store)).toBe('422 formInvalid subs productionRoomMissing');
  });

  it('needs number, date and copy of its factory licence from 50 hp on', async () => {
    const machines = (horsepower: number) => [{ name: 'เครื่องผสม', count: 1, horsepower }];
    expect(await submission(await cases.file({ machines: machines(49.99), workers: 49 }))).toBe('200');
    const large = await cases.file({ machines: machines(50) });
    expect(await submission(large)).toBe(
      '422 formInvalid factoryLicenceNo factoryLicenceMissing factoryLicenceDate factoryLicenceMissing',
    );
    const licence = { factoryLicenceNo: '3-42(1)-8/66รย', factoryLicenceDate: '2023-05-17' };
    await expectOk(editDocument(test, people.operator, large, licence));
    expect(await submission(large)).toBe('422 attachmentMissing');
    const file = await uploadPdf(test, people.operator, 'licence.pdf');
    await expectOk(editDocument(test, people.operator, large, { attachments: [{ refItem: { key: '7' }, file }] }));
    expect(await submission(large)).toBe('200');
    expect(answerSummary(await sendRequestStep(test, people.receiver, large, 'receive'))).toBe('200');
  });

  it('is refused what only a store may have, as a store is refused what only a factory has', async () => {
    const put = (values: Values) => test.call('PUT', PLACES, { as: people.operator, body: values });
    const factory = await put(factoryValues({ subItems: [itemValues({ refHazType: { key: '3' } })] }));
    expect(answerSummary(factory)).toBe('200');
    const store = await put({ ...factoryValues(), refDocumentType: { key: '05' } });
    expect(answerSummary(store)).toContain('machines hiddenField');
    expect(answerSummary(store)).toContain('productionRoomInStore');
  });

  it('costs 500 baht below 500 square metres, by its own rate', async () => {
    const filed = await cases.bringToVisit(await cases.file());
    await takeStep(test, people.receiver, filed, 'skip-visit', { remark: 'Visited last month.' });
    const { rows } = await test.app.pools.api.query<{ amount: string }>(
      'select "net_amount" as "amount" from "fee_statement" where "request_id" = $1',
      [filed.requestId],
    );
    expect(rows[0]?.amount).toBe('500.00');
  });

  it('is entered in the register from paper', async () => {
    const { id } = await registerDocument(test, people.operator, 'manufactureLocation');
    const { rows } = await test.app.pools.api.query(
      'select "revision", "is_current" as "isCurrent", "document_type" as "type", "horsepower" from "storage_location" where "id" = $1',
      [id],
    );
    expect(rows).toEqual([{ revision: 1, isCurrent: true, type: 'manufactureLocation', horsepower: '24.00' }]);
  });
});

describe('a certified place of manufacture', () => {
  it('is renewed for three more years under the same number, and keeps its stock cards', async () => {
    const filed = await cases.issue(await cases.file());
    const before = (await caseOf(filed)).dossier;
    const renewal = await refileAs(test, people, { kind: 'renewal', base: filed });
    await cases.bringToVisit(renewal);
    await takeStep(test, people.receiver, renewal, 'skip-visit', { remark: 'Nothing has changed.' });
    await pay(test, people, renewal);
    await sign(test, people, renewal);
    const after = (await caseOf(renewal)).dossier;
    expect([after.code, after.revision]).toEqual([before.code, 2]);
    expect(Number(after.expireDate?.slice(0, 4)) - Number(before.expireDate?.slice(0, 4))).toBe(3);
    expect(await cardsOf(renewal)).toHaveLength(4);
  });

  it('is changed: another machine adds its horsepower', async () => {
    const filed = await cases.issue(await cases.file());
    const change = await refileAs(test, people, {
      kind: 'change',
      base: filed,
      values: { machines: [{ name: 'เครื่องอัดเม็ด', count: 2, horsepower: 5 }] },
    });
    await cases.issue(change);
    expect((await caseOf(change)).dossier).toMatchObject({ revision: 2, state: { code: 'inForce' } });
    const { rows } = await test.app.pools.api.query(
      `select "horsepower", (select count(*)::int from "storage_location_machine" m
          where m."storage_location_id" = p."id") as "machines" from "storage_location" p where "id" = $1`,
      [change.id],
    );
    expect(rows).toEqual([{ horsepower: '34.00', machines: 3 }]);
  });

  it('is given up at the request of its holder, and its stock cards are closed', async () => {
    const filed = await cases.issue(await cases.file());
    const cancellation = await refileAs(test, people, { kind: 'cancellation', base: filed });
    await cases.bringToVisit(cancellation);
    await expectOk(cases.recordVisit(cancellation, { visitFindings: 'รื้อถอนเครื่องจักรแล้ว' }));
    await takeStep(test, people.receiver, cancellation, 'record-visit');
    await expectOk(sendRequestStep(test, people.signatory, cancellation, 'approve'));
    expect((await caseOf(cancellation)).dossier.state.code).toBe('cancelled');
    const cards = await cardsOf(filed);
    expect(cards).toHaveLength(4);
    expect(cards.map(({ quota }) => quota)).toEqual(cards.map(() => '0.000'));
  });

  it('shows the public what it makes, and neither its machines nor how much it holds', async () => {
    const filed = await cases.issue(await cases.file());
    const { rows } = await test.app.pools.api.query<{ token: string }>(
      'select "public_token" as "token" from "storage_location" where "id" = $1',
      [filed.id],
    );
    const answer = await test.call('GET', `${REQUESTS}/short-detail/${rows[0]?.token ?? ''}`);
    const { facts } = answer.body as { facts: readonly { label: Values; value: readonly [string, string] }[] };
    expect(facts.map(({ value }) => value[1])).toEqual([
      'Test factory',
      'Bangkok',
      '180.00 m²',
      'Water disinfection, Type 2',
    ]);
    expect(answer.text).not.toMatch(/108|เครื่องผสม/u);
  });

  it('is listed with horsepower, workers and kind', async () => {
    const filed = await cases.issue(await cases.file());
    const report = await test.call('POST', `${PLACES}/report/data`, {
      as: people.receiver,
      body: { where: [{ name: 'id', operator: '=', value: filed.id }] },
      headers: { 'accept-language': 'en' },
    });
    const rows = readCsv(report.text);
    const titles = rows.find((row) => row.includes('Horsepower')) ?? [];
    const last = rows.at(-1) ?? [];
    const cell = (title: string): string | undefined => last[titles.indexOf(title)];
    expect([cell('Place'), cell('Kind of place'), cell('Horsepower'), cell('Workers')]).toEqual([
      'Test factory',
      expect.stringContaining('Place of manufacture'),
      '24',
      '20',
    ]);
  });
});

describe('a person with the menus of one module', () => {
  const employeeWith = (module: string): Promise<Person> =>
    test.person({
      roles: ['OPERATOR_EMP'],
      personType: 'employee',
      memberOf: {
        holderId: people.holderId,
        kind: 'employee',
        menus: test.app.catalogue.menus.map(({ key }) => key).filter((key) => key.startsWith(`${module}.`)),
      },
    });

  it('finds and files nothing of the other', async () => {
    const factory = await cases.file();
    const store = await placeCases(test, people).file();
    await submit(test, people, store);
    for (const [module, own, other] of [
      ['manufacture-location', factory, store],
      ['storage-location', store, factory],
    ] as const) {
      const employee = await employeeWith(module);
      const where = [{ name: 'id', operator: 'in', value: [own.id, other.id] }];
      const found = (await expectOk(test.call('POST', `${PLACES}/_search`, { as: employee, body: { where } }))) as {
        data: readonly { id: string }[];
      };
      expect(found.data.map(({ id }) => id)).toEqual([own.id]);
      const print = await test.call('POST', `${REQUESTS}/report/storage-location`, {
        as: employee,
        body: { id: other.requestId },
      });
      expect(print.status, module).toBe(404);
    }
    const ofStores = await employeeWith('storage-location');
    expect((await test.call('PUT', PLACES, { as: ofStores, body: factoryValues() })).status).toBe(403);
  });
});
