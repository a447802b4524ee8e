/** Runs before the first browser opens: builds the screens, and makes a database with the product's own modules. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { catalogue } from '#apps/modules.ts';
import { setUpDatabase } from '#platform/testing/setUpDatabase.ts';
import { ensureBuilt } from '../../tools/build.mjs';
import { unusedExceptions } from './axeExceptions.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuilt({ log: () => undefined, withSpecimens: true });
  const folder = mkdtempSync(join(tmpdir(), 'haz-browser-'));
  process.env['TEST_BROWSER_DIR'] = folder;
  const tearDown = await setUpDatabase(catalogue);
  return async () => {
    await tearDown();
    const unused = (await isWholeRun(project)) ? unusedExceptions(folder) : [];
    rmSync(folder, { recursive: true, force: true });
    if (unused.length === 0) return;
    // An error that is only thrown here would be printed and then ignored.
    process.exitCode = 1;
    throw new Error(
      `Never met in the whole run, so no longer an exception (e2e/support/axeExceptions.ts): ${unused.join(', ')}`,
    );
  };
}

async function isWholeRun(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles();
  return (
    project.config.testNamePattern === undefined && project.vitest.state.getTestModules().length === testFiles.length
  );
}
