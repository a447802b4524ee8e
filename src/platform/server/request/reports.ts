/** What is printed of a kind of document: the document itself, and the list of what was issued, for a spreadsheet. */
import { getEntity } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Label } from '#language/label.ts';
import { message } from '#language/message.ts';
import { tableName } from '#language/naming.ts';
import { z } from 'zod';
import type { App } from '../app.ts';
import { readBody, sentId } from '../auth/strictBody.ts';
import { Refusal } from '../errors.ts';
import { contentDisposition } from '../files/fileName.ts';
import { findFile, type StoredFile } from '../files/storedFile.ts';
import type { Call, CallContext, RawReply } from '../http/call.ts';
import { baseOf } from '../resource/address.ts';
import { quote } from '../resource/sqlText.ts';
import { findIdOf, loadCase, type Case } from './loadCase.ts';
import { inTurn } from './previews.ts';
import type { ReportColumn } from './reportColumns.ts';
import { sendReport } from './reportData.ts';

export interface ReportOptions {
  readonly entity: AnyEntity;
  /** As its call is named: `to-whom`. */
  readonly name: string;
  /** What the list is called. */
  readonly title: Label;
  readonly columns: readonly ReportColumn[];
}

/** The two calls of a module that prints: its paper, and the list of its documents. */
export function reportCalls({ entity, name, title, columns }: ReportOptions): readonly Call[] {
  return [
    {
      method: 'POST',
      path: `/api/v1/transaction/requests/report/${name}`,
      entity: 'request',
      summary: ['เอกสารที่ออก หรือฉบับร่างก่อนออก', 'The document as issued, or a draft of it before'],
      rights: ['canView'],
      bodySchema: { type: 'object', properties: { id: { type: 'string', format: 'uuid', description: 'Of the request.' } }, required: ['id'] },
      answerSchema: { type: 'string', format: 'binary' },
      handle: (context) => postPaper(context, entity),
    },
    {
      method: 'POST',
      path: `${baseOf(entity)}/report/data`,
      entity: entity.name,
      summary: ['รายงานสำหรับโปรแกรมตารางคำนวณ', 'The list as a file for a spreadsheet'],
      rights: ['canView'],
      answerSchema: { type: 'string', format: 'binary' },
      handle: (context) => sendReport(context, { entity: getEntity(context.app.catalogue, entity.name), title, columns }),
    },
  ];
}

const asked = z.strictObject({ id: sentId });

/** Whoever may see the request: another's is not there. A request of another kind is none of this call's. */
async function postPaper({ app, actor, body }: CallContext, entity: AnyEntity): Promise<RawReply> {
  const { id } = readBody(asked, body);
  const found = await loadCase(app, app.pools.api, { actor, id, lock: 'none' });
  const paper = found.entity.name === entity.name ? app.papers.get(entity.name) : undefined;
  if (paper === undefined) throw new Refusal(404, message('notFound'));
  const fileId = await findIssuedFile(app, found);
  if (fileId !== undefined) return issued(app, fileId);
  const bytes = await inTurn(app, { userId: actor.userId ?? '', work: () => paper.render(app, { found, issue: null }) });
  return pdf(bytes, `draft-${String(found.request['requestCode'] ?? found.request['draftCode'])}.pdf`);
}

/** Undefined of what was not issued yet. A cancellation has no paper but the one it cancels. */
async function findIssuedFile({ pools }: App, { document, dossier, request, entity }: Case): Promise<string | null | undefined> {
  if (document['revision'] !== null) return findIdOf(document['refIssuedFile']);
  if (request['refRequestType'] !== 'cancel') return undefined;
  const { rows } = await pools.api.query<{ file: string | null }>(`select "issued_file_id" as "file" from ${quote(tableName(entity.name))} where "dossier_id" = $1 and "is_current"`, [dossier['id']]);
  return rows[0]?.file ?? null;
}

async function issued(app: App, id: string | null): Promise<RawReply> {
  const file: StoredFile | undefined = id === null ? undefined : await findFile(app.pools.api, id, { lock: false });
  if (file === undefined) throw new Refusal(404, message('paperNotKept'));
  if (!(await app.files.has(file.hash))) throw new Error(`The bytes of the issued document ${file.id} are missing`);
  return { ...pdf('', file.name), headers: { ...headersOf(file.name), 'content-length': String(file.size), etag: `"${file.hash}"` }, body: app.files.open(file.hash) };
}

function pdf(body: Buffer | string, name: string): RawReply {
  return { raw: true, type: 'application/pdf', headers: headersOf(name), body };
}

/** To be looked at in the browser; a name to save it under. */
function headersOf(name: string): Readonly<Record<string, string>> {
  return { 'content-disposition': contentDisposition('inline', name), 'x-content-type-options': 'nosniff' };
}
