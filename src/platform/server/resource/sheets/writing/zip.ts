/**
 * Writes a ZIP archive while its members arrive: packed data is sent at once, and only the directory at the end is held
 * in memory.
 */
import { crc32, createDeflateRaw } from 'node:zlib';
import { Readable } from 'node:stream';

export interface ZipMember {
  readonly name: string;
  readonly content: string | AsyncIterable<string | Buffer>;
}

/** Sizes are written after each member, when they are known; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
const VERSION = 20;
/** 1 January 1980, the first date of this calendar: the same content gives the same bytes. */
const DAY = 0x0021;
const LARGEST = 0xffffffff;

export async function* zipMembers(members: Iterable<ZipMember>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of members) {
    const start = offset;
    const head = Buffer.concat([
      Buffer.from([0x50, 0x4b, 0x03, 0x04]),
      numbers(
        [VERSION, 2],
        [FLAGS, 2],
        [DEFLATED, 2],
        [0, 2],
        [DAY, 2],
        [0, 4],
        [0, 4],
        [0, 4],
        [Buffer.byteLength(name), 2],
        [0, 2],
      ),
      Buffer.from(name),
    ]);
    offset += head.length;
    yield head;
    const measured = { crc: 0, plain: 0, packed: 0 };
    for await (const piece of packed(content, measured)) {
      offset += piece.length;
      yield piece;
    }
    if (Math.max(measured.plain, offset) > LARGEST) throw new RangeError('An archive of more than 4 GB');
    const sizes = numbers([measured.crc, 4], [measured.packed, 4], [measured.plain, 4]);
    offset += 4 + sizes.length;
    yield Buffer.concat([Buffer.from([0x50, 0x4b, 0x07, 0x08]), sizes]);
    directory.push(
      Buffer.concat([
        Buffer.from([0x50, 0x4b, 0x01, 0x02]),
        numbers([VERSION, 2], [VERSION, 2], [FLAGS, 2], [DEFLATED, 2], [0, 2], [DAY, 2]),
        sizes,
        numbers([Buffer.byteLength(name), 2], [0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [start, 4]),
        Buffer.from(name),
      ]),
    );
  }
  const whole = Buffer.concat(directory);
  yield Buffer.concat([
    whole,
    Buffer.from([0x50, 0x4b, 0x05, 0x06]),
    numbers([0, 2], [0, 2], [directory.length, 2], [directory.length, 2], [whole.length, 4], [offset, 4], [0, 2]),
  ]);
}

async function* packed(
  content: ZipMember['content'],
  measured: { crc: number; plain: number; packed: number },
): AsyncGenerator<Buffer> {
  const source = Readable.from(measure(content, measured), { objectMode: false });
  const deflate = createDeflateRaw();
  source.once('error', (error) => deflate.destroy(error));
  try {
    for await (const piece of source.pipe(deflate)) {
      measured.packed += (piece as Buffer).length;
      yield piece as Buffer;
    }
  } finally {
    // The client has disconnected, or everything was sent: the source is released.
    source.destroy();
  }
}

async function* measure(
  content: ZipMember['content'],
  measured: { crc: number; plain: number },
): AsyncGenerator<Buffer> {
  for await (const piece of typeof content === 'string' ? [content] : content) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
    measured.crc = crc32(bytes, measured.crc);
    measured.plain += bytes.length;
    yield bytes;
  }
}

/** Each value with its width in bytes, little-endian. */
function numbers(...all: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  return Buffer.concat(
    all.map(([value, bytes]) => {
      const buffer = Buffer.alloc(bytes);
      buffer.writeUIntLE(value, 0, bytes);
      return buffer;
    }),
  );
}
