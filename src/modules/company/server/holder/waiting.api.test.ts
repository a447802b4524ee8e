import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { makeHolder, type Person } from '#platform/testing/people.ts';
import { registerHolder, type RegisteredHolder } from '#platform/testing/registeredHolder.ts';
import { expectOk, refile, takeStep } from '#platform/testing/requestPeople.ts';
import type { WaitingPage } from '../../waiting.ts';

const WAITING = '/api/v1/transaction/user-requests/waiting';
/** There are no holidays between these days. */
const WEDNESDAY = '2026-11-18T09:00:00+07:00';
const MONDAY = '2026-11-23T09:00:00+07:00';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterEach(() => test.clock.move(0));
afterAll(() => test.stop());

async function submitChange(fullName: string): Promise<RegisteredHolder> {
  const holderId = await makeHolder(test.app, fullName);
  const owner = await test.person({
    roles: ['OPERATOR_OWNER'],
    personType: 'employee',
    memberOf: { holderId, kind: 'owner' },
  });
  const registered = await registerHolder(test.app, { holderId, applicantId: owner.id });
  await takeStep(test, owner, await refile(test, owner, { kind: 3, base: registered }), 'request');
  return registered;
}

const readWaiting = async (as: Person, query = ''): Promise<WaitingPage> =>
  (await expectOk(test.call('GET', `${WAITING}${query}`, { as }))) as WaitingPage;

it('lists registrations that wait for officers, with their age in working days and the time allowed', async () => {
  test.clock.move(Date.parse(WEDNESDAY) - Date.now());
  const ours = await submitChange('บริษัท ของด่านเรา จำกัด');
  const ofOtherCheckpoint = await submitChange('บริษัท ของด่านอื่น จำกัด');
  const [here, there] = (await Promise.all(
    [ours, ofOtherCheckpoint].map(({ checkpointId }) =>
      test.person({ roles: ['OFFICER_CUSTOMS'], departmentId: checkpointId }),
    ),
  )) as [Person, Person];
  const auditor = await test.person({ roles: ['AUDITOR'] });
  expect(await readWaiting(here)).toMatchObject({
    totalSize: 1,
    data: [
      {
        name: ['บริษัท ของด่านเรา จำกัด', 'บริษัท ของด่านเรา จำกัด'],
        status: { code: 'submitted' },
        kind: { code: 'change' },
        age: 0,
        daysHere: 0,
        daysAllowed: 1,
        isLate: false,
        dueDate: '2026-11-19',
      },
    ],
  });
  // Counted over a weekend: Thursday, Friday, Monday.
  test.clock.move(Date.parse(MONDAY) - Date.now());
  expect((await readWaiting(here)).data[0]).toMatchObject({ age: 3, daysHere: 3, isLate: true });
  expect((await readWaiting(there)).data.map(({ name }) => name[0])).toEqual(['บริษัท ของด่านอื่น จำกัด']);
  expect((await readWaiting(auditor)).totalSize).toBe(2);
  expect((await readWaiting(auditor, '?size=1')).data).toHaveLength(1);
  expect((await readWaiting(auditor, `?text=${encodeURIComponent('ด่านอื่น')}`)).data.map(({ name }) => name[0])).toEqual([
    'บริษัท ของด่านอื่น จำกัด',
  ]);
  expect((await test.call('GET', `${WAITING}?size=0`, { as: auditor })).status).toBe(400);
});

it('refuses people who have nothing to do with companies', async () => {
  expect((await test.call('GET', WAITING, { as: await test.person({ roles: ['OFFICER_LAB'] }) })).status).toBe(403);
  expect((await test.call('GET', WAITING)).status).toBe(401);
});
