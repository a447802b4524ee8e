/** Written values are read back unchanged. */
import { describe, expect, it } from 'vitest';
import { childrenOf, integerOf, NotDer, oidOf, readFirst, readOne, TAG } from './der.ts';
import { integer, octets, oid, encodeNode, sequence, setOf, tagged } from './encodeDer.ts';

describe('DER', () => {
  it.each([0, 1, 127, 128, 255, 256, 65_535, 2 ** 40])('writes and reads the number %d', (value) => {
    expect(integerOf(readOne(integer(value)))).toBe(value);
  });

  it.each([
    '1.2.840.113549.1.9.16.2.47',
    '2.16.840.1.101.3.4.2.1',
    '2.5.4.3',
    '0.9.2342.19200300.100.1.25',
    '1.3.6.1.4.1.4294967295',
  ])('writes and reads the object identifier %s', (dotted) => {
    expect(oidOf(readOne(oid(dotted)))).toBe(dotted);
  });

  it.each([0, 127, 128, 255, 256, 65_535, 65_536, 20_000_000])('writes the length %d in the fewest bytes', (length) => {
    const written = octets(Buffer.alloc(length));
    expect(readOne(written).content).toHaveLength(length);
    expect(written.length - length).toBe(length < 128 ? 2 : 2 + Math.ceil(Math.log2(length + 1) / 8));
  });

  it('sorts the values of a set by their bytes', () => {
    const parts = [octets(Buffer.from('b')), integer(5), octets(Buffer.from('a'))];
    expect(setOf(...parts).equals(setOf(...parts.toReversed()))).toBe(true);
    expect(childrenOf(readOne(setOf(...parts)), TAG.set).map(encodeNode)).toEqual([
      integer(5),
      octets(Buffer.from('a')),
      octets(Buffer.from('b')),
    ]);
  });

  it('reads one value and returns the bytes after it', () => {
    const value = sequence(tagged(0, integer(1)));
    const { node, rest } = readFirst(Buffer.concat([value, Buffer.alloc(3)]));
    expect(encodeNode(node).equals(value)).toBe(true);
    expect(rest).toHaveLength(3);
    expect(() => readOne(Buffer.concat([value, Buffer.alloc(3)]))).toThrow(NotDer);
  });
});
