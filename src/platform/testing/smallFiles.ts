/** The smallest valid files of every known type. */

/** Begins with a chunk of text, if one is given. */
export function png(text?: Buffer): Buffer {
  const chunk = (name: string, data: Buffer): Buffer =>
    Buffer.concat([uint32(data.length), Buffer.from(name), data, Buffer.alloc(4)]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.alloc(13)),
    ...(text === undefined ? [] : [chunk('tEXt', text)]),
    chunk('IDAT', Buffer.alloc(20, 1)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function jpeg(scan: Buffer = Buffer.from([1, 2, 0xff, 0x00, 3, 0xff, 0xd0, 4])): Buffer {
  const segment = (marker: number, data: number[]): Buffer => Buffer.from([0xff, marker, 0, data.length + 2, ...data]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, [0x4a, 0x46]),
    segment(0xc0, [8, 0, 1]),
    segment(0xda, [1, 2, 3]),
    scan,
    Buffer.from([0xff, 0xd9]),
  ]);
}

export function gif(): Buffer {
  const screen = [1, 0, 1, 0, 0x80, 0, 0, 1, 2, 3, 4, 5, 6];
  const image = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 0x01, 0];
  return Buffer.concat([Buffer.from('GIF89a'), Buffer.from([...screen, 0x21, 0xfe, 1, 65, 0, ...image, 0x3b])]);
}

export function webp(): Buffer {
  const chunk = Buffer.concat([Buffer.from('VP8L'), uint32le(3), Buffer.from([1, 2, 3, 0])]);
  return Buffer.concat([Buffer.from('RIFF'), uint32le(4 + chunk.length), Buffer.from('WEBP'), chunk]);
}

export function icon(): Buffer {
  const picture = Buffer.concat([Buffer.from([40, 0, 0, 0]), Buffer.alloc(44)]);
  return Buffer.concat([
    Buffer.from([0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 1, 0, 32, 0]),
    uint32le(picture.length),
    uint32le(22),
    picture,
  ]);
}

export function pdf(): Buffer {
  return Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\nxref\n0 1\ntrailer\n<<>>\nstartxref\n30\n%%EOF\n');
}

export function zip(names: readonly string[]): Buffer {
  const local = names.map((name) =>
    Buffer.concat([
      Buffer.from('PK\u0003\u0004', 'latin1'),
      Buffer.alloc(22),
      uint16le(name.length),
      uint16le(0),
      Buffer.from(name),
    ]),
  );
  const central = names.map((name) =>
    Buffer.concat([
      Buffer.from('PK\u0001\u0002', 'latin1'),
      Buffer.alloc(24),
      uint16le(name.length),
      Buffer.alloc(16),
      Buffer.from(name),
    ]),
  );
  const [files, directory] = [Buffer.concat(local), Buffer.concat(central)];
  const end = Buffer.concat([
    Buffer.from('PK\u0005\u0006', 'latin1'),
    Buffer.alloc(4),
    uint16le(names.length),
    uint16le(names.length),
    uint32le(directory.length),
    uint32le(files.length),
    uint16le(0),
  ]);
  return Buffer.concat([files, directory, end]);
}

export function pkcs12({ openEnded = false } = {}): Buffer {
  const data = [0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x01];
  if (openEnded) return Buffer.from([0x30, 0x80, 2, 1, 3, 0x30, 0x80, ...data, 0, 0, 0, 0]);
  const content = [2, 1, 3, 0x30, data.length, ...data, ...Array.from({ length: 130 }, () => 5)];
  return Buffer.from([0x30, 0x81, content.length, ...content]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function uint32le(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function uint16le(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
