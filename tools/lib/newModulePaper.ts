/** The paper of a new module of requests: a template, its content, and a test that prints it. */
import { documentType } from '../../src/platform/model/businessChoices.ts';
import { labelText, listText, stringText } from './moduleTexts.ts';
import type { NewReference, NewRequestModule } from './newRequestArguments.ts';

export function templateText({ title: [, en] }: NewRequestModule): string {
  return `// ${en}: where things stand on the paper. Every word is in certificatePaper.ts.
#import "/platform/server/paper/blocks.typ": *

// The number of the form stands at the top of every page, number and QR code at its foot; a draft has a stamp across it.
#show: form-paper.with(
  data.about,
  code: data.code,
  mark: data.mark,
  stamp: data.stamp,
  check: data.check,
)

// In English it says beside the emblem that it is a translation.
#if data.translation != none { translation-mark(data.translation) }

// Emblem, title and law; then number, department and day.
#form-head(data.head)
#number-line(data.number)

// To whom it is issued, and what is certified.
#holder(data.holder)
#paragraphs(data.certifies)

// Numbered: label and value, and tables.
#blocks(data.blocks)

// In one piece, so that nobody can put a page of their own before the signature.
#together[
  #paragraphs(data.closing)
  #if data.translation == none { signature(data.signature) } else { signed-by(data.signature) }
]
`;
}

export function paperText({ name, document, type, title, references }: NewRequestModule): string {
  const form = Number(Object.entries(documentType.values).find(([code]) => code === type)?.[1].key ?? '0');
  const isListing = references.some(({ rows }) => rows !== undefined);
  return `/** ${title[1]}: every word of the paper. Where it stands is in certificate.typ. */
import type { Label } from '#language/label.ts';
import { formCode } from '#platform/server/paper/authority.ts';
import { itemBlock, numberBlocks, orBlank${isListing ? ', tableBlock' : ''} } from '#platform/server/paper/blocks.ts';
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
const FORM = ${form};
const SECTION = 36;
const TITLE: Label = ${labelText(title)};
/** What the paper calls itself. */
const WHAT: Label = ['หนังสือรับรอง', 'certificate'];

export const CERTIFICATE_TEMPLATE = 'modules/${name}/server/certificate.typ';

export const certificatePaper = paperOf('${document}', {
  template: CERTIFICATE_TEMPLATE,
  isTranslated: true,
  form: declaredForm,
  data: certificateData,
});

export function certificateData(sheet: PaperSheet<'${document}'>) {
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
${references.map(referenceBlock).join('')}    ]),
    closing: [validityText(format, { issue, what: WHAT, room: BLANK })],
    signature: certificateSignature(sheet),
  };
}
`;
}

/** By number and name, as they were when the document was chosen. */
function referenceBlock({ target, label, rows }: NewReference): string {
  const nameText = `format.name([${target}NameTh ?? '', ${target}NameEn ?? ''])`;
  if (rows === undefined) {
    const own = nameText.replaceAll(target, `document.${target}`);
    const text = listText('        ', {
      before: 'text: [',
      items: [`document.${target}Number ?? ''`, own],
      after: '],',
    });
    return `      itemBlock(format, {\n        label: ${labelText(label)},\n${text}\n      }),\n`;
  }
  return `      tableBlock(format, {
        label: ${labelText(label)},
        columns: [{ title: ['เลขที่', 'Number'], cm: 4 }, { title: ['ชื่อ', 'Name'], share: 1 }],
        rows: document.${rows.field},
        cells: ({ ${target}Number, ${target}NameTh, ${target}NameEn }) => [
          ${target}Number ?? '',
          ${nameText},
        ],
      }),
`;
}

export function reportsText({ name, document, title: [th, en], references }: NewRequestModule): string {
  const columns = references.map(({ target, label, rows }) =>
    rows === undefined
      ? `valueColumn(${labelText(label)}, '${target}Number')`
      : `rowsColumn(${labelText(label)}, '${rows.field}', {
      ofRows: ['${target}Number'],
      textOf: (row) => (row as Referring).${target}Number ?? '',
    })`,
  );
  const numbers = references.flatMap(({ target, rows }) =>
    rows === undefined ? [] : [`  readonly ${target}Number?: string | null;\n`],
  );
  return `/** ${en}: the application and the paper as they are printed, and the list for a spreadsheet. */
import { numberColumn, ${numbers.length === 0 ? '' : 'rowsColumn, '}standingColumn, valueColumn } from '#platform/server/request/report/reportColumns.ts';
import { reportCalls } from '#platform/server/request/report/reports.ts';
import { ${document} } from '../${document}.ts';
${numbers.length === 0 ? '' : `\n/** Of a row: the number of what it refers to. */\ninterface Referring {\n${numbers.join('')}}\n`}
export const reports = reportCalls({
  entity: ${document},
  name: '${name}',
  title: ${labelText([`รายงาน${th}`, `Report: ${en}`])},
  hasForm: true,
  columns: [
    numberColumn,
    valueColumn(['เลขที่', 'Number'], 'refDossier.code'),
    valueColumn(['ผู้ประกอบการ', 'Operator'], 'refHolder'),
    valueColumn(['เรื่อง', 'Subject'], 'subject'),
${columns.map((column) => `    ${column},\n`).join('')}    valueColumn(['วันที่ออก', 'Issued'], 'refRequest.approveDate'),
    valueColumn(['วันหมดอายุ', 'Expires'], 'refDossier.expireDate'),
    standingColumn,
  ],
});
`;
}

export function printTestText({ document, type, title, references }: NewRequestModule): string {
  const [th, en] = title;
  const chosen = (target: string): string =>
    `${target}Number: 'NO-1/2569', ${target}NameTh: 'เอคิว-คลอร์ 65', ${target}NameEn: 'AQ-CHLOR 65'`;
  const alone = (target: string): string => `  ${chosen(target).replaceAll(', ', ',\n  ')},\n`;
  const referred = references
    .map(({ target, rows }) =>
      rows === undefined ? alone(target) : `  ${rows.field}: [{ id: 'row', ${chosen(target)} }],\n`,
    )
    .join('');
  const isReferring = references.length > 0;
  const thai = [
    th,
    'SP6900001',
    'บริษัท ตัวอย่างสมุทรเคมี จำกัด',
    'Lot 7',
    'ครบ ๓ รายการ',
    ...(isReferring ? ['NO-1/2569', 'เอคิว-คลอร์ 65'] : []),
  ];
  const english = [
    en,
    'Translation',
    'Sample Samut Chemical Co., Ltd.',
    'Lot 7',
    ...(isReferring ? ['AQ-CHLOR 65'] : []),
  ];
  return `/** ${en}: what the paper says, and that all of it is printed. */
import { afterAll, expect, it } from 'vitest';
import { createLog } from '#platform/server/log.ts';
import { createPrinter } from '#platform/server/print/printer.ts';
import { namedSpecimen, paperSheet } from '#platform/testing/paperSheets.ts';
import { CERTIFICATE_TEMPLATE, certificateData } from './certificatePaper.ts';

const printer = createPrinter({ log: createLog({ level: 'silent' }), isBrief: true, processes: 1 });
afterAll(() => printer.close());

const stored = {
  id: 'document',
  refDocumentType: '${type}',
  subject: 'Lot 7',
  details: 'ตรวจแล้วครบ 3 รายการ',
${referred}};

type Sheet = Parameters<typeof paperSheet<'${document}'>>[1];
const dataOf = (more: Sheet = {}) => certificateData(paperSheet(namedSpecimen('${document}', stored), more));
const saidIn = (more?: Sheet): string => JSON.stringify(dataOf(more));
const print = (data: Readonly<Record<string, unknown>>): Promise<Buffer> =>
  printer.print({ template: CERTIFICATE_TEMPLATE, data });

it('says in Thai, with Thai digits, what it is, whose it is and what is certified', () => {
  const text = saidIn();
${listText('  ', { before: 'const all = [', items: thai.map(stringText), after: '];' })}
  expect(all.filter((said) => !text.includes(said))).toEqual([]);
});

it('says the same in English, and that it is a translation', () => {
  const text = saidIn({ lang: 'en' });
${listText('  ', { before: 'const all = [', items: english.map(stringText), after: '];' })}
  expect(all.filter((said) => !text.includes(said))).toEqual([]);
});

it('is marked as a draft until it is issued', () => {
  const text = saidIn({ issue: null, check: null });
  expect(text).toContain('ฉบับร่าง');
  expect(text).not.toContain('SP6900001');
});

it.each(['th', 'en'] as const)('is a PDF for the archive, titled by its number: %s', async (lang) => {
  const text = (await print({ ...dataOf({ lang }) })).toString('utf8');
  expect(text).toContain('<pdfaid:part>2</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>');
  expect(text).toContain('SP6900001 – ');
});

it('is printed with everything that it says: without any part of it the template stops', async () => {
  const { ...data }: Readonly<Record<string, unknown>> = dataOf();
  for (const part of Object.keys(data)) {
    const others = Object.fromEntries(Object.entries(data).filter(([name]) => name !== part));
    await expect(print(others), part).rejects.toThrow('printFailed');
  }
});
`;
}
