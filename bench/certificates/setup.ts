/**
 * A separate database, products that are paid for and wait to be signed, and a server process that prints and signs.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue } from '#apps/modules.ts';
import { startEmbedded } from '#platform/server/database/embedded.ts';
import { clusterRoles, prepareCluster } from '#platform/server/database/schema/prepareCluster.ts';
import { buildCertificate, CN, buildP12, rsaPair, filePayload } from '#platform/testing/certificates.ts';
import { chargedProduct, makeNotice, startFeeWorld, sendNotice, type FeeWorld } from '#modules/fee/testing/feeWorld.ts';
import { expectOk, requestVersionOf } from '#platform/testing/requestPeople.ts';
import { CA_PASSWORD } from '#platform/testing/signingPeople.ts';
import { createOtpReader } from '#platform/testing/otpReader.ts';
import type { Person } from '#platform/testing/people.ts';
import { fillTemplate } from '#platform/testing/template.ts';
import { startProcess, type ServerProcess } from '../contender.ts';

export interface WaitingRequest {
  readonly id: string;
  readonly version: number;
}

export interface CertificateSetup {
  readonly server: ServerProcess;
  readonly signatory: Person;
  /** A person who works on meanwhile. */
  readonly colleague: Person;
  /** Requests that wait for the signatory, each with its own names. */
  readonly waiting: WaitingRequest[];
  /** Fails if the remaining data breaks an invariant. */
  readonly close: () => Promise<void>;
}

export const signingKey = makeKeyFile();

export async function openCertificateSetup(count: number): Promise<CertificateSetup> {
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
      migratorPassword: 'bench',
      appPassword: 'bench',
    });
    await fillTemplate({ ...urls, appRole: clusterRoles.app, catalogue });
    const world = await startFeeWorld({ database: { ...urls, remove: async () => undefined }, catalogue, hooks: {} });
    stops.push(world.stop);
    const { signatory, receiver } = world.people;
    await addKey(world, signatory);
    const waiting = await makeWaiting(world, count);
    const { tokenSecret, keySecret, filesUrl } = world.test.app.config;
    const server = await startProcess(['--import', 'tsx', 'bench/requests/server.ts'], {
      url: urls.appUrl,
      tokenSecret,
      keySecret,
      connections: 8,
      withPapers: true,
      filesFolder: fileURLToPath(filesUrl),
    });
    stops.push(server.stop);
    return { server, signatory, colleague: receiver, waiting, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Makes a key as officers have it: RSA of 2048 bits, in a file encrypted as OpenSSL does it. */
function makeKeyFile(): { readonly bytes: Buffer; readonly password: string } {
  const pair = rsaPair();
  return {
    bytes: buildP12({
      password: CA_PASSWORD,
      keys: [pair.privateKey],
      certificates: [buildCertificate({ pair, subject: { [CN]: 'ผู้ลงนามทดสอบ' } })],
      iterations: 2048,
    }),
    password: CA_PASSWORD,
  };
}

/** Replaces the key that the person had. */
async function addKey({ test }: FeeWorld, person: Person): Promise<void> {
  const otp = await createOtpReader(test, 'certificate')(person);
  await expectOk(
    test.call('PUT', '/api/v1/security/users/ca', {
      as: person,
      body: { file: filePayload(signingKey.bytes), password: signingKey.password, otp },
    }),
  );
}

/** Makes few at a time: each is filed, checked, charged for and paid by calls. */
async function makeWaiting(world: FeeWorld, count: number): Promise<WaitingRequest[]> {
  const waiting: WaitingRequest[] = [];
  let left = count;
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      while (left > 0) {
        left -= 1;
        const fee = await chargedProduct(world);
        await expectOk(sendNotice(world, makeNotice(world, fee)));
        waiting.push({ id: fee.requestId, version: await requestVersionOf(world.test, fee.requestId) });
      }
    }),
  );
  return waiting;
}
