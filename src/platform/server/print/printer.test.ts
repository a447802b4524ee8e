/** Documents are typeset in processes that may fail, and the next document is typeset nevertheless. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { createPrinter, type Printer, type PrinterOptions } from './printer.ts';
import { findSourcesFolder } from './sources.ts';

const log = createLog({ level: 'silent' });
/** The compiler takes seconds to start. */
const FIRST_MS = 30_000;
let folder: string;
let printer: Printer | undefined;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'haz-print-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => printer?.close());

/** Creates a printer whose processes run this program instead of the real one. */
function printerThat(body: string, options: Partial<PrinterOptions> = {}): Printer {
  const path = join(folder, `${encodeURIComponent(expect.getState().currentTestName ?? '').slice(-60)}.mjs`);
  writeFileSync(path, `process.on('message', ({ data }) => {\n${body}\n});\n`);
  printer = createPrinter({ log, program: relative(findSourcesFolder(), path), ...options });
  return printer;
}

const ANSWER = 'process.send({ pdf: new TextEncoder().encode(data) });';
const document = (said: unknown) => ({ template: 'x.typ', data: { said } });
const refusal = (messageKey: string) => ({ ref: expect.objectContaining({ messageKey }) as unknown });

describe('a printer', () => {
  it('returns to each call its own document', async () => {
    const { print } = printerThat(ANSWER);
    const printed = await Promise.all([1, 2, 3, 4, 5].map((n) => print(document(n))));
    expect(printed.map(String)).toEqual([1, 2, 3, 4, 5].map((n) => JSON.stringify({ said: n })));
  });

  it('returns an error when its process ends, and the next call works', async () => {
    const { print } = printerThat(`if (data.includes('die')) process.exit(3);\n${ANSWER}`, { processes: 1 });
    const [first, second] = await Promise.allSettled([print(document('die')), print(document('live'))]);
    expect([first, second]).toMatchObject([
      { status: 'rejected', reason: refusal('printFailed') },
      { status: 'fulfilled' },
    ]);
  });

  it('returns an error when its process throws, and the next call works', async () => {
    const { print } = printerThat(`if (data.includes('die')) throw new Error('broken');\n${ANSWER}`, { processes: 1 });
    await expect(print(document('die'))).rejects.toMatchObject(refusal('printFailed'));
    expect(String(await print(document('live')))).toContain('live');
  });

  it('survives a process that is killed, and the next call works', async () => {
    const { print } = printerThat(`if (data.includes('die')) process.kill(process.pid, 'SIGKILL');\n${ANSWER}`, {
      processes: 1,
    });
    await expect(print(document('die'))).rejects.toMatchObject(refusal('printFailed'));
    expect(String(await print(document('live')))).toContain('live');
  });

  it('typesets the next document in another process when one is full, and loses none', async () => {
    const { print } = printerThat(
      `process.send({ pdf: new TextEncoder().encode(process.pid), isFull: data.includes('full') });`,
      { processes: 1 },
    );
    const [full, next, last] = (
      await Promise.all(['full', 'next', 'last'].map((content) => print(document(content))))
    ).map(String);
    expect(next).not.toBe(full);
    expect(last).toBe(next);
  });

  it('aborts a document that takes too long, and the next call works', async () => {
    const { print } = printerThat(`if (data.includes('stay')) while (true);\n${ANSWER}`, {
      processes: 1,
      limitMs: 2000,
    });
    await expect(print(document('stay'))).rejects.toMatchObject(refusal('printFailed'));
    expect(String(await print(document('go')))).toContain('go');
  });

  it('refuses characters that change the reading direction, by their code points', async () => {
    const { print } = printerThat(ANSWER);
    await expect(print(document('a\u202Eevil\u202C b \u2067c\u2069\u061C'))).rejects.toMatchObject({
      status: 422,
      ref: { messageKey: 'lettersNotPrintable', data: { letters: 'U+202E U+202C U+2067 U+2069 U+061C' } },
    });
  });

  it('rejects waiting calls when it is closed, and refuses new ones', async () => {
    const { print, close } = printerThat('', { processes: 1 });
    const waiting = Promise.allSettled([print(document(1)), print(document(2))]);
    await close();
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(print(document(3))).rejects.toMatchObject({ status: 503 });
  });

  it(
    'logs the error of a template, and does not show it to the person',
    async () => {
      const lines: string[] = [];
      writeFileSync(join(folder, 'bad.typ'), '#panic("a secret")');
      printer = createPrinter({ log: createLog({ level: 'error', write: (_stream, line) => void lines.push(line) }) });
      await expect(
        printer.print({ template: relative(findSourcesFolder(), join(folder, 'bad.typ')), data: {} }),
      ).rejects.toMatchObject(refusal('printFailed'));
      expect(lines).toHaveLength(1);
    },
    FIRST_MS,
  );
});
