/** The scaffolder as a person uses it, in a clone: its module passes all checks, and its own story. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from '#apps/modules.ts';
import { feeRateSeeds } from '#modules/fee/server/seed/feeRates.ts';
import { cloneWorkingTree } from '#platform/testing/cloneWorkingTree.ts';
import { freeTypes } from './lib/newRequestArguments.ts';

const [PLAIN_TYPE = '', TYPE = ''] = freeTypes(catalogue).filter(isCharged).slice(-2);
/** One module with only what every module has, and one with every option. */
const PLAIN = 'trial-letter';
const NAME = 'trial-certificate';
const PRINTED = ['certificate.typ', 'certificatePaper.ts', 'certificatePaper.print.test.ts', 'reports.ts'];

/** Whether an installation has a rate for it at first, so that a fee can be charged. */
function isCharged(type: string): boolean {
  return feeRateSeeds.some(({ refDocumentType, refBasis }) => refDocumentType === type && refBasis !== 'free');
}

const home = mkdtempSync(join(tmpdir(), 'haz-new-module-'));
const clone = join(home, 'clone');
beforeAll(() => cloneWorkingTree(clone));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Returns the exit code and all output: `exit 0: …`. */
function run(program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(clone, 'node_modules', program), ...args], {
    cwd: clone,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return `exit ${status}: ${stdout}${stderr}`;
}

const TSX = 'tsx/dist/cli.mjs';
const scaffold = (...args: readonly string[]): string => run(TSX, 'tools/newModule.ts', ...args);

it('makes modules of requests that are complete from the start', () => {
  const plain = scaffold(
    PLAIN,
    '--request',
    '--type',
    PLAIN_TYPE,
    '--title-th',
    'หนังสือทดลอง',
    '--title-en',
    'Trial letter',
    '--files-only',
  );
  expect(plain).toContain(
    `exit 0: Made src/modules/${PLAIN}: index.ts, trialLetter.ts, trialLetter.api.test.ts, server/index.ts, server/demo/stories.ts, testing/index.ts; entered it in GLOSSARY.md and `,
  );
  expect(plain).toContain(`npm run migrations -- add-${PLAIN}\n  npm run rights\n  npm run workflows\n`);
  const options = [
    '--document',
    'trialCertificate',
    '--type',
    TYPE,
    '--title-th',
    'ใบรับรองทดลอง',
    '--title-en',
    'Trial certificate',
    '--fee',
    '--signed',
    '--refers',
    'haz:product',
    '--refers-one',
    'to-whom',
  ];
  const output = scaffold(
    NAME,
    '--request',
    ...options,
    '--stages',
    'receive,review,visit,laboratory,operatorConfirms,sign',
  );
  expect(output).toContain('exit 0: ');
  expect(output).toContain(
    'A fee is paid before it is decided: the stages are receive, review, visit, laboratory, operatorConfirms, charge, sign.',
  );
  expect(PRINTED.filter((file) => !existsSync(join(clone, `src/modules/${NAME}/server/${file}`)))).toEqual([]);
  expect(readdirSync(join(clone, 'migrations')).filter((file) => file.endsWith(`_add-${NAME}.sql`))).toHaveLength(1);
  for (const page of ['rights', 'workflows']) {
    expect(output).not.toContain(`npm run ${page}`);
    expect(readFileSync(join(clone, `docs/${page}.md`), 'utf8')).toContain('trialCertificate');
  }
});

it('makes nothing that the compiler, the linter or the formatter refuses', () => {
  // Only the modules and their dependencies are compiled, not everything.
  const include = ['language', 'platform/model', 'modules/*/*.ts', `modules/${PLAIN}`, `modules/${NAME}`].map(
    (path) => `../../src/${path}`,
  );
  writeFileSync(join(clone, 'tools/types/trial.json'), JSON.stringify({ extends: './tests.json', include }));
  expect(run('typescript/bin/tsc', '-p', 'tools/types/trial.json', '--noEmit')).toBe('exit 0: ');
  expect(run('oxlint/bin/oxlint', '--type-aware', `src/modules/${PLAIN}`, `src/modules/${NAME}`)).toMatch(
    /^exit 0: Found 0 warnings and 0 errors/,
  );
  expect(run('oxfmt/bin/oxfmt', '--check', `src/modules/${PLAIN}`, `src/modules/${NAME}`)).toMatch(/^exit 0/);
});

it('makes modules that pass all tests, file and issue a document, and print it', () => {
  const enumerating = ['declarations', 'glossary', 'menus', 'promised', 'requests', 'rights', 'workflows'].map(
    (name) => `src/${name}.test.ts`,
  );
  const projects = ['unit', 'print', 'api'].flatMap((name) => ['--project', name]);
  expect(
    run(
      'vitest/vitest.mjs',
      'run',
      ...projects,
      ...enumerating,
      'tools/moduleLists.test.ts',
      `src/modules/${PLAIN}`,
      `src/modules/${NAME}`,
    ),
  ).toMatch(/^exit 0: [^]* Test Files +11 passed/);
});

it('changes nothing if it refuses', () => {
  const before = readFileSync(join(clone, 'GLOSSARY.md'), 'utf8');
  expect(scaffold('trial-other', '--request', '--type', 'nothing')).toMatch(
    /^exit 1: There is no document type "nothing"\. Name one with --type: /,
  );
  expect(scaffold(NAME)).toMatch(/^exit 1: There is a module trial-certificate already: /);
  expect(existsSync(join(clone, 'src/modules/trial-other'))).toBe(false);
  expect(readFileSync(join(clone, 'GLOSSARY.md'), 'utf8')).toBe(before);
});
