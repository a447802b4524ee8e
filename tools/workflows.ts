/** `npm run workflows` writes docs/workflows.md: who may do what with a request in which state, as declared. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogue } from '#apps/modules.ts';
import { workflowText } from '#platform/server/request/step/workflowText.ts';

const path = fileURLToPath(new URL('../docs/workflows.md', import.meta.url));
writeFileSync(path, workflowText(catalogue));
process.stdout.write('Written: docs/workflows.md. Read what changed before you commit it.\n');
