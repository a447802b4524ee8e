/** The columns of a list of fees, for every file format. */
import { valueColumn } from '#platform/server/request/report/reportColumns.ts';

export const feeColumns = [
  valueColumn(['เลขที่ใบแจ้ง', 'Fee number'], 'feeCode'),
  valueColumn(['คำขอ', 'Request'], 'refRequest.requestCode'),
  valueColumn(['ผู้ประกอบการ', 'Operator'], 'refHolder'),
  valueColumn(['ประเภทเอกสาร', 'Document type'], 'refDocumentType'),
  valueColumn(['ประเภทคำขอ', 'Request type'], 'refType'),
  valueColumn(['จำนวนเงิน (บาท)', 'Amount (baht)'], 'netAmount'),
  valueColumn(['วันที่แจ้ง', 'Charged on'], 'feeDate'),
  valueColumn(['ชำระภายใน', 'Due'], 'dueDate'),
  valueColumn(['ชำระเมื่อ', 'Paid'], 'payDatetime'),
  valueColumn(['ช่องทางชำระ', 'Paid by'], 'refChannel'),
  valueColumn(['เลขที่ใบเสร็จ', 'Receipt'], 'receiptCode'),
  valueColumn(['สถานะ', 'Status'], 'refStatus'),
] as const;
