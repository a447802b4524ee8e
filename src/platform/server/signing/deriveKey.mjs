// @ts-check
/**
 * Derives the key of a .p12 file from a password: by PBKDF2, or by the older algorithm (RFC 7292, appendix B), which
 * hashes a hash as often as the file claims. It is plain JavaScript, so that the thread runs the same file from the
 * sources and next to the bundle. A file may claim millions of rounds; the caller then ends the thread.
 */
import { createHash, hash as hashOnce, pbkdf2Sync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';

/**
 * @typedef {{ hash: string, purpose: number | undefined, password: Uint8Array, salt: Uint8Array, iterations: number, length: number }} Derivation
 * @param {Derivation} derivation
 * @returns {Buffer}
 */
function derive({ purpose, ...derivation }) {
  const { hash, password, salt, iterations, length } = derivation;
  if (purpose === undefined) return pbkdf2Sync(password, salt, iterations, length, hash);
  return deriveP12Key({ purpose, ...derivation });
}

/** @param {Derivation & { purpose: number }} derivation */
function deriveP12Key({ hash, purpose, password, salt, iterations, length }) {
  const block = hash === 'sha384' || hash === 'sha512' ? 128 : 64;
  const filled = Buffer.concat([repeated(salt, block), repeated(password, block)]);
  /** @type {Buffer[]} */
  const parts = [];
  for (let made = 0; made < length;) {
    let digest = createHash(hash).update(Buffer.alloc(block, purpose)).update(filled).digest();
    for (let round = 1; round < iterations; round += 1) digest = hashOnce(hash, digest, 'buffer');
    parts.push(digest);
    made += digest.length;
    addToEach(filled, Buffer.from(repeated(digest, block).subarray(0, block)));
  }
  return Buffer.concat(parts).subarray(0, length);
}

/** Repeats the bytes to a whole number of blocks. @param {Uint8Array} bytes @param {number} block */
function repeated(bytes, block) {
  const length = Math.ceil(bytes.length / block) * block;
  return Buffer.from(Uint8Array.from({ length }, (_, index) => bytes[index % bytes.length] ?? 0));
}

/** Adds `added` + 1 to each block, as one large number. @param {Buffer} filled @param {Buffer} added */
function addToEach(filled, added) {
  for (let start = 0; start < filled.length; start += added.length) {
    let carry = 1;
    for (let at = added.length - 1; at >= 0; at -= 1) {
      const sum = (filled[start + at] ?? 0) + (added[at] ?? 0) + carry;
      filled[start + at] = sum & 0xff;
      carry = sum >> 8;
    }
  }
}

parentPort?.on('message', (/** @type {Derivation} */ derivation) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(derive(derivation));
});
