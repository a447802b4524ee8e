/** What a step needs that takes time: a number, the paper that will be issued. Nothing is locked meanwhile. */
import { addDays, addMonths, type PlainDate } from '#language/values/plainDate.ts';
import type { App } from '../app.ts';
import { insertFile } from '../files/storedFile.ts';
import { takeApproveCode, takeCode } from './codes.ts';
import type { Prepared } from './effects.ts';
import type { Case } from './loadCase.ts';
import type { StepRequest } from './transition.ts';

export async function prepareStep(app: App, { step, found }: { step: StepRequest; found: Case }): Promise<Prepared> {
  const effects = found.declaration.workflow.actions[step.action]?.effects ?? [];
  const today = app.clock.today();
  const type = String(found.request['refDocumentType']);
  const prepared: { requestCode?: string; approveCode?: string; issuedOn?: PlainDate } = {};
  if (effects.includes('complete') && found.request['requestCode'] === null) prepared.requestCode = await takeCode(app.pools.api, { letter: 'R', type, today });
  if (!effects.includes('issue') || found.request['refRequestType'] === 'cancel') return prepared;
  prepared.issuedOn = today;
  if (found.dossier['code'] === null) prepared.approveCode = await takeApproveCode(app.pools.api, { declaration: found.declaration, type, issued: today });
  const issuedFileId = await print(app, { step, found, code: prepared.approveCode ?? String(found.dossier['code']) });
  return { ...prepared, ...(issuedFileId === undefined ? {} : { issuedFileId }) };
}

/** The paper as it will stay, stored by what it contains. If nothing comes of it the sweep takes it away. */
async function print(app: App, { step, found, code }: { step: StepRequest; found: Case; code: string }): Promise<string | undefined> {
  const paper = app.papers.get(found.entity.name);
  if (paper === undefined) return undefined;
  const issued = app.clock.today();
  const bytes = await paper.render(app, { found, code, issued, expires: addDays(addMonths(issued, found.declaration.validMonths), -1), signatoryId: step.writer.actor.userId });
  const stored = await app.files.put(bytes, { maxBytes: bytes.length });
  const file = await insertFile(app.pools.api, app.clock, { ...stored, name: `${code.replaceAll('/', '-')}.pdf`, group: null, actor: step.writer.actor });
  return file.id;
}
