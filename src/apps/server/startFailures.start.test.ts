/**
 * Tests that a start that cannot succeed prints the reason in one sentence, ends with 1 and leaves nothing running. The
 * sentences for other reasons are in unusableDatabase.api.test.ts and config.test.ts.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyPreparedData } from '#platform/testing/preparedData.ts';
import { openProcessBench, processesOf } from '#platform/testing/processBench.ts';

it('npm start prints that the port is in use, and stops the database it has started', async () => {
  const bench = openProcessBench();
  const dataDir = join(bench.home, 'data');
  const listener = createServer().listen(0, '127.0.0.1');
  try {
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    copyPreparedData(dataDir);
    const server = bench.start({ PORT: String(port), DATA_DIR: dataDir });
    expect(await server.waitForEnd()).toEqual({
      code: 1,
      problem: `Port ${port} of 127.0.0.1 is in use: end the other program or set PORT.\n`,
    });
    expect(processesOf(bench.home)).toEqual([]);
    expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).toMatch(/database system is shut down\s*$/);
  } finally {
    listener.close();
    await bench.close();
  }
});
