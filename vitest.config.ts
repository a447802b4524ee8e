/** One project per suite of `npm test`; the name of a test file decides its suite. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongFilesFirst } from './tools/longFilesFirst.ts';
import { modulesPlugin } from './tools/web/modules.mjs';
import { moduleIndexPlugin } from './tools/web/moduleIndex.mjs';

const SECOND_MS = 1000;
/** `npm run soak` runs the same tests with many more trials. */
const MUCH_MORE = process.env['HAZ_SOAK'] === 'true' ? 20 : 1;
const database = fileURLToPath(new URL('src/platform/testing/database.globalSetup.ts', import.meta.url));
const browser = fileURLToPath(new URL('e2e/support/browser.globalSetup.ts', import.meta.url));
const preparedData = fileURLToPath(new URL('src/platform/testing/start.globalSetup.ts', import.meta.url));
const witness = fileURLToPath(new URL('e2e/support/printPagesOnFailure.setup.ts', import.meta.url));
const withDatabase = existsSync(database) ? { globalSetup: [database] } : {};

/**
 * Results that appear by themselves, a page that is being drawn or a notification, are polled for as long as a person
 * would wait: a second is too short on a busy machine.
 */
const PATIENCE = { timeout: 30 * SECOND_MS, interval: 50 };

export default defineConfig({
  plugins: [moduleIndexPlugin({ withSpecimens: true }), modulesPlugin({ withSpecimens: true })],
  test: {
    pool: 'forks',
    // One more than the cores of the machine, because tests often wait for a server, a database or a browser.
    maxWorkers: 3,
    allowOnly: false,
    sequence: { sequencer: LongFilesFirst },
    // The suites of a run compile the same files: each is compiled once, and again when its text changes.
    experimental: { fsModuleCache: true },
    projects: [
      // Nothing is global, so files may share their imports: importing them again for each took a third to a half of
      // the time.
      project('unit', {
        include: ['src/**/*.test.ts', 'tools/**/*.test.ts'],
        exclude: ['**/*.{property,print,api,start,soak}.test.ts'],
        testTimeout: 30 * SECOND_MS,
        isolate: false,
      }),
      // Except tests that replace a module.
      project('drawn', { include: ['src/**/*.test.tsx'], testTimeout: 30 * SECOND_MS }),
      project('print', { include: testsNamed('print'), testTimeout: 120 * SECOND_MS, isolate: false }),
      // A property is tried many times, a matrix of rights has thousands of cells: the time depends on the machine.
      project('property', {
        include: testsNamed('property'),
        testTimeout: 180 * SECOND_MS * MUCH_MORE,
        isolate: false,
        ...withDatabase,
      }),
      project('api', {
        include: testsNamed('api'),
        testTimeout: 120 * SECOND_MS,
        hookTimeout: 120 * SECOND_MS,
        isolate: false,
        ...withDatabase,
      }),
      // A whole server from an empty start, two at once, in addition to other suites.
      project('start', {
        include: testsNamed('start'),
        testTimeout: 300 * SECOND_MS,
        hookTimeout: 300 * SECOND_MS,
        globalSetup: [preparedData],
      }),
      // Run by `npm run soak` alone: the tests of the benchmarks, and a new module in a clone.
      project('soak', {
        include: testsNamed('soak'),
        testTimeout: 600 * SECOND_MS,
        hookTimeout: 300 * SECOND_MS,
      }),
      // Each wait in a story has its own limit: their number and the load of the machine fail no test.
      project('browser', {
        include: ['e2e/**/*.test.ts'],
        testTimeout: 180 * SECOND_MS,
        hookTimeout: 120 * SECOND_MS,
        isolate: false,
        globalSetup: [browser],
        setupFiles: [witness],
      }),
    ],
  },
});

interface ProjectOptions {
  readonly include: string[];
  readonly exclude?: string[];
  readonly testTimeout: number;
  readonly hookTimeout?: number;
  readonly isolate?: boolean;
  readonly globalSetup?: string[];
  readonly setupFiles?: string[];
}

function project(name: string, options: ProjectOptions) {
  return { extends: true as const, test: { name, expect: { poll: PATIENCE }, ...options } };
}

function testsNamed(kind: string): string[] {
  return [`src/**/*.${kind}.test.ts`, `tools/**/*.${kind}.test.ts`, `bench/**/*.${kind}.test.ts`];
}
