/**
 * Pictures made to harm programs that draw them: each is scanned in a limited number of reads, and most are not
 * accepted as pictures.
 */
import { describe, expect, it } from 'vitest';
import { hostilePictures } from '#platform/testing/hostileFiles/hostilePictures.ts';
import { sourceOfBuffer } from './byteSource.ts';
import { contentTypeOf } from './contentType.ts';
import { PICTURE_MAX_SIDE_PX } from './fileLimits.ts';
import { findImageSize } from './imageSize.ts';

const SEED = 20_690_401;
const ALL_MS = 60_000;
const files = hostilePictures(SEED);

async function isTaken(bytes: Buffer): Promise<boolean> {
  const type = await contentTypeOf(sourceOfBuffer(bytes));
  const size = type.startsWith('image/') ? findImageSize(bytes) : undefined;
  if (size === undefined || size.widthPx === 0 || size.heightPx === 0) return false;
  return Math.max(size.widthPx, size.heightPx) <= PICTURE_MAX_SIDE_PX;
}

describe('a hostile picture', () => {
  /**
   * Complete, with their true size in the header: what is excessive in them is visible only to a program that unpacks
   * them.
   */
  const harmless = new Set([
    'png whose points unpack to half a gigabyte',
    'small png whose points unpack to half a gigabyte',
    'png whose text unpacks to half a gigabyte',
    'png whose colours unpack to half a gigabyte',
    'png of a hundred thousand chunks',
    'png of points alone that are broken',
    'jpeg of ten thousand scans',
    'jpeg of ten thousand pictures',
    'jpeg with a larger picture behind',
  ]);

  it(
    'is not accepted, except those that are harmless to scan',
    async () => {
      for (const { name, bytes } of files.filter((file) => !file.name.startsWith('random'))) {
        expect([name, await isTaken(bytes)]).toEqual([name, harmless.has(name)]);
      }
    },
    ALL_MS,
  );

  it(
    'that was changed at random is scanned without an error',
    async () => {
      for (const { bytes } of files.filter((file) => file.name.startsWith('random')))
        expect(await isTaken(bytes)).toBeTypeOf('boolean');
    },
    ALL_MS,
  );
});
