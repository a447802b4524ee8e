/** Whoever looks at drafts again and again waits for themselves, and keeps nobody else from printing. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';
import { withQuickPapers } from '#platform/testing/quickPapers.ts';
import { fileLetter } from '#modules/to-whom/testing/letters.ts';
import { makeCast, type Cast, type Filed } from '#platform/testing/requestCast.ts';
import { toldBy } from '#platform/testing/toldBy.ts';
import { MOST_PREVIEWS } from './previews.ts';

const PAPER = '/api/v1/transaction/requests/report/to-whom';

let test: TestApp;
let cast: Cast;
/** Drafts that are being set, until they are let go. */
let begun: (() => void)[] = [];

beforeAll(async () => {
  const render = (): Promise<Buffer> =>
    new Promise((done) => {
      begun.push(() => done(Buffer.from('%PDF-1.7\n%%EOF\n')));
    });
  test = await startTestApp({ moduleServers: [...withQuickPapers, { papers: { toWhom: { render } } }] });
  cast = await makeCast(test);
});
afterAll(() => test.stop());

const look = (as: Person, { requestId }: Filed): Promise<TestAnswer> =>
  test.call('POST', PAPER, { as, body: { id: requestId } });
const untilBegun = async (count: number): Promise<void> => {
  await expect.poll(() => begun.length, { interval: 5, timeout: 10_000 }).toBe(count);
};

it('sets a few drafts at once for each person, and more when those are done', async () => {
  const other = (await makeCast(test)).operator;
  const [draft, theirs] = [await fileLetter(test, cast.operator), await fileLetter(test, other)];
  const first = Array.from({ length: MOST_PREVIEWS }, () => look(cast.operator, draft));
  await untilBegun(MOST_PREVIEWS);
  const refused = await look(cast.operator, draft);
  expect([toldBy(refused), refused.headers['retry-after']]).toEqual(['429 tooManyRequests', '2']);
  const another = look(other, theirs);
  await untilBegun(MOST_PREVIEWS + 1);
  for (const release of begun.splice(0)) release();
  expect((await Promise.all([...first, another])).map(({ status }) => status)).toEqual(
    Array.from({ length: MOST_PREVIEWS + 1 }, () => 200),
  );
  const later = look(cast.operator, draft);
  await untilBegun(1);
  for (const release of begun) release();
  begun = [];
  expect((await later).status).toBe(200);
});
