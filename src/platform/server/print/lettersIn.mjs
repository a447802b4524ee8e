// @ts-check
/** Reads which letters a typeface has: its table `cmap` (OpenType 1.9), in the formats that cover Unicode. */

const [HEADER, RECORD] = [12, 16];
const [SEGMENTS, GROUPS] = [4, 12];

/**
 * @param {Uint8Array} typeface
 * @returns {number[]}
 */
export function lettersIn(typeface) {
  const view = new DataView(typeface.buffer, typeface.byteOffset, typeface.byteLength);
  const cmap = tableOf(view, 'cmap');
  const subtables = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, index) => cmap + view.getUint32(cmap + 4 + 8 * index + 4),
  );
  return subtables.flatMap((at) => {
    const format = view.getUint16(at);
    if (format === GROUPS) return inGroups(view, at);
    return format === SEGMENTS ? inSegments(view, at) : [];
  });
}

/**
 * @param {DataView} view
 * @param {string} tag
 */
function tableOf(view, tag) {
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const at = HEADER + RECORD * index;
    if (String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(at + byte))) === tag)
      return view.getUint32(at + 8);
  }
  throw new Error(`The typeface has no table ${tag}`);
}

/**
 * @param {DataView} view
 * @param {number} at
 */
function inGroups(view, at) {
  const found = [];
  for (let index = 0; index < view.getUint32(at + 12); index += 1) {
    const group = at + 16 + 12 * index;
    for (let letter = view.getUint32(group); letter <= view.getUint32(group + 4); letter += 1) found.push(letter);
  }
  return found;
}

/**
 * @param {DataView} view
 * @param {number} at
 */
function inSegments(view, at) {
  const size = view.getUint16(at + 6);
  const [ends, starts, deltas, offsets] = [at + 14, at + 16 + size, at + 16 + 2 * size, at + 16 + 3 * size];
  const found = [];
  for (let segment = 0; segment < size; segment += 2) {
    const start = view.getUint16(starts + segment);
    const offset = view.getUint16(offsets + segment);
    for (let letter = start; letter <= view.getUint16(ends + segment) && letter < 0xffff; letter += 1) {
      const glyph = offset === 0 ? letter : view.getUint16(offsets + segment + offset + 2 * (letter - start));
      if (glyph !== 0 && ((glyph + view.getUint16(deltas + segment)) & 0xffff) !== 0) found.push(letter);
    }
  }
  return found;
}
