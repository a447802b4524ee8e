/** The calls that print a kind of document: the document itself, and the list of issued documents for a spreadsheet. */
import { getEntity } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Label } from '#language/label.ts';
import { message, type MessageRef } from '#language/message.ts';
import { tableName } from '#language/naming.ts';
import { isPlainObject } from '#language/patch.ts';
import { idOf } from '#language/readUnknown.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { z } from 'zod';
import type { Actor } from '../../access/actor/actor.ts';
import type { App } from '../../app.ts';
import { readBody, idSchema } from '../../http/strictBody.ts';
import { notFound, Refusal } from '../../errors.ts';
import { contentDisposition } from '../../files/fileName.ts';
import { findFile, type StoredFile } from '../../files/storedFile.ts';
import type { Call, CallContext } from '../../http/call.ts';
import type { RawReply } from '../../http/rawReply.ts';
import { baseOf } from '../../resource/address.ts';
import { quote } from '../../database/sqlText.ts';
import { applicationForm } from '../printing/applicationForm.ts';
import { REQUESTS } from '../view/caseCalls.ts';
import { loadCase } from '../case/loadCase.ts';
import type { Case } from '../case/caseRows.ts';
import { findPaper, type Issue, type Paper } from '../printing/paper.ts';
import { withPreviewLimit } from '../printing/previews.ts';
import { asReadBy } from '../printing/readableCase.ts';
import type { ReportColumn } from './reportColumns.ts';
import { sendReport } from './reportData.ts';

export interface ReportOptions {
  readonly entity: AnyEntity;
  /** The name in the path of its call: `to-whom`. */
  readonly name: string;
  /** The title of the list. */
  readonly title: Label;
  readonly columns: readonly ReportColumn[];
  /**
   * True if the application is a separate paper: then the call on the request returns the application, and the call on
   * the document what was issued.
   */
  readonly hasForm?: true;
}

/** Returns the two calls of a module that prints: its papers, and the list of its documents. */
export function reportCalls({ entity, name, title, columns, hasForm }: ReportOptions): readonly Call[] {
  return [
    {
      method: 'POST',
      path: `${REQUESTS}/report/${name}`,
      entity: 'request',
      summary:
        hasForm === true
          ? ['แบบคำขอตามที่ยื่น หรือฉบับร่างก่อนยื่น', 'The application as filed, or a draft of it before']
          : ['เอกสารที่ออก หรือฉบับร่างก่อนออก', 'The document as issued, or a draft of it before'],
      rights: ['canView'],
      bodySchema: {
        type: 'object',
        properties: { id: { type: 'string', format: 'uuid', description: 'Of the request.' } },
        required: ['id'],
      },
      answerSchema: { type: 'string', format: 'binary' },
      handle: (context) => postPaper(context, { entity, print: hasForm === true ? printForm : printDocument }),
    },
    {
      method: 'POST',
      path: `${baseOf(entity)}/report/data`,
      entity: entity.name,
      summary:
        hasForm === true
          ? [
              'เอกสารที่ออก ({ id } ของเอกสาร) หรือรายงานสำหรับโปรแกรมตารางคำนวณ (เงื่อนไข)',
              'The document as issued ({ id } of it), or the list as a file for a spreadsheet (criteria)',
            ]
          : ['รายงานสำหรับโปรแกรมตารางคำนวณ', 'The list as a file for a spreadsheet'],
      rights: ['canView'],
      answerSchema: { type: 'string', format: 'binary' },
      handle: (context) =>
        hasForm === true && isPlainObject(context.body) && 'id' in context.body
          ? postDocument(context, entity)
          : sendReport(context, { entity: getEntity(context.app.catalogue, entity.name), title, columns }),
    },
  ];
}

export interface FurtherPaperOptions {
  readonly entity: AnyEntity;
  /** The last segment of its address: `visit` is `POST {base}/report/visit`. */
  readonly name: string;
  readonly title: Label;
  readonly paper: Pick<Paper, 'render'>;
  /** Returns why there is nothing to print for this person; it is given the case as the person may read it. */
  readonly findRefusal?: (found: Case) => MessageRef | undefined;
}

/**
 * Returns the call for a further paper of a case, such as the minutes of a visit: printed on demand by the id of the
 * document, from what the person may read, and not stored.
 */
export function furtherPaperCall({ entity, name, title, paper, findRefusal }: FurtherPaperOptions): Call {
  const print: PrintPaper = async (app, found, actor) => {
    const readable = asReadBy(app, actor, found);
    const refusal = findRefusal?.(readable);
    if (refusal !== undefined) throw new Refusal(404, refusal);
    const bytes = await withPreviewLimit(app, {
      userId: actor.userId ?? '',
      work: () => paper.render(app, { found: readable, issue: null }),
    });
    return pdfReply(bytes, `${name}-${String(found.request.requestCode ?? found.request.draftCode)}.pdf`);
  };
  return {
    method: 'POST',
    path: `${baseOf(entity)}/report/${name}`,
    entity: entity.name,
    summary: title,
    rights: ['canView'],
    bodySchema: {
      type: 'object',
      properties: { id: { type: 'string', format: 'uuid', description: 'Of the document.' } },
      required: ['id'],
    },
    answerSchema: { type: 'string', format: 'binary' },
    handle: async ({ app, actor, body }) => {
      const { id } = readBody(requestIdBody, body);
      return printCase({ app, actor }, { entity, print, requestId: await getRequestIdOf(app, id) });
    },
  };
}

const requestIdBody = z.strictObject({ id: idSchema });

/** Prints a paper of the case for the person who views it. */
type PrintPaper = (app: App, found: Case, actor: Actor) => Promise<RawReply>;

/** Open to people who may see the request; one of another holder is not found, nor is a request of another kind. */
async function postPaper(
  { app, actor, body }: CallContext,
  { entity, print }: { entity: AnyEntity; print: PrintPaper },
): Promise<RawReply> {
  const { id } = readBody(requestIdBody, body);
  return printCase({ app, actor }, { entity, print, requestId: id });
}

const documentIdBody = requestIdBody.extend({ locale: z.enum(['th', 'en']).nullish() });

/** Prints by the id of the document. */
async function postDocument({ app, actor, body }: CallContext, entity: AnyEntity): Promise<RawReply> {
  const { id, locale } = readBody(documentIdBody, body);
  const print = locale === 'en' ? printTranslation : printDocument;
  return printCase({ app, actor }, { entity, print, requestId: await getRequestIdOf(app, id) });
}

async function getRequestIdOf({ pools }: App, documentId: string): Promise<string> {
  const { rows } = await pools.api.query<{ id: string }>('select "id" from "request" where "document_id" = $1', [
    documentId,
  ]);
  if (rows[0] === undefined) throw notFound();
  return rows[0].id;
}

async function printCase(
  { app, actor }: Pick<CallContext, 'app' | 'actor'>,
  { entity, print, requestId }: { entity: AnyEntity; print: PrintPaper; requestId: string },
): Promise<RawReply> {
  const found = await loadCase(app, app.pools.api, { actor, id: requestId, lock: 'none' });
  if (found.entity.name !== entity.name) throw notFound();
  return print(app, found, actor);
}

async function printDocument(app: App, found: Case, actor: Actor): Promise<RawReply> {
  const paper = findPaper(app, found);
  if (paper === undefined) throw notFound();
  const fileId = await findIssuedFile(app, found);
  return fileId === undefined
    ? previewReply(app, {
        found,
        actor,
        render: () => paper.render(app, { found: asReadBy(app, actor, found), issue: null }),
      })
    : storedPdfReply(app, fileId);
}

/** The issued file remains the valid document; this is only a translation. */
async function printTranslation(app: App, found: Case, actor: Actor): Promise<RawReply> {
  const translate = findPaper(app, found)?.translate;
  if (translate === undefined) throw notFound();
  const issue = await findIssue(app, found);
  const bytes = await withPreviewLimit(app, {
    userId: actor.userId ?? '',
    work: () => translate(app, { found: issue === null ? asReadBy(app, actor, found) : found, issue }),
  });
  return pdfReply(
    bytes,
    `${issue === null ? 'draft-' : ''}translation-${(issue?.code ?? String(found.request.requestCode ?? found.request.draftCode)).replaceAll('/', '-')}.pdf`,
  );
}

/** Returns how it was issued; null if it was not. */
async function findIssue({ pools }: App, { document, dossier, request }: Case): Promise<Issue | null> {
  if (document.revision === null) return null;
  const { rows } = await pools.api.query<{ actorId: string | null; principalId: string | null }>(
    `select "actor_id" as "actorId", "principal_id" as "principalId" from "status_history"
      where "record_id" = $1 and "to_status" = 'approved' order by "seq" desc limit 1`,
    [request.id],
  );
  return {
    code: String(dossier.code),
    revision: document.revision ?? 1,
    issued: request.approveDate as PlainDate,
    expires: dossier.expireDate ?? null,
    signatoryId: rows[0]?.actorId ?? null,
    principalId: rows[0]?.principalId ?? null,
    isSigned: request.refIssuedSign === 'signed',
  };
}

/** There is no application for a document that was entered in the register from paper. */
async function printForm(app: App, found: Case, actor: Actor): Promise<RawReply> {
  const form = applicationForm(app, found);
  const fileId = idOf(found.request.refFiledFile);
  if (fileId !== null || found.request.refOrigin === 'register') return storedPdfReply(app, fileId);
  return previewReply(app, { found, actor, render: () => form(app, { found, filing: null }) });
}

async function previewReply(
  app: App,
  { found: { request }, actor, render }: { found: Case; actor: Actor; render: () => Promise<Buffer> },
): Promise<RawReply> {
  return pdfReply(
    await withPreviewLimit(app, { userId: actor.userId ?? '', work: render }),
    `draft-${String(request.requestCode ?? request.draftCode)}.pdf`,
  );
}

/** Returns undefined if it was not issued yet. For a cancellation, the paper is that of the document it cancels. */
async function findIssuedFile(
  { pools }: App,
  { document, dossier, request, entity }: Case,
): Promise<string | null | undefined> {
  if (document.revision !== null) return idOf(document.refIssuedFile);
  if (request.refRequestType !== 'cancel') return undefined;
  const { rows } = await pools.api.query<{ file: string | null }>(
    `select "issued_file_id" as "file" from ${quote(tableName(entity.name))} where "dossier_id" = $1 and "is_current"`,
    [dossier.id],
  );
  return rows[0]?.file ?? null;
}

export async function storedPdfReply(app: App, id: string | null): Promise<RawReply> {
  const file: StoredFile | undefined = id === null ? undefined : await findFile(app.pools.api, id, { lock: false });
  if (file === undefined) throw new Refusal(404, message('paperNotKept'));
  if (!(await app.files.has(file.hash))) throw new Error(`The bytes of the document ${file.id} are missing`);
  return {
    ...pdfReply('', file.name),
    headers: { ...headersOf(file.name), 'content-length': String(file.size), etag: `"${file.hash}"` },
    body: app.files.open(file.hash),
  };
}

export function pdfReply(body: Buffer | string, name: string): RawReply {
  return { raw: true, type: 'application/pdf', headers: headersOf(name), body };
}

/** Shown in the browser, with a name under which it can be saved. */
function headersOf(name: string): Readonly<Record<string, string>> {
  return { 'content-disposition': contentDisposition('inline', name), 'x-content-type-options': 'nosniff' };
}
