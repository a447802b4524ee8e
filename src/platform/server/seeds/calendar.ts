/**
 * The working days of the department, and which of its units receives which document: initially the central office
 * receives all.
 */
import { getPlainDate } from '#language/values/plainDate.ts';
import { centralOffice, seedDepartments } from './departments.ts';
import { seededReference, insertMissing, mergeSeedResults, type SeedResult } from './insertMissing.ts';
import type { SeedContext } from './seedContext.ts';
import { seedId } from './seedId.ts';
import { holidays } from './tables/holidays.ts';

export async function seedCalendar(context: SeedContext): Promise<SeedResult> {
  const days = await insertMissing(context, {
    entity: 'holiday',
    keyFields: ['date'],
    records: holidays.map(([date, nameTh, nameEn]) => ({
      id: seedId(`holiday ${date}`),
      date: getPlainDate(date),
      nameTh,
      nameEn,
    })),
  });
  const refDepartment = seededReference(await seedDepartments(context), centralOffice.id);
  const types = [...context.catalogue.requests.values()].flatMap(({ documentTypes }) => documentTypes);
  const takers = await insertMissing(context, {
    entity: 'requestDepartment',
    keyFields: ['refDocumentType'],
    records:
      refDepartment === null
        ? []
        : types.map((type) => ({
            id: seedId(`requestDepartment ${type}`),
            refDocumentType: type as never,
            refDepartment,
          })),
  });
  return mergeSeedResults([days, takers]);
}
