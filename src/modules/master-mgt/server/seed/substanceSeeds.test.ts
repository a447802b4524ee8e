/** Tests that the data of a new installation satisfies the rules for administrators, and is what was published. */
import { describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { checkRecord, deriveRecord } from '#language/checkRecord.ts';
import type { AnyRecord } from '#language/record.ts';
import { thaiWords } from '#platform/server/print/thaiWords.mjs';
import { testCatalogue as catalogue } from '#platform/testing/catalogue.ts';
import { doOverlap } from '../../toxicityClass.ts';
import { objectRecords } from './hazObjects.ts';
import { ld50Records, ld50Rows } from './ld50.ts';
import { substanceRecords } from './substances.ts';
import { tariffRecords } from './tariff.ts';

const objects = objectRecords({ find: (id) => ({ id }), annex: { id: 'annex' } });
const seeds: Readonly<Record<string, readonly AnyRecord[]>> = {
  hazSubStance: substanceRecords,
  coordinateCustoms: tariffRecords,
  hazObject: objects,
  ld50: ld50Records,
};
/** There are no other records yet; collisions among them are tested below. */
const facts = { substanceOfCas: null, isTariffLineTaken: false, ld50Overlapping: null };

describe.each(Object.entries(seeds))('%s', (name, records) => {
  const entity = getEntity(catalogue, name);

  it('breaks no rule', () => {
    for (const record of records)
      expect([record['code'], checkRecord({ catalogue, entity, record, facts })]).toEqual([record['code'], []]);
  });

  it('has the same derived values as the server would compute', () => {
    for (const record of records) expect(deriveRecord(catalogue, entity, record)).toMatchObject(record);
  });

  it('has every id and every code once', () => {
    for (const key of ['id', 'code']) expect(new Set(records.map((record) => record[key])).size).toBe(records.length);
  });
});

it('names are never broken inside a syllable when printed', () => {
  const names = [...substanceRecords, ...objects].flatMap(
    ({ nameTh }) => String(nameTh).match(/[\u0E01-\u0E4E]{4,}/gu) ?? [],
  );
  // Pieces that a dictionary makes of an unknown name: โซ, ดร, คลอ. The others are common words.
  const commonWords = new Set([
    'และ',
    'ที่',
    'มี',
    'ไม่',
    'ให้',
    'การ',
    'ละ',
    'ชา',
    'กว่า',
    'กาก',
    'ร้อย',
    'น้อย',
    'เกิน',
    'สาร',
    'ฆ่า',
    'กรด',
    'ด่าง',
    'บีเค',
    'ซี',
    'กรีน',
  ]);
  const short = names.flatMap((name) => thaiWords(name)).filter((word) => word.length < 5 && !commonWords.has(word));
  expect([...new Set(short)]).toEqual([]);
});

it('two substances never have the same CAS number', () => {
  const numbers = substanceRecords.flatMap(({ casNo }) => casNo ?? []);
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('has the 33 lines of the tariff, each under an object that is listed', () => {
  expect(tariffRecords).toHaveLength(33);
  expect(tariffRecords[4]).toMatchObject({
    hsCode: '28281000',
    statCode: '000',
    code: '2828.10.00-000',
    sinceDate: '2019-09-02',
  });
  const used = objects.flatMap(({ coordinates }) =>
    (coordinates ?? []).map(({ refCoordinateCustoms }) => refCoordinateCustoms?.id),
  );
  expect(new Set(used)).toEqual(new Set(tariffRecords.map(({ id }) => id)));
});

it('every object is marked that its type is for demonstration', () => {
  for (const { source, remark } of objects) {
    expect(source).toMatch(/^ข้อมูลตัวอย่าง.*Demonstration/u);
    expect(remark).toContain('annex 2');
  }
  expect(objects.every(({ refAnnex }) => refAnnex?.id === 'annex')).toBe(true);
});

it('every LD50 of a substance is marked as for teaching', () => {
  for (const { oralLd50, remark } of substanceRecords) expect(oralLd50 === null).toBe(remark === null);
});

it('no dose has two classes', () => {
  const colliding = ld50Rows.flatMap((row, index) =>
    ld50Rows
      .slice(index + 1)
      .filter(
        (other) =>
          row.scheme === other.scheme &&
          row.route === other.route &&
          row.state === other.state &&
          doOverlap(row, other),
      ),
  );
  expect(colliding).toEqual([]);
});
