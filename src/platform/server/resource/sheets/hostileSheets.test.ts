/** Sheets that unpack to more than any memory holds, state false sizes or contain cycles: each is read or refused. */
import { describe, expect, it } from 'vitest';
import { sampleRandomChanges } from '#platform/testing/hostileFiles/hostileFile.ts';
import { hostileSheets } from '#platform/testing/hostileFiles/hostileSheets.ts';
import { Refusal } from '../../errors.ts';
import { MAX_SHEET_ROWS, readSheet } from './readSheet.ts';

const SEED = 20_690_401;
/** Long enough for one thread per file on a busy machine. */
const ALL_MS = 240_000;
/** One in this many of the files with random changes is read. */
const ONE_IN = 5;
const files = hostileSheets(SEED);
const outcomeOf = async (bytes: Buffer): Promise<string | number> => {
  try {
    return (await readSheet(new Uint8Array(bytes))).rows.length;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.ref.messageKey;
  }
};

const EXPECTED: readonly (readonly [name: string, outcome: string | number])[] = [
  ['a sheet that unpacks to a gigabyte', 'sheetUnpacksTooLarge'],
  ['a sheet that unpacks to a gigabyte and claims a kilobyte', 'sheetUnpacksTooLarge'],
  ['a sheet that unpacks to a hundred megabytes and claims a kilobyte', 'sheetUnpacksTooLarge'],
  ['ten million cells', 'sheetUnpacksTooLarge'],
  ['a tag of three megabytes again and again', 'sheetBroken'],
  ['a text of three megabytes again and again', 'sheetBroken'],
  ['entities of entities in the sheet', 'sheetBroken'],
  ['an entity that is a file', 'sheetBroken'],
  ['ten thousand merged ranges over everything', 'sheetBroken'],
  ['a hundred thousand relations', 'sheetBroken'],
  ['texts that are not there', 0],
];

describe('a hostile sheet', () => {
  it(
    'is read, or refused with a message',
    async () => {
      const others = files.filter((file) => EXPECTED.every(([listedName]) => listedName !== file.name));
      for (const { name, bytes } of sampleRandomChanges(others, ONE_IN)) {
        const outcome = await outcomeOf(bytes);
        const isAnswered = typeof outcome === 'string' ? outcome.startsWith('sheet') : outcome <= MAX_SHEET_ROWS;
        expect([name, outcome, isAnswered]).toEqual([name, outcome, true]);
      }
    },
    ALL_MS,
  );

  it.each(EXPECTED)(
    'with %s is answered with %s',
    async (name, outcome) => {
      const bytes = files.find((file) => file.name === name)?.bytes ?? Buffer.alloc(0);
      expect(await outcomeOf(bytes)).toBe(outcome);
    },
    ALL_MS,
  );
});
