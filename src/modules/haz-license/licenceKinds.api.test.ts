/**
 * Each type of licence and notice with each kind of request, through the API to the end: numbers, terms, papers, stock
 * cards, square metres and fees.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CaseView } from '#platform/model/request/caseView.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { withQuickPapers } from '#platform/testing/quickPapers.ts';
import { answerSummary } from '#platform/testing/answerSummary.ts';
import { expectOk, readCase, requestStatusOf, type FiledRequest } from '#platform/testing/requestPeople.ts';
import { check, pass, pay, receive, submit } from '#platform/testing/requestSteps.ts';
import { makeSigningPeople, type SigningPeople } from '#platform/testing/signingPeople.ts';
import { areaOf, cardsOf, LICENCES, licenceCases, rowsOf, type LicenceCases } from './testing/licenceCases.ts';
import { licensedAs } from './testing/licences.ts';

const REQUESTS = '/api/v1/transaction/requests';

let test: TestApp;
let people: SigningPeople;
let cases: LicenceCases;
beforeAll(async () => {
  test = await startTestApp({ moduleServers: withQuickPapers });
  people = await makeSigningPeople(test);
  cases = licenceCases(test, people);
});
afterAll(() => test.stop());

const LETTERS: Readonly<Record<string, string>> = {
  licenceImport: 'นข',
  licenceExport: 'สอ',
  licenceManufacture: 'ผล',
  licencePossess: 'คค',
  noticeImport: 'ร.นข',
  noticeExport: 'ร.สอ',
  noticeManufacture: 'ร.ผล',
  noticePossess: 'ร.คค',
};
const isNotice = (type: string): boolean => type.startsWith('notice');
const isPossession = (type: string): boolean => type.endsWith('Possess');

const dossierOf = async ({ requestId }: FiledRequest): Promise<CaseView['dossier']> =>
  (await readCase(test, people.operator, requestId)).dossier;

/** Takes a draft to the end, and returns what was to be paid. */
async function issue(filed: FiledRequest): Promise<string> {
  for (const step of [submit, receive, check, pass]) await step(test, people, filed);
  const { rows } = await test.app.pools.api.query<{ due: string }>(
    'select "net_amount" as "due" from "fee_statement" where "request_id" = $1',
    [filed.requestId],
  );
  await pay(test, people, filed);
  await expectOk(cases.decide(filed));
  expect(await requestStatusOf(test, filed.requestId)).toBe('approved');
  return rows.map(({ due }) => due).join(' ');
}

/** The application, and the issued paper in both languages, as everybody concerned may print them. */
async function expectPapers(filed: FiledRequest): Promise<void> {
  const print = (path: string, body: object) => test.call('POST', path, { as: people.operator, body });
  const printed = [
    await print(`${REQUESTS}/report/haz-license`, { id: filed.requestId }),
    await print(`${LICENCES}/report/data`, { id: filed.id }),
    await print(`${LICENCES}/report/data`, { id: filed.id, locale: 'en' }),
  ];
  expect(printed.map(({ status, text }) => [status, text.slice(0, 5)])).toEqual(printed.map(() => [200, '%PDF-']));
}

const yearOf = (day: string | null): number => Number(day?.slice(0, 4));

describe.each([...licensedAs.keys()])('%s', (type) => {
  const kind = isPossession(type) ? 'possess 1' : 'quota 1';
  const isTypeOfNotice = isNotice(type);
  const issuedPapers: FiledRequest[] = [];
  let base: FiledRequest;
  let first: CaseView['dossier'];

  it(
    'new: is issued with its number for three years, and opens the card of its line',
    { timeout: 60_000 },
    async () => {
      const filed = await cases.file(type);
      expect(await issue(filed)).toBe(isTypeOfNotice ? '' : type === 'licenceManufacture' ? '1000.00' : '500.00');
      first = await dossierOf(filed);
      expect(first.code).toMatch(new RegExp(`^${LETTERS[type]}\\.\\d+/2569$`, 'u'));
      expect([first.state.code, first.revision, first.effectiveDate]).toEqual(['inForce', 1, test.clock.today()]);
      expect(yearOf(first.expireDate) - yearOf(first.effectiveDate)).toBe(3);
      expect(await cardsOf(test, filed)).toEqual({ [kind]: '2000 0 0 0' });
      expect(await areaOf(test, (await cases.papers(type)).store)).toBe(isPossession(type) ? '90 0 30 0' : '90 0 0 0');
      issuedPapers.push(filed);
      base = filed;
    },
  );

  it('change: keeps number and term, and grants more', async () => {
    const filed = await cases.refile('change', base);
    const [line] = await rowsOf(test, filed, 'detail');
    const [place] = await rowsOf(test, filed, 'storage_location');
    await expectOk(
      cases.edit(filed, {
        details: [{ id: line?.['id'], quantity: 3000 }],
        storageLocations: [{ id: place?.['id'], quantity: 3000, ...(isPossession(type) ? { squareMetres: 50 } : {}) }],
      }),
    );
    expect(await issue(filed)).toBe(isTypeOfNotice ? '' : '100.00');
    expect(await dossierOf(filed)).toMatchObject({
      id: first.id,
      code: first.code,
      revision: 2,
      effectiveDate: first.effectiveDate,
      expireDate: first.expireDate,
    });
    expect(await cardsOf(test, filed)).toEqual({ [kind]: '3000 0 0 0' });
    expect(await areaOf(test, (await cases.papers(type)).store)).toBe(isPossession(type) ? '90 0 50 0' : '90 0 0 0');
    issuedPapers.push(filed);
    base = filed;
  });

  it(`renew: ${isPossession(type) ? 'the same number until later' : 'another number, and both are in force'}`, async () => {
    const filed = await cases.refile('renewal', base);
    expect(await issue(filed)).toBe(isTypeOfNotice ? '' : type === 'licenceManufacture' ? '1000.00' : '500.00');
    const next = await dossierOf(filed);
    issuedPapers.push(filed);
    expect(await areaOf(test, (await cases.papers(type)).store)).toBe(isPossession(type) ? '90 0 50 0' : '90 0 0 0');
    if (isPossession(type)) {
      expect([next.id, next.code, next.revision]).toEqual([first.id, first.code, 3]);
      expect([yearOf(next.expireDate) - yearOf(first.expireDate), next.effectiveDate]).toEqual([
        3,
        first.effectiveDate,
      ]);
      base = filed;
      return;
    }
    expect([next.id === first.id, next.code === first.code, next.revision]).toEqual([false, false, 1]);
    expect(next.code).toMatch(new RegExp(`^${LETTERS[type]}\\.`, 'u'));
    expect([next.state.code, (await dossierOf(base)).state.code]).toEqual(['inForce', 'inForce']);
    // Each has its own quantity: nothing is carried over.
    expect([await cardsOf(test, filed), await cardsOf(test, base)]).toEqual([
      { [kind]: '3000 0 0 0' },
      { [kind]: '3000 0 0 0' },
    ]);
    const again = await test.call('PUT', REQUESTS, {
      as: people.operator,
      body: { refRequestType: 2, refBase: { id: base.id } },
    });
    expect(answerSummary(again)).toBe('409 renewalExists');
  });

  it('cancel: ends, closes the card and gives the square metres back', async () => {
    const filed = await cases.refile('cancellation', base);
    expect(await issue(filed)).toBe('');
    expect((await dossierOf(filed)).state.code).toBe('cancelled');
    expect(await cardsOf(test, base)).toEqual({ [kind]: '0 0 0 0' });
    expect(await areaOf(test, (await cases.papers(type)).store)).toBe('90 0 0 0');
    const application = await test.call('POST', `${REQUESTS}/report/haz-license`, {
      as: people.operator,
      body: { id: filed.requestId },
    });
    expect(application.text.slice(0, 5)).toBe('%PDF-');
  });

  it('is printed after each of them, in both languages, with its application', async () => {
    expect(issuedPapers).toHaveLength(3);
    for (const filed of issuedPapers) await expectPapers(filed);
  });
});

it('the type that is sent says whether it is a licence or a notice, and the operation which of the four', async () => {
  const { refDocumentType: _type, ...body } = await cases.body('noticeExport');
  const draft = (values: object) => test.call('PUT', LICENCES, { as: people.operator, body: { ...body, ...values } });
  expect(answerSummary(await draft({}))).toBe('422 documentTypeNeeded');
  const { id } = (await expectOk(draft({ refDocumentType: { key: '12' } }))) as { id: string };
  const { rows } = await test.app.pools.api.query<{ type: string }>(
    'select "document_type" as "type" from "haz_license" where "id" = $1',
    [id],
  );
  expect(rows).toEqual([{ type: 'noticeExport' }]);
  expect(answerSummary(await cases.edit({ id }, { refDocumentType: { key: '12' } }))).toBe(
    '422 formInvalid refDocumentType managedField',
  );
});
