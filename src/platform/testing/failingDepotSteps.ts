/** Every kind of step that moves the ledger, prepared so that it can be sent again and again: for tests of faults. */
import type { TestAnswer, TestApp } from './app.ts';
import {
  approveWhole,
  areaIdsOf,
  fileAllotment,
  fileCancellation,
  issueDepot,
  type AllotmentValues,
  type Depot,
} from './depots.ts';
import {
  bringToSignatory,
  editDocument,
  expectOk,
  refile,
  requestVersionOf,
  takeStep,
  type FiledRequest,
  type RequestPeople,
} from './requestPeople.ts';

const REQUESTS = '/api/v1/transaction/requests';

type Send = () => Promise<TestAnswer>;
type Prepare = (test: TestApp, people: RequestPeople) => Promise<Send>;

export const failingDepotSteps: readonly (readonly [what: string, prepare: Prepare])[] = [
  [
    'a reserve',
    async (test, people) =>
      sender(test, people.operator, { filed: await allotmentOf(test, people), action: 'request' }),
  ],
  [
    'an approval that uses and keeps',
    async (test, people) => {
      const filed = await allotmentOf(test, people);
      await bringToSignatory(test, people, filed);
      return sender(test, people.approver, { filed, action: 'approve' });
    },
  ],
  [
    'a refusal that gives back',
    async (test, people) => {
      const filed = await allotmentOf(test, people);
      await takeStep(test, people.operator, filed, 'request');
      await takeStep(test, people.receiver, filed, 'receive');
      return sender(test, people.receiver, { filed, action: 'not-approve' });
    },
  ],
  [
    'a request that is cancelled and gives back',
    async (test, people) => {
      const filed = await allotmentOf(test, people);
      await takeStep(test, people.operator, filed, 'request');
      return sender(test, people.operator, { filed, action: 'cancel' });
    },
  ],
  [
    'a change that opens a card, changes one and closes one',
    async (test, people) => {
      const depot = await issueDepot(test, people, [area('North'), area('South')]);
      const filed = await refile(test, people.operator, { kind: 3, base: depot });
      const [north, south] = await areaIdsOf(test, filed);
      const areas = [{ id: north, squareMetres: 4 }, { id: south, isDelete: true }, area('East')];
      await expectOk(editDocument(test, people.operator, filed, { reason: 'x', areas }));
      await bringToSignatory(test, people, filed);
      return sender(test, people.approver, { filed, action: 'approve' });
    },
  ],
  [
    'a cancellation that returns what was used and kept',
    async (test, people) => {
      const base = await allotmentOf(test, people);
      await approveWhole(test, people, base);
      const filed = await fileCancellation(test, people, base);
      await bringToSignatory(test, people, filed);
      return sender(test, people.approver, { filed, action: 'approve' });
    },
  ],
  [
    'a submission that is taken back',
    async (test, people) => {
      const filed = await allotmentOf(test, people);
      await takeStep(test, people.operator, filed, 'request');
      const version = await requestVersionOf(test, filed.requestId);
      return () =>
        test.call('PUT', `${REQUESTS}/re-status`, { as: people.head, body: { id: filed.requestId, version } });
    },
  ],
];

const area = (name: string) => ({ name, squareMetres: 9, kilograms: 9 });
const TAKEN: readonly AllotmentValues[] = [{ squareMetres: 1, kilograms: 2 }];

async function allotmentOf(test: TestApp, people: RequestPeople): Promise<FiledRequest> {
  const depot: Depot = await issueDepot(test, people, [area('North')]);
  return fileAllotment(test, people, depot, TAKEN);
}

async function sender(
  test: TestApp,
  as: RequestPeople['operator'],
  { filed: { requestId: id }, action }: { readonly filed: FiledRequest; readonly action: string },
): Promise<Send> {
  const version = await requestVersionOf(test, id);
  return () => test.call('PUT', `${REQUESTS}/request`, { as, body: { id, version, action, remark: 'x' } });
}
