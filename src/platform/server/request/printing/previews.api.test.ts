/** People who preview drafts again and again wait for their own previews, and do not prevent others from printing. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';
import { withQuickPapers } from '#platform/testing/quickPapers.ts';
import { fileLetter } from '#modules/to-whom/testing/letters.ts';
import { makeRequestPeople, type RequestPeople, type FiledRequest } from '#platform/testing/requestPeople.ts';
import { answerSummary } from '#platform/testing/answerSummary.ts';
import { MAX_PREVIEWS } from './previews.ts';

const PAPER = '/api/v1/transaction/requests/report/to-whom';

let test: TestApp;
let people: RequestPeople;
/** Callbacks that finish the drafts being rendered. */
let begun: (() => void)[] = [];

beforeAll(async () => {
  const render = (): Promise<Buffer> =>
    new Promise((done) => {
      begun.push(() => done(Buffer.from('%PDF-1.7\n%%EOF\n')));
    });
  test = await startTestApp({ moduleServers: [...withQuickPapers, { papers: { toWhom: { render } } }] });
  people = await makeRequestPeople(test);
});
afterAll(() => test.stop());

const requestPreview = (as: Person, { requestId }: FiledRequest): Promise<TestAnswer> =>
  test.call('POST', PAPER, { as, body: { id: requestId } });
const untilBegun = async (count: number): Promise<void> => {
  await expect.poll(() => begun.length, { interval: 5, timeout: 10_000 }).toBe(count);
};

it('renders a few drafts at once for each person, and more when those are finished', async () => {
  const other = (await makeRequestPeople(test)).operator;
  const [draft, otherDraft] = [await fileLetter(test, people.operator), await fileLetter(test, other)];
  const first = Array.from({ length: MAX_PREVIEWS }, () => requestPreview(people.operator, draft));
  await untilBegun(MAX_PREVIEWS);
  const refused = await requestPreview(people.operator, draft);
  expect([answerSummary(refused), refused.headers['retry-after']]).toEqual(['429 tooManyRequests', '2']);
  const another = requestPreview(other, otherDraft);
  await untilBegun(MAX_PREVIEWS + 1);
  for (const release of begun.splice(0)) release();
  expect((await Promise.all([...first, another])).map(({ status }) => status)).toEqual(
    Array.from({ length: MAX_PREVIEWS + 1 }, () => 200),
  );
  const later = requestPreview(people.operator, draft);
  await untilBegun(1);
  for (const release of begun) release();
  begun = [];
  expect((await later).status).toBe(200);
});
