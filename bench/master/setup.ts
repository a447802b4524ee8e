/** Prepares the rows, a person who reads, and the servers before a query can be measured. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { moduleServers } from '#apps/server/moduleServers.ts';
import { readConfig } from '#platform/server/config.ts';
import { createApp } from '#platform/server/createApp.ts';
import { makePerson } from '#platform/testing/people.ts';
import { startProcess, type ServerProcess } from '../contender.ts';
import { newPassword } from '../data.ts';
import { masterCatalogue, READER } from './bases.ts';
import { openMasterData } from './data.ts';

export const CONTENDERS = ['ours', 'counting', 'byHand'] as const;
export type Contender = (typeof CONTENDERS)[number];

export interface MasterSetup {
  readonly servers: Readonly<Record<Contender, ServerProcess>>;
  readonly token: string;
  readonly close: () => Promise<void>;
}

const CONNECTIONS = 8;

export async function openMasterSetup({
  rows,
  say,
  place,
}: {
  rows: number;
  say: (line: string) => void;
  place?: string;
}): Promise<MasterSetup> {
  const filesFolder = mkdtempSync(join(tmpdir(), 'haz-bench-'));
  const stops: (() => Promise<unknown>)[] = [async () => rmSync(filesFolder, { recursive: true, force: true })];
  const close = async (): Promise<void> => {
    for (const stop of stops.splice(0).toReversed()) await stop();
  };
  try {
    const data = await openMasterData({ rows, say, ...(place === undefined ? {} : { place }) });
    stops.push(data.stop);
    const tokenSecret = newPassword() + newPassword();
    const order = { url: data.url, tokenSecret, connections: CONNECTIONS, filesFolder };
    const token = await signInReader(order);
    const start = async (file: string, more: object = {}): Promise<ServerProcess> => {
      const server = await startProcess(['--import', 'tsx', `bench/master/${file}`], { ...order, ...more });
      stops.push(server.stop);
      return server;
    };
    return {
      servers: {
        ours: await start('ours.ts'),
        counting: await start('ours.ts', { countsEachTime: true }),
        byHand: await start('byHand.ts'),
      },
      token,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function signInReader({
  url,
  tokenSecret,
  filesFolder,
}: {
  url: string;
  tokenSecret: string;
  filesFolder: string;
}): Promise<string> {
  const config = readConfig({
    DATA_DIR: filesFolder,
    DATABASE_URL: url,
    FILES_URL: pathToFileURL(filesFolder).href,
    TOKEN_SECRET: tokenSecret,
    KEY_SECRET: tokenSecret,
    LOG_LEVEL: 'error',
  });
  const { app, stop } = await createApp({ config, catalogue: masterCatalogue, url, moduleServers });
  try {
    return (await makePerson(app, { roles: [READER] })).token;
  } finally {
    await stop();
  }
}
