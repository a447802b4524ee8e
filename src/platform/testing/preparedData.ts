/** A data folder as a first start leaves it, made once per run and copied for every test that only needs the result. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, openProcessBench } from './processBench.ts';

const VARIABLE = 'TEST_PREPARED_DATA';

/** Starts the product once and stops it. Returns a function that deletes the folder. */
export async function prepareData(): Promise<() => Promise<void>> {
  const bench = openProcessBench();
  const dataDir = join(bench.home, 'data');
  try {
    const server = bench.start({ PORT: String(await freePort()), DATA_DIR: dataDir });
    await server.waitUntilReady();
    server.signal('SIGTERM');
    const { code, problem } = await server.waitForEnd();
    if (code !== 0) throw new Error(`The first start ended with ${String(code)}: ${problem}`);
  } catch (error) {
    await bench.close();
    throw error;
  }
  process.env[VARIABLE] = dataDir;
  return bench.close;
}

export function copyPreparedData(target: string): void {
  const source = process.env[VARIABLE];
  if (source === undefined) throw new Error('The set-up of the test run has not prepared a data folder.');
  cpSync(source, target, { recursive: true });
}
