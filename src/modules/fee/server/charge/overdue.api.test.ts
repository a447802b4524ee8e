/** Tests fees that were not paid in time: marked the day after, notified once, and still payable. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  chargedProducts,
  getFee,
  makeNotice,
  startFeeWorld,
  sendNotice,
  type FeeWorld,
} from '#modules/fee/testing/feeWorld.ts';
import { moduleServer } from '../index.ts';
import { markOverdue } from './overdue.ts';

const DAY_MS = 86_400_000;
let world: FeeWorld;
beforeAll(async () => void (world = await startFeeWorld()));
afterAll(() => world.stop());

async function countNotifications(feeCode: string): Promise<number> {
  const { rows } = await world.test.app.pools.api.query(
    'select 1 from "notification" where "user_id" = $1 and "content" like $2',
    [world.people.operator.id, `%${feeCode}%`],
  );
  return rows.length;
}

const [cron] = moduleServer.crons ?? [];
const runOverdue = async (): Promise<unknown> =>
  moduleServer.tasks?.[cron?.task ?? '']?.({
    app: world.test.app,
    payload: {},
    log: world.test.app.log,
    signal: new AbortController().signal,
  });

it('unpaid fees are overdue from the day after, are notified once, and can still be paid', async () => {
  const [fee, paid] = await chargedProducts(world, 2);
  if (fee === undefined || paid === undefined) throw new Error('There are not two fees');
  await sendNotice(world, makeNotice(world, paid));
  expect(await markOverdue(world.test.app)).toBe(0);
  // Thirty days, including the last.
  world.test.clock.move(30 * DAY_MS);
  expect(await markOverdue(world.test.app)).toBe(0);
  world.test.clock.move(31 * DAY_MS);
  // As two workers of two servers do it.
  const answers = await Promise.all([runOverdue(), runOverdue()]);
  expect(answers.filter((answer) => answer !== undefined)).toEqual([{ marked: 1 }]);
  expect(await markOverdue(world.test.app)).toBe(0);
  expect(await getFee(world, fee.id)).toMatchObject({ status: 'overdue', requestStatus: 'waitPayment' });
  expect([
    await countNotifications(fee.feeCode),
    await countNotifications(paid.feeCode),
    (await getFee(world, paid.id)).status,
  ]).toEqual([1, 0, 'paid']);
  await sendNotice(world, makeNotice(world, fee));
  expect(await getFee(world, fee.id)).toMatchObject({ status: 'paid', requestStatus: 'waitSign' });
  world.test.clock.move(0);
});

it('a job looks for overdue fees after midnight in Thailand', () => {
  expect(moduleServer.crons).toEqual([{ task: 'markOverdueFees', match: '10 17 * * *', maxAttempts: 3 }]);
});
