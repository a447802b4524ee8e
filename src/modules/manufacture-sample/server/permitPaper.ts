/** The texts of a sample permit. In English it is a translation, and states so. */
import type { Label } from '#language/label.ts';
import type { NamedRecord } from '#language/namedRecord.ts';
import { formCode } from '#platform/server/paper/authority.ts';
import { backPageOf } from '#platform/server/paper/backPage.ts';
import { itemBlock, numberBlocks, orBlank, tableBlock, type TableRows } from '#platform/server/paper/blocks.ts';
import { inBrackets, joined, oneLine } from '#platform/server/paper/cleanText.ts';
import { holderBlock } from '#platform/server/paper/holder.ts';
import { namedAddressText } from '#platform/server/paper/namedAddress.ts';
import type { PaperFormatter } from '#platform/server/paper/paperFormatter.ts';
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
import { declaredFormWith } from '#platform/server/request/printing/declaredForm.ts';
import { paperOf, type PaperSheet } from '#platform/server/request/printing/paperOf.ts';

/** By analogy with the forms of other departments for samples; the ministry's rules decide. */
const APPLICATION_FORM = 12;
const PERMIT_FORM = 13;
const SECTION = 36;
const TITLE: Label = ['ใบอนุญาตผลิตตัวอย่างวัตถุอันตราย', 'Sample Manufacture Permit'];
const WHAT: Label = ['ใบอนุญาต', 'permit'];
/** More products are listed on the back. */
const FRONT_PRODUCTS = 2;

export const PERMIT_TEMPLATE = 'modules/manufacture-sample/server/permit.typ';

export const permitPaper = paperOf('manufactureSample', {
  template: PERMIT_TEMPLATE,
  isTranslated: true,
  form: declaredFormWith({ forms: { new: APPLICATION_FORM, change: APPLICATION_FORM } }),
  data: permitData,
});

type Permit = NamedRecord<'manufactureSample'>;
type Product = NamedRecord<'manufactureSampleProduct'>;

export function permitData(sheet: PaperSheet<'manufactureSample'>) {
  const { format, document, holder, authority, issue, check, today } = sheet;
  const translation = translationOf(format, WHAT);
  const title = format.labelText(TITLE);
  const products = document.products ?? [];
  const isOnBack = products.length > FRONT_PRODUCTS;
  return {
    about: describePaper(format, {
      title: joined([title, translation?.mark ?? ''], ' – '),
      code: issue?.code ?? null,
      day: issue?.issued ?? today,
      author: authority.department,
    }),
    code: formCode(format, PERMIT_FORM),
    mark: paperMark(format, issue),
    stamp: issue === null ? DRAFT_STAMP : null,
    check: checkText(format, check, WHAT),
    translation,
    ...certificateHead(sheet, { title, number: ['เลขที่', 'No.'], section: SECTION }),
    holder: holderBlock(format, holder, ['อนุญาตให้', 'Permission is granted to']),
    permits: [
      format.labelText([
        'ผลิตตัวอย่างวัตถุอันตรายที่ยังไม่ได้ขึ้นทะเบียนตามรายการต่อไปนี้ โดยต้องปฏิบัติตามเงื่อนไขท้ายใบอนุญาตนี้',
        'to manufacture samples of hazardous substances that are not registered yet, as follows, on the conditions below.',
      ]),
    ],
    blocks: numberBlocks(format, [
      isOnBack
        ? itemBlock(format, {
            label: ['ผลิตภัณฑ์', 'Products'],
            text: format.labelText([
              `${products.length} รายการ ตามรายการแนบท้ายใบอนุญาตนี้`,
              `${products.length} products, listed in the attachment to this permit`,
            ]),
            strong: true,
          })
        : tableBlock(format, { label: ['ผลิตภัณฑ์', 'Products'], ...productTable(format, products) }),
      itemBlock(format, {
        label: ['ใช้ตัวอย่างเพื่อ', 'Use of the sample'],
        text: format.labelText(document.refUsage?.name),
      }),
      itemBlock(format, {
        label: ['วัตถุประสงค์', 'Objective'],
        text: orBlank(format.proseLines(document.objective)),
      }),
      itemBlock(format, { label: ['สถานที่ผลิต', 'Place of manufacture'], text: placeOf(format, document) }),
      itemBlock(format, { label: ['ระยะเวลาที่ผลิต', 'Period of manufacture'], text: periodOf(format, document) }),
    ]),
    conditions: {
      title: format.labelText(['เงื่อนไข', 'Conditions']),
      items: CONDITIONS.map((condition, index) => ({
        number: `(${format.count(index + 1)})`,
        text: format.labelText(condition),
      })),
    },
    closing: [validityText(format, { issue, what: WHAT, room: BLANK })],
    signature: certificateSignature(sheet),
    back: isOnBack
      ? backPageOf(sheet, {
          title: ['รายการผลิตภัณฑ์ที่อนุญาตให้ผลิตเป็นตัวอย่าง', 'Products that may be manufactured as samples'],
          what: WHAT,
          ...productTable(format, products),
        })
      : null,
  };
}

const CONDITIONS: readonly Label[] = [
  [
    'ต้องผลิตไม่เกินปริมาณ ณ สถานที่ และภายในระยะเวลาที่ระบุในใบอนุญาตนี้',
    'No more than the stated quantities shall be made, at the stated place and within the stated period.',
  ],
  [
    'ต้องใช้ตัวอย่างเพื่อการที่ระบุในใบอนุญาตนี้เท่านั้น ห้ามขาย จำหน่าย หรือแจกจ่าย',
    'The samples shall be used only for the stated purpose, and shall not be sold or given away.',
  ],
  [
    'ต้องทำลายหรือกำจัดตัวอย่างที่เหลือตามวิธีที่แจ้งไว้ และเก็บหลักฐานไว้ให้พนักงานเจ้าหน้าที่ตรวจสอบ',
    'What is left shall be destroyed or disposed of as stated in the application, with a record that the competent official can inspect.',
  ],
  [
    'ใบอนุญาตนี้ต่ออายุไม่ได้ และสิ้นสุดเมื่อออกทะเบียนที่ใช้ตัวอย่างนี้ประกอบคำขอ',
    'This permit is not renewed. It ends when the registration is issued for which the samples were made.',
  ],
];

function productTable(format: PaperFormatter, rows: readonly Product[]): TableRows<Product> {
  return {
    columns: [
      { title: ['ผลิตภัณฑ์', 'Product'], share: 5 },
      { title: ['วัตถุอันตรายและสารสำคัญ', 'Hazardous substance and content'], share: 6 },
      { title: ['ปริมาณ', 'Quantity'], cm: 2.6 },
      { title: ['การบรรจุ', 'Packages'], cm: 2.9 },
    ],
    rows,
    cells: (row) => [
      [oneLine(row.nameTh), oneLine(row.nameEn)],
      [
        joined([
          format.labelText(row.refHazObject?.name),
          inBrackets(unbroken(format.labelText(row.refHazType?.name))),
        ]),
        format.labelText(row.refSubStance?.name),
        unbroken(joined([format.number(row.content), format.labelText(row.refUnit?.name)])),
      ],
      quantityOf(format, row),
      `${format.count(row.packageCount ?? 0)} × ${oneLine(row.packageSize)}`,
    ],
  };
}

/** Stays on one line. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00A0');
}

/** In the unit of the application; in kilograms or litres too, if that is another unit. */
function quantityOf(format: PaperFormatter, row: Product): readonly string[] {
  const { number, labelText } = format;
  const amount = row.kilograms ?? row.litres;
  const isSame = amount === null || row.quantity === null || amount.eq(row.quantity);
  return [
    joined([number(row.quantity), labelText(row.refQuantityUnit?.name)]),
    ...(isSame
      ? []
      : [`(${number(amount)} ${labelText(row.kilograms === null ? ['ลิตร', 'litres'] : ['กิโลกรัม', 'kg'])})`]),
  ];
}

/** A certified place by the name and the number of its certificate. */
function placeOf(format: PaperFormatter, document: Permit): readonly string[] {
  const { placeName, placeNameTh, placeNameEn, placeNumber } = document;
  const name =
    placeNumber === null ? placeName : format.labelText([placeNameTh ?? '', placeNameEn ?? placeNameTh ?? '']);
  const certificate =
    placeNumber === null
      ? ''
      : `${format.labelText(['หนังสือรับรองสถานที่ผลิต เลขที่', 'Place certificate No.'])} ${placeNumber}`;
  return [oneLine(name), certificate, namedAddressText(format, document)].filter((line) => line !== '');
}

function periodOf({ labelText, longDate }: PaperFormatter, { madeFrom, madeTo }: Permit): string {
  if (madeFrom === null || madeTo === null) return '';
  return labelText([
    `วันที่ ${longDate(madeFrom)} ถึงวันที่ ${longDate(madeTo)}`,
    `From ${longDate(madeFrom)} to ${longDate(madeTo)}`,
  ]);
}
