/** Places of manufacture for tests: their contents. */
import { areaValues, placeValues, storageType } from '#modules/storage-location/testing/places.ts';
import type { Person } from '#platform/testing/people.ts';
import { uploadPdf, type TestServer } from '#platform/testing/requestPeople.ts';

type Values = Readonly<Record<string, unknown>>;

/** The kinds of attachment that every new place of manufacture has. */
const REQUIRED_ITEMS = ['1', '2', '10', '11', '12', '3', '4', '5', '6'];

/** The number of the line of the production room. */
export const PRODUCTION_ROOM = '5f0a4d52-0a54-4c6e-9f0c-2c1d6a1f0006';

/** 3 × 5.5 + 1 × 7.5 = 24 hp. */
export const machines: readonly Values[] = [
  { name: 'เครื่องผสม', count: 3, horsepower: 5.5 },
  { name: 'เครื่องบรรจุ', count: 1, horsepower: 7.5 },
];

/** 10 × 20 × 4 m, of which 6 × 15 × 3 m are used: 90 m², 270 m³, 27,000 kg in process. */
export function productionRoom(more: Values = {}): Values {
  return areaValues({ lineId: PRODUCTION_ROOM, name: 'ห้องผลิต 1', refStorageType: storageType('6'), ...more });
}

/** Without files. A production room, and a store for what is made; small enough to need no factory licence. */
export function factoryValues(more: Values = {}): Values {
  return {
    ...placeValues({ nameTh: 'โรงงานทดสอบ', nameEn: 'Test factory' }),
    refDocumentType: { key: '06' },
    machines,
    workers: 20,
    subs: [areaValues(), productionRoom()],
    ...more,
  };
}

/** Everything that a submission needs. */
export async function factoryBody(test: TestServer, operator: Person, more: Values = {}): Promise<Values> {
  const attachments = [];
  for (const key of REQUIRED_ITEMS)
    attachments.push({ refItem: { key }, file: await uploadPdf(test, operator, `factory-${key}.pdf`) });
  return { ...factoryValues(), attachments, ...more };
}
