// @ts-check
/**
 * `npm test [suite…]` and `npm run soak [suite…]`: installs what is missing, runs the suites, and ends with the line `N
 * passed, N failed`. Plain JavaScript on Node alone, because it runs on a fresh clone.
 */
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { countExit, countVitest, failure, lastLine, summaryTable, total } from './lib/counts.mjs';
import { ensureInstalled, root } from './lib/install.mjs';
import { endAll, runProgram } from './lib/process.mjs';
import { overBudget, sumWork, workText } from './lib/work.mjs';
import { ensureNeeds, environmentFor } from './setup.mjs';
import { BUDGET_MINUTES, registeredSuites, soakSuites, suites } from './suites.mjs';

/** @typedef {import('./suites.mjs').Suite} Suite */
/** @typedef {import('./suites.mjs').SuiteCommand} SuiteCommand */
/** @typedef {import('./lib/counts.mjs').Outcome} Outcome */

const CODE_FOLDERS = ['src', 'tools', 'e2e', 'bench'];
const HEARTBEAT_MS = 30_000;
const isTerminal = process.stdout.isTTY;

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => {
    void endAll().finally(() => process.exit(1));
  });
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log(lastLine({ passed: 0, failed: 1 }));
  process.exitCode = 1;
}

/** @param {readonly string[]} words */
async function main(words) {
  const began = Date.now();
  const isSoak = words.includes('--soak');
  const chosen = chooseSuites(
    words.filter((word) => word !== '--soak'),
    isSoak ? soakSuites : suites,
  );
  ensureInstalled({ log: say });
  ensureNeeds(
    chosen.flatMap((suite) => suite.needs),
    { log: say },
  );
  const reports = mkdtempSync(join(tmpdir(), 'haz-test-'));
  process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
  const budgets = isSoak ? undefined : readBudgets();
  const rows = await runAll(chosen, (suite) => runSuite(suite, reports, budgets));
  const counts = total(rows);
  const minutes = (Date.now() - began) / 60_000;
  say(`\n${summaryTable(rows)}`);
  const budget = isSoak ? '' : `, ${minutes > BUDGET_MINUTES ? 'over' : 'within'} the budget of ${BUDGET_MINUTES}`;
  say(`${minutes.toFixed(1)} minutes in all${budget}`);
  say(lastLine(counts));
  return counts.failed === 0 && counts.passed > 0 ? 0 : 1;
}

/**
 * Runs the suites one after the other, except those that mostly wait: they run in parallel with the next ones, and end
 * before a suite that needs the machine for itself.
 * @template Row
 * @param {readonly Suite[]} chosen
 * @param {(suite: Suite) => Promise<Row>} run
 * @returns {Promise<Row[]>}
 */
async function runAll(chosen, run) {
  /** @type {Promise<Row>[]} */
  const rows = [];
  for (const suite of chosen) {
    if (suite.isAlone === true) await Promise.all(rows);
    const row = run(suite);
    rows.push(row);
    if (suite.isPatient !== true) await row;
  }
  return Promise.all(rows);
}

/**
 * @param {readonly string[]} names
 * @param {readonly Suite[]} all
 * @returns {Suite[]}
 */
function chooseSuites(names, all) {
  const registered = registeredSuites(CODE_FOLDERS.flatMap(filesUnder), all);
  const unknown = names.filter((name) => !registered.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    const suiteNames = registered.map((suite) => suite.name).join(', ');
    const empty = unknown.filter((name) => all.some((suite) => suite.name === name));
    const why = empty.length === unknown.length ? 'has no tests yet' : 'is not a suite';
    throw new Error(`"${unknown.join(', ')}" ${why}: choose among ${suiteNames}.`);
  }
  return names.length === 0 ? registered : registered.filter((suite) => names.includes(suite.name));
}

/**
 * @param {Suite} suite
 * @param {string} reports
 * @param {Readonly<Record<string, import('./lib/work.mjs').Work>> | undefined} budgets  Absent if there is no budget.
 */
async function runSuite(suite, reports, budgets) {
  const began = Date.now();
  const deadline = began + suite.timeoutMinutes * 60_000;
  const progress = startProgress(suite.name);
  const outcomes = [];
  const outputs = [];
  const finished = await Promise.all(
    suite.commands.map((one) => runCommand({ suite, one, reports, deadline, onLine: progress.line })),
  );
  for (const { outcome, output } of finished) {
    outcomes.push(outcome);
    if (!outcome.ok) outputs.push(`${output}${outcome.complaints.map((text) => `${suite.name}: ${text}\n`).join('')}`);
  }
  progress.end();
  const counted = sumWork(readText(workPath(reports, suite)) ?? '');
  const over =
    budgets === undefined ? [] : overBudget({ suite: suite.name, counted, budget: budgets[suite.name] ?? {} });
  for (const complaint of over) {
    outcomes.push(failure(complaint));
    outputs.push(`${suite.name}: ${complaint}\n`);
  }
  const counts = total(outcomes);
  const seconds = (Date.now() - began) / 1000;
  if (outputs.length > 0)
    say(`\n── ${suite.name} ${'─'.repeat(60)}\n${outputs.join('\n').trimEnd()}\n${'─'.repeat(64 + suite.name.length)}`);
  const work = workText(counted);
  say(
    `${outputs.length > 0 ? '✗' : '✓'} ${suite.name}  ${lastLine(counts)}  ${seconds.toFixed(1)} s${work === '' ? '' : `  ${work}`}`,
  );
  return { name: suite.name, seconds, ...counts };
}

/**
 * @param {{ suite: Suite, one: SuiteCommand, reports: string, deadline: number, onLine: (line: string) => void }} run
 * @returns {Promise<{ outcome: Outcome, output: string }>}
 */
async function runCommand({ suite, one, reports, deadline, onLine }) {
  const [program = '', ...rest] = one.command;
  const reportPath = join(reports, `${suite.name}-${one.label}.json`);
  const reporters =
    one.counts === 'vitest' ? ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`] : [];
  const { exitCode, output, timedOut } = await runProgram({
    command: [join(root, 'node_modules', '.bin', program), ...rest, ...reporters],
    cwd: root,
    env: { ...environmentFor(suite.needs), ...suite.env, TEST_WORK_FILE: workPath(reports, suite) },
    timeoutMs: Math.max(1, deadline - Date.now()),
    onLine,
  });
  if (timedOut) return { outcome: failure(`stopped after its ${suite.timeoutMinutes} minutes`), output };
  const outcome =
    one.counts === 'exit' ? countExit(exitCode) : countVitest({ report: readReport(reportPath), exitCode });
  return { outcome, output };
}

/**
 * @param {string} path
 * @returns {import('./lib/counts.mjs').VitestReport | undefined}
 */
function readReport(path) {
  try {
    return /** @type {import('./lib/counts.mjs').VitestReport} */ (JSON.parse(readText(path) ?? ''));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} path
 * @returns {string | undefined}
 */
function readText(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Returns the budgets by the name of the suite. */
function readBudgets() {
  return /** @type {Readonly<Record<string, import('./lib/work.mjs').Work>>} */ (
    JSON.parse(readFileSync(join(root, 'tools', 'testBudget.json'), 'utf8'))
  );
}

/**
 * Returns the file in which the tests of a suite record their work.
 * @param {string} reports
 * @param {Suite} suite
 */
function workPath(reports, suite) {
  return join(reports, `${suite.name}.work`);
}

/**
 * Shows one line that is redrawn on a terminal; elsewhere a line now and then, so that a log shows progress.
 * @param {string} name
 */
function startProgress(name) {
  const began = Date.now();
  let filesDone = 0;
  const text = () =>
    `… ${name}  ${filesDone > 0 ? `${filesDone} files  ` : ''}${Math.round((Date.now() - began) / 1000)} s`;
  const draw = () => process.stdout.write(isTerminal ? `\r\u001B[K${text()}` : `${text()}\n`);
  if (isTerminal) draw();
  const timer = setInterval(draw, isTerminal ? 1000 : HEARTBEAT_MS);
  return {
    line: (/** @type {string} */ line) => {
      if (/^\s*[✓❯×]/u.test(stripVTControlCharacters(line))) filesDone += 1;
    },
    end: () => {
      clearInterval(timer);
      if (isTerminal) process.stdout.write('\r\u001B[K');
    },
  };
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesUnder(folder) {
  try {
    return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    );
  } catch {
    return [];
  }
}

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`);
}
