/** The specimens as the naive search knows them, written manually and not read from their declarations. */
import type { NaiveLink, NaiveEntity } from './naiveSearch.ts';

export const naiveLookup: NaiveEntity = {
  name: 'lookup',
  card: ['key', 'value', 'value2'],
  sort: [
    { name: 'refParent.key', type: 'ASC' },
    { name: 'seq', type: 'ASC' },
  ],
  fields: {
    id: 'uuid',
    group: 'code',
    key: 'code',
    value: 'text',
    value2: 'text',
    seq: 'number',
    code: 'code',
    refParent: referenceTo(() => naiveLookup),
  },
};

export const naiveDepartment: NaiveEntity = {
  name: 'department',
  card: ['code', 'nameTh', 'nameEn'],
  sort: [{ name: 'code', type: 'ASC' }],
  fields: {
    id: 'uuid',
    code: 'code',
    nameTh: 'text',
    nameEn: 'text',
    isImport: 'boolean',
    phone: 'text',
    createDate: 'instant',
    refDepartmentType: { link: 'choice', to: () => naiveLookup },
    refParent: referenceTo(() => naiveDepartment),
  },
};

export const naiveUser: NaiveEntity = {
  name: 'user',
  card: ['username', 'fullName', 'fullNameEn'],
  sort: [{ name: 'createDate', type: 'DESC' }],
  fields: {
    id: 'uuid',
    username: 'code',
    fullName: 'text',
    fullNameEn: 'text',
    idTax: 'code',
    phone: 'text',
    refPersonType: { link: 'choice', to: () => naiveLookup },
    refDepartment: referenceTo(() => naiveDepartment),
  },
};

export const naiveLine: NaiveEntity = {
  name: 'specimenLine',
  card: ['label'],
  sort: [{ name: 'label', type: 'ASC' }],
  fields: {
    id: 'uuid',
    seq: 'number',
    label: 'text',
    netKg: 'number',
    madeOn: 'date',
    refTitle: referenceTo(() => naiveLookup),
    hint: 'text',
    refSpecimen: referenceTo(() => naiveSpecimen),
  },
};

export const naiveSpecimen: NaiveEntity = {
  name: 'specimen',
  card: ['code', 'name'],
  sort: [{ name: 'createDate', type: 'DESC' }],
  fields: {
    id: 'uuid',
    version: 'number',
    isActive: 'boolean',
    createBy: 'code',
    createDate: 'instant',
    updateDate: 'instant',
    code: 'code',
    name: 'text',
    note: 'text',
    amount: 'number',
    weightKg: 'number',
    isOpen: 'boolean',
    day: 'date',
    moment: 'instant',
    token: 'uuid',
    attribute: 'json',
    refGrade: { link: 'choice', to: () => naiveLookup },
    refTitle: referenceTo(() => naiveLookup),
    refDepartment: referenceTo(() => naiveDepartment),
    refHolder: referenceTo(() => naiveUser),
    refDocumentType: { link: 'choice', to: () => naiveLookup },
    refOther: referenceTo(() => naiveSpecimen),
    idCard: 'code',
    opinion: 'text',
    pin: 'text',
    total: 'number',
    reason: 'text',
    lines: { link: 'parts', to: () => naiveLine },
    others: { link: 'inverse', to: () => naiveSpecimen },
  },
};

/** Paths of a specimen for queries: every kind of field, its own, behind references, and in its parts. */
export const specimenPaths: readonly string[] = `
  id version isActive createBy createDate updateDate code name note amount weightKg isOpen day moment token attribute idCard opinion pin total reason
  refGrade refGrade.id refGrade.key refGrade.value refGrade.value2 refGrade.seq
  refTitle refTitle.id refTitle.key refTitle.value refTitle.value2 refTitle.seq
  refDocumentType refDocumentType.key refDocumentType.value
  refDepartment refDepartment.id refDepartment.code refDepartment.nameTh refDepartment.isImport refDepartment.createDate
  refDepartment.refDepartmentType refDepartment.refDepartmentType.key refDepartment.refParent refDepartment.refParent.id
  refDepartment.refParent.nameTh refDepartment.refParent.refParent.code
  refHolder refHolder.username refHolder.fullName refHolder.idTax refHolder.phone refHolder.refPersonType.id refHolder.refPersonType.value
  refHolder.refDepartment refHolder.refDepartment.code refHolder.refDepartment.refDepartmentType.key
  refOther refOther.id refOther.code refOther.name refOther.note refOther.amount refOther.weightKg refOther.isOpen refOther.day refOther.moment
  refOther.token refOther.refGrade refOther.refGrade.key refOther.refDepartment refOther.refDepartment.nameTh refOther.refOther refOther.refOther.name
  refOther.refOther.refTitle.key refOther.refOther.refOther.moment
  lines.id lines.seq lines.label lines.netKg lines.madeOn lines.refTitle lines.refTitle.key lines.refTitle.seq lines.hint lines.refSpecimen.note lines.refSpecimen.refOther.moment
`
  .trim()
  .split(/\s+/);

/** Paths of a line for queries, by itself or below its specimen. */
export const linePaths: readonly string[] = [
  'id',
  'seq',
  'label',
  'netKg',
  'madeOn',
  'refTitle',
  'refTitle.key',
  'refTitle.value',
  'refTitle.seq',
  'hint',
  'refSpecimen',
  'refSpecimen.code',
  'refSpecimen.note',
  'refSpecimen.refGrade.key',
  'refSpecimen.refHolder.fullName',
  'refSpecimen.refOther.amount',
];

function referenceTo(to: () => NaiveEntity): NaiveLink {
  return { link: 'one', to };
}
