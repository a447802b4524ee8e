/** What an application says, word for word: for a registration, its renewal, its change, or its end. */
import { inLocale, type Label, type Locale } from '#language/label.ts';
import type { Decimal } from '#language/values/decimal.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { route } from '#platform/model/businessChoices.ts';
import type { FormHolder, FormNumber, FormPaper, FormSignature } from '#platform/server/print/formData.ts';
import type { Filing } from '#platform/server/request/paper.ts';
import type { PaperParties } from '#platform/server/request/paperParties.ts';
import { aquaticEffect, contentUnit, ghsHazard, hazChecklist, homogeneity } from '../../choices.ts';
import { toleranceOf, type ContentUnit } from '../../tolerance.ts';
import { applicationForms, DEPARTMENT, formCode, OFFICIAL, type ApplicationKind } from './authority.ts';
import { numberBlocks, type Block, type Unnumbered } from './blocks.ts';
import type { Holder, Product } from './product.ts';
import { appearance, distributors, itemBlock, joined, listedObject, listedType, makers, NONE, operationOf, orBlank, packages, pictograms, purpose, suppliers, tableBlock, toxicity, tradeNames, typeOfUse } from './productBlocks.ts';
import { aboutOf, DRAFT_STAMP, holderFacts, ROOM, ROOM_FOR_NAME, signedElectronically } from './sheet.ts';
import { asTyped, voiceOf, type Voice } from './voice.ts';

export interface ApplicationContext {
  readonly product: Product;
  readonly holder: Holder;
  /** Who files it stands for the signatory. */
  readonly parties: Pick<PaperParties, 'signatory' | 'department'>;
  readonly kind: ApplicationKind;
  /** Of the registration that is renewed, changed or given up. */
  readonly registered: string | null;
  /** By a power of the holder. */
  readonly isByPower: boolean;
  /** Null of a draft. */
  readonly filing: Filing | null;
  readonly today: PlainDate;
  readonly lang: Locale;
}

/** As application.typ reads it. */
export interface ApplicationData extends FormPaper {
  readonly head: { readonly title: string };
  readonly number: FormNumber;
  readonly addressee: string;
  readonly holder: FormHolder;
  readonly asks: readonly string[];
  readonly blocks: readonly Block[];
  readonly declaration: readonly string[];
  readonly signature: FormSignature;
}

export function applicationData(context: ApplicationContext): ApplicationData {
  const { product, holder, parties, kind, filing, today, lang } = context;
  const voice = voiceOf(lang);
  const { say, longDate } = voice;
  const { form, title: label } = applicationForms[kind];
  const title = say(label);
  const number = `${say(['คำขอเลขที่', 'Request No.'])} ${filing?.code ?? ROOM}`;
  return {
    about: aboutOf(voice, { title: [filing?.code ?? say(['ฉบับร่าง', 'DRAFT']), title].join(' – '), code: filing?.code ?? null, day: filing?.filed ?? today }),
    code: formCode(form, lang),
    mark: filing === null ? say(['ฉบับร่าง ยังไม่ได้ยื่น', 'DRAFT – not filed']) : number,
    stamp: filing === null ? DRAFT_STAMP : null,
    check: null,
    head: { title },
    number: { left: number, right: `${say(['วันที่', 'Date'])} ${filing === null ? ROOM : longDate(filing.filed)}` },
    addressee: say([`เรียน  ${OFFICIAL[0]} ${DEPARTMENT[0]}`, `To the ${OFFICIAL[1]}, ${DEPARTMENT[1]}`]) + addressedTo(parties.department.name, lang),
    holder: { lead: say(['ข้าพเจ้า', 'The applicant']), name: inLocale(holder.name, lang), facts: holderFacts(voice, holder) },
    asks: [asksFor(voice, context)],
    blocks: numberBlocks(blocksOf(voice, product, kind), voice.count),
    declaration: [
      say([
        'ข้าพเจ้าขอรับรองว่าข้อความในคำขอนี้และเอกสารที่แนบมาถูกต้องและเป็นความจริงทุกประการ และทราบว่าการแจ้งข้อความอันเป็นเท็จต่อเจ้าพนักงานเป็นความผิดตามกฎหมาย',
        'The applicant declares that this application and all that is attached to it are true and complete, and knows that false statements to an official are punishable by law.',
      ]),
    ],
    signature: signatureOf(voice, context),
  };
}

/** The unit that takes it, where it is known. */
function addressedTo(name: Label, lang: Locale): string {
  const unit = inLocale(name, lang);
  return unit === '' || unit === '–' ? '' : lang === 'th' ? ` ${unit}` : `, ${unit}`;
}

function asksFor(voice: Voice, { product, kind, registered }: ApplicationContext): string {
  const operation = operationOf(voice, product);
  const number = registered ?? ROOM;
  const asked: Readonly<Record<ApplicationKind, Label>> = {
    new: [`ขอขึ้นทะเบียนวัตถุอันตรายเพื่อการ${operation} ตามรายการต่อไปนี้`, `applies for registration of the hazardous substance described below, for ${operation.toLowerCase()}.`],
    renew: [`ขอต่ออายุใบสำคัญการขึ้นทะเบียนเลขที่ ${number} เพื่อการ${operation} ตามรายการต่อไปนี้`, `applies for renewal of registration No. ${number}, for ${operation.toLowerCase()}, as described below.`],
    change: [`ขอแก้ไขรายการทะเบียนเลขที่ ${number} เพื่อการ${operation} ให้เป็นตามรายการต่อไปนี้`, `applies for registration No. ${number}, for ${operation.toLowerCase()}, to be changed to what is described below.`],
    cancel: [`ขอยกเลิกทะเบียนเลขที่ ${number} เพื่อการ${operation} ของผลิตภัณฑ์ต่อไปนี้`, `applies for cancellation of registration No. ${number}, for ${operation.toLowerCase()}, of the product below.`],
  };
  return voice.say(asked[kind]);
}

/** A registration that is given up is only named. */
function blocksOf(voice: Voice, product: Product, kind: ApplicationKind): readonly Unnumbered[] {
  const { document } = product;
  const reasons = voice.typed(document.reason);
  const reason = reasons.length === 0 && kind !== 'cancel' ? [] : [itemBlock(voice, { label: ['เหตุผลที่ขอ', 'Reason for the request'], text: orBlank(reasons) })];
  const identity = [listedObject(voice, product), listedType(voice, product), tradeNames(voice, product)];
  if (kind === 'cancel') return [...identity, ...reason, attachments(voice, product)];
  const isImported = document.refOperation !== 'manufacture';
  return [
    ...identity,
    typeOfUse(voice, product),
    purpose(voice, product),
    appearance(voice, product, [{ label: ['เนื้อผลิตภัณฑ์', 'Homogeneity'], text: voice.say(product.book.choice(homogeneity, document.refHomogeneity)) }]),
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

function contents(voice: Voice, { document, book, toleranceBands }: Product): Unnumbered {
  const allowed = (declared: Decimal | null, found: Decimal | null, unit: ContentUnit | null): string => {
    if (declared === null || unit === null || document.refHomogeneity === null) return '';
    const answer = toleranceOf(toleranceBands, { declared, found: found ?? declared, unit, homogeneity: document.refHomogeneity });
    if (answer.kind === 'unknown') return '–';
    return answer.kind === 'counted' ? joined([voice.say(['ไม่น้อยกว่า', 'No less than']), voice.number(answer.from)]) : `${voice.number(answer.from)}–${voice.number(answer.to)}`;
  };
  return tableBlock(voice, {
    label: ['สารสำคัญ ปริมาณที่ระบุ และผลวิเคราะห์', 'Active substances, declared and found'],
    columns: [
      { title: ['สารสำคัญ', 'Active substance'], share: 1 },
      { title: ['ปริมาณที่ระบุ', 'Declared'], cm: 2.7 },
      { title: [['เกณฑ์', 'Content'], ['ที่ยอมรับ', 'allowed']], cm: 2.4 },
      { title: [['ปริมาณ', 'Content'], ['ที่วิเคราะห์ได้', 'found']], cm: 2.5 },
      { title: [['เลขที่', 'Analysis'], ['ผลวิเคราะห์', 'number']], cm: 2.7 },
    ],
    rows: document.mainSubStances,
    cells: ({ refSubStance, content, foundContent, refUnit, analysisNo }) => [
      voice.named(book.entry(refSubStance)?.name),
      [voice.number(content), voice.say(book.choice(contentUnit, refUnit))],
      allowed(content, foundContent, refUnit),
      voice.number(foundContent),
      asTyped(analysisNo),
    ],
  });
}

function tests(voice: Voice, { document, book }: Product): Unnumbered {
  return tableBlock(voice, {
    label: ['ผลทดสอบความเป็นพิษเฉียบพลัน', 'Tests of acute toxicity'],
    columns: [
      { title: ['ทางที่ได้รับ', 'Route'], cm: 2.3 },
      { title: ['สัตว์ทดลอง', 'Animal'], cm: 2.3 },
      { title: [['LD50', 'LD50'], ['(มก./กก.)', '(mg/kg)']], cm: 2.1, align: 'right' },
      { title: ['ห้องปฏิบัติการ', 'Laboratory'], share: 1 },
      { title: ['รายงาน', 'Report'], cm: 3.2 },
    ],
    rows: document.tests,
    cells: ({ refRoute, refSpecies, ld50, laboratory, reportNo, reportDate }) => [
      voice.say(book.choice(route, refRoute)),
      voice.say(book.lookup(refSpecies)?.name),
      voice.number(ld50),
      asTyped(laboratory),
      [asTyped(reportNo), voice.shortDate(reportDate)].filter((line) => line !== ''),
    ],
  });
}

const YES: Label = ['ใช่', 'Yes'];
const NOT: Label = ['ไม่ใช่', 'No'];

function aquatics(voice: Voice, { document, book }: Product): Unnumbered {
  return tableBlock(voice, {
    label: ['ความเป็นพิษต่อสิ่งมีชีวิตในน้ำ', 'Toxicity to aquatic life'],
    columns: [
      { title: ['สิ่งมีชีวิต', 'Aquatic life'], share: 1 },
      { title: ['ผลที่วัด', 'Effect'], share: 1.4 },
      { title: [['ความเข้มข้น', 'Concentration'], ['(มก./ลิตร)', '(mg/L)']], cm: 2.4, align: 'right' },
      { title: [['ระยะเวลา', 'Duration'], ['(ชั่วโมง)', '(hours)']], cm: 2, align: 'right' },
      { title: [['ย่อยสลาย', 'Rapidly'], ['ได้เร็ว', 'degradable']], cm: 2, align: 'center' },
      { title: ['รายงาน', 'Report'], cm: 2.3 },
    ],
    rows: document.aquatics,
    cells: ({ refSubAquaticType, refEffect, concentration, hours, isDegradable, reportNo }) => [
      voice.say(book.lookup(refSubAquaticType)?.name),
      voice.say(book.choice(aquaticEffect, refEffect)),
      voice.number(concentration),
      hours === null ? '' : voice.count(hours),
      voice.say(isDegradable === true ? YES : NOT),
      asTyped(reportNo),
    ],
  });
}

function hazards(voice: Voice, { document, book }: Product): Unnumbered {
  const stated = (document.hazards ?? []).map((hazard) => voice.say(book.choice(ghsHazard, hazard)));
  return itemBlock(voice, { label: ['ความเป็นอันตรายที่ผู้ยื่นแจ้ง', 'Hazards stated'], text: stated.length === 0 ? voice.say(NONE) : stated });
}

function useRates(voice: Voice, { document, book }: Product): Unnumbered {
  return tableBlock(voice, {
    label: ['อัตราการใช้', 'Use rates'],
    columns: [
      { title: ['ใช้เพื่อ', 'Used for'], cm: 3.4 },
      { title: ['สัตว์น้ำที่ใช้', 'Used with'], cm: 2.6 },
      { title: ['อัตราและวิธีใช้', 'Rate and method'], share: 1 },
      { title: [['ระยะหยุดใช้', 'Withdrawal'], ['(วัน)', '(days)']], cm: 2.4, align: 'right' },
    ],
    rows: document.useRates,
    cells: ({ refProductUse, refSubAquaticType, rate, withdrawalDays }) => [
      voice.say(book.lookup(refProductUse)?.name),
      voice.say(book.lookup(refSubAquaticType)?.name),
      voice.typed(rate),
      withdrawalDays === null ? '–' : voice.count(withdrawalDays),
    ],
  });
}

function importProducts(voice: Voice, { document, book }: Product): Unnumbered {
  return tableBlock(voice, {
    label: ['สินค้าที่นำเข้า', 'Products as imported'],
    columns: [{ title: ['ชื่อสินค้า', 'Name'], share: 1 }, { title: ['พิกัดศุลกากร', 'Tariff code'], cm: 3.6 }, { title: ['ประเทศต้นทาง', 'Country of origin'], cm: 4 }],
    rows: document.importProducts,
    cells: ({ name, refCoordinateCustoms, refCountry }) => [asTyped(name), book.entry(refCoordinateCustoms)?.code ?? '–', voice.say(book.entry(refCountry)?.name)],
  });
}

function attachments(voice: Voice, { document, book }: Product): Unnumbered {
  return tableBlock(voice, {
    label: ['เอกสารที่แนบมาพร้อมคำขอ', 'Documents attached'],
    columns: [{ title: ['เอกสาร', 'Document'], share: 1 }, { title: ['เลขที่', 'Number'], cm: 3 }, { title: ['ลงวันที่', 'Dated'], cm: 2.8 }, { title: ['ใช้ได้ถึง', 'Valid until'], cm: 2.8 }],
    rows: document.attachments,
    cells: ({ refItem, documentNo, documentDate, documentExpiredDate }) => [voice.say(book.choice(hazChecklist, refItem)), orDash(asTyped(documentNo)), orDash(voice.shortDate(documentDate)), orDash(voice.shortDate(documentExpiredDate))],
  });
}

function orDash(text: string): string {
  return text === '' ? '–' : text;
}

function signatureOf(voice: Voice, { parties: { signatory }, holder, isByPower, filing, lang }: ApplicationContext): FormSignature {
  const name = signatory === null ? null : inLocale(signatory.name, lang);
  const whose = inLocale(holder.name, lang);
  return {
    picture: null,
    lead: voice.say(['(ลงชื่อ)', 'Signed']),
    name: name === null ? ROOM_FOR_NAME : `(${name})`,
    positions: [voice.say(isByPower ? ['ผู้ยื่นคำขอ ผู้รับมอบอำนาจ', 'Applicant, by power of attorney'] : ['ผู้ยื่นคำขอ', 'Applicant']), ...(name === null || name === whose ? [] : [`${voice.say(['ในนาม', 'For'])} ${whose}`])],
    acting: [],
    electronic: filing?.isSigned === true ? signedElectronically(voice, filing.filed) : null,
  };
}
