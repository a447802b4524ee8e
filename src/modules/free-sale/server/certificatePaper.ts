/**
 * The texts of a free-sale certificate: in English for its readers abroad, with the Thai labels beside it. Their places
 * on the page are in certificate.typ.
 */
import type { Label } from '#language/label.ts';
import { itemBlock, numberBlocks, orBlank, tableBlock } from '#platform/server/paper/blocks.ts';
import { cleanLines, oneLine, paragraphsOf } from '#platform/server/paper/cleanText.ts';
import { paperFormatterFor } from '#platform/server/paper/paperFormatter.ts';
import {
  describePaper,
  checkText,
  DRAFT_STAMP,
  emblemOf,
  paperMark,
  revisionText,
  validityText,
} from '#platform/server/paper/paperTexts.ts';
import { BLANK, certificateSignature } from '#platform/server/paper/signature.ts';
import { declaredForm } from '#platform/server/request/printing/declaredForm.ts';
import { paperOf, type PaperSheet } from '#platform/server/request/printing/paperOf.ts';

const TITLE: Label = ['หนังสือรับรองการขาย', 'CERTIFICATE OF FREE SALE'];
const COUNTRY: Label = ['ราชอาณาจักรไทย', 'Kingdom of Thailand'];
const WHAT: Label = ['หนังสือรับรอง', 'certificate'];
const ONLY_IN_FORCE: Label = [
  'และใช้ได้เท่าที่ทะเบียนทุกรายการข้างต้นยังมีผลใช้บังคับ',
  'It is valid only while every registration listed above is in force, which anybody can check at the address below.',
];

export const CERTIFICATE_TEMPLATE = 'modules/free-sale/server/certificate.typ';

export const certificatePaper = paperOf('freeSale', {
  template: CERTIFICATE_TEMPLATE,
  lang: 'en',
  form: declaredForm,
  data: certificateData,
});

export function certificateData(sheet: PaperSheet<'freeSale'>) {
  const { format, document, holder, authority, issue, check, today, emblem } = sheet;
  const thai = paperFormatterFor('th');
  const number = issue?.code ?? BLANK;
  const days: Label =
    issue === null ? [BLANK, BLANK] : [`วันที่ ${thai.longDate(issue.issued)}`, format.longDate(issue.issued)];
  const validity = { issue, what: WHAT, room: BLANK };
  return {
    about: describePaper(format, {
      title: 'Certificate of free sale',
      code: issue?.code ?? null,
      day: issue?.issued ?? today,
      author: authority.department,
    }),
    code: `Serial No. / เลขที่ ${number}`,
    mark: paperMark(format, issue),
    stamp: issue === null ? DRAFT_STAMP : null,
    check: checkText(format, check, WHAT),
    head: {
      emblem: emblemOf(format, emblem),
      title: TITLE[1],
      subtitle: [TITLE[0], sideBySide(COUNTRY)],
    },
    number: {
      left: [`Serial No. ${number}`, `เลขที่ ${number}`, revisionText(format, issue) ?? ''].filter((line) => line !== ''),
      right: [authority.department[1], authority.ministry[1], days[1], days[0]],
    },
    statement: paragraphsOf(document.statement).map((lines) => lines.join(' ')),
    blocks: numberBlocks(format, [
      itemBlock(format, {
        label: labelOf(['ผู้ถือทะเบียนและผู้ส่งออก', 'Registration holder and exporter']),
        text: [...new Set([oneLine(holder.name[1]), oneLine(holder.name[0])]), ...cleanLines(document.exporterAddress)],
        strong: true,
      }),
      itemBlock(format, {
        label: labelOf(['ผู้นำเข้าหรือหน่วยงานปลายทาง', 'Importer or authority abroad']),
        text: orBlank([...cleanLines(document.importer), ...cleanLines(document.importerAddress)]),
      }),
      itemBlock(format, {
        label: labelOf(['ประเทศปลายทาง', 'Country of destination']),
        text: format.name(document.refCountry?.name),
        strong: true,
      }),
      ...exportBlocks(sheet),
      tableBlock(format, {
        label: labelOf(['ผลิตภัณฑ์ที่รับรอง', 'Products certified']),
        columns: [
          { title: titleOf(['ผลิตภัณฑ์', 'Product']), share: 1 },
          { title: titleOf(['เลขทะเบียน', 'HAZ ID']), cm: 2.6 },
          { title: titleOf(['ชนิด', 'Type']), cm: 1.4, align: 'center' },
          { title: titleOf(['ผู้ผลิต', 'Manufacturers']), share: 1.1 },
          { title: titleOf(['ทะเบียนใช้ได้ถึง', 'Registered until']), cm: 2.3 },
        ],
        rows: document.products,
        cells: ({ nameAbroad, hazNameTh, hazNameEn, hazNumber, refHazType, makers, hazExpires }) => [
          [...new Set([nameAbroad, hazNameEn, hazNameTh].map(oneLine))].filter((name) => name !== ''),
          hazNumber ?? '',
          // The label is “Type 2”; the title of the column says that it is a type.
          (refHazType?.code ?? '').replace('type', ''),
          cleanLines(makers),
          format.shortDate(hazExpires),
        ],
      }),
    ]),
    closing: [
      `${validityText(format, validity)} ${ONLY_IN_FORCE[1]}`,
      `${validityText(thai, validity)} ${ONLY_IN_FORCE[0]}`,
    ],
    copies: `Number of originals / จำนวนฉบับ: ${document.copies ?? ''}`,
    legalisation: ['For legalisation by a ministry or consulate', 'สำหรับการรับรองนิติกรณ์'],
    signature: certificateSignature(sheet, { isEnglishOriginal: true }),
  };
}

/** Returns only the facts that the exporter has given. */
function exportBlocks({ format, document: { invoiceNo, shipmentDate, exportFact } }: PaperSheet<'freeSale'>) {
  const facts: readonly (readonly [Label, readonly string[]])[] = [
    [['เลขที่ใบกำกับสินค้าหรือสัญญา', 'Invoice or contract'], cleanLines(invoiceNo)],
    [['วันที่คาดว่าจะส่งออก', 'Expected shipment'], shipmentDate === null ? [] : [format.longDate(shipmentDate)]],
    [['ปริมาณ', 'Quantity'], cleanLines(exportFact)],
  ];
  return facts
    .filter(([, lines]) => lines.length > 0)
    .map(([label, text]) => itemBlock(format, { label: labelOf(label), text }));
}

/** The paper is typeset in English, and each label has its Thai beside it. */
function labelOf(label: Label): Label {
  return [label[0], sideBySide(label)];
}

function sideBySide([th, en]: Label): string {
  return `${en} / ${th}`;
}

/** English above Thai. */
function titleOf([th, en]: Label): readonly Label[] {
  return [
    [en, en],
    [th, th],
  ];
}
