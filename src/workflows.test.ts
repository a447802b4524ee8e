/** The declared workflows as a whole: their description in docs/workflows.md. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogue } from '#apps/modules.ts';
import { workflowText } from '#platform/server/request/step/workflowText.ts';

it('docs/workflows.md describes the workflows as they are declared', () => {
  const written = readFileSync(new URL('../docs/workflows.md', import.meta.url), 'utf8');
  expect(
    written,
    'A workflow has changed: run `npm run workflows`, read the difference, and commit it with the change',
  ).toBe(workflowText(catalogue));
});
