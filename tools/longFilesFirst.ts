/**
 * The order of test files: those that take longest first, so that none of them runs alone at the end, then by size. The
 * same on every machine: vitest itself would use the times of earlier runs, which a fresh clone does not have.
 */
import { existsSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONG_FILES: readonly string[] = [
  'e2e/accessibility.test.ts',
  'e2e/fees.test.ts',
  'e2e/list.test.ts',
  'e2e/accessibilityOfCompanies.test.ts',
  'e2e/companyStory.test.ts',
  'e2e/realtime.test.ts',
  'src/platform/server/request/step/matrix.api.test.ts',
  'src/platform/server/access/explain/rightsMatrix.api.test.ts',
  'src/platform/server/request/step/crash.api.test.ts',
  'src/modules/company/server/requests/matrix.api.test.ts',
  'src/apps/server/interruptedDemonstration.api.test.ts',
  'tools/attack/attack.api.test.ts',
  'src/platform/server/operations/backup.api.test.ts',
];

export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    for (const path of LONG_FILES)
      if (!existsSync(`${root}/${path}`))
        throw new Error(`There is no test file ${path}: correct tools/longFilesFirst.ts.`);
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const index = LONG_FILES.indexOf(relative(root, moduleId));
      return index < 0 ? LONG_FILES.length : index;
    };
    const sizes = new Map(files.map(({ moduleId }) => [moduleId, statSync(moduleId).size]));
    const sizeOf = ({ moduleId }: TestSpecification): number => sizes.get(moduleId) ?? 0;
    return files.toSorted(
      (a, b) => a.project.name.localeCompare(b.project.name) || placeOf(a) - placeOf(b) || sizeOf(b) - sizeOf(a),
    );
  }
}
