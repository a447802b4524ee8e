/** Opens every kind of file that a person may upload, and checks the one problem that each has. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withCheckDigit } from '#language/values/idCard.ts';
import {
  buildCertificate,
  CN,
  DIGITAL_SIGNATURE,
  ecPair,
  KEY_ENCIPHERMENT,
  ORGANIZATION_ID,
  buildP12,
  rsaPair,
  SERIAL_NUMBER,
  type P12Options,
} from '#platform/testing/certificates.ts';
import { MAX_ROUNDS } from './keyDerivation.ts';
import { MAX_P12_BYTES, openP12, type OpenedP12, type P12Owner } from './openP12.ts';

const PERSON = withCheckDigit('110170023070');
const OTHER = withCheckDigit('310170023070');
const COMPANY = withCheckDigit('010555500001');
const OTHER_COMPANY = withCheckDigit('010555500009');
const NOW = Date.parse('2026-11-15');
const password = 'รหัส P@ss';
const owner: P12Owner = { idCard: PERSON, holderId: COMPANY };

const rsa = rsaPair();
const ec = ecPair();
const good = buildCertificate({ pair: ec });
const file = (options: Partial<P12Options> = {}): Buffer =>
  buildP12({ password, keys: [ec.privateKey], certificates: [good], ...options });
const open = (bytes: Buffer | undefined, more: { password?: string; owner?: P12Owner; nowMs?: number } = {}) =>
  openP12(bytes, { password, owner, nowMs: NOW, ...more });
const ofSubject = (subject: Readonly<Record<string, string>>, as: P12Owner = owner) =>
  open(file({ certificates: [buildCertificate({ pair: ec, subject })] }), { owner: as });

describe('a good file', () => {
  it.each([
    ['RSA', rsa, 'RSA 2048'],
    ['P-256', ec, 'EC P-256'],
    ['P-384', ecPair('P-384'), 'EC P-384'],
  ])('with a key of the kind %s is described', async (_, pair, algorithm) => {
    const issuer = ecPair();
    const issuerName = { [CN]: 'ผู้ออกใบรับรอง' };
    const certificate = buildCertificate({
      pair,
      subject: { '2.5.4.6': 'TH', [CN]: 'นางสาวทดสอบ' },
      issuer: issuerName,
      issuerKey: issuer.privateKey,
      usage: DIGITAL_SIGNATURE,
    });
    const above = buildCertificate({ pair: issuer, subject: issuerName });
    const found = (await open(
      buildP12({ password, keys: [pair.privateKey], certificates: [above, certificate] }),
    )) as OpenedP12;
    expect(found).toMatchObject({
      problem: undefined,
      isNamed: false,
      facts: {
        subject: 'CN=นางสาวทดสอบ, C=TH',
        issuer: 'CN=ผู้ออกใบรับรอง',
        algorithm,
        keyUsages: ['digitalSignature'],
        chain: ['CN=ผู้ออกใบรับรอง'],
        namedIds: [],
      },
    });
    expect(found.facts.fingerprint).toMatch(/^[0-9A-F]{64}$/);
    expect(new Date(found.facts.validToMs).toISOString()).toBe('2099-01-01T00:00:00.000Z');
    expect(found.key.type).toBe('private');
  });

  it.each(['3des', 'rc2'] as const)('encrypted with %s, as old programs do, is opened', async (lock) => {
    const old = file({ encryptions: ['3des', lock] });
    expect(await open(old)).toMatchObject({ problem: undefined });
    expect(await open(old, { password: 'wrong' })).toEqual({ problem: 'wrongPassword' });
  });

  it('without a password is opened with an empty password', async () => {
    const unlocked = file({ password: '' });
    expect(await open(unlocked, { password: '' })).toMatchObject({ problem: undefined });
    expect(await open(unlocked, { password: 'x' })).toEqual({ problem: 'wrongPassword' });
  });

  it('that demands much work is opened in the second thread', async () => {
    expect(await open(file({ sealIterations: 20_001 }))).toMatchObject({ problem: undefined });
  });
});

describe('the problem of a file', () => {
  it('is reported for a missing, too large or foreign file', async () => {
    expect(await open(undefined)).toEqual({ problem: 'noFile' });
    expect(await open(Buffer.alloc(0))).toEqual({ problem: 'noFile' });
    expect(await open(Buffer.alloc(MAX_P12_BYTES + 1))).toEqual({ problem: 'tooLarge' });
    expect(await open(Buffer.from('-----BEGIN CERTIFICATE-----'))).toEqual({ problem: 'corrupt' });
    expect(await open(good)).toEqual({ problem: 'corrupt' });
    expect(await open(file().subarray(0, -1))).toEqual({ problem: 'corrupt' });
    expect(await open(Buffer.concat([file(), Buffer.from([0])]))).toEqual({ problem: 'corrupt' });
  });

  it('distinguishes a wrong password from a damaged file', async () => {
    expect(await open(file(), { password: 'wrong' })).toEqual({ problem: 'wrongPassword' });
    const damaged = file();
    // The bit is in the salt of the MAC, so the content is unchanged.
    damaged[damaged.length - 5] = (damaged.at(-5) ?? 0) ^ 1;
    expect(await open(damaged)).toEqual({ problem: 'corrupt' });
  });

  it('names an encryption that is too old, also for a wrong password', async () => {
    const old = file({ encryptions: ['3des', 'rc4'] });
    expect(await open(old)).toEqual({ problem: 'unknownLock', algorithm: 'RC4-128' });
    expect(await open(old, { password: 'wrong' })).toEqual({ problem: 'unknownLock', algorithm: 'RC4-128' });
  });

  it('is reported for a file that demands too much work', async () => {
    expect(await open(file({ claimedIterations: MAX_ROUNDS + 1 }))).toEqual({ problem: 'tooDemanding' });
    expect(await open(file({ claimedIterations: 0 }))).toEqual({ problem: 'corrupt' });
  });

  it('is reported for a missing key, the key of another certificate, and a weak key', async () => {
    expect(await open(file({ keys: [] }))).toEqual({ problem: 'keyless' });
    expect(await open(file({ certificates: [] }))).toEqual({ problem: 'mismatched' });
    expect(await open(file({ keys: [ecPair().privateKey] }))).toEqual({ problem: 'mismatched' });
    expect(await open(file({ keys: [rsa.privateKey] }))).toEqual({ problem: 'mismatched' });
    const weak = rsaPair(1024);
    expect(
      await open(buildP12({ password, keys: [weak.privateKey], certificates: [buildCertificate({ pair: weak })] })),
    ).toEqual({ problem: 'weakKey', algorithm: 'RSA 1024' });
    const strange = ecPair('secp256k1');
    expect(
      await open(
        buildP12({ password, keys: [strange.privateKey], certificates: [buildCertificate({ pair: strange })] }),
      ),
    ).toEqual({ problem: 'weakKey', algorithm: 'EC secp256k1' });
  });

  it('is reported for a certificate of another use, an expired one, and one that is not valid yet', async () => {
    expect(await open(file({ certificates: [buildCertificate({ pair: ec, usage: KEY_ENCIPHERMENT })] }))).toEqual({
      problem: 'notForSigning',
    });
    const validTo = new Date('2026-11-14T23:59:59Z');
    expect(await open(file({ certificates: [buildCertificate({ pair: ec, validTo })] }))).toEqual({
      problem: 'expired',
      validToMs: validTo.getTime(),
    });
    const validFrom = new Date('2026-11-15T00:00:01Z');
    expect(await open(file({ certificates: [buildCertificate({ pair: ec, validFrom })] }))).toEqual({
      problem: 'notYetValid',
      validFromMs: validFrom.getTime(),
    });
  });
});

describe('the owner of a certificate', () => {
  it('must match the numbers of the person and of the company that it names', async () => {
    expect(await ofSubject({ [CN]: 'x', [SERIAL_NUMBER]: PERSON })).toMatchObject({
      problem: undefined,
      isNamed: true,
    });
    expect(
      await ofSubject({ [CN]: 'x', [SERIAL_NUMBER]: `IDCTH-${PERSON}`, [ORGANIZATION_ID]: `VATTH-${COMPANY}` }),
    ).toMatchObject({ problem: undefined, isNamed: true });
    expect(await ofSubject({ [CN]: 'x', [SERIAL_NUMBER]: OTHER })).toEqual({ problem: 'otherPerson' });
    expect(await ofSubject({ [CN]: 'x', [SERIAL_NUMBER]: OTHER, [ORGANIZATION_ID]: `VATTH-${COMPANY}` })).toEqual({
      problem: 'otherPerson',
    });
    expect(
      await ofSubject({ [CN]: 'x', [SERIAL_NUMBER]: PERSON, [ORGANIZATION_ID]: `VATTH-${OTHER_COMPANY}` }),
    ).toEqual({ problem: 'otherPerson' });
  });

  it('is not checked if it names no number, or the office of an officer', async () => {
    expect(await ofSubject({ [CN]: 'x', [SERIAL_NUMBER]: '1234567890123' })).toMatchObject({
      problem: undefined,
      isNamed: false,
    });
    expect(
      await ofSubject(
        { [CN]: 'x', [SERIAL_NUMBER]: PERSON, [ORGANIZATION_ID]: `VATTH-${COMPANY}` },
        { idCard: PERSON, holderId: null },
      ),
    ).toMatchObject({ problem: undefined, isNamed: true });
  });

  it('is shown with the short names of its attributes, or their numbers, and without control characters', async () => {
    const { facts } = (await ofSubject({
      '1.2.840.113549.1.9.1': 'somebody@example.org',
      '1.3.6.1.4.1.99999.1': 'private',
      [CN]: 'first\u0000second\nthird',
    })) as OpenedP12;
    expect(facts.subject).toBe('CN=first second third, E=somebody@example.org, 1.3.6.1.4.1.99999.1=private');
  });

  it('is shown without the number of the person', async () => {
    const { facts } = (await ofSubject({
      [CN]: 'x',
      [SERIAL_NUMBER]: PERSON,
      [ORGANIZATION_ID]: `VATTH-${COMPANY}`,
    })) as OpenedP12;
    expect(facts.subject).not.toContain(PERSON);
    expect(facts.subject).toContain(COMPANY);
  });
});

describe('files made by openssl', () => {
  it('are opened, if openssl is installed', async () => {
    const hasProgram = spawnSync('openssl', ['version']).status === 0;
    const folder = mkdtempSync(join(tmpdir(), 'haz-p12-'));
    try {
      writeFileSync(join(folder, 'key.pem'), rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }));
      writeFileSync(
        join(folder, 'crt.pem'),
        `-----BEGIN CERTIFICATE-----\n${buildCertificate({ pair: rsa })
          .toString('base64')
          .replaceAll(/.{1,64}/g, '$&\n')}-----END CERTIFICATE-----\n`,
      );
      const made = hasProgram ? [[], ['-keypbe', 'PBE-SHA1-3DES', '-certpbe', 'PBE-SHA1-3DES', '-macalg', 'sha1']] : [];
      for (const more of made) {
        execFileSync(
          'openssl',
          [
            'pkcs12',
            '-export',
            '-inkey',
            'key.pem',
            '-in',
            'crt.pem',
            '-out',
            'made.p12',
            '-passout',
            'pass:secret',
            ...more,
          ],
          { cwd: folder, stdio: 'ignore' },
        );
        const bytes = readFileSync(join(folder, 'made.p12'));
        expect(await open(bytes, { password: 'secret' })).toMatchObject({
          problem: undefined,
          facts: { algorithm: 'RSA 2048' },
        });
        expect(await open(bytes)).toEqual({ problem: 'wrongPassword' });
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
