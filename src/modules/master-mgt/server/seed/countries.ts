/** Every country and territory with its own code. The department fills in their risk groups. */
import { insertMissing, type SeedResult, type SeedRecord } from '#platform/server/seeds/insertMissing.ts';
import type { SeedContext } from '#platform/server/seeds/seedContext.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';
import { countryRows } from './countriesTable.ts';

export const countryRecords: readonly SeedRecord<'country'>[] = countryRows.map(([code, code3, nameTh, nameEn]) => ({
  id: seedId(`country ${code}`),
  code,
  code3,
  nameTh,
  nameEn,
}));

export function seedCountries(context: SeedContext): Promise<SeedResult> {
  return insertMissing(context, { entity: 'country', keyFields: ['code'], records: countryRecords });
}
