/**
 * The papers that a step makes: printed and signed before anything is locked, and stored by the hash of their content.
 */
import type { PlainDate } from '#language/values/plainDate.ts';
import type { Actor } from '../../access/actor/actor.ts';
import type { App } from '../../app.ts';
import { insertFile } from '../../files/storedFile.ts';
import { applicationForm } from './applicationForm.ts';
import { takeApproveCode, takeCode } from '../case/codes.ts';
import type { PrepareContext } from '../step/stepParts.ts';
import { expiryOf } from '../case/expiry.ts';
import type { Case } from '../case/caseRows.ts';
import { findPaper, type Issue } from './paper.ts';
import { findParties } from '../case/caseParties.ts';
import type { Prepared, StepRequest } from '../../workflow/step.ts';

/** Takes the number of the request, if it has none yet. */
export async function prepareCompletion({
  app,
  found: { request },
  today,
}: PrepareContext): Promise<Prepared['complete']> {
  if (request.requestCode !== null) return {};
  return { requestCode: await takeCode(app.pools.api, { letter: 'R', type: request.refDocumentType, today }) };
}

/** Prints the application as it is filed, and stores it like the paper. */
export async function prepareForm({
  app,
  step,
  found,
  sign,
  today,
  prepared,
}: PrepareContext): Promise<Prepared['keepForm']> {
  const form = applicationForm(app, found);
  const { actor } = step.writer;
  const code = prepared.complete?.requestCode ?? String(found.request.requestCode);
  const bytes = await form(app, {
    found,
    filing: { code, filed: today, applicantId: actor.userId, isSigned: sign !== undefined },
  });
  const fileId = await storePdf(app, {
    bytes: (await sign?.(bytes, ['ยื่นคำขอ', 'Filing of the request'])) ?? bytes,
    name: `${code}.pdf`,
    actor,
  });
  return { fileId, isSigned: sign !== undefined };
}

/** Takes the number and prints the paper of an issued document; a cancellation has neither. */
export async function prepareIssue(context: PrepareContext): Promise<Prepared['issue'] | undefined> {
  const { app, found, today, sign } = context;
  const { declaration, request, dossier, document } = found;
  if (request.refRequestType === 'cancel') return undefined;
  const number =
    dossier.code === null
      ? {
          approveCode: await takeApproveCode(app.pools.api, {
            declaration,
            type: request.refDocumentType,
            issued: today,
            document,
          }),
        }
      : {};
  const fileId = await printPaper(context, number.approveCode ?? String(dossier.code));
  return { issuedOn: today, ...number, ...(fileId === undefined ? {} : { fileId, isSigned: sign !== undefined }) };
}

/** Prints the final paper. If the step fails, the sweep of unused files removes it. */
async function printPaper(
  { app, step, found, sign, today }: PrepareContext,
  code: string,
): Promise<string | undefined> {
  const paper = findPaper(app, found);
  if (paper === undefined) return undefined;
  const { actor } = step.writer;
  const principalId = await findPrincipal(app, { step, found, today });
  const issue: Issue = {
    code,
    revision: (found.dossier.revision ?? 0) + 1,
    issued: today,
    expires: expiryOf(found, today),
    signatoryId: actor.userId,
    isSigned: sign !== undefined,
    principalId,
  };
  const bytes = await paper.render(app, { found, issue });
  return storePdf(app, {
    bytes: (await sign?.(bytes, ['อนุมัติและออกเอกสาร', 'Approval and issue'])) ?? bytes,
    name: paperName(issue),
    actor,
  });
}

async function storePdf(
  app: App,
  { bytes, name, actor }: { bytes: Buffer; name: string; actor: Actor },
): Promise<string> {
  const stored = await app.files.put(bytes, { maxBytes: bytes.length });
  const file = await insertFile(app.pools.api, app.clock, { ...stored, name, group: null, actor });
  return file.id;
}

/** If somebody signs for another person, the paper names that person. */
async function findPrincipal(
  app: App,
  { step, found, today }: { step: StepRequest; found: Case; today: PlainDate },
): Promise<string | null> {
  const { declaration, request } = found;
  const by = declaration.workflow.actions[step.action]?.from[request.refStatus] ?? [];
  const parties = await findParties(app, app.pools.api, {
    actor: step.writer.actor,
    declaration,
    documentType: request.refDocumentType,
    request,
    today,
  });
  const party = by.find((candidate) => parties.has(candidate));
  return party === undefined ? null : (parties.get(party) ?? null);
}

/** For example `TW12-2569.pdf` or `TW12-2569-revision-2.pdf`. */
function paperName({ code, revision }: Issue): string {
  return `${code.replaceAll('/', '-')}${revision > 1 ? `-revision-${revision}` : ''}.pdf`;
}
