/** Tests the refusals of topics, schemes and red accounts, and that an operator never learns of the last. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#platform/server/database/newId.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { makeHolder, type Person } from '#platform/testing/people.ts';

const TOPICS = '/api/v1/master/risk-topics';
const SCHEMES = '/api/v1/master/inspection-risks';
const RED = '/api/v1/master/user-red-accounts';

let site: TestApp;
let head: Person;
beforeAll(async () => {
  site = await startTestApp();
  head = await site.person({ roles: ['OFFICER_HEAD'] });
});
afterAll(() => site.stop());

let counter = 0;
const code = (): string => `T-${++counter}`;
const put = (path: string, body: unknown, as = head): Promise<TestAnswer> => site.call('PUT', path, { as, body });
const post = (path: string, body: unknown, as = head): Promise<TestAnswer> => site.call('POST', path, { as, body });
const problemsOf = ({ body }: TestAnswer): unknown =>
  (body as { fields?: readonly { path: string; messageKey: string }[] }).fields?.map(
    ({ path, messageKey }) => `${path} ${messageKey}`,
  );
const answer = (key: string, score = 1): object => ({ refAnswer: { key }, score });
const topic = (measure: string, conditions: readonly object[]): object => ({
  code: code(),
  nameTh: 'หัวข้อทดสอบ',
  refMeasure: { key: measure },
  conditions,
});

/** Days before those of the scheme of every new installation. */
const scheme = (effectiveDate: string, expireDate: string | null, more: object = {}): object => ({
  code: code(),
  nameTh: 'เกณฑ์ทดสอบ',
  effectiveDate,
  expireDate,
  highFrom: '2.3',
  mediumFrom: '1.6',
  mediumInspect: 1,
  mediumSkip: 3,
  lowInspect: 1,
  lowSkip: 9,
  firstLots: 5,
  highSampleEvery: 3,
  mediumSampleEvery: 5,
  lowSamplePercent: '5',
  topics: [{ refRiskTopic: { key: 'RT-1' }, weight: 3 }],
  ...more,
});

describe('a risk topic', () => {
  it('scores every answer of its measure once', async () => {
    expect((await put(TOPICS, topic('6', [answer('51'), answer('52', 3)]))).status).toBe(200);
    const missing = await put(TOPICS, topic('6', [answer('51')]));
    expect([missing.status, problemsOf(missing)]).toEqual([422, ['conditions answersMissing']]);
    expect(problemsOf(await put(TOPICS, topic('6', [answer('51'), answer('52'), answer('52')])))).toEqual([
      'conditions.2.refAnswer answerTwice',
    ]);
    expect(problemsOf(await put(TOPICS, topic('6', [answer('51'), answer('11')])))).toEqual([
      'conditions.1.refAnswer answerOfOther',
    ]);
    expect(problemsOf(await put(TOPICS, topic('6', [answer('51'), { ...answer('52'), fromPercent: '1' }])))).toEqual([
      'conditions.1.fromPercent percentOfWords',
    ]);
    expect(problemsOf(await put(TOPICS, topic('6', [answer('51'), answer('52', 4)])))).toEqual([
      'conditions.1.score maxValue',
    ]);
    expect(problemsOf(await put(TOPICS, topic('6', [])))).toEqual(['conditions atLeastOneItem']);
  });

  it('has ranges of per cent from zero on for the volume', async () => {
    expect(
      (
        await put(
          TOPICS,
          topic('5', [
            { fromPercent: '0', score: 1 },
            { fromPercent: '12.5', score: 2 },
          ]),
        )
      ).status,
    ).toBe(200);
    expect(problemsOf(await put(TOPICS, topic('5', [{ fromPercent: '10', score: 1 }])))).toEqual([
      'conditions.0.fromPercent percentFromZero',
    ]);
    expect(
      problemsOf(
        await put(
          TOPICS,
          topic('5', [
            { fromPercent: '0', score: 1 },
            { fromPercent: '0', score: 2 },
          ]),
        ),
      ),
    ).toEqual(['conditions.1.fromPercent percentTwice']);
    expect(problemsOf(await put(TOPICS, topic('5', [{ fromPercent: '-1', score: 1 }])))).toContain(
      'conditions.0.fromPercent minValue',
    );
    expect(problemsOf(await put(TOPICS, topic('5', [answer('11')])))).toEqual([
      'conditions.0.refAnswer answerOfVolume',
    ]);
  });

  it('is also checked when a condition is written by its own address', async () => {
    const { body } = await put(TOPICS, topic('6', [answer('51'), answer('52', 3)]));
    const { id } = body as { id: string };
    const refused = await put('/api/v1/master/risk-topic-conditions', {
      refRiskTopic: { id },
      refAnswer: { key: '52' },
      score: 1,
    });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([422, expect.stringContaining('answerTwice')]);
  });

  it('is maintained by heads, and read by officers and the auditor', async () => {
    for (const role of ['OFFICER_CENTER', 'AUDITOR']) {
      const reader = await site.person({ roles: [role] });
      expect((await post(`${TOPICS}/_search`, {}, reader)).status).toBe(200);
      expect((await put(TOPICS, topic('6', [answer('51'), answer('52')]), reader)).status).toBe(403);
    }
  });
});

describe('a scheme', () => {
  it('is the only one in force on a day; the refusal names the other', async () => {
    const first = await put(SCHEMES, scheme('2020-01-01', '2020-12-31'));
    expect(first.status).toBe(200);
    const other = (first.body as { code: string }).code;
    for (const [from, until] of [
      ['2020-12-31', null],
      ['2019-01-01', '2020-01-01'],
      ['2020-06-01', '2020-06-30'],
    ] as const) {
      const refused = await put(SCHEMES, scheme(from, until));
      expect([refused.status, problemsOf(refused)]).toEqual([422, ['effectiveDate schemeInForceAlready']]);
      expect(JSON.stringify(refused.body)).toContain(`${other} ตั้งแต่ 01/01/2563 ถึง 31/12/2563`);
    }
    expect((await put(SCHEMES, scheme('2021-01-01', '2021-12-31'))).status).toBe(200);
  });

  it('is not activated again while another is in force', async () => {
    const [archivedScheme] = [(await put(SCHEMES, scheme('2018-01-01', '2018-06-30'))).body as { id: string }];
    expect((await post(`${SCHEMES}/_delete`, { id: archivedScheme.id })).status).toBe(200);
    expect((await put(SCHEMES, scheme('2018-03-01', '2018-03-31'))).status).toBe(200);
    expect(await post(`${SCHEMES}/_active`, { id: archivedScheme.id })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'effectiveDate', messageKey: 'schemeInForceAlready' }] },
    });
  });

  it('has no medium above high, no topic twice, no end before its start', async () => {
    expect(problemsOf(await put(SCHEMES, scheme('2015-01-01', '2015-01-02', { mediumFrom: '2.4' })))).toEqual([
      'mediumFrom mediumAboveHigh',
    ]);
    expect((await put(SCHEMES, scheme('2015-01-01', '2015-01-02', { mediumFrom: '2.3' }))).status).toBe(200);
    const twice = { refRiskTopic: { key: 'RT-1' }, weight: 1 };
    expect((await put(SCHEMES, scheme('2014-01-01', '2014-01-02', { topics: [twice, twice] }))).status).toBe(422);
    expect(problemsOf(await put(SCHEMES, scheme('2014-01-02', '2014-01-01')))).toContain('expireDate endBeforeStart');
    expect(problemsOf(await put(SCHEMES, scheme('2014-01-01', '2014-01-02', { mediumInspect: 0 })))).toEqual([
      'mediumInspect minValue',
    ]);
  });

  it('does not accept an archived topic, but may keep one that was archived later', async () => {
    const { id, code: key } = (await put(TOPICS, topic('6', [answer('51'), answer('52')]))).body as {
      id: string;
      code: string;
    };
    const withTopic = (
      await put(SCHEMES, scheme('2013-01-01', '2013-01-02', { topics: [{ refRiskTopic: { id }, weight: 1 }] }))
    ).body as { id: string; version: number };
    await post(`${TOPICS}/_delete`, { id });
    expect(
      problemsOf(
        await put(SCHEMES, scheme('2012-01-01', '2012-01-02', { topics: [{ refRiskTopic: { key }, weight: 1 }] })),
      ),
    ).toEqual(['topics.0.refRiskTopic referenceNotFound']);
    expect((await put(SCHEMES, { id: withTopic.id, version: withTopic.version, nameTh: 'ใหม่' })).status).toBe(200);
  });

  it('is refused if another is written at the same moment', async () => {
    const answers = await Promise.all([
      put(SCHEMES, scheme('2010-01-01', '2010-12-31')),
      put(SCHEMES, scheme('2010-06-01', '2011-06-30')),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });
});

describe('the red account', () => {
  const red = (holderId: string, from: string, until: string | null = null): object => ({
    refHolder: { id: holderId },
    reason: 'ตรวจพบสารที่ไม่ได้แจ้ง',
    effectiveDate: from,
    expireDate: until,
  });

  it('has an operator once a day; the refusal names the days of the other', async () => {
    const holder = await makeHolder(site.app);
    expect((await put(RED, red(holder, '2026-01-01', '2026-06-30'))).status).toBe(200);
    const refused = await put(RED, red(holder, '2026-06-30'));
    expect([refused.status, problemsOf(refused)]).toEqual([422, ['effectiveDate redAccountAlready']]);
    expect(JSON.stringify(refused.body)).toContain('ตั้งแต่ 01/01/2569 ถึง 30/06/2569');
    expect((await put(RED, red(holder, '2026-07-01'))).status).toBe(200);
    expect((await put(RED, red(await makeHolder(site.app), '2026-01-01'))).status).toBe(200);
  });

  it('is not activated again if it overlaps another of the same operator', async () => {
    const holder = await makeHolder(site.app);
    const { id } = (await put(RED, red(holder, '2026-01-01'))).body as { id: string };
    await post(`${RED}/_delete`, { id });
    expect((await put(RED, red(holder, '2026-02-01'))).status).toBe(200);
    expect(await post(`${RED}/_active`, { id })).toMatchObject({
      status: 422,
      body: { fields: [{ messageKey: 'redAccountAlready' }] },
    });
  });

  it('accepts legal entities and individuals only', async () => {
    const person = await site.person({ roles: ['OPERATOR_OWNER'], personType: 'individual' });
    expect((await put(RED, red(person.id, '2026-01-01'))).status).toBe(200);
    for (const personType of ['officer', 'employee'] as const) {
      const other = await site.person({ roles: ['OPERATOR_EMP'], personType });
      expect(problemsOf(await put(RED, red(other.id, '2026-01-01')))).toEqual(['refHolder notAHolder']);
    }
  });

  it('needs a reason and a first day, and an end that is not before it', async () => {
    const holder = await makeHolder(site.app);
    expect(problemsOf(await put(RED, { refHolder: { id: holder } }))).toEqual([
      'reason required',
      'effectiveDate required',
    ]);
    expect(problemsOf(await put(RED, red(holder, '2026-02-01', '2026-01-31')))).toContain('expireDate endBeforeStart');
  });

  it('allows the picker to search operators by their type, and by nothing else beyond the card', async () => {
    const menuId = await menuOf('master-mgt.user-red-accounts');
    const searchBy = (name: string): Promise<TestAnswer> =>
      site.call('POST', '/api/v1/security/users/_search', {
        as: head,
        headers: { 'x-menu-id': menuId },
        body: { select: ['fullName'], page: 0, size: 50, where: [{ name, operator: '=', value: '1' }] },
      });
    const holder = await makeHolder(site.app, 'บริษัท ที่ค้นพบ จำกัด');
    const found = (await searchBy('refPersonType.key')).body as { data: readonly { id: string }[] };
    expect(found.data.map(({ id }) => id)).toContain(holder);
    expect(found.data.map(({ id }) => id)).not.toContain(head.id);
    expect(await searchBy('idTax')).toMatchObject({ status: 400, body: { messageKey: 'forbiddenPath' } });
  });

  it('cannot be called, searched, exported, looked up or read in the history by an operator', async () => {
    const holder = await makeHolder(site.app);
    const { id, version } = (await put(RED, red(holder, '2026-01-01'))).body as { id: string; version: number };
    for (const [role, kind] of [
      ['OPERATOR_OWNER', 'owner'],
      ['OPERATOR_EMP', 'employee'],
      ['OPERATOR_AGENT', 'agent'],
    ] as const) {
      const person = await site.person({
        roles: [role],
        personType: 'individual',
        memberOf: { holderId: holder, kind },
      });
      for (const call of [
        `${RED}/_search`,
        `${RED}/_export`,
        `${RED}/${id}/_rev`,
        `${RED}/${id}/_changes`,
        `${RED}/_check`,
        `${RED}/_delete`,
        `${RED}/_active`,
        '/api/v1/master/userRedAccounts/_search',
      ]) {
        expect([
          role,
          call,
          (await post(call, call.endsWith('_search') || call.endsWith('_export') ? {} : { id }, person)).status,
        ]).toEqual([role, call, 403]);
      }
      expect((await put(RED, { id, version, reason: 'x' }, person)).status).toBe(403);
      // Neither the holder's own record nor the log reveals it.
      const own = await post(
        '/api/v1/security/users/_search',
        { page: 0, size: 10, where: [{ name: 'id', operator: '=', value: holder }] },
        person,
      );
      expect(JSON.stringify(own.body)).not.toMatch(/red|บัญชีแดง/iu);
      expect([403, 404]).toContain(
        (await post('/api/v1/security/entity-logs/_search', { page: 0, size: 100 }, person)).status,
      );
    }
    for (const role of ['OFFICER_LAB', 'OFFICER_FINANCE', 'SIGNATORY'])
      expect((await post(`${RED}/_search`, {}, await site.person({ roles: [role] }))).status).toBe(403);
  });

  async function menuOf(key: string): Promise<string> {
    const { rows } = await site.app.pools.api.query<{ id: string }>('select "id" from "menu" where "key" = $1', [key]);
    return rows[0]?.id ?? newId();
  }
});
