/** Requests for rulings, for tests: a product as it is asked about. */
import { lookupId } from '#platform/server/seeds/lookups.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';
import type { Person } from '#platform/testing/people.ts';
import { uploadPdf, type TestServer } from '#platform/testing/requestPeople.ts';

type Values = Readonly<Record<string, unknown>>;

export const substance = (code: string): { readonly id: string } => ({ id: seedId(`hazSubStance ${code}`) });
export const chosen = (group: string, key: string): { readonly id: string } => ({ id: lookupId(group, key) });

/** A line of a substance with an exact concentration. */
export function line(code: string, concentration: number, unit: string, more: Values = {}): Values {
  return {
    refSubStance: substance(code),
    refConcentrationTest: { key: 'EQ' },
    concentration,
    refUnit: { key: unit },
    ...more,
  };
}

/** Import of a liquid for wholesale: hydrochloric acid from 15 to 36 % is of type 2. */
export const discuss = {
  productNameTh: 'น้ำยาปรับสภาพน้ำ เอคิว-แอซิด',
  productNameEn: 'AQ-ACID',
  refOperation: { key: '1' },
  refObjective: chosen('OBJECTIVE', '1'),
  refSubObjective: chosen('SUB_OBJECTIVE', '11'),
  refPhysicalState: { key: 'L' },
  mainSubStances: [line('HCL', 20, 'WW')],
} as const;

const ATTACHED = ['1', '2', '3'];

/** Everything that a submission needs. */
export async function discussBody(test: TestServer, operator: Person, more: Values = {}): Promise<Values> {
  const attachments = [];
  for (const key of ATTACHED) attachments.push({ refItem: { key }, file: await uploadPdf(test, operator) });
  return { ...discuss, attachments, ...more };
}
