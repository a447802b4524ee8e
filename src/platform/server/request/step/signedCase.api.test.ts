/**
 * What a case shows about signatures: which steps are signed, which files were filed and issued, and which steps the
 * system takes by itself.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CaseView } from '#platform/model/request/caseView.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { withoutFees } from '#modules/fee/testing/withoutFees.ts';
import { bringTo, fileProduct } from '#modules/haz/testing/products.ts';
import { quickPapers } from '#platform/testing/quickPapers.ts';
import { takeStep, expectOk, type FiledRequest } from '#platform/testing/requestPeople.ts';
import { makeSigningPeople, type SigningPeople } from '#platform/testing/signingPeople.ts';
import type { Person } from '#platform/testing/people.ts';

let test: TestApp;
let people: SigningPeople;
let filed: FiledRequest;

beforeAll(async () => {
  test = await startTestApp({ moduleServers: [...withoutFees, quickPapers] });
  people = await makeSigningPeople(test);
  filed = await fileProduct(test, people.operator);
});
afterAll(() => test.stop());

async function seenBy(person: Person): Promise<CaseView> {
  return (await expectOk(
    test.call('POST', '/api/v1/transaction/requests/case', { as: person, body: { id: filed.requestId } }),
  )) as CaseView;
}

const signsIn = ({ actions }: CaseView): object =>
  Object.fromEntries(actions.filter(({ signs }) => signs !== null).map(({ action, signs }) => [action, signs]));

it('shows who may and who must sign', async () => {
  expect(signsIn(await seenBy(people.operator))).toEqual({ request: 'may' });
  await bringTo(test, people, filed, 'waitSign');
  expect(signsIn(await seenBy(people.signatory))).toEqual({ approve: 'must' });
});

it('offers nobody the automatic steps, but lists them among the next states', async () => {
  const other = await fileProduct(test, people.operator);
  await bringTo(test, people, other, 'underReview');
  const { actions, ahead } = (await expectOk(
    test.call('POST', '/api/v1/transaction/requests/case', { as: people.receiver, body: { id: other.requestId } }),
  )) as CaseView;
  expect(actions.map(({ action }) => action)).not.toContain('pay');
  expect(actions.find(({ action }) => action === 'pass')?.orTo?.code).toBe('waitSign');
  expect(ahead.map(({ state, isAutomatic }) => [state.code, isAutomatic])).toEqual([
    ['underReview', false],
    ['waitPayment', true],
    ['waitSign', false],
    ['approved', false],
  ]);
});

it('shows the filed paper, and how the issued one is signed', async () => {
  expect((await seenBy(people.signatory)).request.papers).toMatchObject({
    filedFile: {
      type: 'application/pdf',
      name: expect.stringMatching(/^R03-.*\.pdf$/) as string,
      url: expect.stringContaining('/attachments/') as string,
    },
    filedSign: { code: 'notSigned' },
    issuedSign: null,
    scannedFile: null,
  });
  await takeStep(test, people.signatory, filed, 'not-sign');
  expect((await seenBy(people.signatory)).request.papers).toMatchObject({
    issuedSign: { code: 'notSigned' },
    scannedFile: null,
  });
});
