/** Hostile files that anonymous callers send to be checked: each is answered, and so is the next one. */
import { afterAll, describe, expect, it } from 'vitest';
import { mutationsOf, randomNumbers, sampleRandomChanges } from '#platform/testing/hostileFiles/hostileFile.ts';
import { hostilePdfs } from '#platform/testing/hostileFiles/hostilePdfs.ts';
import { isSoak, sampleOf } from '#platform/testing/propertyRuns.ts';
import { buildPdf } from '#platform/testing/pdfs.ts';
import { makeSigner } from '#platform/testing/signers.ts';
import { createLog } from '../../log.ts';
import { signPdf } from '../../signing/pdf/signPdf.ts';
import { createFileReader } from './fileReader.ts';
import { readPdf } from './fileReading.ts';

const SEED = 20_690_401;
/** Long enough for hundreds of files on a busy machine. */
const ALL_MS = 120_000;
const MAX_SIGNATURES = 17;
/** One in this many of the random changes is tried. */
const ONE_IN = 4;

describe('a hostile PDF', () => {
  const lines: string[] = [];
  const { read, close } = createFileReader({
    log: createLog({
      level: 'warn',
      write: (_stream, line) => void lines.push(line),
    }),
  });
  afterAll(close);

  it(
    'is answered by the thread that reads it, which then reads the next one',
    async () => {
      for (const { name, bytes } of sampleRandomChanges(hostilePdfs(SEED), ONE_IN)) {
        const { whole, signatures } = await read(bytes);
        expect([name, whole]).toEqual([name, expect.stringMatching(/^[\da-f]{64}$/)]);
        expect([name, signatures.filter(({ outcome }) => outcome === 'valid')]).toEqual([name, []]);
        expect(signatures.length).toBeLessThanOrEqual(MAX_SIGNATURES);
      }
      // No file took so long, or so much memory, that the thread had to be ended.
      expect(lines).toEqual([]);
      const signed = await signPdf(buildPdf(), makeSigner());
      expect((await read(signed)).signatures).toMatchObject([{ outcome: 'valid' }]);
    },
    ALL_MS,
  );
});

describe('a signed PDF', () => {
  it(
    'cut off anywhere has no valid signature',
    async () => {
      const signed = await signPdf(buildPdf(), makeSigner());
      // The signature itself is thousands of digits, which are all alike, so only some positions are tried.
      const [from, to] = [signed.indexOf('/Contents') + 20, signed.indexOf('>', signed.indexOf('/Contents')) - 20];
      const step = isSoak() ? 1 : 7;
      for (let length = 0; length < signed.length - 1; length += length > from && length < to ? 101 : step) {
        const { signatures } = readPdf(signed.subarray(0, length));
        expect([length, signatures.some(({ outcome }) => outcome === 'valid')]).toEqual([length, false]);
      }
    },
    ALL_MS,
  );

  it(
    'changed anywhere has no valid signature, unless only bytes after its end were changed',
    async () => {
      const signed = await signPdf(buildPdf({ form: 'indirect' }), makeSigner());
      for (const bytes of sampleOf(mutationsOf(signed, 300, randomNumbers(SEED)), ONE_IN)) {
        const { signatures } = readPdf(bytes);
        if (bytes.length !== signed.length && !bytes.subarray(0, signed.length).equals(signed)) {
          expect(signatures.some(({ outcome }) => outcome === 'valid')).toBe(false);
        }
      }
    },
    ALL_MS,
  );
});
