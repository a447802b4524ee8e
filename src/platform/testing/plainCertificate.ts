/** A plain certificate that exists only in tests: how little a module writes for a paper of its own. */
import type { Label } from '#language/label.ts';
import { formCode } from '#platform/server/paper/authority.ts';
import { backPageOf } from '#platform/server/paper/backPage.ts';
import { itemBlock, numberBlocks, orBlank, tableBlock, type RowsOf } from '#platform/server/paper/blocks.ts';
import { oneLine } from '#platform/server/paper/cleanText.ts';
import { holderBlock } from '#platform/server/paper/holder.ts';
import { paperOf, type PaperSheet } from '#platform/server/request/printing/paperOf.ts';
import {
  aboutPaper,
  certificateHead,
  checkText,
  DRAFT_STAMP,
  paperMark,
  translationOf,
  validityText,
} from '#platform/server/paper/sheet.ts';
import { certifiedBy, ROOM } from '#platform/server/paper/signature.ts';

const FORM = 9;
const TITLE: Label = ['หนังสือรับรองการใช้ผลิตภัณฑ์', 'Certificate of Use of a Product'];
const WHAT: Label = ['หนังสือรับรอง', 'certificate'];

const NOTE: Label = ['รายการนี้เป็นส่วนหนึ่งของหนังสือรับรอง', 'This list is part of the certificate.'];
/** More of them stand on the back. */
const MOST_ON_FRONT = 5;
const EXAMINED: Label = ['เอกสารที่ตรวจ', 'Documents examined'];
const ON_BACK: Label = ['ตามรายการแนบท้าย', 'as listed on the back'];

export const PLAIN_TEMPLATE = 'platform/testing/plainCertificate.typ';

export const plainPaper = paperOf('toWhom', { template: PLAIN_TEMPLATE, isTranslated: true, data: plainCertificate });

export function plainCertificate(sheet: PaperSheet<'toWhom'>) {
  const { voice, document, holder, authority, issue, check, today } = sheet;
  const { say } = voice;
  const title = say(TITLE);
  const examined: RowsOf<NonNullable<typeof document.attachments>[number]> = {
    columns: [
      { title: ['เอกสาร', 'Document'], share: 1 },
      { title: ['เลขที่', 'Number'], cm: 4 },
    ],
    rows: document.attachments,
    cells: ({ refItem, documentNo }) => [say(refItem?.name), oneLine(documentNo)],
  };
  const isOnBack = (document.attachments ?? []).length > MOST_ON_FRONT;
  return {
    about: aboutPaper(voice, {
      title,
      code: issue?.code ?? null,
      day: issue?.issued ?? today,
      author: authority.department,
    }),
    code: formCode(voice, FORM),
    mark: paperMark(voice, issue),
    stamp: issue === null ? DRAFT_STAMP : null,
    check: checkText(voice, check, WHAT),
    translation: translationOf(voice, WHAT),
    ...certificateHead(sheet, { title, number: ['ที่', 'No.'], section: 36 }),
    holder: holderBlock(voice, holder, ['หนังสือฉบับนี้ออกให้แก่', 'This certificate is issued to']),
    certifies: [say(['เพื่อแสดงว่าได้ตรวจสอบรายการต่อไปนี้แล้ว ครบ 3 ข้อ', 'to certify that the following was examined.'])],
    blocks: numberBlocks(voice, [
      itemBlock(voice, { label: ['ผลิตภัณฑ์', 'Product'], text: oneLine(document.productName), strong: true }),
      itemBlock(voice, { label: ['วัตถุประสงค์', 'Purpose'], text: say(document.refPurpose?.name) }),
      itemBlock(voice, { label: ['รายละเอียด', 'Details'], text: orBlank(voice.typed(document.statement)) }),
      isOnBack
        ? itemBlock(voice, { label: EXAMINED, text: say(ON_BACK) })
        : tableBlock(voice, { label: EXAMINED, ...examined }),
    ]),
    closing: [validityText(voice, { issue, what: WHAT, room: ROOM })],
    signature: certifiedBy(sheet),
    back: isOnBack ? backPageOf(sheet, { title: EXAMINED, what: WHAT, notes: [NOTE], ...examined }) : null,
  };
}
