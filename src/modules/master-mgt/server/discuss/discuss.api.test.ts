/** Tests the refusals of cases for rulings, down to the substance of a ruling. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';

const CASES = '/api/v1/master/haz-discuss-cases';

let site: TestApp;
let head: Person;
beforeAll(async () => {
  site = await startTestApp();
  head = await site.person({ roles: ['OFFICER_HEAD'] });
});
afterAll(() => site.stop());

let counter = 0;
const line = (more: object = {}): object => ({
  refSubStance: { key: 'HCL' },
  refConcentrationTest: { key: 'ANY' },
  ...more,
});
const compared = (test: string, more: object): object => line({ refConcentrationTest: { key: test }, ...more });
const put = (more: object = {}, as = head): Promise<TestAnswer> =>
  site.call('PUT', CASES, {
    as,
    body: {
      code: `T-${++counter}`,
      nameTh: 'กรณีทดสอบ',
      refOperation: { key: '5' },
      details: [{ letterTh: 'ข้อความ', subStances: [line()] }],
      ...more,
    },
  });
const withLine = (substanceLine: object): Promise<TestAnswer> =>
  put({ details: [{ letterTh: 'ข้อความ', subStances: [substanceLine] }] });
const problemsOf = ({ body }: TestAnswer): unknown =>
  (body as { fields?: readonly { path: string; messageKey: string }[] }).fields?.map(
    ({ path, messageKey }) => `${path} ${messageKey}`,
  );
const HERE = 'details.0.subStances.0';

describe('a case', () => {
  it('accepts a sub-operation of its operation, and a sub-objective of its objective only', async () => {
    expect(
      (await put({ refSubOperation: { key: '51' }, refObjective: { key: '1' }, refSubObjective: { key: '12' } }))
        .status,
    ).toBe(200);
    expect(problemsOf(await put({ refSubOperation: { key: '41' } }))).toEqual([
      'refSubOperation subOperationElsewhere',
    ]);
    expect(problemsOf(await put({ refObjective: { key: '1' }, refSubObjective: { key: '21' } }))).toEqual([
      'refSubObjective subObjectiveElsewhere',
    ]);
    expect(problemsOf(await put({ refSubObjective: { key: '21' } }))).toContain('refSubObjective hiddenField');
  });

  it('is refused the same way by the check of the form', async () => {
    const { body } = await site.call('POST', `${CASES}/_check`, {
      as: head,
      body: { code: 'T-X', nameTh: 'ก', refOperation: { key: '1' }, refSubOperation: { key: '51' }, details: [] },
    });
    expect(JSON.stringify(body)).toContain('subOperationElsewhere');
  });

  it('needs a ruling, a letter and a substance', async () => {
    expect(problemsOf(await put({ details: [] }))).toEqual(['details atLeastOneItem']);
    expect(problemsOf(await put({ details: [{ letterTh: 'ข้อความ', subStances: [] }] }))).toEqual([
      'details.0.subStances atLeastOneItem',
    ]);
    expect(problemsOf(await put({ details: [{ subStances: [line()] }] }))).toEqual(['details.0.letterTh required']);
  });

  it('may have two rulings for one substance: the highest type applies', async () => {
    const answer = await put({
      details: [
        {
          refHazType: { key: '1' },
          letterTh: 'ก',
          subStances: [compared('LT', { fromValue: '40', refConcentrationUnit: { key: 'WW' } })],
        },
        {
          refHazType: { key: '3' },
          letterTh: 'ข',
          subStances: [compared('GE', { fromValue: '15', refConcentrationUnit: { key: 'WW' } })],
        },
      ],
    });
    expect(answer.status).toBe(200);
  });
});

describe('a case that overlaps with another', () => {
  it('is accepted, and its editor is told which of the two applies', async () => {
    const warningsOf = async (more: object): Promise<unknown> => {
      const answer = await site.call('POST', `${CASES}/_check`, {
        as: head,
        body: {
          code: 'T-OVERLAP',
          nameTh: 'ก',
          refOperation: { key: '1' },
          details: [{ refHazType: { key: '4' }, letterTh: 'ก', subStances: [line({ refSubStance: { key: 'BKC' } })] }],
          ...more,
        },
      });
      const { warnings } = answer.body as { warnings: readonly { path: string; messageKey: string }[] };
      return warnings.map(({ path, messageKey }) => `${path} ${messageKey}`);
    };
    expect(await warningsOf({})).toEqual([
      `${HERE}.refSubStance overlapStricterApplies`,
      `${HERE}.refSubStance overlapOtherApplies`,
    ]);
    expect(await warningsOf({ refObjective: { key: '1' } })).toEqual([`${HERE}.refSubStance overlapOwnApplies`]);
    expect(await warningsOf({ refOperation: { key: '2' } })).toEqual([]);
  });
});

describe('the concentration of a substance', () => {
  const unit = { refConcentrationUnit: { key: 'WW' } };

  it('has no value if any concentration applies', async () => {
    expect(problemsOf(await withLine(line({ fromValue: '1' })))).toEqual([`${HERE}.fromValue hiddenField`]);
    expect(problemsOf(await withLine(line(unit)))).toEqual([`${HERE}.refConcentrationUnit hiddenField`]);
  });

  it('has one value and its unit if it is compared', async () => {
    expect((await withLine(compared('LT', { fromValue: '15', ...unit }))).status).toBe(200);
    expect(problemsOf(await withLine(compared('LE', unit)))).toEqual([`${HERE}.fromValue required`]);
    expect(problemsOf(await withLine(compared('GE', { fromValue: '15' })))).toEqual([
      `${HERE}.refConcentrationUnit required`,
    ]);
    expect(problemsOf(await withLine(compared('GT', { fromValue: '15', toValue: '20', ...unit })))).toEqual([
      `${HERE}.toValue hiddenField`,
    ]);
    expect(problemsOf(await withLine(compared('GT', { fromValue: '-1', ...unit })))).toEqual([
      `${HERE}.fromValue minValue`,
    ]);
  });

  it('has two values, the smaller first, for a range', async () => {
    expect((await withLine(compared('BT', { fromValue: '15', toValue: '36', ...unit }))).status).toBe(200);
    expect(problemsOf(await withLine(compared('BT', { fromValue: '15', ...unit })))).toEqual([
      `${HERE}.toValue required`,
    ]);
    expect(problemsOf(await withLine(compared('BT', { fromValue: '15', toValue: '15', ...unit })))).toEqual([
      `${HERE}.toValue concentrationRangeEmpty`,
    ]);
  });

  it('is of a known and active substance', async () => {
    expect(problemsOf(await withLine(line({ refSubStance: { key: 'NOTHING' } })))).toEqual([
      `${HERE}.refSubStance referenceNotFound`,
    ]);
  });
});

describe('the cases of a new installation', () => {
  it('can be read by people who rule, with their substances, and not by operators', async () => {
    const center = await site.person({ roles: ['OFFICER_CENTER'] });
    const body = {
      page: 0,
      size: 10,
      where: [{ name: 'code', operator: '=', value: 'DC-01' }],
      children: [{ name: 'details', children: [{ name: 'subStances' }] }],
    };
    const answer = (await site.call('POST', `${CASES}/_search`, { as: center, body })).body as {
      data: readonly { details: readonly { subStances: readonly object[] }[] }[];
    };
    expect(answer.data[0]?.details.map(({ subStances }) => subStances.length)).toEqual([3, 4, 3, 3]);
    expect(
      (
        await site.call('POST', `${CASES}/_search`, {
          as: await site.person({ roles: ['OPERATOR_OWNER'], personType: 'individual' }),
          body,
        })
      ).status,
    ).toBe(403);
    expect((await put({}, center)).status).toBe(403);
  });
});
