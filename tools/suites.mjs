// @ts-check
/**
 * The suites of `npm test`, in the order they run: the quickest answers first.
 * A suite, or a command of it, is registered once a file it looks at exists, so that none is empty.
 *
 * @typedef {'chromium' | 'poppler' | 'postgres'} Need
 * @typedef {{ label: string, files: RegExp, command: readonly string[], counts: 'exit' | 'vitest' }} SuiteCommand
 * @typedef {{ name: string, needs: readonly Need[], timeoutMinutes: number, commands: readonly SuiteCommand[], isPatient?: boolean, isAlone?: boolean }} Suite
 * `isPatient`: waits more than it works, so others run meanwhile. `isAlone`: nothing else runs meanwhile.
 */

/** The whole run, on two cores. */
export const BUDGET_MINUTES = 15;

const ANY_CODE = /\.(?:ts|tsx|mjs)$/;

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
    files: /^(?:src|tools)\/(?!.*\.(?:property|print|api|start)\.test\.ts$).*\.test\.tsx?$/,
    timeoutMinutes: 3,
  }),
  // Processes that start, stop and are killed: most of the time is spent waiting for them.
  {
    ...vitestSuite({
      name: 'start',
      files: /^(?:src|tools|bench)\/.*\.start\.test\.ts$/,
      timeoutMinutes: 15,
      needs: ['postgres', 'chromium'],
      workers: 2,
    }),
    isPatient: true,
  },
  vitestSuite({ name: 'print', files: /^src\/.*\.print\.test\.ts$/, timeoutMinutes: 3, needs: ['poppler'] }),
  vitestSuite({
    name: 'property',
    files: /^(?:src|tools)\/.*\.property\.test\.ts$/,
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

/**
 * The suites that have something to look at among these files (paths from the root of the repository).
 * @param {readonly string[]} files
 * @param {readonly Suite[]} [all]
 * @returns {Suite[]}
 */
export function registeredSuites(files, all = suites) {
  return all
    .map((suite) => ({
      ...suite,
      commands: suite.commands.filter((one) => files.some((file) => one.files.test(file))),
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
 * @param {{ name: string, projects?: readonly string[], files: RegExp, timeoutMinutes: number, needs?: readonly Need[], workers?: number }} suite
 * @returns {Suite}
 */
function vitestSuite({ name, projects = [name], files, timeoutMinutes, needs = [], workers }) {
  const command = [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...(workers === undefined ? [] : [`--maxWorkers=${workers}`]),
  ];
  return { name, needs, timeoutMinutes, commands: [{ label: name, files, command, counts: 'vitest' }] };
}
