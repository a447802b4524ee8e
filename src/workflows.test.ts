/** The declared workflows as a whole: what docs/workflows.md says of them. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogue } from '#apps/modules.ts';
import { workflowText } from '#platform/server/request/step/workflowText.ts';

it('are told in docs/workflows.md as they are declared', () => {
  const written = readFileSync(new URL('../docs/workflows.md', import.meta.url), 'utf8');
  expect(
    written,
    'A workflow has changed: run `npm run workflows`, read the difference, and commit it with the change',
  ).toBe(workflowText(catalogue));
});
