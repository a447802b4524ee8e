/** A picture for the demonstration, in place of a photograph: shelves with drums in a store. */
import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 320;
const HEIGHT = 240;

type Colour = readonly [red: number, green: number, blue: number];

const WALL: Colour = [214, 220, 226];
const FLOOR: Colour = [150, 152, 150];
const SHELF: Colour = [84, 92, 104];
const DRUMS: readonly Colour[] = [
  [38, 84, 140],
  [11, 107, 102],
  [190, 120, 40],
];

/** Returns it as a file in the body of a save. */
export function photograph(name: string, variant: number) {
  const bytes = png((x, y) => colourAt(x, y, variant));
  return { name: `${name}.png`, type: 'image/png', size: bytes.length, blob: bytes.toString('base64') };
}

const FLOOR_FROM = 190;
const SHELF_EVERY = 60;
const SHELF_THICKNESS = 5;
const DRUM_EVERY = 40;
const DRUM_WIDTH = 28;
const DRUM_HEIGHT = 42;

function colourAt(x: number, y: number, variant: number): Colour {
  if (y >= FLOOR_FROM) return FLOOR;
  const inShelf = (y + 10) % SHELF_EVERY;
  if (inShelf < SHELF_THICKNESS || x % 106 < 4) return SHELF;
  const isDrum = x % DRUM_EVERY < DRUM_WIDTH && inShelf >= SHELF_EVERY - DRUM_HEIGHT;
  return isDrum ? (DRUMS[(Math.floor(x / DRUM_EVERY) + variant) % DRUMS.length] ?? WALL) : WALL;
}

/** An uncompressed picture of eight bits for each colour, packed as PNG. */
function png(pixel: (x: number, y: number) => Colour): Buffer {
  const rows = Array.from({ length: HEIGHT }, (_, y) => [
    0,
    ...Array.from({ length: WIDTH }, (__, x) => pixel(x, y)).flat(),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}
