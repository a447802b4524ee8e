/** The scaffolder as a person uses it, in a clone: what it makes passes the checks of the whole, and its own story. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from '#apps/modules.ts';
import { makeClone } from '#platform/testing/clone.ts';
import { freeTypes } from './lib/newRequestArguments.ts';

const NAME = 'trial-certificate';
const TYPE = freeTypes(catalogue).at(-1) ?? '';

const home = mkdtempSync(join(tmpdir(), 'haz-new-module-'));
const clone = join(home, 'clone');
beforeAll(() => makeClone(clone));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** How it ended, and all it said: `exit 0: …`. */
function run(program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(clone, 'node_modules', program), ...args], { cwd: clone, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } });
  return `exit ${status}: ${stdout}${stderr}`;
}

const TSX = 'tsx/dist/cli.mjs';
const scaffold = (...args: readonly string[]): string => run(TSX, 'tools/newModule.ts', ...args);

it('makes a module of requests that is whole from the first minute', () => {
  const made = scaffold(NAME, '--request', '--document', 'trialCertificate', '--type', TYPE, '--title-th', 'ใบรับรองทดลอง', '--title-en', 'Trial certificate');
  expect(made).toContain(`exit 0: Made src/modules/${NAME}: index.ts, trialCertificate.ts, trialCertificate.api.test.ts; entered it in GLOSSARY.md and src/apps/moduleDeclarations.ts.`);
  expect(made).toContain(`npm run migrations -- add-${NAME}`);
  for (const page of ['rights', 'workflows']) {
    expect(made).toContain(`npm run ${page} `);
    expect(run(TSX, `tools/${page}.ts`)).toMatch(/^exit 0: /);
    expect(readFileSync(join(clone, `docs/${page}.md`), 'utf8')).toContain('trialCertificate');
  }
});

it('has nothing in it that the compiler or the linter minds', () => {
  // The compiler looks at the module and what it leans on, not at all there is.
  const include = ['language', 'platform/model', 'modules/*/*.ts', `modules/${NAME}`].map((path) => `../../src/${path}`);
  writeFileSync(join(clone, 'tools/types/trial.json'), JSON.stringify({ extends: './tests.json', include }));
  expect(run('typescript/bin/tsc', '-p', 'tools/types/trial.json', '--noEmit')).toBe('exit 0: ');
  expect(run('oxlint/bin/oxlint', '--type-aware', `src/modules/${NAME}`)).toMatch(/^exit 0: Found 0 warnings and 0 errors/);
});

it('passes the tests of the whole, and files and approves one of its own', () => {
  const enumerating = ['declarations', 'glossary', 'menus', 'requests', 'rights', 'workflows'].map((name) => `src/${name}.test.ts`);
  expect(run('vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'api', ...enumerating, `src/modules/${NAME}`)).toMatch(/^exit 0: [^]* Test Files +7 passed/);
});

it('leaves everything as it was where it refuses', () => {
  const before = readFileSync(join(clone, 'GLOSSARY.md'), 'utf8');
  expect(scaffold('trial-other', '--request', '--type', 'nothing')).toMatch(/^exit 1: There is no document type "nothing"\. Name one with --type: /);
  expect(scaffold(NAME)).toMatch(/^exit 1: There is a module trial-certificate already: /);
  expect(existsSync(join(clone, 'src/modules/trial-other'))).toBe(false);
  expect(readFileSync(join(clone, 'GLOSSARY.md'), 'utf8')).toBe(before);
});
