/** Tests a first start that is killed or stopped again and again before it is ready: each next start continues it. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countVisibleLookups, signInAsAdmin } from '#platform/testing/lookupWriters.ts';
import { freePort, openProcessBench, processesOf } from '#platform/testing/processBench.ts';
import { isSoak } from '#platform/testing/propertyRuns.ts';

const MAKING = /^Making the database/m;
const APPLYING = /^Applying /m;
const MIGRATED = /^Migrated: /m;
const LOADED = /^Loaded: /m;

const interruptions: readonly (readonly [moment: RegExp, signal: 'SIGKILL' | 'SIGINT'])[] = [
  [MAKING, 'SIGKILL'],
  [MAKING, 'SIGINT'],
  [APPLYING, 'SIGKILL'],
  [MIGRATED, 'SIGKILL'],
  ...(isSoak() ? ([[LOADED, 'SIGKILL']] as const) : []),
];

it('is continued by the next at whatever moment it was killed; one that was stopped ends with 0 and leaves no process', async () => {
  const bench = openProcessBench();
  const env = { PORT: String(await freePort()), DATA_DIR: join(bench.home, 'data') };
  try {
    for (const [moment, signal] of interruptions) {
      const server = bench.start(env);
      await server.waitForOutput(moment);
      server.signal(signal);
      const end = await server.waitForEnd();
      if (signal === 'SIGKILL') continue;
      expect(end).toEqual({ code: 0, problem: '' });
      expect(server.lines().at(-1)).toBe('Stopped.');
      expect(processesOf(bench.home)).toEqual([]);
    }
    const address = await bench.start(env).waitUntilReady();
    expect(await countVisibleLookups(address, await signInAsAdmin(address))).toBe(0);
  } finally {
    await bench.close();
  }
});
