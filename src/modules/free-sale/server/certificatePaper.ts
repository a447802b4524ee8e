/**
 * The texts of a free-sale certificate: in English for its readers abroad, with the Thai labels beside it. Their places
 * on the page are in certificate.typ.
 */
import type { Label } from '#language/label.ts';
import { tableOf } from '#platform/server/paper/blocks.ts';
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
    head: { emblem: emblemOf(format, emblem), title: TITLE[1], subtitle: [TITLE[0], `${COUNTRY[1]} / ${COUNTRY[0]}`] },
    number: {
      left: [`No. / เลขที่ ${number}`, revisionText(format, issue) ?? ''].filter((line) => line !== ''),
      right: [authority.department[1], authority.ministry[1], days[1], days[0]],
    },
    statement: paragraphsOf(document.statement).map((lines) => lines.join(' ')),
    facts: factsOf(sheet),
    productsTitle: ['Products certified', 'ผลิตภัณฑ์ที่รับรอง'],
    products: {
      ...tableOf(format, {
        columns: [
          { title: titleOf(['ผลิตภัณฑ์', 'Product']), share: 1 },
          { title: titleOf(['เลขทะเบียน', 'HAZ ID']), cm: 2.5 },
          { title: titleOf(['ชนิด', 'Type']), cm: 1.3, align: 'center' },
          { title: titleOf(['ผู้ผลิต', 'Manufacturers']), share: 1.2 },
          { title: titleOf(['ทะเบียนใช้ได้ถึง', 'Registered until']), cm: 2.7 },
        ],
        rows: document.products,
        cells: ({ nameAbroad, hazNameTh, hazNameEn, hazNumber, refHazType, makers, hazExpires }) => [
          [...new Set([nameAbroad, hazNameEn, hazNameTh].map(oneLine))].filter((name) => name !== ''),
          hazNumber ?? '',
          // The label is “Type 2”; the title of the column says that it is a type.
          (refHazType?.code ?? '').replace('type', ''),
          // A registration has one name of each maker; if that is the holder, its English name is known.
          cleanLines(makers).map((maker) => makerInEnglish(maker, holder.name)),
          format.shortDate(hazExpires),
        ],
      }),
    },
    closing: [
      `${validityText(format, validity)} ${ONLY_IN_FORCE[1]}`,
      `${validityText(thai, validity)} ${ONLY_IN_FORCE[0]}`,
    ],
    // On the page of the signature, so that no row can be added to the table unnoticed.
    counts: [
      `Number of products / จำนวนผลิตภัณฑ์: ${document.products?.length ?? 0}`,
      `Number of originals / จำนวนฉบับ: ${document.copies ?? ''}`,
    ].join(' · '),
    legalisation: ['For legalisation by a ministry or consulate', 'สำหรับการรับรองนิติกรณ์'],
    signature: certificateSignature(sheet, { isEnglishOriginal: true }),
  };
}

/** A maker is `name, country`. */
function makerInEnglish(maker: string, [holderTh, holderEn]: Label): string {
  const end = maker.lastIndexOf(', ');
  const name = end === -1 ? maker : maker.slice(0, end);
  return name === holderTh ? `${holderEn}${maker.slice(name.length)}` : maker;
}

/** A label in both languages, a name that stands out, and further lines. */
interface Fact {
  readonly label: readonly [en: string, th: string];
  readonly name: string;
  readonly lines: readonly string[];
}

/** Export facts are left out if the exporter has not given them. */
function factsOf({ format, document, holder }: PaperSheet<'freeSale'>): readonly Fact[] {
  const fact = ([th, en]: Label, name: string, lines: readonly string[] = []): Fact => ({
    label: [en, th],
    name,
    lines,
  });
  const { importer, importerAddress, exporterAddress, refCountry, invoiceNo, shipmentDate, exportFact } = document;
  const [english, ...inThai] = [...new Set([oneLine(holder.name[1]), oneLine(holder.name[0])])];
  const shipment = shipmentDate === null ? '' : format.longDate(shipmentDate);
  const given = [
    fact(['เลขที่ใบกำกับสินค้าหรือสัญญา', 'Invoice or contract'], oneLine(invoiceNo)),
    fact(['วันที่คาดว่าจะส่งออก', 'Expected shipment'], shipment),
    fact(['ปริมาณที่จะส่งออก', 'Quantity to be exported'], '', cleanLines(exportFact)),
  ].filter(({ name, lines }) => name !== '' || lines.length > 0);
  return [
    fact(['ผู้ถือทะเบียนและผู้ส่งออก', 'Registration holder and exporter'], english ?? '', [
      ...inThai,
      ...cleanLines(exporterAddress),
    ]),
    fact(['ผู้นำเข้าหรือหน่วยงานปลายทาง', 'Importer or authority abroad'], oneLine(importer), cleanLines(importerAddress)),
    fact(['ประเทศปลายทาง', 'Country of destination'], format.name(refCountry?.name)),
    ...given,
  ];
}

/** English above Thai. */
function titleOf([th, en]: Label): readonly Label[] {
  return [
    [en, en],
    [th, th],
  ];
}
