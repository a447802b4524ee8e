/** What a step needs that takes time: a number, the paper that will be issued. Nothing is locked meanwhile. */
import { message } from '#language/message.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { WorkflowAction } from '#language/workflow.ts';
import type { Actor } from '../access/actor.ts';
import type { App } from '../app.ts';
import { broken, Refusal } from '../errors.ts';
import { insertFile } from '../files/storedFile.ts';
import { withSigning, type Sign } from '../signing/withSigning.ts';
import { takeApproveCode, takeCode } from './codes.ts';
import type { Prepared } from './effects.ts';
import { expiryOf } from './expiry.ts';
import type { Case } from './loadCase.ts';
import type { Issue } from './paper.ts';
import { findParties } from './parties.ts';
import type { StepRequest } from './transition.ts';

export async function prepareStep(app: App, { step, found }: { step: StepRequest; found: Case }): Promise<Prepared> {
  const { caPassword, writer } = step;
  checkSigning(step, found);
  if (caPassword === undefined) return prepare(app, { step, found, sign: undefined });
  // The key first: who cannot sign takes no number, and no paper is set for them.
  return withSigning(app, { writer, password: caPassword }, (sign) => prepare(app, { step, found, sign }));
}

async function prepare(app: App, { step, found, sign }: { step: StepRequest; found: Case; sign: Sign | undefined }): Promise<Prepared> {
  const effects = found.declaration.workflow.actions[step.action]?.effects ?? [];
  const today = app.clock.today();
  const type = String(found.request['refDocumentType']);
  const prepared: { -readonly [Name in keyof Prepared]: Prepared[Name] } = {};
  if (effects.includes('complete') && found.request['requestCode'] === null) prepared.requestCode = await takeCode(app.pools.api, { letter: 'R', type, today });
  if (effects.includes('keepForm')) {
    const filedFileId = await printForm(app, { step, found, sign, code: prepared.requestCode ?? String(found.request['requestCode']), filed: today });
    if (filedFileId !== undefined) Object.assign(prepared, { filedFileId, isSigned: sign !== undefined });
  }
  if (!effects.includes('issue') || found.request['refRequestType'] === 'cancel') return prepared;
  prepared.issuedOn = today;
  if (found.dossier['code'] === null) prepared.approveCode = await takeApproveCode(app.pools.api, { declaration: found.declaration, type, issued: today, document: found.document });
  const issuedFileId = await print(app, { step, found, sign, code: prepared.approveCode ?? String(found.dossier['code']), issued: today });
  return issuedFileId === undefined ? prepared : { ...prepared, issuedFileId, isSigned: sign !== undefined };
}

/** Who must sign and gives no password is asked for it; who need not, and cannot, is told. */
function checkSigning({ action, caPassword }: StepRequest, found: Case): void {
  const how = signsOf(found, action);
  if (how === 'must' && (caPassword ?? '') === '') throw broken('sign.caPassword', message('signPasswordMissing'));
  if (how === undefined && caPassword !== undefined) throw new Refusal(422, message('signNotHere'));
}

/** Whether the step is signed: a cancellation has no paper that could be. */
export function signsOf({ declaration, request }: Pick<Case, 'declaration' | 'request'>, action: string): WorkflowAction['signs'] {
  const declared = declaration.workflow.actions[action];
  const isPapered = declared?.effects?.includes('keepForm') === true || request['refRequestType'] !== 'cancel';
  return isPapered ? declared?.signs : undefined;
}

/** The application as it is filed, stored like the paper. */
async function printForm(app: App, { step, found, sign, code, filed }: Printing & { filed: PlainDate }): Promise<string | undefined> {
  const form = app.papers.get(found.entity.name)?.form;
  if (form === undefined) return undefined;
  const { actor } = step.writer;
  const bytes = await form(app, { found, filing: { code, filed, applicantId: actor.userId, isSigned: sign !== undefined } });
  return store(app, { bytes: (await sign?.(bytes, ['ยื่นคำขอ', 'Filing of the request'])) ?? bytes, name: `${code}.pdf`, actor });
}

interface Printing {
  readonly step: StepRequest;
  readonly found: Case;
  readonly sign: Sign | undefined;
  readonly code: string;
}

/** The paper as it will stay, stored by what it contains. If nothing comes of it the sweep takes it away. */
async function print(app: App, { step, found, sign, code, issued }: Printing & { issued: PlainDate }): Promise<string | undefined> {
  const paper = app.papers.get(found.entity.name);
  if (paper === undefined) return undefined;
  const { actor } = step.writer;
  const principalId = await findPrincipal(app, { step, found });
  const issue: Issue = { code, revision: Number(found.dossier['revision'] ?? 0) + 1, issued, expires: expiryOf(found, issued), signatoryId: actor.userId, isSigned: sign !== undefined, principalId };
  const bytes = await paper.render(app, { found, issue });
  return store(app, { bytes: (await sign?.(bytes, ['อนุมัติและออกเอกสาร', 'Approval and issue'])) ?? bytes, name: paperName(issue), actor });
}

async function store(app: App, { bytes, name, actor }: { bytes: Buffer; name: string; actor: Actor }): Promise<string> {
  const stored = await app.files.put(bytes, { maxBytes: bytes.length });
  const file = await insertFile(app.pools.api, app.clock, { ...stored, name, group: null, actor });
  return file.id;
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
