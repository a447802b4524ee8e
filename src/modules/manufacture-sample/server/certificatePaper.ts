/** Sample manufacture permit: every word of the paper. Where it stands is in certificate.typ. */
import type { Label } from '#language/label.ts';
import { formCode } from '#platform/server/paper/authority.ts';
import { itemBlock, numberBlocks, orBlank } from '#platform/server/paper/blocks.ts';
import { oneLine } from '#platform/server/paper/cleanText.ts';
import { declaredForm } from '#platform/server/request/printing/declaredForm.ts';
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

/** The number of the form by the ministry's rules, and the section of the law by which it is issued. */
const FORM = 1;
const SECTION = 36;
const TITLE: Label = ['ใบอนุญาตผลิตตัวอย่างวัตถุอันตราย', 'Sample manufacture permit'];
/** What the paper calls itself. */
const WHAT: Label = ['หนังสือรับรอง', 'certificate'];

export const CERTIFICATE_TEMPLATE = 'modules/manufacture-sample/server/certificate.typ';

export const certificatePaper = paperOf('manufactureSample', {
  template: CERTIFICATE_TEMPLATE,
  isTranslated: true,
  form: declaredForm,
  data: certificateData,
});

export function certificateData(sheet: PaperSheet<'manufactureSample'>) {
  const { format, document, holder, authority, issue, check, today } = sheet;
  const { labelText } = format;
  const title = labelText(TITLE);
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
    ...certificateHead(sheet, { title, number: ['ที่', 'No.'], section: SECTION }),
    holder: holderBlock(format, holder, ['หนังสือฉบับนี้ออกให้แก่', 'This certificate is issued to']),
    certifies: [labelText(['เพื่อแสดงว่าได้ตรวจสอบรายการต่อไปนี้แล้ว', 'to certify that the following was examined.'])],
    blocks: numberBlocks(format, [
      itemBlock(format, { label: ['เรื่อง', 'Subject'], text: oneLine(document.subject), strong: true }),
      itemBlock(format, { label: ['รายละเอียด', 'Details'], text: orBlank(format.proseLines(document.details)) }),
    ]),
    closing: [validityText(format, { issue, what: WHAT, room: BLANK })],
    signature: certificateSignature(sheet),
  };
}
