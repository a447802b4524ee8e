/** Tests fee rates by the API: what is refused and where, and one rate at a time, also if two people save at once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentType as documentTypes } from '#platform/model/businessChoices.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';
import { waitForBlockedCall } from '#platform/testing/waitForBlockedCall.ts';
import { feeBasis } from '../choices.ts';

const RATES = '/api/v1/master/fee-rates';
/** A document for which no seed has a rate. */
const RULING = { key: documentTypes.values.ruling.key };

let site: TestApp;
let finance: Person;
beforeAll(async () => {
  site = await startTestApp();
  finance = await site.person({ roles: ['OFFICER_FINANCE'] });
});
afterAll(() => site.stop());

let counter = 0;
const basis = (code: keyof typeof feeBasis.values): { key: string } => ({ key: feeBasis.values[code].key });
const rate = (more: object = {}): object => {
  counter += 1;
  return {
    code: `T-${counter}`,
    nameTh: 'อัตราทดสอบ',
    refDocumentType: RULING,
    requestTypes: ['new'],
    refBasis: basis('copy'),
    amount: 100,
    dueDays: 15,
    effectiveDate: '2030-01-01',
    expireDate: '2030-12-31',
    ...more,
  };
};
const put = (body: object): Promise<TestAnswer> => site.call('PUT', RATES, { as: finance, body });
const post = (suffix: string, body: object): Promise<TestAnswer> =>
  site.call('POST', `${RATES}/${suffix}`, { as: finance, body });
const faults = ({ body }: TestAnswer): string[] =>
  ((body as { fields?: { path: string; messageKey: string }[] }).fields ?? []).map(
    ({ path, messageKey }) => `${path} ${messageKey}`,
  );
const saved = async (body: object): Promise<{ id: string; code: string; version: number }> => {
  const answer = await put(body);
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  return answer.body as { id: string; code: string; version: number };
};
const remove = async ({ id }: { id: string }): Promise<void> => {
  expect((await site.call('POST', `${RATES}/_delete?isHardDelete=true`, { as: finance, body: { id } })).status).toBe(
    200,
  );
};

describe('the ranges of a rate', () => {
  const byTons = (ranges: readonly object[]): object => rate({ refBasis: basis('tonsPerYear'), amount: null, ranges });

  it('are refused at their row, with the value to enter instead', async () => {
    const answer = await put(
      byTons([
        { fromValue: 0, toValue: 10, amount: 500 },
        { fromValue: 10, toValue: 50, amount: 1000 },
        { fromValue: 60, amount: 1500 },
      ]),
    );
    expect([answer.status, faults(answer)]).toEqual([422, ['ranges.2.fromValue rangeGap']]);
    expect(answer.text).toContain('ยังไม่มีอัตราสำหรับค่าตั้งแต่ 50 แต่น้อยกว่า 60');
    expect(
      faults(
        await put(
          byTons([
            { fromValue: 5, toValue: 10, amount: 1 },
            { fromValue: 9, amount: 1 },
          ]),
        ),
      ),
    ).toEqual(['ranges.0.fromValue rangeFirstNotZero', 'ranges.1.fromValue rangeOverlap']);
    expect(faults(await put(byTons([{ fromValue: 0, toValue: 10, amount: 1 }])))).toEqual([
      'ranges.0.toValue rangeLastNotOpen',
    ]);
    expect(faults(await put(byTons([])))).toEqual(['ranges required']);
  });

  it('are checked as a whole if only one row is sent', async () => {
    const { id, version } = await saved(
      byTons([
        { fromValue: 0, toValue: 10, amount: 500 },
        { fromValue: 10, toValue: 50, amount: 1000 },
        { fromValue: 50, amount: 1500 },
      ]),
    );
    const { body } = await post('_search', {
      where: [{ name: 'id', operator: '=', value: id }],
      children: [{ name: 'ranges' }],
    });
    const [, middle, last] = (body as { data: { ranges: { id: string }[] }[] }).data[0]?.ranges ?? [];
    expect(faults(await put({ id, version, ranges: [{ id: middle?.id, toValue: 40 }] }))).toEqual([
      'ranges.2.fromValue rangeGap',
    ]);
    expect(faults(await put({ id, version, ranges: [{ id: last?.id, isDelete: true }] }))).toEqual([
      'ranges.2.toValue rangeLastNotOpen',
    ]);
    expect(
      (
        await put({
          id,
          version,
          ranges: [
            { id: middle?.id, toValue: 40 },
            { id: last?.id, fromValue: 40 },
          ],
        })
      ).status,
    ).toBe(200);
    await remove({ id });
  });

  it('are allowed for the bases that use them, and an amount for the others', async () => {
    expect(faults(await put(rate({ amount: null })))).toEqual(['amount required']);
    expect(faults(await put(rate({ ranges: [{ fromValue: 0, amount: 1 }] })))).toEqual(['ranges hiddenField']);
    expect(faults(await put(rate({ refBasis: basis('free'), amount: null })))).toEqual(['dueDays hiddenField']);
  });
});

describe('waivers', () => {
  const excluded = async (row: object): Promise<string[]> =>
    faults(
      await post('_check', rate({ requestTypes: ['renew'], excludes: [row] })).then((answer) => ({
        ...answer,
        body: { fields: (answer.body as { problems: unknown }).problems },
      })),
    );
  const kind = (key: string): object => ({ refExcludeType: { key } });

  it('for a period need days, those for a value the value', async () => {
    expect(await excluded(kind('1'))).toEqual(['excludes.0.fromDate required', 'excludes.0.toDate required']);
    expect(await excluded({ ...kind('1'), fromDate: '2030-02-01', toDate: '2030-01-01' })).toEqual([
      'excludes.0.toDate endBeforeStart',
    ]);
    expect(await excluded({ ...kind('1'), fromDate: '2030-01-01', toDate: '2030-02-01', goodsValueUpTo: 5 })).toEqual([
      'excludes.0.goodsValueUpTo hiddenField',
    ]);
    expect(await excluded(kind('6'))).toEqual(['excludes.0.goodsValueUpTo required']);
    expect(await excluded({ ...kind('6'), goodsValueUpTo: 1500 })).toEqual([]);
  });

  it('that name a record must be entered in their own list', async () => {
    for (const key of ['2', '3', '4', '5'])
      expect(await excluded(kind(key))).toEqual(['excludes.0.refExcludeType waiverKindElsewhere']);
  });

  it('for one operation and objective may occur once', async () => {
    const answer = await put(
      rate({
        requestTypes: ['renew'],
        excludeOperations: [
          { refOperation: { key: '1' } },
          { refOperation: { key: '2' } },
          { refOperation: { key: '1' } },
        ],
      }),
    );
    expect(faults(answer)).toEqual(['excludeOperations.2.refOperation waiverOperationTwice']);
  });
});

describe('one rate at a time', () => {
  const during = (effectiveDate: string, expireDate: string | null, more: object = {}): object =>
    rate({ requestTypes: ['change'], effectiveDate, expireDate, ...more });

  it('is allowed for a document and a kind of request; the refusal names the other', async () => {
    const first = await saved(during('2031-01-01', '2031-06-30', { nameTh: 'อัตราเดิม' }));
    const answer = await put(during('2031-06-30', null));
    expect([answer.status, faults(answer)]).toEqual([422, ['effectiveDate rateOverlaps']]);
    expect(answer.text).toContain(`${first.code} อัตราเดิม`);
    expect(answer.text).toContain('1 มกราคม 2574 – 30 มิถุนายน 2574');
    const next = await saved(during('2031-07-01', null));
    expect(faults(await put({ id: first.id, version: first.version, expireDate: '2031-07-01' }))).toEqual([
      'effectiveDate rateOverlaps',
    ]);
    expect(faults(await put(during('2031-03-01', '2031-03-01', { requestTypes: ['cancel', 'change'] })))).toEqual([
      'effectiveDate rateOverlaps',
    ]);
    const other = await saved(during('2031-03-01', '2031-03-01', { requestTypes: ['cancel'] }));
    for (const rateId of [first, next, other]) await remove(rateId);
  });

  it('ignores archived ones, and refuses to activate one that overlaps a newer one', async () => {
    const first = await saved(during('2032-01-01', '2032-12-31'));
    expect((await post('_delete', { id: first.id })).status).toBe(200);
    const second = await saved(during('2032-06-01', null));
    const answer = await post('_active', { id: first.id });
    expect([answer.status, (answer.body as { messageKey: string }).messageKey]).toEqual([409, 'rateOverlaps']);
    expect(answer.text).toContain(second.code);
    await remove(second);
    expect((await post('_active', { id: first.id })).status).toBe(200);
    await remove(first);
  });

  it('is ensured if many save at once: one succeeds, the others are refused', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => put(during(`2033-0${index + 1}-01`, null))),
    );
    expect(answers.map(({ status }) => status).toSorted((left, other) => left - other)).toEqual([
      200, 422, 422, 422, 422, 422,
    ]);
    for (const answer of answers) {
      if (answer.status === 422) expect(faults(answer)).toEqual(['effectiveDate rateOverlaps']);
      else await remove(answer.body as { id: string });
    }
  });

  it('is ensured if one is saved while another is being activated', async () => {
    const archived = await saved(during('2034-01-01', null));
    expect((await post('_delete', { id: archived.id })).status).toBe(200);
    const other = await site.app.pools.jobs.connect();
    try {
      // Another client is in the middle of saving a rate of the same document.
      await other.query('begin');
      await other.query(`select pg_advisory_xact_lock(hashtext('feeRate'), hashtext('ruling'))`);
      const activating = post('_active', { id: archived.id });
      await waitForBlockedCall(site);
      await other.query(
        `insert into "fee_rate" ("id", "code", "name_th", "document_type", "request_types", "basis", "amount",
            "due_days", "effective_date", "version", "is_active", "create_by", "create_date", "update_by",
            "update_date")
values ('01a00000-0000-7000-8000-0000000000fe', 'T-AT-ONCE', 'อัตราอื่น', 'ruling', '["change"]', 'copy', 1, 1,
  '2034-05-01', 1, true, 'system', now(), 'system', now())`,
      );
      await other.query('commit');
      expect(await activating).toMatchObject({ status: 409, body: { messageKey: 'rateOverlaps' } });
    } finally {
      other.release();
    }
  });
});
