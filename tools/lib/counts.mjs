// @ts-check
/**
 * Counts the passed and failed tests of a command of a suite. Everything that did not clearly pass counts as failed: a
 * runner that crashed, a file that could not be loaded, a skipped test.
 *
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {{ fullName: string, status: string }} TestReport
 * @typedef {{ name: string, status: string, message?: string, assertionResults: readonly TestReport[] }} FileReport
 * @typedef {{ testResults: readonly FileReport[] }} VitestReport
 * @typedef {{ ok: boolean, complaints: readonly string[] } & Counts} Outcome
 */

/**
 * Counts a command that only passes or fails as a whole, such as a compiler.
 * @param {number | null} exitCode
 * @returns {Outcome}
 */
export function countExit(exitCode) {
  const ok = exitCode === 0;
  return { ok, passed: ok ? 1 : 0, failed: ok ? 0 : 1, complaints: [] };
}

/**
 * @param {{ report: VitestReport | undefined, exitCode: number | null }} run
 * @returns {Outcome}
 */
export function countVitest({ report, exitCode }) {
  if (report === undefined) return failure('the runner crashed before it wrote its report');
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const passed = tests.filter((test) => test.status === 'passed').length;
  const failedTests = tests.filter((test) => test.status === 'failed').length;
  const leftOut = tests.filter((test) => test.status !== 'passed' && test.status !== 'failed');
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  const complaints = [
    ...unloaded.map((file) => `${file.name} failed outside its tests`),
    ...leftOut.map((test) => `"${test.fullName}" was left out (${test.status})`),
  ];
  if (tests.length === 0 && complaints.length === 0) complaints.push('no tests ran');
  const failed = failedTests + complaints.length;
  if (failed === 0 && exitCode !== 0)
    return { ...failure(`the runner ended with ${exitCode ?? 'a signal'} although every test passed`), passed };
  return { ok: failed === 0, passed, failed, complaints };
}

/**
 * @param {string} complaint
 * @returns {Outcome}
 */
export function failure(complaint) {
  return { ok: false, passed: 0, failed: 1, complaints: [complaint] };
}

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function total(all) {
  return {
    passed: all.reduce((sum, counts) => sum + counts.passed, 0),
    failed: all.reduce((sum, counts) => sum + counts.failed, 0),
  };
}

/**
 * Returns the last line of the run, which other programs read.
 * @param {Counts} counts
 */
export function lastLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/**
 * @param {readonly ({ name: string, seconds: number } & Counts)[]} rows
 */
export function summaryTable(rows) {
  const cells = [
    ['suite', 'passed', 'failed', 'time'],
    ...rows.map((row) => [row.name, String(row.passed), String(row.failed), `${row.seconds.toFixed(1)} s`]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  return cells
    .map((row) => row.map((cell, column) => pad(cell, { width: widths[column] ?? 0, left: column === 0 })).join('  '))
    .join('\n');
}

/**
 * @param {string} cell
 * @param {{ width: number, left: boolean }} how
 */
function pad(cell, { width, left }) {
  return left ? cell.padEnd(width) : cell.padStart(width);
}
