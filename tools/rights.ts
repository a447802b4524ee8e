/** `npm run rights` writes docs/rights.md: who may do what, as declared. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogue } from '#apps/modules.ts';
import { moduleServers } from '#apps/server/moduleServers.ts';
import { rightsMatrixOf } from '#platform/server/access/explain/rightsMatrix.ts';
import { rightsMatrixText } from '#platform/server/access/explain/rightsMatrixText.ts';
import { callsOf } from '#platform/server/calls.ts';

const path = fileURLToPath(new URL('../docs/rights.md', import.meta.url));
writeFileSync(path, rightsMatrixText(rightsMatrixOf({ catalogue, calls: callsOf(catalogue, moduleServers) })));
process.stdout.write('Written: docs/rights.md. Read what changed before you commit it.\n');
