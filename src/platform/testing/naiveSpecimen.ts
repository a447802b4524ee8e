/** What the naive search knows of the specimens, written by hand and not read from their declarations. */
import type { Link, NaiveEntity } from './naiveSearch.ts';

export const naiveLookup: NaiveEntity = {
  name: 'lookup',
  card: ['key', 'value', 'value2'],
  sort: [{ name: 'refParent.key', type: 'ASC' }, { name: 'seq', type: 'ASC' }],
  fields: { id: 'uuid', group: 'code', key: 'code', value: 'text', value2: 'text', seq: 'number', code: 'code', refParent: one(() => naiveLookup) },
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
    refParent: one(() => naiveDepartment),
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
    refDepartment: one(() => naiveDepartment),
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
    refTitle: one(() => naiveLookup),
    hint: 'text',
    refSpecimen: one(() => naiveSpecimen),
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
    refTitle: one(() => naiveLookup),
    refDepartment: one(() => naiveDepartment),
    refHolder: one(() => naiveUser),
    refDocumentType: { link: 'choice', to: () => naiveLookup },
    refOther: one(() => naiveSpecimen),
    idCard: 'code',
    opinion: 'text',
    pin: 'text',
    total: 'number',
    reason: 'text',
    lines: { link: 'parts', to: () => naiveLine },
    others: { link: 'inverse', to: () => naiveSpecimen },
  },
};

function one(to: () => NaiveEntity): Link {
  return { link: 'one', to };
}
