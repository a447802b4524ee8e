/** `POST …/fee-statements/report/data` and `/report/receipt`: the papers of a fee, and the list of fees. */
import { z } from 'zod';
import { getEntity } from '#language/catalogue.ts';
import { message } from '#language/message.ts';
import { isPlainObject } from '#language/patch.ts';
import { idOf } from '#language/readUnknown.ts';
import type { RecordOf } from '#language/record.ts';
import type { Actor } from '#platform/server/access/actor/actor.ts';
import type { App } from '#platform/server/app.ts';
import { readBody, idSchema } from '#platform/server/http/strictBody.ts';
import { notFound, Refusal } from '#platform/server/errors.ts';
import type { Call, CallContext } from '#platform/server/http/call.ts';
import type { RawReply } from '#platform/server/http/rawReply.ts';
import { localeOf } from '#platform/server/http/errorBody.ts';
import type { PrintDocument } from '#platform/server/print/printer.ts';
import { withPreviewLimit } from '#platform/server/request/printing/previews.ts';
import { sendReport } from '#platform/server/request/report/reportData.ts';
import { storedPdfReply, pdfReply } from '#platform/server/request/report/reports.ts';
import { readScope } from '#platform/server/resource/read/rowScope.ts';
import { findStored } from '#platform/server/resource/read/storedRecords.ts';
import { baseOf } from '#platform/server/resource/address.ts';
import { feeStatement } from '../../feeStatement.ts';
import { feeColumns } from '../reports/feeColumns.ts';
import { loadStatement } from '../statement.ts';
import { loadInvoice, loadReceiptPaper } from './loadPapers.ts';
import '../../paymentMessages.ts';

export const paperCalls: readonly Call[] = [
  {
    method: 'POST',
    path: `${baseOf(feeStatement)}/report/data`,
    entity: 'feeStatement',
    summary: [
      'ใบแจ้งการชำระ ({ id }) หรือรายงานสำหรับโปรแกรมตารางคำนวณ (เงื่อนไข)',
      'The payment advice of one ({ id }), or the list as a file for a spreadsheet (criteria)',
    ],
    rights: ['canView'],
    answerSchema: { type: 'string', format: 'binary' },
    handle: (context) =>
      isPlainObject(context.body) && 'id' in context.body ? postInvoice(context) : postList(context),
  },
  {
    method: 'POST',
    path: `${baseOf(feeStatement)}/report/receipt`,
    entity: 'feeStatement',
    summary: ['ใบเสร็จรับเงินของค่าธรรมเนียม', 'The receipt of a fee'],
    rights: ['canView'],
    bodySchema: {
      type: 'object',
      properties: {
        id: { type: 'string', format: 'uuid', description: 'Of the fee.' },
        receiptId: {
          type: 'string',
          format: 'uuid',
          description: 'Of one of its receipts, cancelled ones too; without it the one that counts.',
        },
      },
      required: ['id'],
    },
    answerSchema: { type: 'string', format: 'binary' },
    handle: postReceipt,
  },
];

function postList(context: CallContext): Promise<RawReply> {
  return sendReport(context, {
    entity: getEntity(context.app.catalogue, 'feeStatement'),
    title: ['รายงานค่าธรรมเนียม', 'Fee report'],
    columns: feeColumns,
  });
}

const invoiceBody = z.strictObject({ id: idSchema, locale: z.enum(['th', 'en']).nullish() });

async function postInvoice({ app, actor, body, query, headers }: CallContext): Promise<RawReply> {
  const { id, locale } = readBody(invoiceBody, body);
  const { feeCode } = await getVisibleFee(app, actor, id);
  const lang = locale ?? localeOf(query['locale'] ?? headers['accept-language']);
  return printReply(app, {
    actor,
    name: `invoice-${String(feeCode)}.pdf`,
    load: () => loadInvoice(app, app.pools.api, { id, lang }),
  });
}

const receiptBody = z.strictObject({ id: idSchema, receiptId: idSchema.nullish() });

/** Returns the issued file once it is stored; before, and if it was cancelled since, a copy as of now. */
async function postReceipt({ app, actor, body }: CallContext): Promise<RawReply> {
  const { id, receiptId } = readBody(receiptBody, body);
  await getVisibleFee(app, actor, id);
  const receipts = (await loadStatement(app, app.pools.api, id))?.receipts ?? [];
  const receipt = receipts.find((candidate) =>
    (receiptId ?? null) === null ? candidate.refStatus === 'issued' : candidate.id === receiptId,
  );
  if (receipt === undefined) throw new Refusal(404, message('receiptNotThere'));
  const fileId = idOf(receipt.refFile);
  if (receipt.refStatus === 'issued' && fileId !== null) return storedPdfReply(app, fileId);
  return printReply(app, {
    actor,
    name: receiptFileName(receipt, 'copy'),
    load: () => loadReceiptPaper(app, app.pools.api, { statementId: id, receiptId: receipt.id, isOriginal: false }),
  });
}

/** Returns for example `receipt-69001-000042.pdf`. */
export function receiptFileName({ code }: Pick<RecordOf<'receipt'>, 'code'>, kind?: 'copy'): string {
  return `receipt-${code.replaceAll('/', '-')}${kind === undefined ? '' : `-${kind}`}.pdf`;
}

/** Reads it with the rights of this actor: a fee of another holder is not found. */
async function getVisibleFee(app: App, actor: Actor, id: string): Promise<Readonly<Record<string, unknown>>> {
  const entity = getEntity(app.catalogue, 'feeStatement');
  const visible = await findStored(app.catalogue, app.pools.api, {
    entity,
    id,
    lock: 'none',
    scope: readScope(actor, entity),
  });
  if (visible === undefined) throw notFound();
  return visible;
}

async function printReply(
  app: App,
  { actor, name, load }: { actor: Actor; name: string; load: () => Promise<PrintDocument | undefined> },
): Promise<RawReply> {
  const bytes = await withPreviewLimit(app, {
    userId: actor.userId ?? '',
    work: async () => {
      const document = await load();
      if (document === undefined) throw notFound();
      return app.printer.print(document);
    },
  });
  return pdfReply(bytes, name);
}
