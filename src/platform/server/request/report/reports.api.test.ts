/** Printing: the paper as it was issued, a draft before that, and the list for a spreadsheet. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';
import { readCsv } from '#platform/testing/readCsv.ts';
import { fileLetter, issueLetter } from '#modules/to-whom/testing/letters.ts';
import {
  bringToSignatory,
  editDocument,
  makeRequestPeople,
  refile,
  requestStatusOf,
  sendRequestStep,
  takeStep,
  type RequestPeople,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';

const PAPER = '/api/v1/transaction/requests/report/to-whom';
const LIST = '/api/v1/transaction/to-whoms/report/data';
const DAY_MS = 24 * 3600 * 1000;

let test: TestApp;
let people: RequestPeople;
beforeAll(async () => {
  test = await startTestApp();
  people = await makeRequestPeople(test);
});
afterAll(() => test.stop());

async function paper(
  person: Person,
  { requestId }: Pick<FiledRequest, 'requestId'>,
): Promise<{ status: number; bytes: Buffer; name: string; key?: string }> {
  const answer = await test.server.inject({
    method: 'POST',
    url: `/haz/backend${PAPER}`,
    headers: { authorization: `Bearer ${person.token}` },
    payload: { id: requestId },
  });
  const key = answer.statusCode === 200 ? {} : { key: answer.json<{ messageKey: string }>().messageKey };
  return {
    status: answer.statusCode,
    bytes: answer.rawPayload,
    name: String(answer.headers['content-disposition']),
    ...key,
  };
}

async function hashOf({ id }: Pick<FiledRequest, 'id'>): Promise<string | undefined> {
  const { rows } = await test.app.pools.api.query<{ hash: string }>(
    'select f."hash" from "to_whom" t join "stored_file" f on f."id" = t."issued_file_id" where t."id" = $1',
    [id],
  );
  return rows[0]?.hash;
}

const sha = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const titleOf = (bytes: Buffer): string =>
  /<dc:title>.*?<rdf:li[^>]*>(?<title>.*?)<\/rdf:li>/.exec(bytes.toString('utf8'))?.groups?.['title'] ?? '';

describe('the paper', () => {
  it('is a draft until it is issued, and afterwards always the stored bytes, for everybody', async () => {
    const filed = await fileLetter(test, people.operator);
    const draftPaper = await paper(people.operator, filed);
    expect([draftPaper.status, titleOf(draftPaper.bytes)]).toEqual([200, 'DRAFT – Registration of AQ-CHLOR 65']);
    expect(draftPaper.name).toMatch(/^inline; filename="draft-D30-\d+\.pdf"/);
    await bringToSignatory(test, people, filed);
    expect(titleOf((await paper(people.approver, filed)).bytes)).toMatch(/^DRAFT/);
    await takeStep(test, people.approver, filed, 'approve');
    const issued = await paper(people.operator, filed);
    expect(titleOf(issued.bytes)).toMatch(/^TW\d+\/25\d\d – Registration of AQ-CHLOR 65$/);
    expect(sha(issued.bytes)).toBe(await hashOf(filed));
    test.clock.move(90 * DAY_MS);
    try {
      expect(sha((await paper(people.head, filed)).bytes)).toBe(sha(issued.bytes));
    } finally {
      test.clock.move(0);
    }
  });

  it('of a change has the same number and its revision, of a renewal another number, and of a cancellation is the document it cancels', async () => {
    const first = await issueLetter(test, people);
    const number = titleOf((await paper(people.operator, first)).bytes).split(' ')[0] ?? '';
    const change = await refile(test, people.operator, { kind: 3, base: first });
    await editDocument(test, people.operator, change, { subject: 'Another subject', reason: 'Wrong' });
    await bringToSignatory(test, people, change);
    await takeStep(test, people.approver, change, 'approve');
    const changed = await paper(people.operator, change);
    expect([titleOf(changed.bytes), changed.name]).toEqual([
      `${number} – Another subject`,
      expect.stringContaining(`${number.replace('/', '-')}-revision-2.pdf`),
    ]);
    expect(sha((await paper(people.operator, first)).bytes)).toBe(await hashOf(first));

    const renewal = await refile(test, people.operator, { kind: 2, base: change });
    await bringToSignatory(test, people, renewal);
    await takeStep(test, people.approver, renewal, 'approve');
    expect(titleOf((await paper(people.operator, renewal)).bytes)).not.toContain(`${number} `);

    const end = await refile(test, people.operator, { kind: 4, base: change });
    expect(sha((await paper(people.operator, end)).bytes)).toBe(sha(changed.bytes));
  });

  it('returns 404 for another holder, and for an unknown request', async () => {
    const filed = await issueLetter(test, people);
    const otherOperator = (await makeRequestPeople(test)).operator;
    expect([
      (await paper(otherOperator, filed)).status,
      (await paper(people.operator, { requestId: people.holderId })).status,
    ]).toEqual([404, 404]);
    expect((await test.call('POST', PAPER, { body: { id: filed.requestId } })).status).toBe(401);
    expect((await test.call('POST', PAPER, { as: people.operator, body: { id: 'x' } })).status).toBe(400);
  });

  it('that cannot be printed prevents the approval with a message, and changes nothing', async () => {
    const filed = await fileLetter(test, people.operator, { statement: 'For 中国' });
    await bringToSignatory(test, people, filed);
    const answer = await sendRequestStep(test, people.approver, filed, 'approve');
    expect([
      answer.status,
      (answer.body as { messageKey: string }).messageKey,
      await requestStatusOf(test, filed.requestId),
    ]).toEqual([422, 'lettersNotPrintable', 'waitSign']);
  });

  it('with characters that reverse the reading direction is refused before printing, with their names', async () => {
    const filed = await fileLetter(test, people.operator, { statement: 'This is not a\u202Eevil\u202C thing.' });
    const answer = await test.call('POST', PAPER, { as: people.operator, body: { id: filed.requestId } });
    expect([answer.status, answer.body]).toEqual([
      422,
      expect.objectContaining({ messageKey: 'lettersNotPrintable', data: { letters: 'U+202E U+202C' } }),
    ]);
    await bringToSignatory(test, people, filed);
    expect([
      (await sendRequestStep(test, people.approver, filed, 'approve')).status,
      await requestStatusOf(test, filed.requestId),
    ]).toEqual([422, 'waitSign']);
  });

  it('that was entered from paper returns 404', async () => {
    const record = { subject: 'From paper', refPurpose: { key: '1' }, productName: 'X', statement: 'Text' };
    const answer = await test.call('PUT', '/api/v1/transaction/to-whoms/register', {
      as: people.head,
      body: { remark: 'Old register', refHolder: { id: people.holderId }, effectiveDate: '2026-01-01', record },
    });
    const { refRequest } = answer.body as { refRequest: { id: string } };
    expect(await paper(people.head, { requestId: refRequest.id })).toMatchObject({ status: 404, key: 'paperNotKept' });
  });
});

describe('the list', () => {
  const readList = async (person: Person, body: unknown, locale = 'en') => {
    const answer = await test.call('POST', `${LIST}?locale=${locale}`, { as: person, body });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    return readCsv(answer.text);
  };

  it('contains its title, its filter, who printed it and when, and the standing of each document today', async () => {
    const { operator } = people;
    const letter = await issueLetter(test, people, { productName: 'LISTED' });
    const name = { name: 'productName', operator: '=', value: 'LISTED' };
    const rows = await readList(operator, { where: [name] });
    expect(rows.slice(0, 4).map(([first]) => first)).toEqual([
      'Report of to-whom letters',
      'Filter',
      'Printed by',
      'Printed at',
    ]);
    expect(rows[1]?.[1]).toBe('Product referred to: LISTED');
    const [header, ...found] = rows.slice(rows.findIndex(([first]) => first === 'Number'));
    expect(header).toEqual(['Number', 'Revision', 'Operator', 'Product', 'Addressee', 'Issued', 'Expires', 'Status']);
    expect(found).toHaveLength(1);
    expect(found[0]?.[7]).toBe('Valid');
    test.clock.move(400 * DAY_MS);
    try {
      expect((await readList(operator, { where: [name] }, 'th')).at(-1)?.[7]).toBe('หมดอายุ');
    } finally {
      test.clock.move(0);
    }
    await refile(test, operator, { kind: 3, base: letter });
    expect((await readList(operator, { where: [name], sort: [{ name: 'createDate' }] })).at(-1)?.[7]).toBe('Draft');
  });

  it('contains only rows that its reader may see, and refuses invalid conditions', async () => {
    const { operator } = await makeRequestPeople(test);
    const rows = await readList(operator, {});
    expect(rows.at(-1)?.[0]).toBe('Number');
    expect(
      (await test.call('POST', LIST, { as: operator, body: { where: [{ name: 'nothing', operator: '=', value: 1 }] } }))
        .status,
    ).toBe(400);
    expect((await test.call('POST', LIST, { body: {} })).status).toBe(401);
  });
});
