/**
 * Reads the binary notation of certificates (X.690): DER, and BER with indefinite lengths, which some programs write.
 * The bytes come from uploaded files, so everything is bounded, and a malformed value refuses the whole file.
 */

export interface DerNode {
  /** Identifier octet: class, form and number. */
  readonly tag: number;
  readonly content: Buffer;
}

export const TAG = {
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  nothing: 0x05,
  oid: 0x06,
  sequence: 0x30,
  set: 0x31,
  tagged0: 0xa0,
  tagged3: 0xa3,
} as const;

export class NotDer extends Error {
  override readonly name = 'NotDer';

  constructor() {
    super('The bytes are not what they should be.');
  }
}

/** Reads exactly one value and refuses bytes after it. */
export function readOne(bytes: Buffer): DerNode {
  const [node, ...more] = readAll(bytes);
  if (node === undefined || more.length > 0) throw new NotDer();
  return node;
}

/** Reads one value and returns the bytes after it. */
export function readFirst(bytes: Buffer): { readonly node: DerNode; readonly rest: Buffer } {
  const { node, end } = readAt(bytes, 0, 0);
  return { node, rest: bytes.subarray(end) };
}

export function readAll(bytes: Buffer): DerNode[] {
  const nodes: DerNode[] = [];
  for (let start = 0; start < bytes.length;) {
    const { node, end } = readAt(bytes, start, 0);
    nodes.push(node);
    start = end;
  }
  return nodes;
}

/** Returns the values in a sequence, a set or a context-specific tag. */
export function childrenOf(node: DerNode | undefined, tag: number = TAG.sequence): DerNode[] {
  if (node?.tag !== tag) throw new NotDer();
  return readAll(node.content);
}

/** Returns the bytes of a string, also if it was written in pieces. No program nests pieces deeper than this. */
export function bytesOf(node: DerNode | undefined, tag: number = TAG.octetString, depth = 0): Buffer {
  if (node?.tag === tag) return node.content;
  if (node?.tag !== (tag | CONSTRUCTED) || depth > MAX_PIECE_DEPTH) throw new NotDer();
  return Buffer.concat(readAll(node.content).map((piece) => bytesOf(piece, TAG.octetString, depth + 1)));
}

/** Reads a small number, such as a version or a count. */
export function integerOf(node: DerNode | undefined): number {
  if (
    node?.tag !== TAG.integer ||
    node.content.length === 0 ||
    node.content.length > INTEGER_BYTES ||
    (node.content[0] ?? 0) >= 0x80
  )
    throw new NotDer();
  return node.content.readUIntBE(0, node.content.length);
}

export function oidOf(node: DerNode | undefined): string {
  if (node?.tag !== TAG.oid || node.content.length === 0 || node.content.length > OID_BYTES) throw new NotDer();
  const numbers: number[] = [];
  let value = 0;
  for (const byte of node.content) {
    value = value * 0x80 + (byte & 0x7f);
    if (value > Number.MAX_SAFE_INTEGER / 0x80) throw new NotDer();
    if (byte < 0x80) {
      numbers.push(value);
      value = 0;
    }
  }
  if ((node.content.at(-1) ?? 0x80) >= 0x80) throw new NotDer();
  const [first = 0, ...rest] = numbers;
  const top = Math.min(2, Math.floor(first / 40));
  return [top, first - top * 40, ...rest].join('.');
}

/** Refuses parameters; both forms of leaving them out are allowed. */
export function expectNothing(nodes: readonly (DerNode | undefined)[]): void {
  if (nodes.some((node) => node !== undefined && (node.tag !== TAG.nothing || node.content.length > 0)))
    throw new NotDer();
}

export const CONSTRUCTED = 0x20;
const INTEGER_BYTES = 6;
const OID_BYTES = 64;
/** Real files are not nested this deep. */
const MAX_DEPTH = 24;
const MAX_PIECE_DEPTH = 2;
const HIGH_TAG = 0x1f;
const OPEN_END = 0x80;
const LENGTH_BYTES = 4;

function readAt(bytes: Buffer, start: number, depth: number): { node: DerNode; end: number } {
  const tag = bytes[start];
  const short = bytes[start + 1];
  if (tag === undefined || short === undefined || (tag & HIGH_TAG) === HIGH_TAG || tag === 0 || depth > MAX_DEPTH)
    throw new NotDer();
  if (short === OPEN_END) return readOpen(bytes, { start: start + 2, tag, depth });
  const [length, from] = short < OPEN_END ? [short, start + 2] : readLength(bytes, start + 2, short & 0x7f);
  const end = from + length;
  if (end > bytes.length) throw new NotDer();
  return { node: { tag, content: bytes.subarray(from, end) }, end };
}

function readLength(bytes: Buffer, start: number, count: number): [length: number, from: number] {
  if (count > LENGTH_BYTES || start + count > bytes.length) throw new NotDer();
  return [bytes.readUIntBE(start, count), start + count];
}

/** Reads an indefinite length, up to two zero bytes. */
function readOpen(
  bytes: Buffer,
  { start, tag, depth }: { start: number; tag: number; depth: number },
): { node: DerNode; end: number } {
  if ((tag & CONSTRUCTED) === 0) throw new NotDer();
  let at = start;
  while (bytes[at] !== 0 || bytes[at + 1] !== 0) at = readAt(bytes, at, depth + 1).end;
  return { node: { tag, content: bytes.subarray(start, at) }, end: at + 2 };
}
