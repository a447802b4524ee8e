/** A fee with its papers, for tests. */
import type { RecordOf } from '#language/record.ts';
import { decimal } from '#language/values/decimal.ts';
import { getInstant } from '#language/values/instant.ts';
import { getPlainDate } from '#language/values/plainDate.ts';
import type { Biller } from '#platform/server/config.ts';
import type { PrintDocument } from '#platform/server/print/printer.ts';
import type { PaperDepartment } from '#platform/server/request/printing/paperParties.ts';
import { refsOf } from '../../billPayment.ts';
import type { LoadedStatement, Statement } from '../statement.ts';
import { invoiceData, type InvoiceContext } from './invoiceText.ts';
import { receiptData, type ReceiptContext } from './receiptText.ts';
import type { StatementLine } from './storedLines.ts';

const NOW = getInstant('2026-11-16T09:30:00+07:00');
const FEE_CODE = '6900000123';
const DUE = getPlainDate('2026-12-16');
const rowId = (last: number): string => `01a00000-0000-7000-8000-${String(last).padStart(12, '0')}`;
const common = { version: 1, isActive: true, createBy: 'system', createDate: NOW, updateBy: 'system', updateDate: NOW };

export const biller: Biller = {
  id: '099400099901101',
  name: ['กรมประมง (สาธิต)', 'Department of Fisheries (demonstration)'],
};
export const department: PaperDepartment = {
  name: ['ส่วนกลาง (กองควบคุมปัจจัยการผลิต)', 'Central office (Production Input Control Division)'],
  phone: '0 2000 0000',
  email: 'fees@fisheries.example',
};

export function statementOf(more: Partial<Statement> = {}): Statement {
  return {
    ...common,
    id: rowId(1),
    refRequest: { id: rowId(2) },
    refHolder: { id: rowId(3) },
    refDepartment: { id: rowId(4) },
    refDocumentType: 'registrationImport',
    refType: 'new',
    feeCode: FEE_CODE,
    feeDate: getPlainDate('2026-11-16'),
    dueDate: DUE,
    netAmount: decimal('2050.50'),
    refStatus: 'waitPayment',
    ...refsOf(FEE_CODE, DUE),
    refFeeRate: { id: rowId(5) },
    explanationTh: null,
    explanationEn: null,
    refChannel: null,
    payDatetime: null,
    receiptCode: null,
    refBank: null,
    bankAccount: null,
    bankReason: null,
    lines: [
      lineOf(1, {
        description: 'ค่าธรรมเนียมการขึ้นทะเบียนวัตถุอันตรายชนิดที่ 3 (นำเข้า)',
        descriptionEn: 'Registration of a hazardous substance of type 3 (import)',
        qty: 1,
        baht: '2000',
      }),
      lineOf(2, { description: 'ค่าสำเนาใบสำคัญ', descriptionEn: 'Copies of the certificate', qty: 2, baht: '25.25' }),
    ],
    ...more,
  };
}

export function lineOf(
  no: number,
  {
    qty,
    baht,
    net = baht,
    ...said
  }: { description: string; descriptionEn: string | null; qty: number; baht: string; net?: string },
): StatementLine {
  const [amount, netAmount, times] = [decimal(baht), decimal(net), decimal(qty)];
  return {
    ...common,
    id: rowId(10 + no),
    no,
    ...said,
    qty,
    dueDate: DUE,
    amount,
    netAmount,
    total: amount.times(times),
    netTotal: netAmount.times(times),
  };
}

export function receiptOf(more: Partial<RecordOf<'receipt'>> = {}): RecordOf<'receipt'> {
  return {
    ...common,
    id: rowId(6),
    refFeeStatement: { id: rowId(1) },
    refHolder: { id: rowId(3) },
    refDepartment: { id: rowId(4) },
    refDocumentType: 'registrationImport',
    book: '69001',
    number: 42,
    code: '69001/000042',
    refStatus: 'issued',
    issueDate: getPlainDate('2026-11-20'),
    amount: decimal('2050.50'),
    refChannel: 'cash',
    payerName: 'บริษัท ตัวอย่างสมุทรเคมี จำกัด',
    payerNo: '0105999900017',
    refReceiver: null,
    cancelReason: null,
    cancelDate: null,
    refCancelledBy: null,
    refReplacement: null,
    refFile: null,
    ...more,
  };
}

export function loadedStatementOf(
  statement: Statement = statementOf(),
  receipts: LoadedStatement['receipts'] = [],
): LoadedStatement {
  return {
    statement,
    requestCode: 'R03690000045',
    subject: ['ขอขึ้นทะเบียนวัตถุอันตราย เอคิว-คลอร์ 65', 'Registration of AQ-CHLOR 65'],
    holder: {
      name: ['บริษัท ตัวอย่างสมุทรเคมี จำกัด', 'Sample Samut Chemical Co., Ltd.'],
      taxNo: '0105999900017',
      email: null,
    },
    department: department.name,
    receipts,
  };
}

export const invoiceOf = (more: Partial<InvoiceContext> = {}) =>
  invoiceData({
    loaded: loadedStatementOf(),
    department,
    biller,
    lang: 'th',
    today: getPlainDate('2026-11-16'),
    emblem: null,
    ...more,
  });
export const invoiceDocument = (more: Partial<InvoiceContext> = {}): PrintDocument => ({
  template: 'modules/fee/server/paper/invoice.typ',
  data: { ...invoiceOf(more) },
});

export const receiver = {
  name: ['นางสาวปิ่นแก้ว กตัญญูธรรม', 'Miss Pinkaew Katanyutham'],
  position: ['นักวิชาการเงินและบัญชีชำนาญการ', 'Finance Officer'],
} as const;
export const receiptPaperOf = (more: Partial<ReceiptContext> = {}) =>
  receiptData({
    receipt: receiptOf(),
    loaded: loadedStatementOf(),
    department,
    authority: biller.name,
    receiver,
    replacement: null,
    isOriginal: true,
    emblem: null,
    ...more,
  });
export const receiptDocument = (more: Partial<ReceiptContext> = {}): PrintDocument => ({
  template: 'modules/fee/server/paper/receipt.typ',
  data: { ...receiptPaperOf(more) },
});
