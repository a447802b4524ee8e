/** The texts of an application: for a registration, its renewal, its change, or its end. */
import type { Label } from '#language/label.ts';
import type { Decimal } from '#language/values/decimal.ts';
import { formCode } from '#platform/server/paper/authority.ts';
import {
  itemBlock,
  NONE_LABEL,
  numberBlocks,
  orBlank,
  tableBlock,
  type UnnumberedBlock,
} from '#platform/server/paper/blocks.ts';
import { joined, oneLine } from '#platform/server/paper/cleanText.ts';
import { holderBlock } from '#platform/server/paper/holder.ts';
import type { FormSheet } from '#platform/server/request/printing/paperOf.ts';
import { describePaper, addressedTo, DECLARATION, DRAFT_STAMP, filingMark } from '#platform/server/paper/paperTexts.ts';
import { applicantSignature, BLANK } from '#platform/server/paper/signature.ts';
import type { PaperFormatter } from '#platform/server/paper/paperFormatter.ts';
import { toleranceOf, type ContentUnit, type ToleranceBand } from '../../tolerance.ts';
import type { PrintedProduct } from './printedProduct.ts';
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
  suppliers,
  toxicity,
  tradeNames,
  typeOfUse,
  type ProductBlock,
} from './productBlocks.ts';

export interface ApplicationMore extends Pick<PrintedProduct, 'pictograms'> {
  readonly toleranceBands: readonly ToleranceBand[];
}

/** The data that application.typ reads. */
export type ApplicationData = ReturnType<typeof applicationData>;

/** The number of each form, and what it requests. */
const FORMS = {
  new: { form: 1, title: ['คำขอขึ้นทะเบียนวัตถุอันตราย', 'Application for Registration of a Hazardous Substance'] },
  renew: { form: 3, title: ['คำขอต่ออายุใบสำคัญการขึ้นทะเบียนวัตถุอันตราย', 'Application for Renewal of a Registration'] },
  change: { form: 4, title: ['คำขอแก้ไขรายการทะเบียนวัตถุอันตราย', 'Application for Change of a Registration'] },
  cancel: { form: 5, title: ['คำขอยกเลิกการขึ้นทะเบียนวัตถุอันตราย', 'Application for Cancellation of a Registration'] },
} as const satisfies Readonly<Record<string, { readonly form: number; readonly title: Label }>>;

type ApplicationKind = keyof typeof FORMS;

export function applicationData(sheet: FormSheet<'haz'>, more: ApplicationMore) {
  const { format, document, holder, parties, authority, filing, isByPower, today } = sheet;
  const kind = kindOf(sheet.kind);
  const { form, title: label } = FORMS[kind];
  const title = format.labelText(label);
  const { number, day, mark } = filingMark(format, filing);
  return {
    about: describePaper(format, {
      title,
      code: filing?.code ?? null,
      day: filing?.filed ?? today,
      author: authority.department,
    }),
    code: formCode(format, form),
    mark,
    stamp: filing === null ? DRAFT_STAMP : null,
    check: null,
    head: { title },
    number: { left: number, right: day },
    addressee: addressedTo(format, { authority, unit: parties.department.name }),
    holder: holderBlock(format, holder, ['ข้าพเจ้า', 'The applicant']),
    asks: [requestSentence(sheet, kind)],
    blocks: numberBlocks(format, blocksOf(format, { document, ...more }, kind)),
    declaration: [format.labelText(DECLARATION)],
    signature: applicantSignature(format, {
      applicant: parties.signatory,
      holder: holder.name,
      isByPower,
      signedOn: filing?.isSigned === true ? filing.filed : null,
    }),
  };
}

function kindOf(kind: string): ApplicationKind {
  return Object.hasOwn(FORMS, kind) ? (kind as ApplicationKind) : 'new';
}

function requestSentence({ format, document, registered }: FormSheet<'haz'>, kind: ApplicationKind): string {
  const operation = operationOf(format, document);
  const number = registered ?? BLANK;
  const requestTexts: Readonly<Record<ApplicationKind, Label>> = {
    new: [
      `ขอขึ้นทะเบียนวัตถุอันตรายเพื่อการ${operation} ตามรายการต่อไปนี้`,
      `applies for registration of the hazardous substance described below, for ${operation.toLowerCase()}.`,
    ],
    renew: [
      `ขอต่ออายุใบสำคัญการขึ้นทะเบียนเลขที่ ${number} เพื่อการ${operation} ตามรายการต่อไปนี้`,
      `applies for renewal of registration No. ${number}, for ${operation.toLowerCase()}, as described below.`,
    ],
    change: [
      `ขอแก้ไขรายการทะเบียนเลขที่ ${number} เพื่อการ${operation} ให้เป็นตามรายการต่อไปนี้`,
      `applies for registration No. ${number}, for ${operation.toLowerCase()}, to be changed to what is described below.`,
    ],
    cancel: [
      `ขอยกเลิกทะเบียนเลขที่ ${number} เพื่อการ${operation} ของผลิตภัณฑ์ต่อไปนี้`,
      `applies for cancellation of registration No. ${number}, for ${operation.toLowerCase()}, of the product below.`,
    ],
  };
  return format.labelText(requestTexts[kind]);
}

type AppliedProduct = PrintedProduct & Pick<ApplicationMore, 'toleranceBands'>;

/** A registration that is given up is only named. */
function blocksOf(
  format: PaperFormatter,
  product: AppliedProduct,
  kind: ApplicationKind,
): readonly UnnumberedBlock<ProductBlock>[] {
  const { document } = product;
  const reasons = format.proseLines(document.reason);
  const reason =
    reasons.length === 0 && kind !== 'cancel'
      ? []
      : [itemBlock(format, { label: ['เหตุผลที่ขอ', 'Reason for the request'], text: orBlank(reasons) })];
  const identity = [listedObject(format, product), listedType(format, product), tradeNames(format, product)];
  if (kind === 'cancel') return [...identity, ...reason, attachments(format, product)];
  const isImported = document.refOperation?.code !== 'manufacture';
  return [
    ...identity,
    typeOfUse(format, product),
    purpose(format, product),
    appearance(format, product, [
      { label: ['เนื้อผลิตภัณฑ์', 'Homogeneity'], text: format.labelText(document.refHomogeneity?.name) },
    ]),
    contents(format, product),
    tests(format, product),
    toxicity(format, product),
    aquatics(format, product),
    hazards(format, product),
    pictograms(format, product),
    useRates(format, product),
    packages(format, product),
    makers(format, product),
    ...(isImported ? [suppliers(format, product), importProducts(format, product)] : []),
    distributors(format, product),
    ...reason,
    attachments(format, product),
  ];
}

function contents(format: PaperFormatter, { document, toleranceBands }: AppliedProduct): UnnumberedBlock {
  const homogeneity = document.refHomogeneity?.code;
  const allowed = (declared: Decimal | null, found: Decimal | null, unit: ContentUnit | undefined): string => {
    if (declared === null || unit === undefined || homogeneity === undefined) return '';
    const answer = toleranceOf(toleranceBands, { declared, found: found ?? declared, unit, homogeneity });
    if (answer.kind === 'unknown') return '–';
    return answer.kind === 'counted'
      ? joined([format.labelText(['ไม่น้อยกว่า', 'No less than']), format.number(answer.from)])
      : `${format.number(answer.from)}–${format.number(answer.to)}`;
  };
  return tableBlock(format, {
    label: ['สารสำคัญ ปริมาณที่ระบุ และผลวิเคราะห์', 'Active substances, declared and found'],
    columns: [
      { title: ['สารสำคัญ', 'Active substance'], share: 1 },
      { title: ['ปริมาณที่ระบุ', 'Declared'], cm: 2.7 },
      {
        title: [
          ['เกณฑ์', 'Content'],
          ['ที่ยอมรับ', 'allowed'],
        ],
        cm: 2.4,
      },
      {
        title: [
          ['ปริมาณ', 'Content'],
          ['ที่วิเคราะห์ได้', 'found'],
        ],
        cm: 2.5,
      },
      {
        title: [
          ['เลขที่', 'Analysis'],
          ['ผลวิเคราะห์', 'number'],
        ],
        cm: 2.7,
      },
    ],
    rows: document.mainSubStances,
    cells: ({ refSubStance, content, foundContent, refUnit, analysisNo }) => [
      format.bothNames(refSubStance?.name),
      [format.number(content), format.labelText(refUnit?.name)],
      allowed(content, foundContent, refUnit?.code),
      format.number(foundContent),
      oneLine(analysisNo),
    ],
  });
}

function tests(format: PaperFormatter, { document }: PrintedProduct): UnnumberedBlock {
  return tableBlock(format, {
    label: ['ผลทดสอบความเป็นพิษเฉียบพลัน', 'Tests of acute toxicity'],
    columns: [
      { title: ['ทางที่ได้รับ', 'Route'], cm: 2.3 },
      { title: ['สัตว์ทดลอง', 'Animal'], cm: 2.3 },
      {
        title: [
          ['LD50', 'LD50'],
          ['(มก./กก.)', '(mg/kg)'],
        ],
        cm: 2.1,
        align: 'right',
      },
      { title: ['ห้องปฏิบัติการ', 'Laboratory'], share: 1 },
      { title: ['รายงาน', 'Report'], cm: 3.2 },
    ],
    rows: document.tests,
    cells: ({ refRoute, refSpecies, ld50, laboratory, reportNo, reportDate }) => [
      format.labelText(refRoute?.name),
      format.labelText(refSpecies?.name),
      format.number(ld50),
      oneLine(laboratory),
      [oneLine(reportNo), format.shortDate(reportDate)].filter((line) => line !== ''),
    ],
  });
}

const YES: Label = ['ใช่', 'Yes'];
const NOT: Label = ['ไม่ใช่', 'No'];

function aquatics(format: PaperFormatter, { document }: PrintedProduct): UnnumberedBlock {
  return tableBlock(format, {
    label: ['ความเป็นพิษต่อสิ่งมีชีวิตในน้ำ', 'Toxicity to aquatic life'],
    columns: [
      { title: ['สิ่งมีชีวิต', 'Aquatic life'], share: 1 },
      { title: ['ผลที่วัด', 'Effect'], share: 1.4 },
      {
        title: [
          ['ความเข้มข้น', 'Concentration'],
          ['(มก./ลิตร)', '(mg/L)'],
        ],
        cm: 2.4,
        align: 'right',
      },
      {
        title: [
          ['ระยะเวลา', 'Duration'],
          ['(ชั่วโมง)', '(hours)'],
        ],
        cm: 2,
        align: 'right',
      },
      {
        title: [
          ['ย่อยสลาย', 'Rapidly'],
          ['ได้เร็ว', 'degradable'],
        ],
        cm: 2,
        align: 'center',
      },
      { title: ['รายงาน', 'Report'], cm: 2.3 },
    ],
    rows: document.aquatics,
    cells: ({ refSubAquaticType, refEffect, concentration, hours, isDegradable, reportNo }) => [
      format.labelText(refSubAquaticType?.name),
      format.labelText(refEffect?.name),
      format.number(concentration),
      hours === null ? '' : format.count(hours),
      format.labelText(isDegradable === true ? YES : NOT),
      oneLine(reportNo),
    ],
  });
}

function hazards(format: PaperFormatter, { document }: PrintedProduct): UnnumberedBlock {
  const stated = (document.hazards ?? []).map((hazard) => format.labelText(hazard.name));
  return itemBlock(format, {
    label: ['ความเป็นอันตรายที่ผู้ยื่นแจ้ง', 'Declared hazards'],
    text: stated.length === 0 ? format.labelText(NONE_LABEL) : stated,
  });
}

function useRates(format: PaperFormatter, { document }: PrintedProduct): UnnumberedBlock {
  return tableBlock(format, {
    label: ['อัตราการใช้', 'Use rates'],
    columns: [
      { title: ['ใช้เพื่อ', 'Used for'], cm: 3.4 },
      { title: ['สัตว์น้ำที่ใช้', 'Target species'], cm: 2.6 },
      { title: ['อัตราและวิธีใช้', 'Rate and method'], share: 1 },
      {
        title: [
          ['ระยะหยุดใช้', 'Withdrawal'],
          ['(วัน)', '(days)'],
        ],
        cm: 2.4,
        align: 'right',
      },
    ],
    rows: document.useRates,
    cells: ({ refProductUse, refSubAquaticType, rate, withdrawalDays }) => [
      format.labelText(refProductUse?.name),
      format.labelText(refSubAquaticType?.name),
      format.proseLines(rate),
      withdrawalDays === null ? '–' : format.count(withdrawalDays),
    ],
  });
}

function importProducts(format: PaperFormatter, { document }: PrintedProduct): UnnumberedBlock {
  return tableBlock(format, {
    label: ['สินค้าที่นำเข้า', 'Products as imported'],
    columns: [
      { title: ['ชื่อสินค้า', 'Name'], share: 1 },
      { title: ['พิกัดศุลกากร', 'Tariff code'], cm: 3.6 },
      { title: ['ประเทศต้นทาง', 'Country of origin'], cm: 4 },
    ],
    rows: document.importProducts,
    cells: ({ name, refCoordinateCustoms, refCountry }) => [
      oneLine(name),
      refCoordinateCustoms?.code ?? '–',
      format.labelText(refCountry?.name),
    ],
  });
}

function attachments(format: PaperFormatter, { document }: PrintedProduct): UnnumberedBlock {
  return tableBlock(format, {
    label: ['เอกสารที่แนบมาพร้อมคำขอ', 'Documents attached'],
    columns: [
      { title: ['เอกสาร', 'Document'], share: 1 },
      { title: ['เลขที่', 'Number'], cm: 3 },
      { title: ['ลงวันที่', 'Dated'], cm: 2.8 },
      { title: ['ใช้ได้ถึง', 'Valid until'], cm: 2.8 },
    ],
    rows: document.attachments,
    cells: ({ refItem, documentNo, documentDate, documentExpiredDate }) => [
      format.labelText(refItem?.name),
      orDash(oneLine(documentNo)),
      orDash(format.shortDate(documentDate)),
      orDash(format.shortDate(documentExpiredDate)),
    ],
  });
}

function orDash(text: string): string {
  return text === '' ? '–' : text;
}
