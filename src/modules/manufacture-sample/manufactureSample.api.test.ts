/** Sample manufacture permit: the story of one, as the calls see it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { fileDraft } from '#platform/testing/fileDraft.ts';
import { readCase } from '#platform/testing/requestPeople.ts';
import { check, pass, pay, receive, submitStatus, sign, submit } from '#platform/testing/requestSteps.ts';
import { makeSigningPeople, type SigningPeople } from '#platform/testing/signingPeople.ts';

let test: TestApp;
let people: SigningPeople;
beforeAll(async () => {
  test = await startTestApp();
  people = await makeSigningPeople(test);
});
afterAll(() => test.stop());

it('is filed, goes through every stage and is issued', async () => {
  const filed = await fileDraft(test, people.operator, 'manufactureSample');
  await submit(test, people, filed);
  await receive(test, people, filed);
  await check(test, people, filed);
  await pass(test, people, filed);
  await pay(test, people, filed);
  await sign(test, people, filed);
  const { request, dossier } = await readCase(test, people.operator, filed.requestId);
  expect([request.status.code, dossier.state.code, dossier.revision]).toEqual(['approved', 'inForce', 1]);
  expect(dossier.code).toMatch(/^MS\d+\/25\d\d$/);
  const printed = [
    await test.call('POST', '/api/v1/transaction/requests/report/manufacture-sample', {
      as: people.operator,
      body: { id: filed.requestId },
    }),
    await test.call('POST', '/api/v1/transaction/manufacture-samples/report/data', {
      as: people.operator,
      body: { id: filed.id },
    }),
  ];
  expect(printed.map(({ status, text }) => [status, text.slice(0, 5)])).toEqual([
    [200, '%PDF-'],
    [200, '%PDF-'],
  ]);
});

it('is kept as a draft with anything missing, and not submitted so', async () => {
  const filed = await fileDraft(test, people.operator, 'manufactureSample', { values: { subject: null } });
  expect(await submitStatus(test, people, filed)).toBe(422);
});
