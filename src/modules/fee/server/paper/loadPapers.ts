/** Loads all data that the papers of a fee print. */
import type { Locale } from '#language/label.ts';
import { notFound } from '#platform/server/errors.ts';
import type { App } from '#platform/server/app.ts';
import { picturesByName } from '#platform/server/paper/pictures.ts';
import type { PrintDocument } from '#platform/server/print/printer.ts';
import { loadDepartment, loadLogo, loadPeople } from '#platform/server/request/printing/paperParties.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { loadStatement, type LoadedStatement } from '../statement.ts';
import { invoiceData } from './invoiceText.ts';
import { receiptData, type ReceiptContext } from './receiptText.ts';

export async function loadInvoice(
  app: App,
  db: Queryable,
  { id, lang }: { id: string; lang: Locale },
): Promise<PrintDocument> {
  const loaded = await getStatement(app, db, id);
  const logo = await loadLogo(app);
  const department = await loadDepartment(db, loaded.statement.refDepartment.id);
  const data = invoiceData({
    loaded,
    department,
    biller: app.config.biller,
    lang,
    today: app.clock.today(),
    emblem: logo?.name ?? null,
  });
  return { template: 'modules/fee/server/paper/invoice.typ', data, pictures: picturesByName([logo]) };
}

/** Returns undefined if the fee has no such receipt. */
export async function loadReceiptPaper(
  app: App,
  db: Queryable,
  { statementId, receiptId, isOriginal }: { statementId: string; receiptId: string; isOriginal: boolean },
): Promise<PrintDocument | undefined> {
  const loaded = await getStatement(app, db, statementId);
  const receipt = loaded.receipts.find(({ id }) => id === receiptId);
  if (receipt === undefined) return undefined;
  const logo = await loadLogo(app);
  const department = await loadDepartment(db, receipt.refDepartment.id);
  const receiverId = receipt.refReceiver?.id;
  const context: ReceiptContext = {
    receipt,
    loaded,
    department,
    authority: app.config.biller?.name ?? department.name,
    receiver: receiverId === undefined ? null : ((await loadPeople(db, [receiverId])).get(receiverId) ?? null),
    replacement: loaded.receipts.find(({ id }) => id === receipt.refReplacement?.id)?.code ?? null,
    isOriginal,
    emblem: logo?.name ?? null,
  };
  return {
    template: 'modules/fee/server/paper/receipt.typ',
    data: receiptData(context),
    pictures: picturesByName([logo]),
  };
}

async function getStatement(app: App, db: Queryable, id: string): Promise<LoadedStatement> {
  const loaded = await loadStatement(app, db, id);
  if (loaded === undefined) throw notFound();
  return loaded;
}
