/** A place of manufacture with names, for tests of its papers: the same every time, and fictitious. */
import type { AnyRecord } from '#language/record.ts';
import { decimal } from '#language/values/decimal.ts';
import { placeSpecimen, storedPlace } from '#modules/storage-location/testing/paperSpecimen.ts';

export function factorySpecimen(areas: number, more: AnyRecord = {}) {
  return placeSpecimen(areas, { ...FACTORY, ...more });
}

/** The same as it is stored, with every computed figure. */
export function storedFactory(areas: number, more: AnyRecord = {}): AnyRecord {
  return storedPlace(areas, { ...FACTORY, ...more });
}

const machine = (name: string, [count, horsepower]: readonly [number, string]): AnyRecord => ({
  id: name,
  lineId: name,
  name,
  count,
  horsepower: decimal(horsepower),
});

/** 3 × 12.5 + 2 × 7.5 + 1 × 5 = 57.5 hp: above the size from which a factory needs a licence. */
const FACTORY: AnyRecord = {
  refDocumentType: 'manufactureLocation',
  nameTh: 'โรงงานผลิตสารปรับสภาพน้ำศรีราชา',
  nameEn: 'Si Racha Water Treatment Works',
  experts: [],
  machines: [
    machine('เครื่องผสมแบบใบกวน', [3, '12.5']),
    machine('เครื่องบรรจุขวดอัตโนมัติ', [2, '7.5']),
    machine('สายพานลำเลียง', [1, '5']),
  ],
  workers: 62,
  factoryLicenceNo: '3-42(1)-8/69ชบ',
  factoryLicenceDate: '2026-02-09',
};
