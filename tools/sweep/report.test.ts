import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSweepReport, progressLine } from './report.ts';

it('exists from the beginning, and always contains the findings so far', () => {
  const out = mkdtempSync(join(tmpdir(), 'haz-sweep-'));
  try {
    let nowMs = 0;
    const report = openSweepReport({ out, of: 3, nowMs: () => nowMs });
    const read = (): unknown => JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'));
    expect(read()).toEqual({ looked: 0, of: 3, minutes: 0, findings: [] });
    nowMs = 30_000;
    const found = { kind: 'overflow', what: '3 px too wide', pattern: '/app/home', where: 'th-390' } as const;
    report.add([]);
    report.add([found]);
    expect(read()).toEqual({ looked: 2, of: 3, minutes: 0.5, findings: [found] });
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
});

it('shows its progress, its speed, and the remaining time', () => {
  expect(progressLine({ looked: 0, of: 204, minutes: 0.25, findings: 0 })).toBe(
    '0 of 204 pages in 0.3 minutes, 0 a minute: 0 findings',
  );
  expect(progressLine({ looked: 40, of: 200, minutes: 1, findings: 3 })).toBe(
    '40 of 200 pages in 1.0 minutes, 40 a minute, 4.0 to go: 3 findings',
  );
  expect(progressLine({ looked: 200, of: 200, minutes: 5, findings: 0 })).toBe(
    '200 of 200 pages in 5.0 minutes, 40 a minute: 0 findings',
  );
});
