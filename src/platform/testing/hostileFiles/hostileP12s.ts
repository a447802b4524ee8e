/** Certificate files that need excessive work, nest without end, or have false lengths. */
import { createCipheriv, createECDH, createHmac, createPrivateKey, pbkdf2Sync } from 'node:crypto';
import { integer, DER_NULL, octets, oid, sequence, tagged, encodeDer } from '#platform/server/signing/encodeDer.ts';
import { keyFrom } from '#platform/server/signing/makeP12.ts';
import { mutationsOf, randomBytesOf, randomNumbers, type HostileFile, type RandomNumber } from './hostileFile.ts';

/** Password of the files that can be opened at all. */
export const HOSTILE_P12_PASSWORD = 'secret';

/** Returns the same files for the same seed. */
export function hostileP12s(seed: number): HostileFile[] {
  const random = randomNumbers(seed);
  return [...demandingP12s(random), ...malformedP12s(random), ...randomMutations(random)];
}

/** Iterations that real programs never use, and that took a minute. */
const GIGANTIC = 9_800_000;
const LARGEST_INTEGER = 0x7fff_ffff;

function demandingP12s(random: RandomNumber): HostileFile[] {
  const some = { random, iterations: 2048 };
  // The same encryption repeatedly, so that it is made once and opened ninety times.
  const share = { random, iterations: 60_000, claimed: 60_000 };
  const key = keyBag(lockedAes(KEY_BYTES, share));
  const part = lockedPart(lockedAes(sequence(), share));
  return [
    { name: 'a seal of ten million rounds', bytes: p12({ random, sealClaims: GIGANTIC }) },
    { name: 'a seal of two thousand million rounds', bytes: p12({ random, sealClaims: LARGEST_INTEGER }) },
    { name: 'a seal of 2^47 rounds', bytes: p12({ random, sealClaims: 2 ** 46 }) },
    { name: 'a seal of no rounds', bytes: p12({ random, sealClaims: 0 }) },
    { name: 'a new seal of ten million rounds', bytes: p12({ random, newSeal: GIGANTIC }) },
    {
      name: 'a key locked with ten million rounds',
      bytes: p12({ random, parts: [plainPart(keyBag(lockedAes(KEY_BYTES, { ...some, claimed: GIGANTIC })))] }),
    },
    {
      name: 'a key locked in the old way with ten million rounds',
      bytes: p12({ random, parts: [plainPart(keyBag(lockedLegacy({ random, claimed: GIGANTIC })))] }),
    },
    {
      name: 'certificates locked with ten million rounds',
      bytes: p12({ random, parts: [lockedPart(lockedAes(sequence(), { ...some, claimed: GIGANTIC }))] }),
    },
    {
      name: 'certificates locked in the old way with ten million rounds',
      bytes: p12({ random, parts: [lockedPart(lockedLegacy({ random, claimed: GIGANTIC }))] }),
    },
    {
      name: 'ninety keys that ask for a little too much together',
      bytes: p12({ random, parts: [plainPart(...Array.from({ length: 90 }, () => key))] }),
    },
    {
      name: 'ninety locked parts that ask for a little too much together',
      bytes: p12({ random, parts: Array.from({ length: 90 }, () => part) }),
    },
    {
      name: 'a key in bags in bags with ten million rounds',
      bytes: p12({
        random,
        parts: [plainPart(nested(keyBag(lockedAes(KEY_BYTES, { ...some, claimed: GIGANTIC })), 3))],
      }),
    },
    { name: 'a long key of a long seal', bytes: p12({ random, newSeal: 1_500_000, newSealBytes: 64 }) },
    { name: 'a salt of half a megabyte', bytes: p12({ random, saltBytes: 512 * 1024 }) },
  ];
}

function malformedP12s(random: RandomNumber): HostileFile[] {
  const whole = p12({ random });
  const quickPart = lockedPart(lockedAes(sequence(), { random, iterations: 1, claimed: 1 }));
  return [
    { name: 'empty', bytes: Buffer.alloc(0) },
    { name: 'a sequence without content', bytes: Buffer.from([0x30, 0x00]) },
    { name: 'a length of four gigabytes', bytes: Buffer.from([0x30, 0x84, 0xff, 0xff, 0xff, 0xff, 0x02, 0x01, 0x03]) },
    {
      name: 'a length of a hundred bytes of length',
      bytes: Buffer.concat([Buffer.from([0x30, 0xe4]), Buffer.alloc(100, 0xff)]),
    },
    {
      name: 'a length that is longer than its file',
      bytes: Buffer.concat([Buffer.from([0x30, 0x82, 0x7f, 0xff]), whole.subarray(4)]),
    },
    { name: 'more behind the end', bytes: Buffer.concat([whole, Buffer.from('more')]) },
    { name: 'open ends in each other', bytes: Buffer.alloc(200_000, Buffer.from([0x30, 0x80])) },
    { name: 'sequences in each other', bytes: nestedTags(0x30, 5000) },
    { name: 'content in pieces in pieces', bytes: p12({ random, safe: nestedTags(0x24, 20_000) }) },
    {
      name: 'content in pieces in pieces, fewer',
      bytes: p12({ random, safe: nestedTags(0x24, 4000, Buffer.alloc(400_000)) }),
    },
    {
      name: 'bags in bags without end',
      bytes: p12({ random, parts: [plainPart(nested(keyBag(lockedLegacy({ random, claimed: 1 })), 200))] }),
    },
    { name: 'ten thousand parts', bytes: p12({ random, parts: Array.from({ length: 10_000 }, () => plainPart()) }) },
    {
      name: 'five thousand locked parts',
      bytes: p12({
        random,
        parts: Array.from({ length: 5000 }, () => quickPart),
      }),
    },
    {
      name: 'ten thousand bags',
      bytes: p12({
        random,
        parts: [plainPart(...Array.from({ length: 10_000 }, () => sequence(oid(`${BAG}5`), tagged(0, DER_NULL))))],
      }),
    },
    { name: 'four hundred thousand nothings', bytes: sequence(Buffer.alloc(800_000, DER_NULL)) },
    { name: 'a number without end', bytes: p12({ random, version: encodeDer(0x02, Buffer.alloc(1000, 0x7f)) }) },
    {
      name: 'an identifier without end',
      bytes: sequence(integer(3), sequence(encodeDer(0x06, Buffer.alloc(10_000, 0xff))), sequence()),
    },
    ...[1, 2, 3, 4, 8, 16, 32, 64, 100, whole.length - 1].map((length) => ({
      name: `cut off behind ${length} bytes`,
      bytes: whole.subarray(0, length),
    })),
  ];
}

const RANDOM_FILES = 40;

function randomMutations(random: RandomNumber): HostileFile[] {
  return mutationsOf(p12({ random }), RANDOM_FILES, random).map((bytes, index) => ({
    name: `random change ${index}`,
    bytes,
  }));
}

const DATA = '1.2.840.113549.1.7.1';
const ENCRYPTED = '1.2.840.113549.1.7.6';
const BAG = '1.2.840.113549.1.12.10.1.';
const SEAL_ITERATIONS = 16;
const KEY_BYTES = privateKeyBytes();

/** The same key every time: nothing is signed with it. */
function privateKeyBytes(): Buffer {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(Buffer.alloc(32, 7));
  const point = ecdh.getPublicKey();
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: Buffer.alloc(32, 7).toString('base64url'),
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  return createPrivateKey({ key: jwk, format: 'jwk' }).export({ type: 'pkcs8', format: 'der' });
}

interface EncryptedContent {
  readonly algorithm: Buffer;
  readonly locked: Buffer;
}

interface P12Parts {
  readonly random: RandomNumber;
  readonly parts?: readonly Buffer[];
  /** Replaces the parts: the raw content. */
  readonly safe?: Buffer;
  readonly sealClaims?: number;
  /** Iterations of a MAC as new programs make it. */
  readonly newSeal?: number;
  readonly newSealBytes?: number;
  readonly saltBytes?: number;
  readonly version?: Buffer;
}

/** Sealed with the password, whatever the MAC claims of itself. */
function p12({
  random,
  parts = [plainPart(keyBag(lockedAes(KEY_BYTES, { random, iterations: 16, claimed: 16 })))],
  safe,
  sealClaims = SEAL_ITERATIONS,
  newSeal,
  newSealBytes = 32,
  saltBytes = 8,
  version = integer(3),
}: P12Parts): Buffer {
  const content = sequence(...parts);
  const salt = randomBytesOf(random, Math.min(saltBytes, 64));
  const longSalt = Buffer.alloc(saltBytes, salt);
  const seal = createHmac(
    'sha256',
    keyFrom({
      hash: 'sha256',
      purpose: 3,
      password: HOSTILE_P12_PASSWORD,
      salt,
      iterations: SEAL_ITERATIONS,
      length: 32,
    }),
  )
    .update(content)
    .digest();
  const newAlgorithm = sequence(
    oid('1.2.840.113549.1.5.14'),
    sequence(pbkdf2By(longSalt, newSeal ?? 0, newSealBytes), sequence(oid(HMAC_SHA256), DER_NULL)),
  );
  const algorithm = newSeal === undefined ? sequence(oid('2.16.840.1.101.3.4.2.1'), DER_NULL) : newAlgorithm;
  return sequence(
    version,
    sequence(oid(DATA), tagged(0, safe ?? octets(content))),
    sequence(sequence(algorithm, octets(seal)), octets(longSalt), integer(sealClaims)),
  );
}

const HMAC_SHA256 = '1.2.840.113549.2.9';

function pbkdf2By(salt: Buffer, iterations: number, length?: number): Buffer {
  return sequence(
    oid('1.2.840.113549.1.5.12'),
    sequence(
      octets(salt),
      integer(iterations),
      ...(length === undefined ? [] : [integer(length)]),
      sequence(oid(HMAC_SHA256), DER_NULL),
    ),
  );
}

function lockedAes(
  plain: Buffer,
  { random, iterations, claimed }: { random: RandomNumber; iterations: number; claimed: number },
): EncryptedContent {
  const [salt, iv] = [randomBytesOf(random, 8), randomBytesOf(random, 16)];
  const locking = createCipheriv('aes-256-cbc', pbkdf2Sync(HOSTILE_P12_PASSWORD, salt, iterations, 32, 'sha256'), iv);
  const algorithm = sequence(
    oid('1.2.840.113549.1.5.13'),
    sequence(pbkdf2By(salt, claimed), sequence(oid('2.16.840.1.101.3.4.1.42'), octets(iv))),
  );
  return { algorithm, locked: Buffer.concat([locking.update(plain), locking.final()]) };
}

/** Triple DES, as old programs encrypt. */
function lockedLegacy({ random, claimed }: { random: RandomNumber; claimed: number }): EncryptedContent {
  return {
    algorithm: sequence(oid('1.2.840.113549.1.12.1.3'), sequence(octets(randomBytesOf(random, 8)), integer(claimed))),
    locked: randomBytesOf(random, 64),
  };
}

function keyBag({ algorithm, locked }: EncryptedContent): Buffer {
  return sequence(oid(`${BAG}2`), tagged(0, sequence(algorithm, octets(locked))));
}

function nested(bag: Buffer, depth: number): Buffer {
  return depth === 0 ? bag : nested(sequence(oid(`${BAG}6`), tagged(0, sequence(bag))), depth - 1);
}

function plainPart(...bags: readonly Buffer[]): Buffer {
  return sequence(oid(DATA), tagged(0, octets(sequence(...bags))));
}

function lockedPart({ algorithm, locked }: EncryptedContent): Buffer {
  return sequence(
    oid(ENCRYPTED),
    tagged(0, sequence(integer(0), sequence(oid(DATA), algorithm, encodeDer(0x80, locked)))),
  );
}

/** Nested to this depth, with true lengths. */
function nestedTags(tag: number, depth: number, innermost: Buffer = Buffer.alloc(0)): Buffer {
  const heads: Buffer[] = [];
  let length = innermost.length;
  for (let level = 0; level < depth; level += 1) {
    const head = Buffer.from(
      length < 0x80 ? [tag, length] : [tag, 0x83, (length >> 16) & 0xff, (length >> 8) & 0xff, length & 0xff],
    );
    heads.push(head);
    length += head.length;
  }
  return Buffer.concat([...heads.toReversed(), innermost]);
}
