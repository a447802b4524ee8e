/** What a holder has in force: who sees which documents, in which order, how much is left, and which can be renewed. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issueLetter, letter } from '#modules/to-whom/testing/letters.ts';
import { addDays, type PlainDate } from '#language/values/plainDate.ts';
import type { Holding, HoldingsView } from '#platform/model/request/holdings.ts';
import type { TestApp } from '#platform/testing/app.ts';
import { startTestAppWithModules } from '#platform/testing/appWithModule.ts';
import { ALLOTMENT_TYPE, DEPOT_TYPE, depotModules } from '#platform/testing/depotModule.ts';
import { approveWhole, fileAllotment, issueDepot } from '#platform/testing/depots.ts';
import { makeDepartment, makeHolder, type Person } from '#platform/testing/people.ts';
import {
  CENTRAL_OFFICE,
  expectOk,
  makeRequestPeople,
  refile,
  takeStep,
  type FiledRequest,
  type RequestPeople,
} from '#platform/testing/requestPeople.ts';

const HOLDINGS = '/api/v1/transaction/dossiers/holdings';

let test: TestApp;
let people: RequestPeople;
let today: PlainDate;

beforeAll(async () => {
  test = await startTestAppWithModules(depotModules);
});
beforeEach(async () => {
  // A holder of its own for every test.
  people = await makeRequestPeople(test);
  today = test.clock.today();
});
afterEach(() => test.clock.move(0));
afterAll(() => test.stop());

const ask = (as: Person, body: object = {}): Promise<HoldingsView> =>
  expectOk(test.call('POST', HOLDINGS, { as, body })) as Promise<HoldingsView>;
const numbersOf = async (as: Person, body: object = {}): Promise<readonly string[]> =>
  (await ask(as, body)).holdings.map(({ number }) => number);

async function holdingOf(as: Person, { id }: Pick<FiledRequest, 'id'>, body: object = {}): Promise<Holding> {
  const found = (await ask(as, body)).holdings.find((holding) => holding.id === id);
  if (found === undefined) throw new Error(`The document ${id} is not listed`);
  return found;
}

/** Enters a document from paper: its last day may be any. */
async function enter(
  wire: string,
  { code, expires, record }: { code: string; expires: PlainDate; record: object },
): Promise<FiledRequest> {
  const { id, refRequest } = (await expectOk(
    test.call('PUT', `/api/v1/transaction/${wire}/register`, {
      as: people.head,
      body: {
        refHolder: { id: people.holderId },
        effectiveDate: '2020-01-05',
        expireDate: expires,
        remark: 'From paper',
        code,
        record,
      },
    }),
  )) as { id: string; refRequest: { id: string } };
  return { id, requestId: refRequest.id };
}
const FAR_DAYS = 400;
const enterLetter = (code: string, expires: PlainDate = addDays(today, FAR_DAYS)): Promise<FiledRequest> =>
  enter('to-whoms', { code, expires, record: letter });
const enterDepot = (code: string, expires: PlainDate = addDays(today, FAR_DAYS)): Promise<FiledRequest> =>
  enter('depots', { code, expires, record: { name: 'Old depot', areas: [] } });

const DAY_MS = 86_400_000;
let count = 0;
/** A number that no other test has. */
const codeOf = (text: string): string => `${text}-${(count += 1)}`;

async function setStanding(action: 'suspend' | 'revoke', { id }: FiledRequest, as: Person): Promise<void> {
  const { dossierId } = await holdingOf(people.operator, { id });
  const { rows } = await test.app.pools.api.query<{ version: number }>('select version from dossier where id = $1', [
    dossierId,
  ]);
  const body = { id: dossierId, version: rows[0]?.version, remark: 'x' };
  await expectOk(test.call('PUT', `/api/v1/transaction/dossiers/${action}`, { as, body }));
}

describe('the list', () => {
  it('has every issued document in force, of any kind, with its number, subject, days and page', async () => {
    const issued = await issueLetter(test, people);
    const depot = await issueDepot(test, people, [{ name: 'North', squareMetres: 10, kilograms: 5 }]);
    const { mayOpen, kinds, holdings } = await ask(people.operator);
    expect(mayOpen).toBe(true);
    expect(kinds.map(({ documentType, count: n, listPath }) => [documentType.code, n, listPath])).toEqual([
      [DEPOT_TYPE, 1, '/app/depot/depots'],
      ['toWhom', 1, '/app/to-whom/to-whoms'],
    ]);
    expect(holdings.map(({ id }) => id)).toEqual([depot.id, issued.id]);
    expect(holdings[1]).toMatchObject({
      documentType: { code: 'toWhom' },
      subject: [expect.stringContaining(letter.subject), expect.stringContaining(letter.subject)],
      isSuspended: false,
      path: `/app/to-whom/to-whoms/${issued.id}/view`,
      amounts: [],
      openRequest: null,
      renewedBy: null,
    });
    const { expireDate, daysLeft } = holdings[0] ?? {};
    expect(addDays(today, daysLeft ?? 0)).toBe(expireDate);
  });

  it('leaves out what is not issued, and what was cancelled, revoked or has long expired', async () => {
    await fileAllotment(test, people, await issueDepot(test, people, []), []);
    const revoked = await enterLetter(codeOf('REV'));
    await setStanding('revoke', revoked, people.approver);
    await enterLetter(codeOf('OLD'), addDays(today, -91));
    expect((await ask(people.operator)).holdings.map(({ documentType }) => documentType.code)).toEqual([DEPOT_TYPE]);
  });

  it('shows what expires within 90 days first, then what expired in the last 90, then the rest by kind and number', async () => {
    const letters: readonly (readonly [string, PlainDate])[] = [
      ['B2', addDays(today, 700)],
      ['B10', addDays(today, 91)],
      ['EXPIRED90', addDays(today, -90)],
      ['EXPIRED1', addDays(today, -1)],
      ['SOON90', addDays(today, 90)],
      ['SOON0', today],
    ];
    for (const [code, expires] of letters) await enterLetter(`${code}-${people.holderId}`, expires);
    await enterDepot(`A1-${people.holderId}`, addDays(today, 900));
    await enterDepot(`SOON5-${people.holderId}`, addDays(today, 5));
    const order = (await numbersOf(people.operator)).map((number) => number.split('-')[0]);
    expect(order).toEqual(['SOON0', 'SOON5', 'SOON90', 'EXPIRED1', 'EXPIRED90', 'A1', 'B2', 'B10']);
    const { kinds, holdings } = await ask(people.operator);
    expect(kinds.map(({ documentType, ...counts }) => [documentType.code, counts])).toEqual([
      [DEPOT_TYPE, expect.objectContaining({ count: 2, expiresSoon: 1, expired: 0 })],
      ['toWhom', expect.objectContaining({ count: 6, expiresSoon: 2, expired: 2 })],
    ]);
    expect(holdings.map(({ daysLeft }) => daysLeft)).toEqual([0, 5, 90, -1, -90, 900, 700, 91]);
  });

  it('is limited to one kind or to a number of rows, with the counts of all', async () => {
    for (const text of ['L', 'L', 'L']) await enterLetter(codeOf(text));
    await enterDepot(codeOf('D'));
    const limited = await ask(people.operator, { size: 2 });
    expect([limited.holdings.length, limited.kinds.map((kind) => kind.count)]).toEqual([2, [1, 3]]);
    const ofKind = await ask(people.operator, { documentType: 'toWhom' });
    expect([ofKind.holdings.length, ofKind.kinds.map((kind) => kind.count)]).toEqual([3, [1, 3]]);
  });

  it('marks what is suspended, which nobody can renew meanwhile', async () => {
    const code = codeOf('SUS');
    const suspended = await enterLetter(code, addDays(today, 300));
    await setStanding('suspend', suspended, people.approver);
    expect(await holdingOf(people.operator, suspended)).toMatchObject({
      isSuspended: true,
      renewal: { isOpen: false, why: [expect.stringContaining(code), expect.stringContaining(code)] },
    });
  });
});

describe('how much is left', () => {
  it('is the sum of the stock cards of all lines: granted, reserved and used', async () => {
    const depot = await issueDepot(test, people, [
      { name: 'North', squareMetres: 100.5, kilograms: 10 },
      { name: 'South', squareMetres: 50, kilograms: 10 },
    ]);
    await approveWhole(test, people, await fileAllotment(test, people, depot, [{ squareMetres: 20.25 }]));
    const reserving = await fileAllotment(test, people, depot, [{ squareMetres: 7, area: 1 }]);
    await takeStep(test, people.operator, reserving, 'request');
    expect((await holdingOf(people.operator, depot)).amounts).toEqual([
      { kind: 'area', unit: ['ตร.ม.', 'm²'], quota: 150.5, reserve: 7, use: 20.25, held: 0 },
    ]);
  });
});

describe('renewal', () => {
  it('is offered to the person who may file it, in the menu in which it is filed', async () => {
    const depot = await enterDepot(codeOf('D'), addDays(today, 30));
    expect((await holdingOf(people.operator, depot)).renewal).toEqual({
      isOpen: true,
      why: null,
      menu: 'depot.requests',
    });
    for (const officer of [people.receiver, people.head, people.approver])
      expect((await holdingOf(officer, depot, { holder: people.holderId })).renewal).toBeNull();
    const reader = await test.person({
      roles: [],
      personType: 'employee',
      memberOf: { holderId: people.holderId, kind: 'employee', menus: ['depot.depots'] },
    });
    expect((await holdingOf(reader, depot)).renewal).toBeNull();
  });

  it('that was begun is continued, and once it is filed nothing else is', async () => {
    const depot = await issueDepot(test, people, []);
    const renewal = await refile(test, people.operator, { kind: 2, base: depot });
    expect(await holdingOf(people.operator, depot)).toMatchObject({
      renewal: { isOpen: true },
      openRequest: { kind: { code: 'renew' }, isDraft: true, path: `/app/depot/requests/${renewal.id}/edit` },
    });
    await takeStep(test, people.operator, renewal, 'request');
    const filed = await holdingOf(people.operator, depot);
    const number = filed.openRequest?.number ?? '';
    expect(filed).toMatchObject({
      renewal: { isOpen: false, why: [expect.stringContaining(number), expect.stringContaining(number)] },
      openRequest: {
        kind: { code: 'renew' },
        status: { code: 'submitted' },
        isDraft: false,
        path: `/app/depot/requests/${renewal.id}/view`,
      },
    });
    expect((await holdingOf(people.receiver, depot, { holder: people.holderId })).openRequest).toMatchObject({
      number,
      path: `/app/depot/request-receives/${renewal.id}/view`,
    });
  });

  it('is refused while the document is being changed, and a draft to change it is not mentioned', async () => {
    const depot = await issueDepot(test, people, []);
    const change = await refile(test, people.operator, { kind: 3, base: depot });
    expect((await holdingOf(people.operator, depot)).openRequest).toBeNull();
    await takeStep(test, people.operator, change, 'request');
    expect(await holdingOf(people.operator, depot)).toMatchObject({
      renewal: { isOpen: false },
      openRequest: { kind: { code: 'change' } },
    });
  });

  it('under another number is named, and hides the document once that has expired', async () => {
    const issued = await issueLetter(test, people);
    const renewal = await refile(test, people.operator, { kind: 2, base: issued });
    expect((await holdingOf(people.operator, issued)).openRequest).toMatchObject({
      isDraft: true,
      path: `/app/to-whom/requests/${renewal.id}/edit`,
    });
    const { daysLeft: before } = await holdingOf(people.operator, issued);
    test.clock.move(20 * DAY_MS);
    await approveWhole(test, people, renewal);
    const renewed = await holdingOf(people.operator, renewal);
    expect(await holdingOf(people.operator, issued)).toMatchObject({
      renewedBy: renewed.number,
      renewal: {
        isOpen: false,
        why: [expect.stringMatching(/./u), 'A renewal of this certificate has already been filed.'],
      },
      openRequest: null,
    });
    test.clock.move(((before ?? 0) + 1) * DAY_MS);
    expect(await numbersOf(people.operator)).toEqual([renewed.number]);
  });

  it('is refused after the last day', async () => {
    const expired = await enterDepot(codeOf('D'), addDays(today, -2));
    expect(await holdingOf(people.operator, expired)).toMatchObject({ daysLeft: -2, renewal: { isOpen: false } });
  });
});

describe('who asks', () => {
  it('sees only documents of the holder they act for', async () => {
    const code = codeOf('L');
    await enterLetter(code);
    const stranger = await makeRequestPeople(test);
    expect(await numbersOf(people.operator, { holder: people.holderId })).toEqual([code]);
    expect(await ask(stranger.operator, { holder: people.holderId })).toEqual({
      mayOpen: true,
      kinds: [],
      holdings: [],
    });
    expect(await numbersOf(people.operator, { holder: await makeHolder(test.app) })).toEqual([]);
  });

  it('sees as an officer what their department and their menus show', async () => {
    const [letterCode, depotCode] = [codeOf('L'), codeOf('D')];
    await enterLetter(letterCode);
    await enterDepot(depotCode);
    const of = (person: Person): Promise<readonly string[]> => numbersOf(person, { holder: people.holderId });
    const elsewhere = await test.person({ roles: ['OFFICER_CENTER'], departmentId: await makeDepartment(test.app) });
    const administrator = await test.person({ roles: ['ADMIN'] });
    const auditor = await test.person({ roles: ['AUDITOR'] });
    const all = [depotCode, letterCode];
    expect(await Promise.all([people.receiver, administrator, auditor, elsewhere].map(of))).toEqual([
      all,
      all,
      all,
      [],
    ]);
    const laboratory = await test.person({ roles: ['OFFICER_LAB'], departmentId: CENTRAL_OFFICE });
    expect(await ask(laboratory, { holder: people.holderId })).toEqual({ mayOpen: false, kinds: [], holdings: [] });
  });

  it('sees as an employee or an agent the types of their menus and of their power', async () => {
    const [letterCode, depotCode] = [codeOf('L'), codeOf('D')];
    await enterLetter(letterCode);
    await enterDepot(depotCode);
    const member = (more: Partial<Parameters<TestApp['person']>[0]['memberOf'] & object>): Promise<Person> =>
      test.person({
        roles: [],
        personType: 'employee',
        memberOf: { holderId: people.holderId, kind: 'agent', ...more },
      });
    expect(await numbersOf(await member({ documentTypes: ['toWhom'] }))).toEqual([letterCode]);
    expect(await numbersOf(await member({ documentTypes: [DEPOT_TYPE, ALLOTMENT_TYPE] }))).toEqual([depotCode]);
    expect(await numbersOf(await member({ documentTypes: ['toWhom'], menus: ['depot.depots'] }))).toEqual([]);
    expect(await numbersOf(await member({ kind: 'employee', menus: ['depot.depots'] }))).toEqual([depotCode]);
    // In their list of requests they can open issued documents, too.
    const clerk = await member({ kind: 'employee', menus: ['to-whom.requests'] });
    expect(
      (await ask(clerk)).holdings.map(({ number, path }) => [number, path.split('/').slice(0, 4).join('/')]),
    ).toEqual([[letterCode, '/app/to-whom/requests']]);
    expect((await ask(await member({ kind: 'employee', menus: [] }))).mayOpen).toBe(false);
  });

  it('names a holder if they act for none, and nothing that does not belong in the question', async () => {
    for (const body of [
      {},
      { holder: 'x' },
      { holder: people.holderId, more: 1 },
      { holder: people.holderId, size: 201 },
    ])
      expect((await test.call('POST', HOLDINGS, { as: people.receiver, body })).status).toBeGreaterThanOrEqual(400);
    expect((await test.call('POST', HOLDINGS, { body: { holder: people.holderId } })).status).toBe(401);
  });
});
