/**
 * Rules that warn, for a document in the workflow: shown, acknowledged, saved, and shown to the officers who review it.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyRule } from '#language/entity.ts';
import { fieldProblem, type Problem } from '#language/message.ts';
import type { AnyRecord } from '#language/record.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { changedCatalogue } from '#platform/testing/changedCatalogue.ts';
import { fileLetter, issueLetter } from '#modules/to-whom/testing/letters.ts';
import {
  readCase,
  expectOk,
  editDocument,
  makeRequestPeople,
  requestStatusOf,
  sendRequestStep,
  takeStep,
  type RequestPeople,
} from '#platform/testing/requestPeople.ts';
import { specimenFacts } from '#platform/testing/specimen.ts';

const problemAt = (path: string, messageKey: string, data: Problem['data'] = {}): Problem =>
  fieldProblem(path, { messageKey, data });
const rules: readonly AnyRule[] = [
  {
    name: 'manyCopies',
    needs: [],
    isWarning: true,
    needsAcknowledgement: true,
    check: ({ copies }: AnyRecord) =>
      Number(copies) > 10 ? problemAt('copies', 'manyCopies', { n: Number(copies) }) : undefined,
  },
  {
    name: 'shortStatement',
    needs: [],
    isWarning: true,
    check: ({ statement }: AnyRecord) =>
      typeof statement === 'string' && statement.length < 5 ? problemAt('statement', 'shortStatement') : undefined,
  },
  {
    name: 'knownProduct',
    needs: ['specimenLimit'],
    isWarning: true,
    isAtSubmit: true,
    check: ({ productName }: AnyRecord, { specimenLimit }: { specimenLimit: { limit: number } }) =>
      productName === null ? undefined : problemAt('productName', 'knownProduct', { n: specimenLimit.limit }),
  },
];
const rowRules: readonly AnyRule[] = [
  {
    name: 'noNumber',
    needs: [],
    isWarning: true,
    needsAcknowledgement: true,
    check: ({ documentNo }: AnyRecord) => (documentNo === '?' ? problemAt('documentNo', 'noNumber') : undefined),
  },
];
const messages = {
  manyCopies: { th: 'ขอ {n} ฉบับ มากกว่าปกติ', en: '{n} copies are unusually many.' },
  shortStatement: { th: 'ข้อความสั้นมาก', en: 'The statement is very short.' },
  knownProduct: { th: 'มีผลิตภัณฑ์นี้แล้วไม่เกิน {n}', en: 'At most {n} of this product are known.' },
  noNumber: { th: 'เลขที่เอกสารไม่ชัดเจน', en: 'The number of the attachment is not clear.' },
};
const catalogue = changedCatalogue(
  {
    toWhom: (entity) => ({ ...entity, rules: [...entity.rules, ...rules] }),
    toWhomAttachment: (entity) => ({ ...entity, rules: [...entity.rules, ...rowRules] }),
  },
  messages,
);

let test: TestApp;
let people: RequestPeople;

beforeAll(async () => {
  test = await startTestApp({ catalogue, hooks: { facts: specimenFacts } });
  people = await makeRequestPeople(test);
});
afterAll(() => test.stop());

const bothWarnings = [
  { path: 'copies', rule: 'manyCopies', needsAcknowledgement: true },
  { path: 'productName', rule: 'knownProduct', needsAcknowledgement: false },
];

describe('a rule that warns', () => {
  it('never refuses a save, and is returned by _check together with the problems', async () => {
    const filed = await fileLetter(test, people.operator, { copies: 12, statement: 'ok' });
    const check = await test.call('POST', '/api/v1/transaction/to-whoms/_check', {
      as: people.operator,
      body: { copies: 21, statement: 'ok' },
      headers: { 'accept-language': 'en' },
    });
    expect(check.body).toMatchObject({
      ok: false,
      problems: [{ path: 'copies', messageKey: 'maxValue' }],
      // Rules for submission are not checked for a draft.
      warnings: [
        { path: 'copies', rule: 'manyCopies', message: '21 copies are unusually many.' },
        { path: 'statement', rule: 'shortStatement' },
      ],
    });
    expect(await editDocument(test, people.operator, filed, { copies: 13 })).toMatchObject({ status: 200 });
  });

  it('refuses a submission until it is acknowledged, names its field, and is saved with the step', async () => {
    const filed = await fileLetter(test, people.operator, { copies: 12 });
    const refused = await sendRequestStep(test, people.operator, filed, 'request', {});
    expect(refused).toMatchObject({
      status: 422,
      body: { messageKey: 'warningsNotAcknowledged', data: { n: 1 }, fields: [], warnings: bothWarnings },
    });
    expect(await requestStatusOf(test, filed.requestId)).toBe('draft');
    // The name of another warning does not acknowledge this one, and causes no error.
    expect(
      await sendRequestStep(test, people.operator, filed, 'request', {
        data: { acknowledged: ['knownProduct', 'nothing'] },
      }),
    ).toMatchObject({ status: 422 });
    const submitted = await sendRequestStep(test, people.operator, filed, 'request', {
      data: { acknowledged: ['manyCopies', 'nothing'] },
    });
    expect(submitted).toMatchObject({
      status: 200,
      body: {
        warnings: [
          { rule: 'manyCopies', isAcknowledged: true, message: messages.manyCopies.th.replace('{n}', '12') },
          { rule: 'knownProduct', isAcknowledged: false },
        ],
      },
    });

    const view = await readCase(test, people.receiver, filed.requestId);
    const entry = view.timeline.find(({ action }) => action === 'request');
    expect(entry).toMatchObject({
      warnings: [
        { rule: 'manyCopies', message: ['ขอ 12 ฉบับ มากกว่าปกติ', '12 copies are unusually many.'], isAcknowledged: true },
        { rule: 'knownProduct', isAcknowledged: false },
      ],
    });
    expect(entry?.by).not.toBeNull();
    expect(view.warnings).toMatchObject([
      { rule: 'manyCopies', confirmed: { by: entry?.by, at: entry?.at } },
      { rule: 'knownProduct', confirmed: null },
    ]);
  });

  it('must be acknowledged again if its text has changed', async () => {
    const filed = await fileLetter(test, people.operator, { copies: 12 });
    await takeStep(test, people.operator, filed, 'request', { data: { acknowledged: ['manyCopies'] } });
    await takeStep(test, people.receiver, filed, 'unlock', { data: { fields: ['copies'] } });
    await editDocument(test, people.operator, filed, { copies: 15 });
    expect((await readCase(test, people.receiver, filed.requestId)).warnings[0]).toMatchObject({
      message: ['ขอ 15 ฉบับ มากกว่าปกติ', expect.anything()],
      confirmed: null,
    });
    expect(await sendRequestStep(test, people.operator, filed, 'answer')).toMatchObject({
      status: 422,
      body: { messageKey: 'warningsNotAcknowledged' },
    });
    await takeStep(test, people.operator, filed, 'answer', { data: { acknowledged: ['manyCopies'] } });
    expect((await readCase(test, people.receiver, filed.requestId)).warnings[0]).not.toMatchObject({ confirmed: null });
  });

  it('does not prevent taking a step back, and is not shown with that', async () => {
    const filed = await fileLetter(test, people.operator, { copies: 12 });
    await takeStep(test, people.operator, filed, 'request', { data: { acknowledged: ['manyCopies'] } });
    await takeStep(test, people.receiver, filed, 're-edit', { remark: 'Please look again' });
    const takeBack = async (): Promise<unknown> => {
      const { version } = (await readCase(test, people.head, filed.requestId)).request;
      return expectOk(
        test.call('PUT', '/api/v1/transaction/requests/re-status', {
          as: people.head,
          body: { id: filed.requestId, version },
        }),
      );
    };
    await takeBack();
    expect(await requestStatusOf(test, filed.requestId)).toBe('submitted');
    await takeBack();
    const { timeline } = await readCase(test, people.operator, filed.requestId);
    expect(timeline.find(({ action }) => action === 're-status')?.warnings).toEqual([]);
    expect(timeline.find(({ action }) => action === 'request')?.warnings).toHaveLength(2);
  });

  it('cannot be used to acknowledge an error, whatever its name is', async () => {
    const filed = await fileLetter(test, people.operator, { copies: 12, productName: null });
    const refused = await sendRequestStep(test, people.operator, filed, 'request', {
      data: { acknowledged: ['manyCopies', 'productOrCertificate'] },
    });
    expect(refused).toMatchObject({
      status: 422,
      body: { messageKey: 'formInvalid', fields: [{ path: 'productName', messageKey: 'productOrCertificate' }] },
    });
    expect(
      await sendRequestStep(test, people.operator, filed, 'request', { data: { acknowledged: 'manyCopies' } }),
    ).toMatchObject({
      status: 422,
    });
  });

  it('of a row is acknowledged by the field of the rows and the name of the rule', async () => {
    const filed = await fileLetter(test, people.operator);
    const { rows } = await test.app.pools.api.query<{ id: string }>(
      'select "id" from "to_whom_attachment" where "to_whom_id" = $1',
      [filed.id],
    );
    await editDocument(test, people.operator, filed, { attachments: [{ id: rows[0]?.id, documentNo: '?' }] });
    expect(
      await sendRequestStep(test, people.operator, filed, 'request', { data: { acknowledged: ['noNumber'] } }),
    ).toMatchObject({
      status: 422,
      body: {
        warnings: [{ rule: 'knownProduct' }, { path: 'attachments.0.documentNo', rule: 'attachments.noNumber' }],
      },
    });
    await takeStep(test, people.operator, filed, 'request', { data: { acknowledged: ['attachments.noNumber'] } });
  });

  it('is acknowledged row by row in a bulk step, refuses no bulk save, manual entry or export, and is shown to officers', async () => {
    const filed = await fileLetter(test, people.operator, { copies: 12 });
    const { version } = (await readCase(test, people.operator, filed.requestId)).request;
    const sent = { id: filed.requestId, version, action: 'request' };
    expect(
      (await test.call('PUT', '/api/v1/transaction/requests/request_all', { as: people.operator, body: [sent] })).body,
    ).toMatchObject([{ ok: false, error: { messageKey: 'warningsNotAcknowledged', warnings: bothWarnings } }]);
    expect(
      (
        await test.call('PUT', '/api/v1/transaction/requests/request_all', {
          as: people.operator,
          body: [{ ...sent, data: { acknowledged: ['manyCopies'] } }],
        })
      ).body,
    ).toMatchObject([{ ok: true }]);
    expect(
      (await test.call('PUT', '/api/v1/transaction/to-whoms/_all', { as: people.operator, body: [{ copies: 12 }] }))
        .body,
    ).toMatchObject([{ ok: true }]);
    const record = {
      copies: 14,
      subject: 'From paper',
      refPurpose: { key: '1' },
      productName: 'AQ',
      statement: 'As on paper.',
      addressee: 'TO WHOM',
    };
    const entered = (await expectOk(
      test.call('PUT', '/api/v1/transaction/to-whoms/register', {
        as: people.head,
        body: {
          refHolder: { id: people.holderId },
          effectiveDate: test.clock.today(),
          remark: 'From the file',
          record,
        },
      }),
    )) as { refRequest: { id: string } };
    expect((await readCase(test, people.head, entered.refRequest.id)).warnings).toMatchObject([
      { rule: 'manyCopies', confirmed: null },
      { rule: 'knownProduct' },
    ]);
    expect(
      (await test.call('POST', '/api/v1/transaction/to-whoms/_export', { as: people.head, body: {} })).status,
    ).toBe(200);
  });

  it('is shown with a document until it is issued', async () => {
    const filed = await issueLetter(test, people);
    expect((await readCase(test, people.approver, filed.requestId)).warnings).toMatchObject([{ rule: 'knownProduct' }]);
  });
});
