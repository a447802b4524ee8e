/** The texts of a certificate of registration. In English it is a translation, and states so. */
import type { Label } from '#language/label.ts';
import { formCode } from '#platform/server/paper/authority.ts';
import { numberBlocks } from '#platform/server/paper/blocks.ts';
import { joined } from '#platform/server/paper/cleanText.ts';
import { holderBlock } from '#platform/server/paper/holder.ts';
import type { PaperSheet } from '#platform/server/request/printing/paperOf.ts';
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
import type { PaperFormatter } from '#platform/server/paper/paperFormatter.ts';
import type { FormConditions } from '#platform/server/print/formData.ts';
import { conditionOf, type HazWithNames, type PrintedProduct } from './printedProduct.ts';
import {
  appearance,
  distributors,
  listedObject,
  listedType,
  makers,
  operationOf,
  packages,
  pictograms,
  purpose,
  ratios,
  suppliers,
  toxicity,
  tradeNames,
  typeOfUse,
} from './productBlocks.ts';

export interface CertificateMore extends Pick<PrintedProduct, 'pictograms'> {
  /** How many of its revisions are changes, including this one. */
  readonly changes: number;
}

/** The data that certificate.typ reads. */
export type CertificateData = ReturnType<typeof certificateData>;

const CERTIFICATE_FORM = 2;
const TITLE: Label = ['ใบสำคัญการขึ้นทะเบียนวัตถุอันตราย', 'Certificate of Registration of a Hazardous Substance'];
const SUBJECT: Label = ['ใบสำคัญ', 'certificate'];

export function certificateData(sheet: PaperSheet<'haz'>, { pictograms: printedPictograms, changes }: CertificateMore) {
  const {
    format,
    document,
    holder,
    authority: { department },
    issue,
    today,
    check,
  } = sheet;
  const translation = translationOf(format, SUBJECT);
  const title = format.labelText(TITLE);
  const why: Label = changes === 0 ? [' (ต่ออายุ)', ' (renewal)'] : [` (แก้ไขครั้งที่ ${changes})`, ` (change ${changes})`];
  return {
    about: describePaper(format, {
      title: joined([title, translation?.mark ?? ''], ' – '),
      code: issue?.code ?? null,
      day: issue?.issued ?? today,
      author: department,
    }),
    code: joined([translation?.mark ?? '', formCode(format, CERTIFICATE_FORM)], '  ·  '),
    mark: paperMark(format, issue, why),
    stamp: issue === null ? DRAFT_STAMP : null,
    check: checkText(format, check, SUBJECT),
    translation,
    ...certificateHead(sheet, { title, number: ['ทะเบียนเลขที่', 'Registration No.'], section: 36, why }),
    holder: holderBlock(format, holder, ['ใบสำคัญฉบับนี้ออกให้แก่', 'This certificate is issued to']),
    purpose: [purposeOf(format, document)],
    blocks: numberBlocks(format, blocksOf(format, { document, pictograms: printedPictograms })),
    conditions: conditionsOf(format, document),
    closing: [validityText(format, { issue, what: SUBJECT, room: BLANK })],
    signature: certificateSignature(sheet),
  };
}

function blocksOf(format: PaperFormatter, product: PrintedProduct) {
  const isImported = product.document.refOperation?.code !== 'manufacture';
  const all = [
    listedObject,
    listedType,
    tradeNames,
    appearance,
    ratios,
    makers,
    ...(isImported ? [suppliers] : []),
    distributors,
    typeOfUse,
    purpose,
    packages,
    pictograms,
    toxicity,
  ];
  return all.map((block) => block(format, product));
}

function purposeOf(format: PaperFormatter, document: HazWithNames): string {
  const operation = operationOf(format, document);
  return format.lang === 'th'
    ? `เพื่อแสดงว่าวัตถุอันตรายตามรายการต่อไปนี้ได้ขึ้นทะเบียนไว้แล้วเพื่อการ${operation} และผู้ถือใบสำคัญต้องปฏิบัติตามเงื่อนไขท้ายใบสำคัญนี้`
    : `to certify that the hazardous substance described below is registered for ${operation.toLowerCase()}, on the conditions that follow the description.`;
}

const CONDITIONS: readonly Label[] = [
  [
    'ต้องผลิตหรือนำเข้าวัตถุอันตรายให้ตรงตามรายการที่ขึ้นทะเบียนไว้ทุกประการ',
    'The substance shall be manufactured or imported as it is registered, in every respect.',
  ],
  ['ต้องจัดทำฉลากและเอกสารกำกับให้ตรงตามที่ได้รับความเห็นชอบ', 'Labels and leaflets shall be those that were approved.'],
  [
    'การแก้ไขรายการในทะเบียนต้องได้รับอนุญาตจากพนักงานเจ้าหน้าที่ก่อน',
    'Nothing in the registration shall be changed without the consent of the competent official.',
  ],
];

const TYPE_CONDITIONS: Readonly<Record<NonNullable<HazWithNames['refHazType']>['code'], Label | null>> = {
  type1: null,
  type2: [
    'ต้องแจ้งการดำเนินการต่อพนักงานเจ้าหน้าที่ก่อนผลิต นำเข้า ส่งออก หรือมีไว้ในครอบครอง',
    'The competent official shall be notified before the substance is manufactured, imported, exported or possessed.',
  ],
  type3: [
    'ต้องได้รับใบอนุญาตก่อนผลิต นำเข้า ส่งออก หรือมีไว้ในครอบครอง',
    'A licence is needed before the substance is manufactured, imported, exported or possessed.',
  ],
  type4: null,
};

/** The general conditions, those that the law requires for its type, and those of the list. */
function conditionsOf({ labelText, count, proseLines }: PaperFormatter, document: HazWithNames): FormConditions {
  const ofType = document.refHazType === null ? null : TYPE_CONDITIONS[document.refHazType.code];
  const listed = proseLines(conditionOf(document)).join(' ');
  const all = [
    ...[...CONDITIONS, ...(ofType === null ? [] : [ofType])].map(labelText),
    ...(listed === '' ? [] : [`${labelText(['ตามบัญชีรายชื่อ', 'By the list:'])} ${listed}`]),
  ];
  return {
    title: labelText(['เงื่อนไข', 'Conditions']),
    items: all.map((text, index) => ({ number: `(${count(index + 1)})`, text })),
  };
}
