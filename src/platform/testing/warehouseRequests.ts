/** Fixtures: requests of the two test modules that serve the same document, with the officers of each. */
import { documentType } from '#platform/model/businessChoices.ts';
import type { TestApp } from './app.ts';
import { fileDraft } from './fileDraft.ts';
import type { Person } from './people.ts';
import {
  bringToSignatory,
  CENTRAL_OFFICE,
  makeRequestPeople,
  takeStep,
  type FiledRequest,
  type RequestPeople,
} from './requestPeople.ts';
import { WAREHOUSE_TYPE, type WORKSHOP_TYPE } from './warehouseModules.ts';

export const WAREHOUSES = '/api/v1/transaction/warehouses';

/** Officers of workshops; those of warehouses are the usual ones. */
export interface WarehousePeople extends RequestPeople {
  readonly checkpoint: Person;
  readonly laboratory: Person;
}

export async function makeWarehousePeople(test: TestApp): Promise<WarehousePeople> {
  const officer = (role: string): Promise<Person> => test.person({ roles: [role], departmentId: CENTRAL_OFFICE });
  return {
    ...(await makeRequestPeople(test)),
    checkpoint: await officer('OFFICER_CUSTOMS'),
    laboratory: await officer('OFFICER_LAB'),
  };
}

export type WarehouseType = typeof WAREHOUSE_TYPE | typeof WORKSHOP_TYPE;

/** The type as it is sent. */
export const sentType = (type: keyof typeof documentType.values): { readonly key: string } => ({
  key: documentType.values[type].key,
});

export function filePlace(
  test: TestApp,
  operator: Person,
  type: WarehouseType,
  values: Readonly<Record<string, unknown>> = {},
): Promise<FiledRequest> {
  return fileDraft(test, operator, 'warehouse', { documentType: type, values });
}

/** Takes a draft of either type to its issue, through the workflow of its module. */
export async function issuePlace(
  test: TestApp,
  people: WarehousePeople,
  { filed, type }: { filed: FiledRequest; type: WarehouseType },
): Promise<FiledRequest> {
  if (type === WAREHOUSE_TYPE) {
    await bringToSignatory(test, people, filed);
    await takeStep(test, people.approver, filed, 'approve');
    return filed;
  }
  await takeStep(test, people.operator, filed, 'request');
  await takeStep(test, people.checkpoint, filed, 'receive');
  await takeStep(test, people.checkpoint, filed, 'record-visit');
  await takeStep(test, people.laboratory, filed, 'approve');
  return filed;
}
