/** `GET …/fee-statements/{id}/payment`: what a person needs who is about to pay. */
import { findRequestDeclaration } from '#language/catalogue.ts';
import type { Label } from '#language/label.ts';
import { decimalNumber } from '#language/values/decimal.ts';
import { wireDate } from '#language/values/plainDate.ts';
import { isUuid } from '#language/values/uuid.ts';
import { notFound } from '#platform/server/errors.ts';
import type { Call, CallContext } from '#platform/server/http/call.ts';
import { findRecord } from '#platform/server/resource/write/records.ts';
import { billBarcodeText, thaiQrText } from '../../billPayment.ts';
import type { FeePayment } from '../../payment.ts';
import { findMainAccount, maskAccount } from '../debit/account.ts';
import { isUnpaid } from '../statement.ts';

export const payPageCall: Call = {
  method: 'GET',
  path: '/api/v1/transaction/fee-statements/{id}/payment',
  entity: 'feeStatement',
  summary: ['วิธีชำระค่าธรรมเนียม', 'How to pay a fee'],
  rights: ['canView'],
  handle: describePayment,
};

async function describePayment({ app, actor, params }: CallContext): Promise<FeePayment> {
  const id = params['id'] ?? '';
  const db = app.pools.api;
  const statement = isUuid(id) ? await findRecord(app, db, { entity: 'feeStatement', id, actor }) : undefined;
  if (statement === undefined) throw notFound();
  const { rows } = await db.query<{ documentId: string }>(
    'select "document_id" as "documentId" from "request" where "id" = $1',
    [statement.refRequest.id],
  );
  const { biller, bank } = app.config;
  const isPayable = isUnpaid(statement);
  const bill =
    biller === undefined || !isPayable
      ? undefined
      : { billerId: biller.id, ref1: statement.ref1, ref2: statement.ref2, amount: statement.netAmount };
  const qr = bill === undefined ? null : thaiQrText(bill);
  const account = await findMainAccount(db, statement.refHolder.id);
  return {
    id: statement.id,
    version: statement.version,
    feeCode: statement.feeCode,
    documentId: rows[0]?.documentId ?? '',
    module: findRequestDeclaration(app.catalogue, statement.refDocumentType)?.module ?? '',
    status: statement.refStatus,
    isPayable,
    amount: decimalNumber(statement.netAmount),
    dueDate: statement.dueDate === null ? null : wireDate(statement.dueDate),
    isOverdue: isPayable && statement.dueDate !== null && statement.dueDate < app.clock.today(),
    bankReason: statement.bankReason,
    biller: biller === undefined ? null : { id: biller.id, name: biller.name },
    ref1: statement.ref1,
    ref2: statement.ref2,
    qr,
    barcode: bill === undefined ? null : billBarcodeText(bill),
    account:
      account === undefined
        ? null
        : {
            id: account.id,
            no: maskAccount(account.accountNo),
            name: account.accountName,
            bank: [account.bank, account.bankEn ?? account.bank] as Label,
            hasConsent: account.consent !== null,
          },
    bankPage: bank.page === undefined || qr === null ? null : `${bank.page}?${new URLSearchParams({ qr }).toString()}`,
  };
}
