/** An answer is read the same way, wherever the network splits it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { readImport, type RowsRead } from './importAnswer.ts';
import { readLines } from './readLines.ts';

const words = fc.string({ unit: fc.constantFrom('a', '"', '\\', ' ', 'พิ', 'กั', 'ด', 'ำ', '😀', ','), maxLength: 12 });
const text = fc.array(fc.oneof(words, fc.constant('')), { maxLength: 6 }).map((lines) => lines.join('\n'));
const cuts = fc.array(fc.nat(400), { maxLength: 30 });

/** Splits at the given bytes, which are often in the middle of a character. */
function inPieces(whole: string, at: readonly number[]): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(whole);
  const ends = [...new Set([...at.filter((cut) => cut < bytes.length), bytes.length])].toSorted((a, b) => a - b);
  return new ReadableStream({
    start(controller) {
      let from = 0;
      for (const end of ends) {
        controller.enqueue(bytes.slice(from, end));
        from = end;
      }
      controller.close();
    },
  });
}

describe('an answer in pieces', () => {
  it('has the same lines as the whole', async () => {
    await assertProperty(
      fc.asyncProperty(text, cuts, async (whole, at) => {
        const lines: string[] = [];
        for await (const line of readLines(inPieces(whole, at))) lines.push(line);
        expect(lines).toEqual(whole.split('\n').filter((line) => line.trim() !== ''));
      }),
    );
  });

  it('reports every step and the outcome, with or without a line break at its end', async () => {
    await assertProperty(
      fc.asyncProperty(
        fc.array(fc.nat(100), { maxLength: 5 }),
        words,
        cuts,
        fc.boolean(),
        async (steps, message, at, isEnded) => {
          const outcome = {
            kind: 'outcome',
            isTrial: true,
            isLoaded: false,
            rows: 100,
            created: 1,
            updated: 2,
            unchanged: 3,
            problemCount: 1,
            problems: [{ row: 2, column: 'B', header: 'พิกัดศุลกากร (HS)', value: message, message }],
          };
          const lines = [...steps.map((done) => ({ kind: 'progress', done, of: 100 })), outcome]
            .map((line) => JSON.stringify(line))
            .join('\n');
          const progress: RowsRead[] = [];
          expect(await readImport(inPieces(isEnded ? `${lines}\n` : lines, at), (rows) => progress.push(rows))).toEqual(
            outcome,
          );
          expect(progress).toEqual(steps.map((done) => ({ done, of: 100 })));
        },
      ),
    );
  });
});
