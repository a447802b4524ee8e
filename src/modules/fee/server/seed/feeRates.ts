/**
 * The rates of a new installation. Those of the ministerial regulation of B.E. 2552 are law; the others are our
 * proposals, marked as such, until the department enters its own.
 */
import type { Label } from '#language/label.ts';
import { labelOf } from '#language/choice.ts';
import { decimal } from '#language/values/decimal.ts';
import { getPlainDate, type PlainDate } from '#language/values/plainDate.ts';
import { documentType } from '#platform/model/businessChoices.ts';
import { insertMissing, type SeedResult, type SeedRecord } from '#platform/server/seeds/insertMissing.ts';
import type { SeedContext } from '#platform/server/seeds/seedContext.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';

type DocumentType = keyof (typeof documentType)['values'];
type RateSeed = SeedRecord<'feeRate'>;
/** Up to, and without, a value; the last has none. */
type Band = readonly [below: number | null, amount: number];

const REGULATION = 'กฎกระทรวงกำหนดค่าธรรมเนียมเกี่ยวกับวัตถุอันตราย พ.ศ. 2552 (ราชกิจจานุเบกษา 13 พฤศจิกายน 2552)';
const REGULATION_DATE = getPlainDate('2009-11-13');
const PROPOSAL_DATE = getPlainDate('2026-01-01');

const STATUTORY = 'จำนวนเงินตามกฎกระทรวง พ.ศ. 2552';
const BANDS_STATUTORY =
  'กฎกระทรวง พ.ศ. 2552 คิดตามปริมาณต่อปี แต่จำนวนเงินของแต่ละช่วงเป็นข้อเสนอสำหรับการสาธิต กรุณาแก้ไขตามประกาศจริง';
const PROPOSED = 'จำนวนเงินและกำหนดชำระเป็นข้อเสนอสำหรับการสาธิต กรุณาแก้ไขตามประกาศจริง';
const TRANSIT_CEILING = 'เพดานตามพระราชบัญญัติ 20,000 บาท จำนวนเงินเป็นข้อเสนอสำหรับการสาธิต กรุณาแก้ไขตามประกาศจริง';

interface RateSource {
  readonly effectiveDate: PlainDate;
  readonly legalBasis?: string;
  readonly remark: string;
}

const statutory: RateSource = { effectiveDate: REGULATION_DATE, legalBasis: REGULATION, remark: STATUTORY };
const proposed: RateSource = { effectiveDate: PROPOSAL_DATE, remark: PROPOSED };
const halfStatutory: RateSource = { effectiveDate: PROPOSAL_DATE, legalBasis: REGULATION, remark: BANDS_STATUTORY };

/** Tons per year of the manufacture licence, by the regulation of B.E. 2552. */
const TONS: readonly Band[] = [
  [10, 500],
  [50, 1000],
  [100, 1500],
  [null, 3000],
];
const POSSESSION_AREAS: readonly Band[] = [
  [100, 500],
  [500, 1000],
  [1000, 1500],
  [null, 3000],
];
const LOCATION_AREAS: readonly Band[] = [
  [500, 500],
  [null, 1000],
];
const CHANGE_BAHT = 100;

/** Days for payment: for documents that are paid before they are issued, for small matters, and for urgent ones. */
const MONTH = 30;
const FORTNIGHT = 15;
const WEEK = 7;

const charged: readonly RateSeed[] = [
  ...(['registrationImport', 'registrationManufacture'] as const).map((document) =>
    flat(document, { basis: 'copy', amount: 2000, dueDays: MONTH }, statutory),
  ),
  banded('licenceManufacture', { basis: 'tonsPerYear', bands: TONS }, statutory),
  banded('licenceImport', { basis: 'tonsPerYear', bands: TONS }, halfStatutory),
  banded('licenceExport', { basis: 'tonsPerYear', bands: TONS }, proposed),
  banded('licencePossess', { basis: 'squareMetres', bands: POSSESSION_AREAS }, proposed),
  flat(
    'transitLicence',
    { basis: 'copy', amount: 3000, dueDays: WEEK },
    { ...proposed, legalBasis: 'พระราชบัญญัติวัตถุอันตราย พ.ศ. 2535 และที่แก้ไขเพิ่มเติม', remark: TRANSIT_CEILING },
  ),
  ...(['sampleManufacture', 'sampleImport'] as const).map((document) =>
    flat(document, { basis: 'copy', amount: 200, dueDays: FORTNIGHT }, proposed),
  ),
  ...(['storageLocation', 'manufactureLocation'] as const).map((document) =>
    banded(document, { basis: 'squareMetres', bands: LOCATION_AREAS }, proposed),
  ),
  flat(
    'inspection',
    { basis: 'trip', amount: 1000, dueDays: WEEK },
    { ...proposed, remark: `การตรวจนอกเวลาหรือนอกสถานที่ราชการ ${PROPOSED}` },
  ),
  flat('samplingAnalysis', { basis: 'item', amount: 500, dueDays: FORTNIGHT }, proposed),
  ...(['freeSale', 'healthCertificate', 'toWhom'] as const).map((document) =>
    flat(document, { basis: 'copy', amount: 200, dueDays: FORTNIGHT }, proposed),
  ),
];

const changes = charged.map(({ refDocumentType }) => changeOf(refDocumentType as DocumentType));

const free = (
  [
    'noticeImport',
    'noticeExport',
    'noticeManufacture',
    'noticePossess',
    'informImport',
    'informExport',
    'transitNotice',
  ] as const
).map((document): RateSeed => {
  return {
    ...rate(
      document,
      { suffix: '', name: labelOf(documentType, document) },
      { ...proposed, remark: 'ไม่เก็บค่าธรรมเนียม' },
    ),
    requestTypes: ['new', 'renew', 'change', 'cancel'],
    refBasis: 'free',
  };
});

export const feeRateSeeds: readonly RateSeed[] = [...charged, ...changes, ...free];

/**
 * If the department has entered rates of a document, none is added: with two rates it would be unclear which applies.
 */
export async function seedFeeRates(context: SeedContext): Promise<SeedResult> {
  const { rows } = await context.client.query({
    text: 'select distinct "document_type" from "fee_rate" where "id" <> all($1::uuid[]) and "code" <> all($2::text[])',
    values: [feeRateSeeds.map(({ id }) => id), feeRateSeeds.map(({ code }) => code)],
  });
  const maintainedTypes = new Set(rows.map((row) => String(row['document_type'])));
  const candidates = context.onlyFacts === true ? feeRateSeeds.filter(isStatutory) : feeRateSeeds;
  return insertMissing(context, {
    entity: 'feeRate',
    keyFields: ['code'],
    records: candidates.filter(({ refDocumentType }) => !maintainedTypes.has(String(refDocumentType))),
  });
}

export function isStatutory({ remark }: RateSeed): boolean {
  return remark === STATUTORY;
}

function flat(
  document: DocumentType,
  { basis, amount, dueDays }: { basis: 'copy' | 'trip' | 'item'; amount: number; dueDays: number },
  source: RateSource,
): RateSeed {
  return {
    ...rate(document, { suffix: '', name: labelOf(documentType, document) }, source),
    requestTypes: ['new', 'renew'],
    refBasis: basis,
    amount: decimal(amount),
    dueDays,
  };
}

function banded(
  document: DocumentType,
  { basis, bands }: { basis: 'tonsPerYear' | 'squareMetres'; bands: readonly Band[] },
  source: RateSource,
): RateSeed {
  const base = rate(document, { suffix: '', name: labelOf(documentType, document) }, source);
  const ranges = bands.map(([limit, amount], index) => ({
    id: seedId(`feeRateRange ${base.code ?? ''} ${index + 1}`),
    fromValue: decimal(bands[index - 1]?.[0] ?? 0),
    toValue: limit === null ? null : decimal(limit),
    amount: decimal(amount),
  }));
  return { ...base, requestTypes: ['new', 'renew'], refBasis: basis, ranges, dueDays: MONTH };
}

function changeOf(document: DocumentType): RateSeed {
  const [th, en] = labelOf(documentType, document);
  return {
    ...rate(document, { suffix: '-C', name: [`${th} (แก้ไข)`, `${en}, change`] }, proposed),
    requestTypes: ['change'],
    refBasis: 'copy',
    amount: decimal(CHANGE_BAHT),
    dueDays: FORTNIGHT,
  };
}

function rate(
  document: DocumentType,
  { suffix, name: [nameTh, nameEn] }: { suffix: string; name: Label },
  source: RateSource,
): Pick<RateSeed, 'id' | 'code' | 'nameTh' | 'nameEn' | 'refDocumentType' | 'effectiveDate' | 'legalBasis' | 'remark'> {
  const code = `FEE-${documentType.values[document].key}${suffix}`;
  return {
    id: seedId(`feeRate ${code}`),
    code,
    nameTh,
    nameEn,
    refDocumentType: document,
    legalBasis: null,
    ...source,
  };
}
