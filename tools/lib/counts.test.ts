import { describe, expect, it } from 'vitest';
import { countExit, countVitest, lastLine, summaryTable, total } from './counts.mjs';

const passing = { fullName: 'a works', status: 'passed' };
const failing = { fullName: 'b works', status: 'failed' };

describe('a run of tests counts as failed', () => {
  it('when a test failed', () => {
    const report = { testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [passing, failing] }] };
    expect(countVitest({ report, exitCode: 1 })).toMatchObject({ ok: false, passed: 1, failed: 1 });
  });

  it('when the runner crashed without a report', () => {
    expect(countVitest({ report: undefined, exitCode: null })).toMatchObject({ ok: false, passed: 0, failed: 1 });
  });

  it('when no tests ran', () => {
    expect(countVitest({ report: { testResults: [] }, exitCode: 0 })).toMatchObject({
      ok: false,
      failed: 1,
      complaints: ['no tests ran'],
    });
  });

  it('when a file could not be loaded', () => {
    const report = {
      testResults: [
        { name: 'a.test.ts', status: 'passed', assertionResults: [passing] },
        { name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      ],
    };
    expect(countVitest({ report, exitCode: 1 })).toMatchObject({ ok: false, passed: 1, failed: 1 });
  });

  it.each(['skipped', 'pending', 'todo'])('when a test was skipped as %s', (status) => {
    const report = {
      testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults: [passing, { fullName: 'c', status }] }],
    };
    expect(countVitest({ report, exitCode: 0 })).toMatchObject({ ok: false, passed: 1, failed: 1 });
  });

  it('when every test passed but the runner failed', () => {
    const report = { testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults: [passing] }] };
    expect(countVitest({ report, exitCode: 1 })).toMatchObject({ ok: false, passed: 1, failed: 1 });
  });
});

it('a good run counts its tests', () => {
  const report = { testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults: [passing, passing] }] };
  expect(countVitest({ report, exitCode: 0 })).toEqual({
    ok: true,
    passed: 2,
    failed: 0,
    complaints: [],
  });
});

it('a compiler counts as one test', () => {
  expect(countExit(0)).toMatchObject({ ok: true, passed: 1, failed: 0 });
  expect(countExit(2)).toMatchObject({ ok: false, passed: 0, failed: 1 });
  expect(countExit(null)).toMatchObject({ ok: false, passed: 0, failed: 1 });
});

it('the run ends with one line for people and programs', () => {
  expect(
    lastLine(
      total([
        { passed: 3, failed: 0 },
        { passed: 4, failed: 1 },
      ]),
    ),
  ).toBe('7 passed, 1 failed');
});

it('the table aligns its columns', () => {
  expect(
    summaryTable([
      { name: 'types', passed: 3, failed: 0, seconds: 1.25 },
      { name: 'unit', passed: 120, failed: 1, seconds: 10 },
    ]),
  ).toBe(
    ['suite  passed  failed    time', 'types       3       0   1.3 s', 'unit      120       1  10.0 s'].join('\n'),
  );
});
