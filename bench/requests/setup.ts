/** A separate database with the product's tables and reference data, three people, and files to attach. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Pool } from 'pg';
import { catalogue } from '#apps/modules.ts';
import { moduleServers } from '#apps/server/moduleServers.ts';
import { readConfig } from '#platform/server/config.ts';
import { createApp } from '#platform/server/createApp.ts';
import { createPool } from '#platform/server/database/connect.ts';
import { startEmbedded } from '#platform/server/database/embedded.ts';
import { clusterRoles, prepareCluster } from '#platform/server/database/schema/prepareCluster.ts';
import { CENTRAL_CODE, departmentId } from '#platform/server/seeds/departments.ts';
import { makeHolder, makePerson, type Person } from '#platform/testing/people.ts';
import { fillTemplate } from '#platform/testing/template.ts';
import { startProcess, type ServerProcess } from '../contender.ts';

export interface RequestSetup {
  readonly people: BenchPeople;
  readonly plain: ServerProcess;
  /** The server that prints approved documents. */
  readonly printing: ServerProcess;
  /** As many connections as the server has for people. */
  readonly pool: Pool;
  readonly close: () => Promise<void>;
}

export interface BenchPeople {
  readonly holderId: string;
  readonly departmentId: string;
  readonly operator: Person;
  readonly receiver: Person;
  readonly approver: Person;
}

export const CONNECTIONS = 8;

export async function openRequestSetup(): Promise<RequestSetup> {
  const folder = mkdtempSync(join(tmpdir(), 'haz-bench-'));
  const stops: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  const close = async (): Promise<void> => {
    for (const stop of stops.splice(0).toReversed()) await stop();
  };
  try {
    const embedded = await startEmbedded({
      dataDir: folder,
      log: () => undefined,
      settings: { shared_buffers: '512MB', max_wal_size: '4GB' },
    });
    stops.push(embedded.stop);
    const urls = await prepareCluster({
      adminUrl: embedded.adminUrl,
      database: 'bench',
      migratorPassword: newPassword(),
      appPassword: newPassword(),
    });
    await fillTemplate({ ...urls, appRole: clusterRoles.app, catalogue });
    const [tokenSecret, filesFolder] = [newPassword(), join(folder, 'files')];
    const people = await makePeople({ url: urls.appUrl, tokenSecret, filesFolder });
    const start = async (withPapers: boolean): Promise<ServerProcess> => {
      const server = await startProcess(['--import', 'tsx', 'bench/requests/server.ts'], {
        url: urls.appUrl,
        tokenSecret,
        connections: CONNECTIONS,
        withPapers,
        filesFolder,
      });
      stops.push(server.stop);
      return server;
    };
    const pool = createPool({
      url: urls.appUrl,
      max: CONNECTIONS,
      statementTimeoutMs: 15_000,
      lockTimeoutMs: 5000,
      idleInTransactionMs: 30_000,
      applicationName: 'bench by hand',
    });
    stops.push(() => pool.end());
    return { people, plain: await start(false), printing: await start(true), pool, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function makePeople({
  url,
  tokenSecret,
  filesFolder,
}: {
  url: string;
  tokenSecret: string;
  filesFolder: string;
}): Promise<BenchPeople> {
  const config = readConfig({
    DATA_DIR: filesFolder,
    DATABASE_URL: url,
    FILES_URL: pathToFileURL(filesFolder).href,
    TOKEN_SECRET: tokenSecret,
    KEY_SECRET: tokenSecret,
    LOG_LEVEL: 'error',
  });
  const { app, stop } = await createApp({ config, catalogue, url, moduleServers });
  try {
    const holderId = await makeHolder(app);
    const central = departmentId(CENTRAL_CODE);
    return {
      holderId,
      departmentId: central,
      operator: await makePerson(app, {
        roles: ['OPERATOR_OWNER'],
        personType: 'employee',
        memberOf: { holderId, kind: 'owner' },
      }),
      receiver: await makePerson(app, { roles: ['OFFICER_CENTER'], departmentId: central }),
      approver: await makePerson(app, { roles: ['SIGNATORY'], departmentId: central }),
    };
  } finally {
    await stop();
  }
}

function newPassword(): string {
  return randomBytes(32).toString('base64url');
}
