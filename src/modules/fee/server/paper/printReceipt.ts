/** Prints the paper of a receipt after the transaction is committed, and stores it unchanged. */
import { getEntity } from '#language/catalogue.ts';
import { isUuid } from '#language/values/uuid.ts';
import { systemActor } from '#platform/server/access/actor/actor.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { claimFile, insertFile } from '#platform/server/files/storedFile.ts';
import type { JobTask } from '#platform/server/jobs/job.ts';
import { writeServerChange } from '#platform/server/resource/write/lifecycle.ts';
import { findRecord, getRecord } from '#platform/server/resource/write/records.ts';
import { receiptFileName } from './calls.ts';
import { loadReceiptPaper } from './loadPapers.ts';

/** Running it again changes nothing: a stored file stays. */
export const printReceipt: JobTask = async ({ app, payload: { receiptId: id } }) => {
  if (!isUuid(id)) throw new TypeError('A receipt is printed by its id');
  const db = app.pools.jobs;
  const receipt = await findRecord(app, db, { entity: 'receipt', id });
  if (receipt === undefined || receipt.refFile !== null) return undefined;
  const document = await loadReceiptPaper(app, db, {
    statementId: receipt.refFeeStatement.id,
    receiptId: id,
    isOriginal: true,
  });
  if (document === undefined) throw new Error(`The receipt ${id} is not one of its fee`);
  const bytes = await app.printer.print(document);
  const stored = await app.files.put(bytes, { maxBytes: bytes.length });
  const writer = { actor: systemActor('Receipt file stored'), rights: new Set<never>() };
  await inTransaction(db, {}, async (client) => {
    const locked = await getRecord(app, client, { entity: 'receipt', id, lock: 'update' });
    // The printed file shows the receipt at that time; if it was cancelled meanwhile a copy is printed on request.
    if (locked.refFile !== null) return;
    const file = await insertFile(client, app.clock, {
      ...stored,
      name: receiptFileName(receipt),
      group: null,
      actor: writer.actor,
    });
    await claimFile(client, { id: file.id, entity: 'receipt', field: 'refFile', record: id });
    await writeServerChange(app, client, {
      ...writer,
      entity: getEntity(app.catalogue, 'receipt'),
      before: { ...locked },
      after: { ...locked, refFile: { id: file.id } },
    });
  });
  return undefined;
};
