/** The comparison is valid only as long as both sides answer and write the same. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openData, type BenchDatabase } from './data.ts';
import { small } from './scale.ts';
import { assertSameResults, openBenchSetup, type BenchSetup } from './setup.ts';

let folder: string;
let data: BenchDatabase;
let stage: BenchSetup;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'haz-bench-'));
  data = await openData(small, () => undefined, folder);
  stage = await openBenchSetup({ data, scale: small });
});

afterAll(async () => {
  await stage.close();
  await data.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the hand-written server of the benchmark', () => {
  it('answers every query as the product does, for every actor, and writes the same record and audit', async () => {
    const comparedCases = Object.values(stage.questions).flatMap((questions) =>
      questions.flatMap(({ cases }) => cases),
    );
    expect(await assertSameResults(stage)).toBe(comparedCases.length);
    expect(comparedCases.length).toBeGreaterThan(300);
  });
});
