/** A data folder as a first start leaves it, made once and copied for every test that does not care how it came to be. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, openStartBench, type StartBench } from './startBench.ts';

export interface PreparedData {
  readonly copyTo: (dataDir: string) => void;
  readonly remove: () => Promise<void>;
}

export async function prepareData(): Promise<PreparedData> {
  const bench = openStartBench();
  const dataDir = join(bench.home, 'data');
  try {
    await startAndStop(bench, dataDir);
  } catch (error) {
    await bench.close();
    throw error;
  }
  return {
    copyTo: (target) => cpSync(dataDir, target, { recursive: true }),
    remove: bench.close,
  };
}

async function startAndStop(bench: StartBench, dataDir: string): Promise<void> {
  const server = bench.start({ PORT: String(await freePort()), DATA_DIR: dataDir });
  await server.ready();
  server.signal('SIGTERM');
  const { code, problem } = await server.ended();
  if (code !== 0) throw new Error(`The first start ended with ${String(code)}: ${problem}`);
}
