/**
 * Substitutes of an officer who is away: on which days, for which documents, with both names, and never with the same
 * person on both sides of four eyes.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#language/values/plainDate.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';
import { fileLetter } from '#modules/to-whom/testing/letters.ts';
import {
  bringToSignatory,
  readCase,
  CENTRAL_OFFICE,
  expectOk,
  editDocument,
  makeRequestPeople,
  sendRequestStep,
  takeStep,
  type RequestPeople,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { readStoredSteps, answerSummary } from '#platform/testing/answerSummary.ts';
import { newId } from '../../database/newId.ts';

const DAY_MS = 86_400_000;

let test: TestApp;
let people: RequestPeople;
beforeAll(async () => {
  test = await startTestApp();
  people = await makeRequestPeople(test);
});
afterEach(() => test.clock.move(0));
afterAll(() => test.stop());

const officer = (...roles: string[]): Promise<Person> => test.person({ roles, departmentId: CENTRAL_OFFICE });

interface Absence {
  readonly from?: number;
  readonly until?: number;
  readonly documentTypes?: readonly string[] | null;
}

/** Makes the second officer the substitute of the first; days are counted from today. */
async function standsIn(
  away: Person,
  acting: Person,
  { from = 0, until = 0, documentTypes = null }: Absence = {},
): Promise<void> {
  const [startDate, endDate] = [addDays(test.clock.today(), from), addDays(test.clock.today(), until)];
  await expectOk(
    test.call('PUT', '/api/v1/security/user-insteads/me', {
      as: away,
      body: { id: newId(), refInstead: { id: acting.id }, startDate, endDate, documentTypes },
    }),
  );
}

async function submitted(): Promise<FiledRequest> {
  const filed = await fileLetter(test, people.operator);
  await takeStep(test, people.operator, filed, 'request');
  return filed;
}

async function toSign(): Promise<FiledRequest> {
  const filed = await fileLetter(test, people.operator);
  await bringToSignatory(test, people, filed);
  return filed;
}

describe('a substitute of the signatory', () => {
  it('can act on the agreed days, and on no other', async () => {
    const [away, acting] = [await officer('SIGNATORY'), await officer('OFFICER_HEAD')];
    await standsIn(away, acting, { from: 1, until: 2 });
    const filed = await toSign();
    const tried: string[] = [];
    for (const days of [0, 3]) {
      test.clock.move(days * DAY_MS);
      tried.push(answerSummary(await sendRequestStep(test, acting, filed, 'approve')));
    }
    expect(tried).toEqual(['403 forbidden', '403 forbidden']);
    test.clock.move(2 * DAY_MS);
    expect(answerSummary(await sendRequestStep(test, acting, filed, 'approve'))).toBe('200');
  });

  it('is shown in the history and in the timeline with both names', async () => {
    const [away, acting] = [await officer('SIGNATORY'), await officer('OFFICER_CENTER')];
    await standsIn(away, acting);
    const filed = await toSign();
    const before = await readCase(test, acting, filed.requestId);
    expect(before.parties.map(({ party, inPlaceOf }) => [party, inPlaceOf?.[0] ?? null])).toEqual([
      ['receiver', null],
      ['approver', `ผู้ทดสอบ ${away.username}`],
    ]);
    await takeStep(test, acting, filed, 'approve');
    expect((await readStoredSteps(test, filed.requestId)).at(-1)).toMatchObject({
      action: 'approve',
      actor: acting.id,
      principal: away.id,
    });
    const { timeline } = await readCase(test, people.operator, filed.requestId);
    const approval = timeline.find(({ label }) => label[1] === 'Approve');
    expect([approval?.by?.[0], approval?.inPlaceOf?.[0]]).toEqual([
      `ผู้ทดสอบ ${acting.username}`,
      `ผู้ทดสอบ ${away.username}`,
    ]);
    expect(timeline.filter(({ inPlaceOf }) => inPlaceOf !== null)).toHaveLength(1);
  });

  it('acts in their own name where they have the right themselves', async () => {
    const [away, acting] = [await officer('OFFICER_CENTER'), await officer('OFFICER_CENTER')];
    await standsIn(away, acting);
    const filed = await submitted();
    await takeStep(test, acting, filed, 'receive');
    expect((await readStoredSteps(test, filed.requestId)).at(-1)).toMatchObject({
      action: 'receive',
      actor: acting.id,
      principal: null,
    });
  });

  it('can act for the agreed document types only', async () => {
    const [away, acting, other] = [
      await officer('SIGNATORY'),
      await officer('OFFICER_HEAD'),
      await officer('OFFICER_HEAD'),
    ];
    await standsIn(away, acting, { documentTypes: ['ruling'] });
    await standsIn(away, other, { documentTypes: ['ruling', 'toWhom'] });
    const filed = await toSign();
    expect([
      answerSummary(await sendRequestStep(test, acting, filed, 'approve')),
      answerSummary(await sendRequestStep(test, other, filed, 'approve')),
    ]).toEqual(['403 forbidden', '200']);
  });

  it('can act through another substitute who is away, and the first absent person is named', async () => {
    const [away, between, acting] = [
      await officer('SIGNATORY'),
      await officer('OFFICER_CENTER'),
      await officer('OFFICER_CENTER'),
    ];
    await standsIn(away, between);
    await standsIn(between, acting);
    const filed = await toSign();
    expect(answerSummary(await sendRequestStep(test, acting, filed, 'approve'))).toBe('200');
    expect((await readStoredSteps(test, filed.requestId)).at(-1)).toMatchObject({
      actor: acting.id,
      principal: away.id,
    });
  });

  it('cannot act for somebody who was suspended, nor through them', async () => {
    const [away, between, acting] = [
      await officer('SIGNATORY'),
      await officer('OFFICER_CENTER'),
      await officer('OFFICER_CENTER'),
    ];
    await standsIn(away, between);
    await standsIn(between, acting);
    const filed = await toSign();
    const suspend = (person: Person, status: string): Promise<unknown> =>
      test.app.pools.api.query('update "user" set "status" = $2 where "id" = $1', [person.id, status]);
    await suspend(between, 'suspended');
    expect(answerSummary(await sendRequestStep(test, acting, filed, 'approve'))).toBe('403 forbidden');
    await suspend(between, 'usable');
    await suspend(away, 'suspended');
    expect(answerSummary(await sendRequestStep(test, acting, filed, 'approve'))).toBe('403 forbidden');
    await suspend(away, 'usable');
    expect(answerSummary(await sendRequestStep(test, acting, filed, 'approve'))).toBe('200');
  });

  it('can take steps back with the right of the absent person', async () => {
    const [away, acting, without] = [
      await officer('SIGNATORY'),
      await officer('OFFICER_HEAD'),
      await officer('OFFICER_CENTER'),
    ];
    await standsIn(away, acting);
    await standsIn(away, without);
    const filed = await toSign();
    const back = async (person: Person): Promise<string> =>
      answerSummary(
        await test.call('PUT', '/api/v1/transaction/requests/re-status', {
          as: person,
          body: {
            id: filed.requestId,
            version: (await readCase(test, people.operator, filed.requestId)).request.version,
          },
        }),
      );
    // A person without a menu that takes steps back cannot use the call, whomever they substitute.
    expect([await back(without), await back(acting)]).toEqual(['403 forbidden', '200']);
  });
});

describe('the applicant', () => {
  it('cannot be a substitute of an officer', async () => {
    const [away, acting] = [await officer('OFFICER_HEAD'), await officer('OFFICER_CENTER')];
    await standsIn(away, acting);
    const filed = await submitted();
    expect((await readCase(test, acting, filed.requestId)).parties.map(({ party }) => party)).toEqual(['receiver']);
    await takeStep(test, people.receiver, filed, 're-edit', { remark: 'Please correct this.' });
    expect(answerSummary(await sendRequestStep(test, acting, filed, 'request'))).toBe('403 forbidden');
  });

  it('cannot be an officer, whatever menus they have', async () => {
    const both = await officer('OFFICER_HEAD', 'OPERATOR_OWNER');
    const filed = await submitted();
    expect((await readCase(test, both, filed.requestId)).parties.map(({ party }) => party)).toEqual(['receiver']);
    expect(answerSummary(await sendRequestStep(test, both, filed, 'cancel', { remark: 'As the officer.' }))).toBe(
      '200',
    );
  });

  it('cannot name a substitute, which operators may not do', async () => {
    const other = await officer('OFFICER_CENTER');
    const answer = await test.call('PUT', '/api/v1/security/user-insteads/me', {
      as: people.operator,
      body: { id: newId(), refInstead: { id: other.id }, startDate: test.clock.today(), endDate: test.clock.today() },
    });
    expect(answer.status).toBe(403);
  });
});

describe('four eyes', () => {
  /** Returns a request that the given person has received, checked and passed on. */
  async function received(by: Person): Promise<FiledRequest> {
    const filed = await submitted();
    await takeStep(test, by, filed, 'receive');
    await takeStep(test, by, filed, 'check', { data: { result: 'passed' } });
    await takeStep(test, by, filed, 'pass');
    return filed;
  }

  it('prevents the officer who received from approving', async () => {
    const both = await officer('OFFICER_CENTER', 'SIGNATORY');
    const filed = await received(both);
    const { actions } = await readCase(test, both, filed.requestId);
    expect(actions.find(({ action }) => action === 'approve')).toMatchObject({
      isOpen: false,
      why: [expect.stringContaining('อนุมัติเองไม่ได้'), expect.stringContaining('so you cannot approve it')],
    });
    expect(answerSummary(await sendRequestStep(test, both, filed, 'approve'))).toBe('422 fourEyes');
    expect(answerSummary(await sendRequestStep(test, people.approver, filed, 'approve'))).toBe('200');
  });

  it.each(['receive', 'check', 'pass'])(
    'prevents an officer who took only one step from approving: %s',
    async (ownAction) => {
      const both = await officer('OFFICER_CENTER', 'SIGNATORY');
      const by = (action: string): Person => (action === ownAction ? both : people.receiver);
      const filed = await submitted();
      await takeStep(test, by('receive'), filed, 'receive');
      await takeStep(test, by('check'), filed, 'check', { data: { result: 'passed' } });
      await takeStep(test, by('pass'), filed, 'pass');
      expect(answerSummary(await sendRequestStep(test, both, filed, 'approve'))).toBe('422 fourEyes');
    },
  );

  it('prevents the officer who received from approving as a substitute of the signatory', async () => {
    const [away, acting] = [await officer('SIGNATORY'), await officer('OFFICER_CENTER')];
    await standsIn(away, acting);
    expect(answerSummary(await sendRequestStep(test, acting, await received(acting), 'approve'))).toBe('422 fourEyes');
  });

  it('prevents the officer for whom it was received from approving', async () => {
    const [away, acting] = [await officer('OFFICER_CENTER', 'SIGNATORY'), await officer('SIGNATORY')];
    await standsIn(away, acting);
    const filed = await received(acting);
    expect((await readStoredSteps(test, filed.requestId)).at(-1)).toMatchObject({
      action: 'pass',
      actor: acting.id,
      principal: away.id,
    });
    expect([
      answerSummary(await sendRequestStep(test, acting, filed, 'approve')),
      answerSummary(await sendRequestStep(test, away, filed, 'approve')),
    ]).toEqual(['422 fourEyes', '422 fourEyes']);
  });

  it('prevents a substitute from approving for the officer who received', async () => {
    const [away, acting] = [await officer('OFFICER_CENTER', 'SIGNATORY'), await officer('OFFICER_HEAD')];
    const filed = await received(away);
    await standsIn(away, acting);
    expect(answerSummary(await sendRequestStep(test, acting, filed, 'approve'))).toBe('422 fourEyes');
  });

  it('includes an earlier receiver, also after it was sent back and received by another', async () => {
    const both = await officer('OFFICER_CENTER', 'SIGNATORY');
    const filed = await received(both);
    await takeStep(test, people.approver, filed, 're-edit', { remark: 'Please correct this.' });
    await bringToSignatory(test, people, filed);
    expect(answerSummary(await sendRequestStep(test, both, filed, 'approve'))).toBe('422 fourEyes');
  });

  it('prevents an officer who edited the document from approving, even without a step', async () => {
    const both = await officer('OFFICER_CENTER', 'SIGNATORY');
    const filed = await submitted();
    await takeStep(test, people.receiver, filed, 'receive');
    await takeStep(test, people.receiver, filed, 'check', { data: { result: 'passed' } });
    expect((await editDocument(test, both, filed, { statement: 'In my own words.' })).status).toBe(200);
    await takeStep(test, people.receiver, filed, 'pass');
    expect([
      answerSummary(await sendRequestStep(test, both, filed, 'approve')),
      answerSummary(await sendRequestStep(test, people.approver, filed, 'approve')),
    ]).toEqual(['422 fourEyes', '200']);
  });

  it('prevents the person who filed it from approving, even if they have become a signatory since', async () => {
    const filer = await test.person({
      roles: ['OPERATOR_OWNER'],
      departmentId: CENTRAL_OFFICE,
      memberOf: { holderId: people.holderId, kind: 'owner' },
    });
    const [drafted, sent] = [await fileLetter(test, filer), await fileLetter(test, people.operator)];
    await bringToSignatory(test, people, drafted);
    await bringToSignatory(test, { ...people, operator: filer }, sent);
    await test.app.pools.api.query(
      `update "user_role" set "role_id" = (select "id" from "role" where "code" = 'SIGNATORY') where "user_id" = $1`,
      [filer.id],
    );
    const signatory = {
      ...filer,
      ...(await test.app.sessions.signIn({
        username: filer.username,
        password: filer.password,
        remember: false,
        origin: { ip: '127.0.0.1', userAgent: 'test', requestId: 'test' },
      })),
    };
    expect([
      answerSummary(await sendRequestStep(test, signatory, drafted, 'approve')),
      answerSummary(await sendRequestStep(test, signatory, sent, 'approve')),
    ]).toEqual(['422 fourEyes', '422 fourEyes']);
  });

  it('allows a substitute to approve if neither they nor the absent person handled it', async () => {
    const [away, acting] = [await officer('SIGNATORY'), await officer('OFFICER_CENTER')];
    await standsIn(away, acting);
    expect(answerSummary(await sendRequestStep(test, acting, await received(people.head), 'approve'))).toBe('200');
  });
});
