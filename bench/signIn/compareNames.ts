/**
 * Measures how long a wrong password takes with an existing user name and with an unknown one, in turns, one call at a
 * time.
 */
import { Agent } from 'node:http';
import { median } from '../measure.ts';
import { lines } from '../report.ts';
import type { BenchSetup } from '../setup.ts';
import { post } from './clients.ts';

/** One fewer than the failures after which a name must wait. */
const ROUNDS = 4;
const REFUSED = 401;

export async function compareNames(
  { pair: { ours } }: Pick<BenchSetup, 'pair'>,
  usernames: readonly string[],
): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port } = new URL(ours.address);
  let callCount = 0;
  const timeOf = async (username: string): Promise<number> => {
    // Each call has its own client address, as a proxy on this machine would pass on: none of them has to wait.
    callCount += 1;
    const headers = { 'x-forwarded-for': `198.18.${callCount >> 8}.${callCount & 255}` };
    const began = performance.now();
    const status = await post({
      agent,
      hostname,
      port,
      call: {
        path: '/haz/backend/api/auth',
        body: JSON.stringify({ username, password: 'not the password' }),
        headers,
      },
    });
    if (status !== REFUSED) throw new Error(`A wrong password was answered ${status}.`);
    return performance.now() - began;
  };
  const [knownMs, unknown]: [number[], number[]] = [[], []];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, username] of usernames.entries()) {
        const calls: (() => Promise<unknown>)[] = [
          async () => knownMs.push(await timeOf(username)),
          async () => unknown.push(await timeOf(`${username}.nobody`)),
        ];
        // Alternates which of the two is called first.
        for (const makeCall of (index + round) % 2 === 0 ? calls : calls.toReversed()) await makeCall();
      }
    }
  } finally {
    agent.destroy();
  }
  const [of, ofNobody] = [median(knownMs), median(unknown)];
  return lines(`A wrong password, ${knownMs.length} times each in turns`, [
    ['', 'p50 ms'],
    ['with a name that somebody has', of.toFixed(2)],
    ['with a name that nobody has', ofNobody.toFixed(2)],
    ['ratio', (of / ofNobody).toFixed(3)],
  ]);
}
