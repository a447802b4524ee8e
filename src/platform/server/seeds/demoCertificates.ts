/**
 * The certificates with which people of a demonstration sign: made at its first start, with the password of their
 * accounts, by an issuer that nobody trusts.
 */
import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { getEntity } from '#language/catalogue.ts';
import { ownEntityOf } from '#language/ownEntity.ts';
import { rights } from '#language/rights.ts';
import { instantFromMs } from '#language/values/instant.ts';
import { actorOf } from '../access/actor/actorOf.ts';
import type { App } from '../app.ts';
import { inTransaction } from '../database/transaction.ts';
import { newId } from '../database/newId.ts';
import { save } from '../resource/write/save.ts';
import {
  aesEncrypter,
  CN,
  DIGITAL_SIGNATURE,
  makeCertificate,
  makeP12,
  ORGANIZATION_ID,
  SERIAL_NUMBER,
} from '../signing/makeP12.ts';
import { openP12 } from '../signing/openP12.ts';
import { getSigner } from '../signing/certificateOwner.ts';
import { saveKey } from '../signing/storedKey.ts';
import { DEMO_PASSWORD } from './demo.ts';

/**
 * Who files, and who signs issued documents. One key is RSA, as most issuers still make them; making it takes a second.
 */
const SIGNERS = { operator: 'ec', employee: 'ec', signatory: 'rsa' } as const;
type KeyKind = (typeof SIGNERS)[keyof typeof SIGNERS];

interface PersonWithoutCertificate {
  readonly id: string;
  readonly username: keyof typeof SIGNERS;
  readonly name: string;
  readonly idCard: string | null;
}

export async function giveDemoCertificates(app: App): Promise<void> {
  const { rows } = await app.pools.api.query<PersonWithoutCertificate>(
    `select u."id", u."username", u."full_name" as "name", u."id_card" as "idCard" from "user" u
where u."username" = any($1::text[]) and not exists (select from "user_ca" c where c."user_id" = u."id")
order by u."username"`,
    [Object.keys(SIGNERS)],
  );
  // Keys are generated in separate threads, one for each core.
  await Promise.all(rows.map((row) => giveCertificate(app, row)));
}

async function giveCertificate(app: App, { id, username, name, idCard }: PersonWithoutCertificate): Promise<void> {
  const actor = await actorOf(app, { userId: id });
  const signer = await getSigner(app.pools.api, actor);
  const bytes = await makeCertificateFile({
    key: SIGNERS[username],
    name,
    idCard,
    holderNo: signer.owner.holderId,
    nowMs: app.clock.nowMs(),
  });
  const opened = await openP12(bytes, { password: DEMO_PASSWORD, owner: signer.owner, nowMs: app.clock.nowMs() });
  if (opened.problem !== undefined) throw new Error(`The certificate of ${name} cannot be used: ${opened.problem}`);
  const { subject, issuer, serialNumber, fingerprint, algorithm, validFromMs, validToMs } = opened.facts;
  const managed = {
    subject,
    issuer,
    serialNumber,
    fingerprint,
    algorithm,
    validFrom: instantFromMs(validFromMs),
    validTo: instantFromMs(validToMs),
    refUser: { id: signer.userId },
    refHolder: signer.holderId === null ? null : { id: signer.holderId },
  };
  const userCaId = newId();
  await inTransaction(app.pools.api, { requestId: '' }, async (db) => {
    await save(app, db, {
      actor,
      rights: new Set(rights),
      entity: ownEntityOf(getEntity(app.catalogue, 'userCa')),
      body: { id: userCaId, name },
      terms: { managed, isComplete: true, refusalOf: () => undefined },
    });
    await saveKey(app, db, { userCaId, bytes });
  });
}

const generate = promisify(generateKeyPair);
const ISSUER = { [CN]: 'ผู้ออกใบรับรองสาธิต (Demonstration CA)' };
const YEAR_MS = 365 * 24 * 3_600_000;
/** As current programs use. */
const ITERATIONS = 2048;

interface CertificateFileOptions {
  readonly key: KeyKind;
  readonly name: string;
  readonly idCard: string | null;
  readonly holderNo: string | null;
  readonly nowMs: number;
}

function makePair(kind: KeyKind): ReturnType<typeof generate> {
  return kind === 'rsa' ? generate('rsa', { modulusLength: 2048 }) : generate('ec', { namedCurve: 'P-256' });
}

/** Valid since before anything of the demonstration was signed. */
async function makeCertificateFile({ key, name, idCard, holderNo, nowMs }: CertificateFileOptions): Promise<Buffer> {
  const [pair, issuing] = await Promise.all([makePair(key), makePair('ec')]);
  const period = { validFrom: new Date(nowMs - YEAR_MS), validTo: new Date(nowMs + 2 * YEAR_MS) };
  const root = makeCertificate({ pair: issuing, subject: ISSUER, ...period });
  const subject = {
    [CN]: name,
    ...(idCard === null ? {} : { [SERIAL_NUMBER]: idCard }),
    ...(holderNo === null ? {} : { [ORGANIZATION_ID]: holderNo }),
  };
  const own = makeCertificate({
    pair,
    subject,
    issuer: ISSUER,
    issuerKey: issuing.privateKey,
    usage: DIGITAL_SIGNATURE,
    ...period,
  });
  const lock = aesEncrypter({ password: DEMO_PASSWORD, iterations: ITERATIONS });
  return makeP12({
    password: DEMO_PASSWORD,
    keys: [pair.privateKey],
    certificates: [own, root],
    lockKey: lock,
    lock,
    seal: { hash: 'sha256', iterations: ITERATIONS },
  });
}
