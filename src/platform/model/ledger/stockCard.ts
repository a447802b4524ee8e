/**
 * The ledger: a stock card for everything that is counted, with its balance, and its entries, which are only ever added.
 * Written by the ledger alone, in the transaction of the step that moves something.
 */
import { entity, panel, section } from '#language/entity.ts';
import {
  choice,
  computedDecimal,
  date,
  decimal,
  defineFields,
  integer,
  inverse,
  ref,
  text,
  uuid,
} from '#language/field.ts';
import type { Label } from '#language/label.ts';

/** Kilograms or square metres, to a gram or a square decimetre. */
const AMOUNT = { precision: 15, scale: 3 } as const;
const balance = { ...AMOUNT, required: true, managed: true, min: '0' } as const;
const change = { ...AMOUNT, required: true, managed: true } as const;

const quotaLabel: Label = ['ปริมาณที่ได้รับ', 'Granted'];
const reserveLabel: Label = ['จอง', 'Reserved'];
const useLabel: Label = ['ใช้', 'Used'];
const heldLabel: Label = ['กันไว้', 'Held'];
const balanceLabel: Label = ['คงเหลือ', 'Balance'];

const stockCardFields = defineFields({
  refKind: choice('stockCardKind', ['ประเภท', 'Kind'], { required: true, managed: true }),
  refDossier: ref('dossier', ['เอกสาร', 'Document'], { required: true, managed: true }),
  // A line keeps its number through all revisions of the document.
  lineId: uuid(['รายการ', 'Line'], { required: true, managed: true }),
  refLot: ref('lot', ['รุ่นสินค้า', 'Lot'], { managed: true }),
  name: text(['รายการ', 'Item'], { max: 300, searched: true, managed: true }),
  refDocumentType: choice('documentType', ['ประเภทเอกสาร', 'Document type'], { required: true, managed: true }),
  refHolder: ref('user', ['ผู้ประกอบการ', 'Operator'], { required: true, managed: true }),
  refDepartment: ref('department', ['หน่วยงาน', 'Department'], { managed: true }),
  refUnit: choice('ledgerUnit', ['หน่วย', 'Unit'], { required: true, managed: true }),
  quota: decimal(quotaLabel, balance),
  reserve: decimal(reserveLabel, balance),
  use: decimal(useLabel, balance),
  held: decimal(heldLabel, balance),
  balance: computedDecimal(balanceLabel, { ...AMOUNT, from: { plus: ['quota'], minus: ['reserve', 'use'] } }),
  available: computedDecimal(['ใช้ได้', 'Available'], {
    ...AMOUNT,
    from: { plus: ['quota'], minus: ['reserve', 'use', 'held'] },
  }),
  lastSeq: integer(['รายการล่าสุด', 'Last entry'], { required: true, managed: true, min: 0 }),
  entries: inverse('ledgerEntry', 'refStockCard', ['ความเคลื่อนไหว', 'Movements']),
});

const ledgerEntryFields = defineFields({
  refStockCard: ref('stockCard', ['บัตรคุม', 'Stock card'], { required: true }),
  seq: integer(['ลำดับ', 'No.'], { required: true, min: 1 }),
  // Entries that were posted together have the same number.
  postingId: uuid(['เลขที่รายการบัญชี', 'Posting'], { required: true }),
  quotaChange: decimal(['เปลี่ยนปริมาณที่ได้รับ', 'Change of granted'], change),
  reserveChange: decimal(['เปลี่ยนจอง', 'Change of reserved'], change),
  useChange: decimal(['เปลี่ยนใช้', 'Change of used'], change),
  heldChange: decimal(['เปลี่ยนกันไว้', 'Change of held'], change),
  // The figures of the card after the entry: a page of entries shows the running balance without adding up the others.
  quota: decimal(quotaLabel, balance),
  reserve: decimal(reserveLabel, balance),
  use: decimal(useLabel, balance),
  held: decimal(heldLabel, balance),
  balance: computedDecimal(balanceLabel, { ...AMOUNT, from: { plus: ['quota'], minus: ['reserve', 'use'] } }),
  refOutcome: choice('ledgerOutcome', ['ผล', 'Outcome']),
  // Exactly one of these four caused it.
  refRequest: ref('request', ['คำขอ', 'Request']),
  refDossier: ref('dossier', ['การดำเนินการกับเอกสาร', 'Action on a document']),
  movementId: uuid(['รายการเคลื่อนไหว', 'Stock movement']),
  job: text(['งานของระบบ', 'Job'], { max: 60, code: true }),
  // To whom a reserve or a hold belongs; at most one.
  refOwnerRequest: ref('request', ['จองโดยคำขอ', 'Reserved by request']),
  refOwnerDossier: ref('dossier', ['จองโดยเอกสาร', 'Reserved by document']),
  ownerMovementId: uuid(['จองโดยรายการเคลื่อนไหว', 'Reserved by stock movement']),
  refActor: ref('user', ['ผู้ดำเนินการ', 'By']),
  // Those of the stock card: they decide who reads the entry.
  refDocumentType: choice('documentType', ['ประเภทเอกสาร', 'Document type'], { required: true }),
  refHolder: ref('user', ['ผู้ประกอบการ', 'Operator'], { required: true }),
  refDepartment: ref('department', ['หน่วยงาน', 'Department']),
  reason: text(['เหตุผล', 'Reason'], { max: 1000 }),
});

const lotFields = defineFields({
  refProduct: ref('dossier', ['ผลิตภัณฑ์ที่ขึ้นทะเบียน', 'Registered product'], { managed: true }),
  hazObjectId: uuid(['วัตถุอันตราย', 'Listed substance'], { managed: true }),
  refHolder: ref('user', ['ผู้ประกอบการ', 'Operator'], { required: true, managed: true }),
  lotNo: text(['เลขที่รุ่น', 'Lot number'], { required: true, max: 100, searched: true, managed: true }),
  maker: text(['ผู้ผลิต', 'Maker'], { max: 200, managed: true }),
  madeDate: date(['วันที่ผลิต', 'Made'], { managed: true }),
  expireDate: date(['วันหมดอายุ', 'Expires'], { managed: true }),
  kgPerLitre: decimal(['ความหนาแน่น (กก./ลิตร)', 'Density (kg/l)'], {
    precision: 8,
    scale: 4,
    min: '0.0001',
    managed: true,
  }),
  refSourceKind: choice('lotSourceKind', ['ที่มา', 'Source'], { required: true, managed: true }),
  refSourceDossier: ref('dossier', ['เอกสารที่มา', 'Source document'], { managed: true }),
  sourceLineId: uuid(['รายการที่มา', 'Source line'], { managed: true }),
  sourceMovementId: uuid(['รายการเคลื่อนไหวที่มา', 'Source movement'], { managed: true }),
});

const lotSourceFields = defineFields({
  refLot: ref('lot', ['รุ่นสินค้า', 'Lot'], { required: true }),
  refFromLot: ref('lot', ['ทำจากรุ่น', 'Made from lot'], { required: true }),
  refHolder: ref('user', ['ผู้ประกอบการ', 'Operator'], { required: true }),
  kg: decimal(['ปริมาณ (กก.)', 'Quantity (kg)'], { ...AMOUNT, required: true, min: '0.001' }),
});

declare module '#language/registry.ts' {
  interface Fields {
    stockCard: typeof stockCardFields;
    ledgerEntry: typeof ledgerEntryFields;
    lot: typeof lotFields;
    lotSource: typeof lotSourceFields;
  }
}

const figures = ['quota', 'reserve', 'use', 'held', 'balance'] as const;

export const stockCard = entity('stockCard', stockCardFields, {
  wire: 'transaction/stock-cards',
  title: ['บัตรคุม', 'Stock card'],
  kind: 'balance',
  card: { th: 'name' },
  scope: { holder: 'refHolder', department: 'refDepartment', documentType: 'refDocumentType' },
  indexes: [['-createDate']],
  list: {
    columns: [
      'refDossier.code',
      'name',
      'refLot.lotNo',
      'refKind.value',
      // The balance is in sight on a small screen, too.
      'balance',
      'refUnit.value',
      'quota',
      'reserve',
      'use',
      'held',
      'refHolder.fullName',
    ],
    search: ['refDossier.code', 'name', 'refKind', 'refDocumentType', 'refHolder', 'refDossier.expireDate', 'balance'],
    sort: ['-createDate'],
  },
  form: [
    section(
      ['บัตรคุม', 'Stock card'],
      [
        'refKind',
        'name',
        'refDossier',
        'refDocumentType',
        'refLot',
        'refHolder',
        'refDepartment',
        ...figures,
        'available',
        'refUnit',
      ],
    ),
    panel(['ความเคลื่อนไหว', 'Movements'], 'entries'),
  ],
});

export const ledgerEntry = entity('ledgerEntry', ledgerEntryFields, {
  wire: 'transaction/ledger-entries',
  title: ['รายการเคลื่อนไหว', 'Ledger entry'],
  kind: 'log',
  scope: { holder: 'refHolder', department: 'refDepartment', documentType: 'refDocumentType' },
  unique: [['refStockCard', 'seq']],
  indexes: [['postingId'], ['-createDate']],
  list: {
    columns: [
      'createDate',
      'seq',
      'quotaChange',
      'reserveChange',
      'useChange',
      'heldChange',
      'balance',
      'refRequest.requestCode',
      'reason',
      'refActor.fullName',
    ],
    search: ['refStockCard', 'createDate', 'refActor'],
    sort: ['-createDate'],
  },
  form: [
    section(
      ['รายการเคลื่อนไหว', 'Ledger entry'],
      [
        'refStockCard',
        'seq',
        'postingId',
        'quotaChange',
        'reserveChange',
        'useChange',
        'heldChange',
        ...figures,
        'refOutcome',
        'refRequest',
        'refDossier',
        'movementId',
        'job',
        'refOwnerRequest',
        'refOwnerDossier',
        'ownerMovementId',
        'refActor',
        'reason',
      ],
    ),
  ],
});

export const lot = entity('lot', lotFields, {
  wire: 'transaction/lots',
  title: ['รุ่นสินค้า', 'Lot'],
  kind: 'log',
  card: { key: 'lotNo', th: 'lotNo' },
  scope: { holder: 'refHolder' },
  indexes: [['lotNo']],
  list: {
    columns: [
      'lotNo',
      'refProduct.code',
      'refHolder.fullName',
      'maker',
      'madeDate',
      'expireDate',
      'refSourceKind.value',
    ],
    search: ['lotNo', 'refHolder', 'madeDate', 'expireDate', 'refSourceKind'],
    sort: ['lotNo'],
  },
  form: [
    section(
      ['รุ่นสินค้า', 'Lot'],
      [
        'lotNo',
        'refProduct',
        'hazObjectId',
        'refHolder',
        'maker',
        'madeDate',
        'expireDate',
        'kgPerLitre',
        'refSourceKind',
        'refSourceDossier',
        'sourceLineId',
        'sourceMovementId',
      ],
    ),
  ],
});

export const lotSource = entity('lotSource', lotSourceFields, {
  wire: 'transaction/lot-sources',
  title: ['ที่มาของรุ่นสินค้า', 'Source of a lot'],
  kind: 'log',
  scope: { holder: 'refHolder' },
  unique: [['refLot', 'refFromLot']],
  indexes: [['-createDate']],
  list: {
    columns: ['createDate', 'refLot.lotNo', 'refFromLot.lotNo', 'kg'],
    search: ['refLot', 'refFromLot', 'createDate'],
    sort: ['-createDate'],
  },
  form: [section(['ที่มาของรุ่นสินค้า', 'Source of a lot'], ['refLot', 'refFromLot', 'refHolder', 'kg'])],
});

export const ledgerEntities = [stockCard, ledgerEntry, lot, lotSource] as const;
