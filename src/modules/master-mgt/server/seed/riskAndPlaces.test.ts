/** Tests that the data of a new installation satisfies the rules for administrators, and marks what is no fact. */
import { describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { checkRecord } from '#language/checkRecord.ts';
import type { AnyRecord } from '#language/record.ts';
import { testCatalogue as catalogue } from '#platform/testing/catalogue.ts';
import { countryRecords } from './countries.ts';
import { customsRecords, pairRecords } from './customs.ts';
import { caseRecords } from './discuss.ts';
import { positionRecords, signingRecords } from './positions.ts';
import { schemeRecords, topicRecords } from './risk.ts';

const found = (id: string): { readonly id: string } => ({ id });
const topics = { ids: new Map(topicRecords.map(({ id }) => [id, id])), insertedIds: [] };
const seeds: Readonly<Record<string, readonly AnyRecord[]>> = {
  riskTopic: topicRecords,
  inspectionRisk: schemeRecords(topics),
  hazDiscussCase: caseRecords({ substance: found, lookup: found }),
  country: countryRecords,
  customs: customsRecords,
  departmentCustoms: pairRecords(found),
  jobPosition: positionRecords(found),
  signJobPosition: signingRecords({ position: found, department: { id: 'central' } }),
};
/** There are no other records yet. */
const facts = {
  schemeBeside: null,
  discussSubChoices: { subOperation: 'fits', subObjective: 'fits' },
  isCheckpoint: true,
  mainCheckpointBeside: null,
};

describe.each(Object.entries(seeds))('%s', (name, records) => {
  it('breaks no rule', () => {
    expect(records.length).toBeGreaterThan(0);
    for (const record of records)
      expect([record['code'], checkRecord({ catalogue, entity: getEntity(catalogue, name), record, facts })]).toEqual([
        record['code'],
        [],
      ]);
  });

  it('has every id once, also in its rows', () => {
    const ids = records.flatMap(idsOf);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is marked as a demonstration or a proposal if it is no fact', () => {
    const isFact = name === 'country' || name === 'jobPosition';
    expect(records.filter((record) => !isFact && !/Demonstration|proposal/u.test(String(record['remark'])))).toEqual(
      [],
    );
  });
});

function idsOf(record: AnyRecord): readonly unknown[] {
  return [
    record['id'],
    ...Object.values(record).flatMap((value) => (Array.isArray(value) ? (value as AnyRecord[]).flatMap(idsOf) : [])),
  ];
}

it('has the 249 countries of ISO 3166-1, each code once, and no name twice', () => {
  expect(countryRecords).toHaveLength(249);
  for (const key of ['code', 'code3', 'nameTh', 'nameEn'] as const)
    expect(new Set(countryRecords.map((country) => country[key])).size).toBe(249);
  expect(countryRecords.find(({ code }) => code === 'TH')).toMatchObject({
    code3: 'THA',
    nameTh: 'ไทย',
    nameEn: 'Thailand',
  });
  for (const { nameTh } of countryRecords) expect(nameTh).toMatch(/^[ก-๛ ()-]+$/u);
});

it('has the 23 customs houses, none with two main checkpoints', () => {
  expect(customsRecords).toHaveLength(23);
  const main = pairRecords(found).map(({ refCustoms }) => refCustoms?.id);
  expect(new Set(main).size).toBe(main.length);
});

it('leaves out deleted substances of a case, and cases whose vocabulary rows are deleted', () => {
  const without = caseRecords({ substance: (code) => (code === 'HCL' ? null : { id: code }), lookup: found });
  expect(
    without
      .flatMap(({ details }) => details ?? [])
      .flatMap(({ subStances }) => subStances ?? [])
      .map(({ refSubStance }) => refSubStance?.id),
  ).not.toContain('HCL');
  expect(caseRecords({ substance: found, lookup: () => null }).map(({ code }) => code)).toEqual(['DC-01']);
});
