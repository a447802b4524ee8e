/** The server is killed while people write: acknowledged writes exist after the next start. */
import { adminUrlOf } from '#platform/testing/processBench.ts';
import { findLostWrites, startWriters } from '#platform/testing/lookupWriters.ts';
import { signIn } from './actors.ts';
import { shareOf, type AttackOptions } from './attack.ts';

const KILLS = 3;
const CLIENTS = 6;
const WRITES = 60;

export async function attack({ target, share, report }: AttackOptions): Promise<void> {
  const { instance } = target;
  if (instance === undefined) return;
  const address = `http://${target.host}:${target.port}/haz`;
  for (let count = shareOf(KILLS, share); count > 0 && !report.isOver(); count -= 1) {
    const writers = startWriters({ address, token: await signIn(target.call, 'admin'), clients: CLIENTS });
    await writers.waitForAcknowledged(WRITES);
    await instance.kill();
    await writers.stop();
    await instance.startAgain();
    const broken = await findLostWrites(adminUrlOf(instance.dataDir), writers.records);
    report.expect(broken.length === 0, () => broken[0] ?? '');
    for (const { acknowledgedVersion } of writers.records) if (acknowledgedVersion > 0) report.recordSuccess();
  }
}
