/**
 * Taking a step back restores everything as it was before, except what other people have seen or written in the
 * meantime.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { connectWithoutTriggers } from '#platform/testing/brokenInvariants.ts';
import type { Person } from '#platform/testing/people.ts';
import { fileLetter, issueLetter, letter } from '#modules/to-whom/testing/letters.ts';
import {
  bringToSignatory,
  readCase,
  editDocument,
  makeRequestPeople,
  refile,
  requestStatusOf,
  sendRequestStep,
  takeStep,
  requestVersionOf,
  type RequestPeople,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { stepAnswers, bringToState, pathToState } from '#platform/testing/requestPaths.ts';
import { readStoredActions, readStoredSteps, answerSummary, answerMessage } from '#platform/testing/answerSummary.ts';

let test: TestApp;
let actors: RequestPeople;
beforeAll(async () => {
  test = await startTestApp();
  actors = await makeRequestPeople(test);
});
afterAll(() => test.stop());

const back = async (as: Person, { requestId: id }: FiledRequest, more: object = {}): Promise<TestAnswer> =>
  test.call('PUT', '/api/v1/transaction/requests/re-status', {
    as,
    body: { id, version: await requestVersionOf(test, id), ...more },
  });

/** Columns that are not restored: when and by whom the row was last written, and since when it is in its state. */
const GOES_ON = ['version', 'update_by', 'update_date', 'status_date'];
/** Columns set by the first submission and never removed, because others have seen them. */
const GIVEN_ONCE = ['request_code', 'submitted_date', 'department_id', 'is_filed', 'acting_user_id'];

type Rows = Readonly<Record<'request' | 'dossier' | 'document', Record<string, unknown>>> & {
  readonly parts: unknown;
  readonly claims: unknown;
};

/** Reads everything that a step may change. */
async function rowsOf({ requestId }: FiledRequest, without: readonly string[] = GOES_ON): Promise<Rows> {
  const { rows } = await test.app.pools.api.query<{ whole: Rows }>(
    `select jsonb_build_object('request', to_jsonb(r) - $2::text[], 'dossier', to_jsonb(d) - $2::text[], 'document',
        to_jsonb(t) - $2::text[],
  'parts', (select jsonb_agg(to_jsonb(a) - $2::text[] order by a."id") from "to_whom_attachment" a
  where a."to_whom_id" = t."id"),
  'claims', (select jsonb_agg(to_jsonb(c) order by c."kind", c."scope", c."key") from "claim" c
  where c."dossier_id" = d."id")) as "whole"
from "request" r join "dossier" d on d."id" = r."dossier_id" join "to_whom" t on t."id" = r."document_id"
where r."id" = $1`,
    [requestId, without],
  );
  if (rows[0] === undefined) throw new Error('The request is gone');
  return rows[0].whole;
}

const declaration = [...testCatalogue.requests.values()].find(({ document }) => document === 'toWhom');
if (declaration === undefined) throw new Error('There are no letters');
const { workflow } = declaration;

/** Every step that does not end the case, from every state in which it may be taken. */
const steps = Object.entries(workflow.actions).flatMap(([action, { from, to }]) =>
  Object.entries(from).flatMap(([state, parties = []]) =>
    to !== undefined && workflow.states[to]?.responsibleParty === undefined
      ? []
      : [{ action, state, party: parties[0] ?? '' }],
  ),
);

describe('taking back', () => {
  it.each(steps)('$action out of $state restores the previous rows', async ({ action, state, party }) => {
    const people = { operator: actors.operator, receiver: actors.receiver, approver: actors.approver };
    const filed = await bringToState(test, { document: 'toWhom', workflow, people }, state);
    // Actions that need open fields or a passed check get them first.
    if (action === 'answer')
      await takeStep(test, state === 'waitSign' ? actors.approver : actors.receiver, filed, 'unlock', stepAnswers);
    if (action === 'pass') await takeStep(test, actors.receiver, filed, 'check', stepAnswers);
    const without = state === 'draft' ? [...GOES_ON, ...GIVEN_ONCE] : GOES_ON;
    const before = await rowsOf(filed, without);
    const person =
      { operator: actors.operator, receiver: actors.receiver, approver: actors.approver }[party] ?? actors.receiver;
    await takeStep(test, person, filed, action, stepAnswers);
    const between = await rowsOf(filed, without);
    expect(between).not.toEqual(before);
    expect(answerSummary(await back(actors.head, filed, { remark: 'By mistake.' }))).toBe('200');
    expect(await rowsOf(filed, without)).toEqual(before);
    expect((await readStoredSteps(test, filed.requestId)).at(-1)).toMatchObject({
      action: 're-status',
      actor: actors.head.id,
      remark: 'By mistake.',
    });
  });

  it('covers every effect that can be undone', () => {
    const covered = new Set(steps.flatMap(({ action }) => workflow.actions[action]?.effects ?? []));
    expect(
      Object.entries(workflow.effects).filter(
        ([name, { isIrreversible }]) => isIrreversible !== true && !covered.has(name),
      ),
    ).toEqual([]);
  });

  it('works step by step to the first state, and no further', async () => {
    const filed = await fileLetter(test, actors.operator);
    await bringToSignatory(test, actors, filed);
    await takeStep(test, actors.approver, filed, 'return-officer', { remark: 'Please look again.' });
    await takeStep(test, actors.receiver, filed, 're-edit', { remark: 'Please correct this.' });
    const statuses: (string | undefined)[] = [];
    for (let left = 6; left > 0; left -= 1) {
      expect(answerSummary(await back(actors.head, filed))).toBe('200');
      statuses.push(await requestStatusOf(test, filed.requestId));
    }
    expect(statuses).toEqual(['underReview', 'waitSign', 'underReview', 'underReview', 'submitted', 'draft']);
    expect(answerSummary(await back(actors.head, filed))).toBe('422 cannotRollBack');
  });

  it('followed by the same step takes no second number', async () => {
    const filed = await fileLetter(test, actors.operator);
    await takeStep(test, actors.operator, filed, 'request');
    const { requestCode } = (await readCase(test, actors.operator, filed.requestId)).request;
    expect(answerSummary(await back(actors.head, filed))).toBe('200');
    await takeStep(test, actors.operator, filed, 'request');
    expect((await readCase(test, actors.operator, filed.requestId)).request.requestCode).toBe(requestCode);
  });
});

describe('taking back is refused', () => {
  it.each(['approved', 'notApproved', 'cancelled'])('out of %s, with the name of the state', async (state) => {
    const filed = await bringToState(
      test,
      {
        document: 'toWhom',
        workflow,
        people: { operator: actors.operator, receiver: actors.receiver, approver: actors.approver },
      },
      state,
    );
    const answer = await back(actors.approver, filed);
    expect([answerSummary(answer), answerMessage(answer)]).toEqual([
      '422 cannotRollBackEnded',
      expect.stringContaining(workflow.choice.values[state]?.label[0] ?? '?'),
    ]);
    expect((await readCase(test, actors.approver, filed.requestId)).takeBack).toMatchObject({ isOpen: false });
    expect(await readStoredActions(test, filed.requestId)).toEqual(
      pathToState(workflow, state).map(({ action }) => action),
    );
  });

  it('before any step, and to people without the right', async () => {
    const filed = await fileLetter(test, actors.operator);
    expect([
      answerSummary(await back(actors.operator, filed)),
      answerSummary(await back(actors.receiver, filed)),
      answerSummary(await back(actors.head, filed)),
    ]).toEqual(['403 forbidden', '403 forbidden', '404 notFound']);
    await takeStep(test, actors.operator, filed, 'request');
    expect([
      answerSummary(await back(actors.operator, filed)),
      answerSummary(await back(actors.receiver, filed)),
      answerSummary(await back(actors.head, filed, { version: 1 })),
    ]).toEqual(['403 forbidden', '403 forbidden', '409 staleVersion']);
    expect(answerSummary(await back(actors.head, filed))).toBe('200');
    expect(answerSummary(await back(actors.head, filed))).toBe('422 cannotRollBack');
  });

  it('past a step with an irreversible effect, with its name, even if that step did not end the case', async () => {
    const filed = await fileLetter(test, actors.operator);
    await takeStep(test, actors.operator, filed, 'request');
    await takeStep(test, actors.receiver, filed, 'receive');
    const intruder = await connectWithoutTriggers(test.database);
    const plant = (effects: string): Promise<unknown> =>
      intruder.query(
        `update "status_history" set "effects" = $2::jsonb where "record_id" = $1 and "action" = 'receive'`,
        [filed.requestId, effects],
      );
    await plant('["assign", "issue"]');
    const answer = await back(actors.head, filed);
    await plant('["assign"]');
    await intruder.end();
    expect([answerSummary(answer), answerMessage(answer)]).toEqual([
      '422 cannotRollBackEffect',
      expect.stringContaining('ออกเอกสาร'),
    ]);
  });

  it('if the document was changed meanwhile and is no longer complete', async () => {
    const filed = await fileLetter(test, actors.operator);
    await takeStep(test, actors.operator, filed, 'request');
    await takeStep(test, actors.receiver, filed, 're-edit', { remark: 'Please correct this.' });
    expect((await editDocument(test, actors.operator, filed, { subject: null })).status).toBe(200);
    expect(answerSummary(await back(actors.head, filed))).toBe('422 formInvalid subject required');
    expect(await requestStatusOf(test, filed.requestId)).toBe('editRequested');
  });
});

describe('a document opened to the operator', () => {
  const unattached = async ({ id }: FiledRequest): Promise<TestAnswer> => {
    const { rows } = await test.app.pools.api.query<{ id: string }>(
      'select "id" from "to_whom_attachment" where "to_whom_id" = $1',
      [id],
    );
    return editDocument(
      test,
      actors.operator,
      { id },
      { attachments: rows.map((row) => ({ id: row.id, isDelete: true })) },
    );
  };

  async function toSign(): Promise<FiledRequest> {
    const filed = await fileLetter(test, actors.operator);
    await bringToSignatory(test, actors, filed);
    return filed;
  }

  it('loses its check result once it is changed', async () => {
    const filed = await toSign();
    await takeStep(test, actors.approver, filed, 're-edit', { remark: 'Please correct this.' });
    expect(
      (await editDocument(test, actors.operator, filed, { statement: 'Something nobody has checked.' })).status,
    ).toBe(200);
    expect([answerSummary(await back(actors.approver, filed)), await requestStatusOf(test, filed.requestId)]).toEqual([
      '422 changedSinceCheck',
      'editRequested',
    ]);
    await takeStep(test, actors.operator, filed, 'request');
    expect([
      answerSummary(await back(actors.approver, filed)),
      answerSummary(await back(actors.approver, filed)),
    ]).toEqual(['200', '422 changedSinceCheck']);
  });

  it('is taken back unchanged if nothing was changed in the end, also after an edit that was undone', async () => {
    const filed = await toSign();
    await takeStep(test, actors.approver, filed, 're-edit', { remark: 'Please correct this.' });
    for (const statement of ['Something else.', letter.statement])
      expect((await editDocument(test, actors.operator, filed, { statement })).status).toBe(200);
    expect([
      answerSummary(await back(actors.approver, filed)),
      answerSummary(await sendRequestStep(test, actors.approver, filed, 'approve')),
    ]).toEqual(['200', '200']);
  });

  it('cannot be taken back without its required attachments', async () => {
    const [sentBack, opened] = [await fileLetter(test, actors.operator), await toSign()];
    await takeStep(test, actors.operator, sentBack, 'request');
    await takeStep(test, actors.receiver, sentBack, 're-edit', { remark: 'Please correct this.' });
    await takeStep(test, actors.approver, opened, 'unlock', { data: { fields: ['attachments'] } });
    for (const filed of [sentBack, opened]) {
      expect((await unattached(filed)).status).toBe(200);
      expect(answerSummary(await back(actors.head, filed))).toBe('422 attachmentMissing');
    }
  });
});

describe('the right to renew', () => {
  const hasClaim = async ({ requestId }: FiledRequest): Promise<boolean> =>
    (await rowsOf({ id: '', requestId })).claims !== null;

  it('is returned when the submission that took it is taken back', async () => {
    const base = await issueLetter(test, actors);
    const [first, other] = [
      await refile(test, actors.operator, { kind: 2, base }),
      await refile(test, actors.operator, { kind: 2, base }),
    ];
    await takeStep(test, actors.operator, first, 'request');
    expect([
      await hasClaim(first),
      answerSummary(await sendRequestStep(test, actors.operator, other, 'request')),
    ]).toEqual([true, '422 certificateInProcess']);
    expect(answerSummary(await back(actors.head, first))).toBe('200');
    expect([
      await hasClaim(first),
      answerSummary(await sendRequestStep(test, actors.operator, other, 'request')),
    ]).toEqual([false, '200']);
    expect(answerSummary(await sendRequestStep(test, actors.operator, first, 'request'))).toBe(
      '422 certificateInProcess',
    );
  });

  it('remains if the submission that is taken back was not the first', async () => {
    const base = await issueLetter(test, actors);
    const [first, other] = [
      await refile(test, actors.operator, { kind: 2, base }),
      await refile(test, actors.operator, { kind: 2, base }),
    ];
    await takeStep(test, actors.operator, first, 'request');
    await takeStep(test, actors.receiver, first, 're-edit', { remark: 'Please correct this.' });
    await takeStep(test, actors.operator, first, 'request');
    expect(answerSummary(await back(actors.head, first))).toBe('200');
    expect([await requestStatusOf(test, first.requestId), await hasClaim(first)]).toEqual(['editRequested', true]);
    expect(answerSummary(await sendRequestStep(test, actors.operator, other, 'request'))).toBe(
      '422 certificateInProcess',
    );
  });

  it('is returned if the renewal is refused, and remains if it was issued, whatever is filed about it later', async () => {
    const base = await issueLetter(test, actors);
    const [refused, renewal, late] = [
      await refile(test, actors.operator, { kind: 2, base }),
      await refile(test, actors.operator, { kind: 2, base }),
      await refile(test, actors.operator, { kind: 2, base }),
    ];
    await takeStep(test, actors.operator, refused, 'request');
    await takeStep(test, actors.operator, refused, 'cancel', { remark: 'By mistake.' });
    await bringToSignatory(test, actors, renewal);
    await takeStep(test, actors.approver, renewal, 'approve');
    expect(answerSummary(await sendRequestStep(test, actors.operator, late, 'request'))).toBe('409 renewalExists');
    await refile(test, actors.operator, { kind: 3, base: renewal });
    expect(answerSummary(await sendRequestStep(test, actors.operator, late, 'request'))).toBe('409 renewalExists');
  });
});
