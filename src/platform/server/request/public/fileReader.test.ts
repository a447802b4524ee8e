/** Files are read while calls are answered, and whatever a file does to the thread, the next one is still read. */
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { buildPdf, buildPdfOfObjects } from '#platform/testing/pdfs.ts';
import { makeSigner } from '#platform/testing/signers.ts';
import { createLog } from '../../log.ts';
import { signPdf } from '../../signing/pdf/signPdf.ts';
import { createFileReader, type FileReader, type FileReaderOptions } from './fileReader.ts';
import { readPdf, withoutReadingPdf } from './fileReading.ts';

/** When run from the sources, a thread takes a second to start, and longer on a busy machine. */
const FIRST_MS = 30_000;
let reader: FileReader | undefined;
afterEach(() => reader?.close());

const lines: string[] = [];
const log = createLog({ level: 'warn', write: (_stream, line) => void lines.push(line) });

/** Makes a reader that runs another program in the thread. */
function readerThat(body: string, options: Partial<FileReaderOptions> = {}): FileReader {
  const program = `import { parentPort } from 'node:worker_threads';\nparentPort.on('message', (bytes) => {\nconst said = new TextDecoder().decode(bytes);\n${body}\nparentPort.postMessage({ whole: said, earlier: [], signatures: [] });\n});`;
  reader = createFileReader({
    log,
    program: new URL(`data:text/javascript,${encodeURIComponent(program)}`),
    ...options,
  });
  return reader;
}

const SIGNED = Buffer.from('%PDF-1.7 /ByteRange trouble');
const NEXT = Buffer.from('next');

describe('a file', () => {
  const { read, close } = createFileReader({ log });
  afterAll(close);

  it(
    'is read in the thread with the same result as without one',
    async () => {
      const signed = await signPdf(buildPdf(), makeSigner());
      for (const bytes of [
        buildPdf(),
        signed,
        await signPdf(signed, makeSigner()),
        Buffer.concat([signed, Buffer.from('more')]),
        SIGNED,
        Buffer.from('rubbish'),
        Buffer.alloc(0),
      ]) {
        expect(await read(bytes)).toEqual(readPdf(bytes));
      }
    },
    FIRST_MS,
  );

  it(
    'that takes long to read delays no calls, only other files',
    async () => {
      await read(NEXT);
      const hostile = buildPdfOfObjects([
        '<< /Type /Catalog /AcroForm << /Fields [2 0 R] >> >>',
        `<< /FT /Sig /Junk [${'1 '.repeat(100_000)}] >>`,
      ]);
      // If it were read in the main thread, there would be about two turns.
      expect(await turnsDuring(read(hostile))).toBeGreaterThan(20);
    },
    FIRST_MS,
  );
});

/** Counts how often the event loop of the main thread turns in the meantime. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  const done = new AbortController();
  const ended = work.finally(() => done.abort());
  let turns = 0;
  for (; !done.signal.aborted; turns += 1) await turn();
  await ended;
  return turns;
}

describe('a thread', () => {
  it.each([
    ['takes too long', 'while (true);'],
    ['throws', `throw new Error('broken');`],
    ['ends', 'process.exit(3);'],
  ])(
    'that %s makes its file unreadable, and the next file is read',
    async (_name, trouble) => {
      lines.length = 0;
      const { read } = readerThat(`if (said.includes('trouble')) { ${trouble} }`, { limitMs: 2000 });
      const [first, second] = await Promise.all([read(SIGNED), read(NEXT)]);
      expect(first).toEqual(withoutReadingPdf(SIGNED));
      expect(first.signatures).toMatchObject([{ outcome: 'broken', problem: 'unreadable' }]);
      expect(second.whole).toBe('next');
      expect(lines).toHaveLength(1);
    },
    FIRST_MS,
  );

  it(
    'that exceeds its memory limit is ended, and the next file is read',
    async () => {
      const { read } = readerThat(
        `if (said.includes('trouble')) for (const held = []; ; ) held.push(new Array(100_000).fill(1.5));`,
        { memoryMb: 32 },
      );
      expect(await read(SIGNED)).toEqual(withoutReadingPdf(SIGNED));
      expect(lines.at(-1)).toContain('memory limit');
      expect((await read(NEXT)).whole).toBe('next');
    },
    FIRST_MS,
  );

  it('is ended with its file when the server stops', async () => {
    const { read, close } = readerThat('while (true);');
    const waiting = Promise.allSettled([read(SIGNED), read(NEXT)]);
    await close();
    expect(await waiting).toMatchObject([{ reason: { status: 503 } }, { reason: { status: 503 } }]);
    await expect(read(NEXT)).rejects.toMatchObject({ status: 503 });
  });
});
