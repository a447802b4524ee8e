/** What an application says, word for word: for a registration, its renewal, its change, or its end. */
import type { Label } from '#language/label.ts';
import type { Decimal } from '#language/values/decimal.ts';
import { formCode } from '#platform/server/paper/authority.ts';
import { itemBlock, NONE, numberBlocks, orBlank, tableBlock, type Unnumbered } from '#platform/server/paper/blocks.ts';
import { joined, oneLine } from '#platform/server/paper/cleanText.ts';
import { holderBlock } from '#platform/server/paper/holder.ts';
import type { FormSheet } from '#platform/server/request/printing/paperOf.ts';
import { aboutPaper, addressedTo, DECLARATION, DRAFT_STAMP, filingMark } from '#platform/server/paper/sheet.ts';
import { applicantBlock, ROOM } from '#platform/server/paper/signature.ts';
import type { Voice } from '#platform/server/paper/voice.ts';
import { toleranceOf, type ContentUnit, type ToleranceBand } from '../../tolerance.ts';
import type { Product } from './product.ts';
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

export interface ApplicationMore extends Pick<Product, 'pictograms'> {
  readonly toleranceBands: readonly ToleranceBand[];
}

/** As application.typ reads it. */
export type ApplicationData = ReturnType<typeof applicationData>;

/** The number of each form, and what it asks for. */
const FORMS = {
  new: { form: 1, title: ['คำขอขึ้นทะเบียนวัตถุอันตราย', 'Application for Registration of a Hazardous Substance'] },
  renew: { form: 3, title: ['คำขอต่ออายุใบสำคัญการขึ้นทะเบียนวัตถุอันตราย', 'Application for Renewal of a Registration'] },
  change: { form: 4, title: ['คำขอแก้ไขรายการทะเบียนวัตถุอันตราย', 'Application for Change of a Registration'] },
  cancel: { form: 5, title: ['คำขอยกเลิกการขึ้นทะเบียนวัตถุอันตราย', 'Application for Cancellation of a Registration'] },
} as const satisfies Readonly<Record<string, { readonly form: number; readonly title: Label }>>;

type ApplicationKind = keyof typeof FORMS;

export function applicationData(sheet: FormSheet<'haz'>, more: ApplicationMore) {
  const { voice, document, holder, parties, authority, filing, isByPower, today } = sheet;
  const kind = kindOf(sheet.kind);
  const { form, title: label } = FORMS[kind];
  const title = voice.say(label);
  const { number, day, mark } = filingMark(voice, filing);
  return {
    about: aboutPaper(voice, {
      title,
      code: filing?.code ?? null,
      day: filing?.filed ?? today,
      author: authority.department,
    }),
    code: formCode(voice, form),
    mark,
    stamp: filing === null ? DRAFT_STAMP : null,
    check: null,
    head: { title },
    number: { left: number, right: day },
    addressee: addressedTo(voice, { authority, unit: parties.department.name }),
    holder: holderBlock(voice, holder, ['ข้าพเจ้า', 'The applicant']),
    asks: [asksFor(sheet, kind)],
    blocks: numberBlocks(voice, blocksOf(voice, { document, ...more }, kind)),
    declaration: [voice.say(DECLARATION)],
    signature: applicantBlock(voice, {
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

function asksFor({ voice, document, registered }: FormSheet<'haz'>, kind: ApplicationKind): string {
  const operation = operationOf(voice, document);
  const number = registered ?? ROOM;
  const asked: Readonly<Record<ApplicationKind, Label>> = {
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
  return voice.say(asked[kind]);
}

type Applied = Product & Pick<ApplicationMore, 'toleranceBands'>;

/** A registration that is given up is only named. */
function blocksOf(voice: Voice, product: Applied, kind: ApplicationKind): readonly Unnumbered<ProductBlock>[] {
  const { document } = product;
  const reasons = voice.typed(document.reason);
  const reason =
    reasons.length === 0 && kind !== 'cancel'
      ? []
      : [itemBlock(voice, { label: ['เหตุผลที่ขอ', 'Reason for the request'], text: orBlank(reasons) })];
  const identity = [listedObject(voice, product), listedType(voice, product), tradeNames(voice, product)];
  if (kind === 'cancel') return [...identity, ...reason, attachments(voice, product)];
  const isImported = document.refOperation?.code !== 'manufacture';
  return [
    ...identity,
    typeOfUse(voice, product),
    purpose(voice, product),
    appearance(voice, product, [
      { label: ['เนื้อผลิตภัณฑ์', 'Homogeneity'], text: voice.say(document.refHomogeneity?.name) },
    ]),
    contents(voice, product),
    tests(voice, product),
    toxicity(voice, product),
    aquatics(voice, product),
    hazards(voice, product),
    pictograms(voice, product),
    useRates(voice, product),
    packages(voice, product),
    makers(voice, product),
    ...(isImported ? [suppliers(voice, product), importProducts(voice, product)] : []),
    distributors(voice, product),
    ...reason,
    attachments(voice, product),
  ];
}

function contents(voice: Voice, { document, toleranceBands }: Applied): Unnumbered {
  const homogeneity = document.refHomogeneity?.code;
  const allowed = (declared: Decimal | null, found: Decimal | null, unit: ContentUnit | undefined): string => {
    if (declared === null || unit === undefined || homogeneity === undefined) return '';
    const answer = toleranceOf(toleranceBands, { declared, found: found ?? declared, unit, homogeneity });
    if (answer.kind === 'unknown') return '–';
    return answer.kind === 'counted'
      ? joined([voice.say(['ไม่น้อยกว่า', 'No less than']), voice.number(answer.from)])
      : `${voice.number(answer.from)}–${voice.number(answer.to)}`;
  };
  return tableBlock(voice, {
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
      voice.bothNames(refSubStance?.name),
      [voice.number(content), voice.say(refUnit?.name)],
      allowed(content, foundContent, refUnit?.code),
      voice.number(foundContent),
      oneLine(analysisNo),
    ],
  });
}

function tests(voice: Voice, { document }: Product): Unnumbered {
  return tableBlock(voice, {
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
      voice.say(refRoute?.name),
      voice.say(refSpecies?.name),
      voice.number(ld50),
      oneLine(laboratory),
      [oneLine(reportNo), voice.shortDate(reportDate)].filter((line) => line !== ''),
    ],
  });
}

const YES: Label = ['ใช่', 'Yes'];
const NOT: Label = ['ไม่ใช่', 'No'];

function aquatics(voice: Voice, { document }: Product): Unnumbered {
  return tableBlock(voice, {
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
      voice.say(refSubAquaticType?.name),
      voice.say(refEffect?.name),
      voice.number(concentration),
      hours === null ? '' : voice.count(hours),
      voice.say(isDegradable === true ? YES : NOT),
      oneLine(reportNo),
    ],
  });
}

function hazards(voice: Voice, { document }: Product): Unnumbered {
  const stated = (document.hazards ?? []).map((hazard) => voice.say(hazard.name));
  return itemBlock(voice, {
    label: ['ความเป็นอันตรายที่ผู้ยื่นแจ้ง', 'Declared hazards'],
    text: stated.length === 0 ? voice.say(NONE) : stated,
  });
}

function useRates(voice: Voice, { document }: Product): Unnumbered {
  return tableBlock(voice, {
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
      voice.say(refProductUse?.name),
      voice.say(refSubAquaticType?.name),
      voice.typed(rate),
      withdrawalDays === null ? '–' : voice.count(withdrawalDays),
    ],
  });
}

function importProducts(voice: Voice, { document }: Product): Unnumbered {
  return tableBlock(voice, {
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
      voice.say(refCountry?.name),
    ],
  });
}

function attachments(voice: Voice, { document }: Product): Unnumbered {
  return tableBlock(voice, {
    label: ['เอกสารที่แนบมาพร้อมคำขอ', 'Documents attached'],
    columns: [
      { title: ['เอกสาร', 'Document'], share: 1 },
      { title: ['เลขที่', 'Number'], cm: 3 },
      { title: ['ลงวันที่', 'Dated'], cm: 2.8 },
      { title: ['ใช้ได้ถึง', 'Valid until'], cm: 2.8 },
    ],
    rows: document.attachments,
    cells: ({ refItem, documentNo, documentDate, documentExpiredDate }) => [
      voice.say(refItem?.name),
      orDash(oneLine(documentNo)),
      orDash(voice.shortDate(documentDate)),
      orDash(voice.shortDate(documentExpiredDate)),
    ],
  });
}

function orDash(text: string): string {
  return text === '' ? '–' : text;
}
