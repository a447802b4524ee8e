/** As much of the WebSocket protocol (RFC 6455) as a local agent needs: the handshake, and short frames one after the other. */
import { createHash } from 'node:crypto';

/** Fixed by the protocol. */
const MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const FINAL = 0x80;
const MASKED = 0x80;
const LENGTH = 0x7f;
const SHORT = 125;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const MASK_BYTES = 4;
const LONGEST = 65_535;

export const TEXT = 0x1;
export const CLOSE = 0x8;
export const PING = 0x9;
export const PONG = 0xa;

export interface WsFrame {
  readonly opcode: number;
  readonly payload: Buffer;
}

export function acceptKey(key: string): string {
  return createHash('sha1')
    .update(key + MAGIC)
    .digest('base64');
}

/** As a server sends it: whole, and not masked. */
export function frameOf(opcode: number, payload: Buffer): Buffer {
  if (payload.length > LONGEST) throw new RangeError('A frame of this agent has at most 65535 bytes');
  const isShort = payload.length <= SHORT;
  const head = Buffer.alloc(isShort ? 2 : 4);
  head[0] = FINAL | opcode;
  head[1] = isShort ? payload.length : TWO_BYTES;
  if (!isShort) head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, payload]);
}

/** The frames that have come whole, and what is left of the next one; undefined for what no such page sends. */
export function readFrames(bytes: Buffer): { readonly frames: readonly WsFrame[]; readonly rest: Buffer } | undefined {
  const frames: WsFrame[] = [];
  let rest = bytes;
  while (rest.length >= 2) {
    const [first = 0, second = 0] = rest;
    const named = second & LENGTH;
    if ((first & FINAL) === 0 || named === EIGHT_BYTES) return undefined;
    const lengthBytes = named === TWO_BYTES ? 2 : 0;
    const maskBytes = (second & MASKED) === 0 ? 0 : MASK_BYTES;
    const start = 2 + lengthBytes + maskBytes;
    if (rest.length < start) break;
    const length = lengthBytes === 0 ? named : rest.readUInt16BE(2);
    if (rest.length < start + length) break;
    const mask = rest.subarray(2 + lengthBytes, start);
    const payload = Buffer.from(
      rest
        .subarray(start, start + length)
        .map((byte, index) => (maskBytes === 0 ? byte : byte ^ (mask[index % MASK_BYTES] ?? 0))),
    );
    frames.push({ opcode: first & 0x0f, payload });
    rest = rest.subarray(start + length);
  }
  return { frames, rest };
}
