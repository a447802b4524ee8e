/** What a step needs that takes time: a number, the paper that will be issued. Nothing is locked meanwhile. */
import { addDays, addMonths, type PlainDate } from '#language/values/plainDate.ts';
import type { App } from '../app.ts';
import { insertFile } from '../files/storedFile.ts';
import { takeApproveCode, takeCode } from './codes.ts';
import type { Prepared } from './effects.ts';
import type { Case } from './loadCase.ts';
import type { Issue } from './paper.ts';
import { findParties } from './parties.ts';
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
  const issuedFileId = await print(app, { step, found, code: prepared.approveCode ?? String(found.dossier['code']), issued: today });
  return { ...prepared, ...(issuedFileId === undefined ? {} : { issuedFileId }) };
}

/** The paper as it will stay, stored by what it contains. If nothing comes of it the sweep takes it away. */
async function print(app: App, { step, found, code, issued }: { step: StepRequest; found: Case; code: string; issued: PlainDate }): Promise<string | undefined> {
  const paper = app.papers.get(found.entity.name);
  if (paper === undefined) return undefined;
  const { actor } = step.writer;
  const principalId = await findPrincipal(app, { step, found });
  const issue: Issue = { code, revision: Number(found.dossier['revision'] ?? 0) + 1, issued, expires: expiryOf(found, issued), signatoryId: actor.userId, principalId };
  const bytes = await paper.render(app, { found, issue });
  const stored = await app.files.put(bytes, { maxBytes: bytes.length });
  const file = await insertFile(app.pools.api, app.clock, { ...stored, name: paperName(issue), group: null, actor });
  return file.id;
}

/** A change of what is in force leaves its dates; everything else begins anew. As the effect “issue” writes it. */
function expiryOf({ dossier, request, declaration }: Case, issued: PlainDate): PlainDate | null {
  const runsAnew = dossier['code'] === null || request['refRequestType'] === 'renew';
  if (!runsAnew) return (dossier['expireDate'] ?? null) as PlainDate | null;
  return declaration.validMonths === null ? null : addDays(addMonths(issued, declaration.validMonths), -1);
}

/** Who signs in place of somebody is said on the paper. */
async function findPrincipal(app: App, { step, found }: { step: StepRequest; found: Case }): Promise<string | null> {
  const { declaration, request } = found;
  const by = declaration.workflow.actions[step.action]?.from[String(request['refStatus'])] ?? [];
  const parties = await findParties(app, app.pools.api, { actor: step.writer.actor, declaration, documentType: String(request['refDocumentType']), today: app.clock.today() });
  const party = by.find((one) => parties.has(one));
  return party === undefined ? null : (parties.get(party) ?? null);
}

/** `TW12-2569.pdf`, `TW12-2569-revision-2.pdf` */
function paperName({ code, revision }: Issue): string {
  return `${code.replaceAll('/', '-')}${revision > 1 ? `-revision-${revision}` : ''}.pdf`;
}
