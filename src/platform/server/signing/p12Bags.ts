/** Reads the keys and certificates of a .p12 file after a password has opened it (RFC 7292). */
import { bytesOf, CONSTRUCTED, childrenOf, integerOf, NotDer, oidOf, readOne, TAG, type DerNode } from './der.ts';
import { encodeNode } from './encodeDer.ts';
import { isSealedBy, unlock, UnknownLock, type UnlockAttempt } from './p12Encryption.ts';

export interface P12Content {
  /** Private keys in PKCS #8. */
  readonly keys: readonly Buffer[];
  /** Certificates in X.509. */
  readonly certificates: readonly Buffer[];
}

/**
 * Throws `NotDer` for damaged files and files of another kind, throws `UnknownLock` for encryption that we do not open,
 * and returns `undefined` if the password is wrong.
 */
export async function readP12(bytes: Buffer, attempt: UnlockAttempt): Promise<P12Content | undefined> {
  const [version, safe, seal, ...more] = childrenOf(readOne(bytes));
  // Without a MAC, damage could not be distinguished from content.
  if (integerOf(version) !== VERSION || more.length > 0 || seal === undefined) throw new NotDer();
  const [type, held, ...others] = childrenOf(safe);
  if (oidOf(type) !== DATA || others.length > 0) throw new NotDer();
  const content = bytesOf(onlyChild(held));
  const isWhole = await isSealedBy(seal, content, attempt);
  const opened = await openSafe(content, attempt);
  if (isWhole) {
    if (opened === undefined) throw new NotDer();
    return opened.content;
  }
  // The password decrypts the content and only the MAC is wrong, so the file is damaged.
  if (opened?.isUnlocked === true) throw new NotDer();
  return undefined;
}

const VERSION = 3;
const DATA = '1.2.840.113549.1.7.1';
const ENCRYPTED = '1.2.840.113549.1.7.6';
const BAG = '1.2.840.113549.1.12.10.1.';
const KEY_BAG = `${BAG}1`;
const LOCKED_KEY_BAG = `${BAG}2`;
const CERTIFICATE_BAG = `${BAG}3`;
const NESTED_BAG = `${BAG}6`;
const X509 = '1.2.840.113549.1.9.22.1';
/** Real files have fewer: a key, its certificate and those of its issuers. */
const MAX_BAGS = 100;
/** Real files have two: one for the key, one for the certificates. */
const MAX_PARTS = 20;
const MAX_DEPTH = 4;

interface OpenedSafe {
  readonly content: P12Content;
  /** Whether something was encrypted and this password decrypted it. */
  readonly isUnlocked: boolean;
}

async function openSafe(content: Buffer, attempt: UnlockAttempt): Promise<OpenedSafe | undefined> {
  const found = { keys: [] as Buffer[], certificates: [] as Buffer[], bags: 0 };
  let isUnlocked = false;
  const parts = childrenOf(readOne(content));
  if (parts.length > MAX_PARTS) throw new NotDer();
  for (const part of parts) {
    const [type, held] = childrenOf(part);
    const oid = oidOf(type);
    if (oid !== DATA && oid !== ENCRYPTED)
      throw new UnknownLock(oid === '1.2.840.113549.1.7.3' ? 'public-key encryption' : oid);
    const plain = oid === DATA ? bytesOf(onlyChild(held)) : await openEncrypted(onlyChild(held), attempt);
    if (plain === undefined) return undefined;
    const bags = readBags(plain);
    if (bags === undefined) {
      if (oid === DATA) throw new NotDer();
      return undefined;
    }
    isUnlocked ||= oid === ENCRYPTED;
    const taken = await takeBags(bags, { attempt, found, depth: 0 });
    if (taken === 'locked') return undefined;
    isUnlocked ||= taken === 'unlocked';
  }
  return { content: found, isUnlocked };
}

/** A wrong password can by chance produce bytes with valid padding, which are not DER. */
function readBags(plain: Buffer): DerNode[] | undefined {
  try {
    return childrenOf(readOne(plain));
  } catch {
    return undefined;
  }
}

async function openEncrypted(node: DerNode, attempt: UnlockAttempt): Promise<Buffer | undefined> {
  const [version, info] = childrenOf(node);
  if (integerOf(version) !== 0) throw new NotDer();
  const [type, algorithm, locked, ...more] = childrenOf(info);
  if (oidOf(type) !== DATA || more.length > 0) throw new NotDer();
  return unlock(algorithm, bytesOf(locked, TAG.tagged0 & ~CONSTRUCTED), attempt);
}

type FoundBags = { readonly keys: Buffer[]; readonly certificates: Buffer[]; bags: number };

async function takeBags(
  bags: readonly DerNode[],
  { attempt, found, depth }: { attempt: UnlockAttempt; found: FoundBags; depth: number },
): Promise<'open' | 'unlocked' | 'locked'> {
  let answer: 'open' | 'unlocked' = 'open';
  for (const bag of bags) {
    found.bags += 1;
    if (found.bags > MAX_BAGS || depth > MAX_DEPTH) throw new NotDer();
    const [type, held] = childrenOf(bag);
    const value = onlyChild(held);
    switch (oidOf(type)) {
      case KEY_BAG:
        found.keys.push(encodeNode(value));
        break;
      case LOCKED_KEY_BAG: {
        const [algorithm, locked] = childrenOf(value);
        const key = await unlock(algorithm, bytesOf(locked), attempt);
        if (key === undefined || !isKey(key)) return 'locked';
        found.keys.push(key);
        answer = 'unlocked';
        break;
      }
      case CERTIFICATE_BAG: {
        const [kind, certificate] = childrenOf(value);
        if (oidOf(kind) === X509) found.certificates.push(bytesOf(onlyChild(certificate)));
        break;
      }
      case NESTED_BAG: {
        const inner = await takeBags(childrenOf(value), { attempt, found, depth: depth + 1 });
        if (inner === 'locked') return 'locked';
        if (inner === 'unlocked') answer = 'unlocked';
        break;
      }
      // Revocation lists and secrets of other programs are ignored.
      default:
    }
  }
  return answer;
}

/** Checks the first fields only: bytes decrypted with a wrong password do not have them. */
function isKey(bytes: Buffer): boolean {
  try {
    const [version, algorithm] = childrenOf(readOne(bytes));
    return integerOf(version) <= 1 && algorithm?.tag === TAG.sequence;
  } catch {
    return false;
  }
}

function onlyChild(node: DerNode | undefined): DerNode {
  const [child, ...more] = childrenOf(node, TAG.tagged0);
  if (child === undefined || more.length > 0) throw new NotDer();
  return child;
}
