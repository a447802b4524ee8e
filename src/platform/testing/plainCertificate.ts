/** A plain certificate that exists only in tests: shows how little code a module needs for a paper of its own. */
import type { Label } from '#language/label.ts';
import { formCode } from '#platform/server/paper/authority.ts';
import { backPageOf } from '#platform/server/paper/backPage.ts';
import { itemBlock, numberBlocks, orBlank, tableBlock, type TableRows } from '#platform/server/paper/blocks.ts';
import { oneLine } from '#platform/server/paper/cleanText.ts';
import { holderBlock } from '#platform/server/paper/holder.ts';
import { paperOf, type PaperSheet } from '#platform/server/request/printing/paperOf.ts';
import {
  describePaper,
  certificateHead,
  checkText,
  DRAFT_STAMP,
  paperMark,
  translationOf,
  validityText,
} from '#platform/server/paper/paperTexts.ts';
import { certificateSignature, BLANK } from '#platform/server/paper/signature.ts';

const FORM = 9;
const TITLE: Label = ['หนังสือรับรองการใช้ผลิตภัณฑ์', 'Certificate of Use of a Product'];
const WHAT: Label = ['หนังสือรับรอง', 'certificate'];

const NOTE: Label = ['รายการนี้เป็นส่วนหนึ่งของหนังสือรับรอง', 'This list is part of the certificate.'];
/** Further rows are on the back. */
const MOST_ON_FRONT = 5;
const EXAMINED: Label = ['เอกสารที่ตรวจ', 'Documents examined'];
const ON_BACK: Label = ['ตามรายการแนบท้าย', 'as listed on the back'];

export const PLAIN_TEMPLATE = 'platform/testing/plainCertificate.typ';

export const plainPaper = paperOf('toWhom', { template: PLAIN_TEMPLATE, isTranslated: true, data: plainCertificate });

export function plainCertificate(sheet: PaperSheet<'toWhom'>) {
  const { format, document, holder, authority, issue, check, today } = sheet;
  const { labelText } = format;
  const title = labelText(TITLE);
  const examined: TableRows<NonNullable<typeof document.attachments>[number]> = {
    columns: [
      { title: ['เอกสาร', 'Document'], share: 1 },
      { title: ['เลขที่', 'Number'], cm: 4 },
    ],
    rows: document.attachments,
    cells: ({ refItem, documentNo }) => [labelText(refItem?.name), oneLine(documentNo)],
  };
  const isOnBack = (document.attachments ?? []).length > MOST_ON_FRONT;
  return {
    about: describePaper(format, {
      title,
      code: issue?.code ?? null,
      day: issue?.issued ?? today,
      author: authority.department,
    }),
    code: formCode(format, FORM),
    mark: paperMark(format, issue),
    stamp: issue === null ? DRAFT_STAMP : null,
    check: checkText(format, check, WHAT),
    translation: translationOf(format, WHAT),
    ...certificateHead(sheet, { title, number: ['ที่', 'No.'], section: 36 }),
    holder: holderBlock(format, holder, ['หนังสือฉบับนี้ออกให้แก่', 'This certificate is issued to']),
    certifies: [
      labelText(['เพื่อแสดงว่าได้ตรวจสอบรายการต่อไปนี้แล้ว ครบ 3 ข้อ', 'to certify that the following was examined.']),
    ],
    blocks: numberBlocks(format, [
      itemBlock(format, { label: ['ผลิตภัณฑ์', 'Product'], text: oneLine(document.productName), strong: true }),
      itemBlock(format, { label: ['วัตถุประสงค์', 'Purpose'], text: labelText(document.refPurpose?.name) }),
      itemBlock(format, { label: ['รายละเอียด', 'Details'], text: orBlank(format.proseLines(document.statement)) }),
      isOnBack
        ? itemBlock(format, { label: EXAMINED, text: labelText(ON_BACK) })
        : tableBlock(format, { label: EXAMINED, ...examined }),
    ]),
    closing: [validityText(format, { issue, what: WHAT, room: BLANK })],
    signature: certificateSignature(sheet),
    back: isOnBack ? backPageOf(sheet, { title: EXAMINED, what: WHAT, notes: [NOTE], ...examined }) : null,
  };
}
