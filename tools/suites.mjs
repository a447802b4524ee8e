// @ts-check
/**
 * The suites of `npm test`, in the order they run: the quickest first. A suite, or a command of it, is registered once
 * one of its files exists, so that none is empty.
 *
 * @typedef {'chromium' | 'poppler' | 'postgres'} Need
 * @typedef {{ label: string, files: RegExp, command: readonly string[], counts: 'exit' | 'vitest' }} SuiteCommand
 * @typedef {{ name: string, needs: readonly Need[], timeoutMinutes: number, commands: readonly SuiteCommand[], isPatient?: boolean, isAlone?: boolean, env?: Readonly<Record<string, string>> }} Suite
 * The commands of a suite run at the same time. `isPatient`: waits more than it works, so others run meanwhile.
 * `isAlone`: nothing else runs meanwhile.
 */

/** The whole run, on two quiet cores. Only printed: whether a run took too much is counted in work (testBudget.json). */
export const BUDGET_MINUTES = 12;

const ANY_CODE = /\.(?:ts|tsx|mjs)$/;
const PROPERTY_FILES = /^(?:src|tools)\/.*\.property\.test\.ts$/;

/** @type {readonly Suite[]} */
export const suites = [
  {
    name: 'types',
    needs: [],
    timeoutMinutes: 3,
    commands: [
      typesOf('pure', /^src\/(?:language|platform\/model|modules\/[^/]+)\/[^/]+\.ts$/),
      typesOf('server', /^src\/(?:platform|modules\/[^/]+|apps)\/server\/.*\.ts$/),
      typesOf('web', /^src\/(?:platform|modules\/[^/]+|apps)\/web\/.*\.tsx?$/),
      typesOf('tests', /\.test\.tsx?$/),
    ],
  },
  {
    name: 'lint',
    needs: [],
    timeoutMinutes: 3,
    commands: [
      { label: 'oxlint', files: ANY_CODE, command: ['oxlint', '--type-aware'], counts: 'exit' },
      { label: 'oxfmt', files: ANY_CODE, command: ['oxfmt', '--check'], counts: 'exit' },
    ],
  },
  vitestSuite({
    name: 'unit',
    projects: ['unit', 'drawn'],
    files: /^(?:src|tools)\/(?!.*\.(?:property|print|api|start|soak)\.test\.ts$).*\.test\.tsx?$/,
    timeoutMinutes: 3,
  }),
  // Processes that start, stop and are killed: most of the time is spent waiting for them.
  {
    ...vitestSuite({
      name: 'start',
      files: /^src\/.*\.start\.test\.ts$/,
      timeoutMinutes: 15,
      needs: ['postgres'],
      workers: 2,
    }),
    isPatient: true,
  },
  vitestSuite({ name: 'print', files: /^src\/.*\.print\.test\.ts$/, timeoutMinutes: 3, needs: ['poppler'] }),
  vitestSuite({
    name: 'property',
    files: PROPERTY_FILES,
    timeoutMinutes: 8,
    needs: ['postgres'],
  }),
  vitestSuite({ name: 'api', files: /^(?:src|tools)\/.*\.api\.test\.ts$/, timeoutMinutes: 20, needs: ['postgres'] }),
  {
    ...vitestSuite({
      name: 'browser',
      files: /^e2e\/.*\.test\.ts$/,
      timeoutMinutes: 25,
      needs: ['postgres', 'chromium', 'poppler'],
    }),
    isAlone: true,
  },
];

/** Set by `npm run soak`: properties are tried many more times, and tests that `npm test` samples run in full. */
const SOAK = { HAZ_SOAK: 'true' };

/**
 * The suites of `npm run soak`: those that take too long for every change and run before a release, or by night.
 * @type {readonly Suite[]}
 */
export const soakSuites = [
  vitestSuite({
    name: 'soak',
    files: /^(?:src|tools|bench)\/.*\.soak\.test\.ts$/,
    timeoutMinutes: 30,
    needs: ['postgres', 'chromium', 'poppler'],
  }),
  {
    ...vitestSuite({
      name: 'unit',
      only: ['hostile'],
      files: /\/hostile\w+\.test\.ts$/,
      timeoutMinutes: 10,
    }),
    env: SOAK,
  },
  {
    ...vitestSuite({ name: 'property', files: PROPERTY_FILES, timeoutMinutes: 120, needs: ['postgres'] }),
    env: SOAK,
  },
  {
    ...vitestSuite({
      name: 'api',
      only: [
        'access/explain/rightsMatrix',
        'attack/attack',
        'debit/debit',
        'request/filing/pick',
        'request/step/crash',
        'request/step/faults',
        'request/step/matrix',
        'server/requests/approvalRollback',
        'server/requests/matrix',
        'server/access/access',
        'server/interruptedDemonstration',
        'sheets/importing',
      ],
      files: /\.api\.test\.ts$/,
      timeoutMinutes: 30,
      needs: ['postgres'],
    }),
    env: SOAK,
  },
  // Every page in every combination of language, theme and width.
  {
    ...vitestSuite({
      name: 'browser',
      only: ['e2e/accessibility'],
      files: /^e2e\/accessibility.*\.test\.ts$/,
      timeoutMinutes: 30,
      needs: ['postgres', 'chromium', 'poppler'],
    }),
    isAlone: true,
    env: SOAK,
  },
  {
    ...vitestSuite({
      name: 'start',
      only: ['server/interruptedStart'],
      files: /\.start\.test\.ts$/,
      timeoutMinutes: 10,
      needs: ['postgres'],
    }),
    env: SOAK,
  },
];

/**
 * Returns the suites that have at least one of these files (paths from the root of the repository).
 * @param {readonly string[]} files
 * @param {readonly Suite[]} [all]
 * @returns {Suite[]}
 */
export function registeredSuites(files, all = suites) {
  return all
    .map((suite) => ({
      ...suite,
      commands: suite.commands.filter((command) => files.some((file) => command.files.test(file))),
    }))
    .filter((suite) => suite.commands.length > 0);
}

/**
 * @param {string} project
 * @param {RegExp} files
 * @returns {SuiteCommand}
 */
function typesOf(project, files) {
  return { label: project, files, command: ['tsc', '-p', `tools/types/${project}.json`], counts: 'exit' };
}

/**
 * @param {{ name: string, projects?: readonly string[], only?: readonly string[], files: RegExp, timeoutMinutes: number, needs?: readonly Need[], workers?: number }} suite
 * `only`: files whose path contains one of these.
 * @returns {Suite}
 */
function vitestSuite({ name, projects = [name], only = [], files, timeoutMinutes, needs = [], workers }) {
  const command = [
    'vitest',
    'run',
    ...only,
    ...projects.flatMap((project) => ['--project', project]),
    ...(workers === undefined ? [] : [`--maxWorkers=${workers}`]),
  ];
  return { name, needs, timeoutMinutes, commands: [{ label: name, files, command, counts: 'vitest' }] };
}
