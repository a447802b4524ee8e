/**
 * Entities that exist only in tests: with every kind of field, every dimension of scope, every class; and a form in
 * steps.
 */
import { defineChoice } from '#language/choice.ts';
import { entity, panel, rule, section, slot, steps, table } from '#language/entity.ts';
import {
  boolean,
  choice,
  date,
  decimal,
  defineFields,
  file,
  instant,
  integer,
  inverse,
  json,
  lookup,
  parts,
  ref,
  text,
  uuid,
} from '#language/field.ts';
import { fieldProblem, message, type MessageCatalogue } from '#language/message.ts';
import { defineModule } from '#language/module.ts';
import { resourceScreen } from '#language/screen.ts';
import { atMost } from '#language/sharedRules.ts';
import { compareDecimals, decimal as exact } from '#language/values/decimal.ts';

const grade = defineChoice('specimenGrade', {
  group: 'SPECIMEN_GRADE',
  title: ['ระดับ', 'Grade'],
  values: {
    low: { key: 'L', label: ['ต่ำ', 'Low'] },
    middle: { key: 'M', label: ['กลาง', 'Middle'] },
    high: { key: 'H', label: ['สูง', 'High'] },
  },
});

const fields = defineFields({
  code: text(['รหัส', 'Code'], { required: true, max: 40, code: true, searched: true }),
  name: text(['ชื่อ', 'Name'], { max: 200, searched: true }),
  note: text(['หมายเหตุ', 'Note'], { max: 1000, multiline: true }),
  amount: integer(['จำนวน', 'Amount'], { min: -1000, max: 1_000_000 }),
  weightKg: decimal(['น้ำหนัก (กก.)', 'Weight (kg)'], { precision: 12, scale: 3, min: '0' }),
  isOpen: boolean(['เปิด', 'Open'], { default: false }),
  day: date(['วันที่', 'Day']),
  moment: instant(['เวลา', 'Moment']),
  token: uuid(['รหัสสุ่ม', 'Token']),
  attribute: json(['คุณสมบัติ', 'Attributes']),
  refGrade: choice('specimenGrade', ['ระดับ', 'Grade']),
  refTitle: lookup('TITLE', ['คำนำหน้า', 'Title']),
  refDepartment: ref('department', ['หน่วยงาน', 'Department']),
  refHolder: ref('user', ['ผู้ประกอบการ', 'Holder']),
  refDocumentType: choice('documentType', ['ประเภทเอกสาร', 'Document type']),
  refOther: ref('specimen', ['ตัวอย่างอื่น', 'Other specimen']),
  picture: file(['รูป', 'Picture'], { accept: ['image/png'], maxBytes: 100_000 }),
  idCard: text(['เลขประจำตัว', 'Identity number'], { max: 13, code: true, class: 'personal' }),
  opinion: text(['ความเห็นเจ้าหน้าที่', 'Officer’s opinion'], { max: 200, class: 'officer' }),
  pin: text(['รหัสลับ', 'Pin'], { max: 20, class: 'secret' }),
  total: decimal(['รวม', 'Total'], { precision: 15, scale: 3, managed: true }),
  reason: text(['เหตุผล', 'Reason'], { max: 200 }),
  lines: parts('specimenLine', ['รายการ', 'Lines'], { max: 300 }),
  others: inverse('specimen', 'refOther', ['ตัวอย่างที่อ้างถึง', 'Specimens that refer here']),
});

const lineFields = defineFields({
  label: text(['ชื่อรายการ', 'Label'], { required: true, max: 100, searched: true }),
  netKg: decimal(['น้ำหนักสุทธิ', 'Net weight'], { precision: 12, scale: 3, rules: [atMost('1000')] }),
  madeOn: date(['วันผลิต', 'Made on']),
  refTitle: lookup('TITLE', ['คำนำหน้า', 'Title']),
  hint: text(['คำใบ้', 'Hint'], { max: 50, class: 'secret' }),
});

const stepFields = defineFields({
  code: text(['รหัสใบสมัคร', 'Application code'], { required: true, max: 40, code: true, searched: true }),
  refDepartmentType: choice('departmentType', ['ประเภทหน่วยงาน', 'Department type']),
  refDepartment: ref('department', ['หน่วยงานที่เลือก', 'Chosen department']),
  score: integer(['คะแนน', 'Score'], { min: 0, max: 5 }),
  remark: text(['ข้อสังเกต', 'Remark'], { max: 200 }),
});

declare module '#language/registry.ts' {
  interface Fields {
    specimen: typeof fields;
    specimenLine: typeof lineFields;
    specimenStep: typeof stepFields;
  }
  interface Choices {
    specimenGrade: typeof grade;
  }
  interface Facts {
    specimenLimit: { limit: number };
  }
}

/** Supplies the fact for tests of a rule that only the server can check. */
export const specimenFacts = { specimenLimit: () => Promise.resolve({ limit: 900_000 }) };

/** A higher amount causes a warning, and is accepted. */
const UNUSUAL_AMOUNT = 500_000;

const messages = {
  amountUnusual: { th: 'จำนวนเกิน {n} ซึ่งมากกว่าปกติ กรุณาตรวจสอบ', en: 'More than {n} is unusual. Please look again.' },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    specimen: typeof messages;
  }
}

const specimen = entity('specimen', fields, {
  wire: 'transaction/specimens',
  title: ['ตัวอย่างทดสอบ', 'Specimen'],
  card: { key: 'code', th: 'name' },
  scope: { holder: 'refHolder', department: 'refDepartment', documentType: 'refDocumentType' },
  tree: 'refOther',
  unique: [['code']],
  list: {
    columns: ['code', 'name', 'refGrade.value', 'refDepartment.nameTh', 'day', 'weightKg'],
    search: ['code', 'name', 'refGrade', 'day'],
    sort: ['-createDate'],
  },
  form: [
    section(['ตัวอย่าง', 'Specimen'], ['code', 'name', 'amount', 'refGrade', 'isOpen', 'reason']),
    section(
      ['ลักษณะ', 'Properties'],
      ['weightKg', 'total', 'day', 'moment', 'refTitle', 'refDepartment', 'refOther', 'picture', 'note', 'attribute'],
    ),
    section(['ผู้เกี่ยวข้อง', 'People'], ['refHolder', 'refDocumentType', 'idCard', 'opinion', 'pin']),
    table('lines'),
    panel(['ตัวอย่างที่อ้างถึง', 'Specimens that refer here'], 'others'),
  ],
  behaviour: {
    total: {
      derive: (record) =>
        (record.lines ?? []).reduce(
          (sum, line) => (line.netKg === null || 'isDelete' in line ? sum : sum.plus(line.netKg)),
          exact('0'),
        ),
    },
    reason: { shownWhen: (record) => record.isOpen === true, requiredWhen: (record) => record.isOpen === true },
  },
  rules: [
    rule<'specimen'>('weightNotBelowTotal', {
      check: (record) =>
        record.weightKg !== null && record.total !== null && compareDecimals(record.weightKg, record.total) < 0
          ? fieldProblem('weightKg', message('minValue', { n: record.total.toString() }))
          : undefined,
    }),
    rule<'specimen'>('amountUnusual', {
      isWarning: true,
      check: ({ amount }) =>
        amount !== null && amount > UNUSUAL_AMOUNT
          ? fieldProblem('amount', message('amountUnusual', { n: UNUSUAL_AMOUNT }))
          : undefined,
    }),
    rule<'specimen', 'specimenLimit'>('amountWithinLimit', {
      needs: ['specimenLimit'],
      check: (record, { specimenLimit }) =>
        record.amount !== null && record.amount > specimenLimit.limit
          ? fieldProblem('amount', message('maxValue', { n: specimenLimit.limit }))
          : undefined,
    }),
  ],
});

const specimenLine = entity('specimenLine', lineFields, {
  wire: 'transaction/specimen-lines',
  title: ['รายการของตัวอย่าง', 'Line of a specimen'],
  partOf: { root: 'specimen', field: 'lines', rootField: 'refSpecimen' },
  card: { th: 'label' },
  unique: [['$root', 'label']],
  list: { columns: ['label', 'netKg'], search: ['label'], sort: ['label'] },
  form: [section(['รายการ', 'Line'], ['label', 'netKg', 'madeOn', 'refTitle', 'hint'])],
});

/** Filled in step by step; one choice narrows and empties the next; one value is written by a slot. */
const specimenStep = entity('specimenStep', stepFields, {
  wire: 'transaction/specimen-steps',
  title: ['ใบสมัครทดสอบ', 'Specimen in steps'],
  card: { th: 'code' },
  list: { columns: ['code', 'refDepartment.nameTh', 'score'], search: ['code'], sort: ['-createDate'] },
  form: [
    steps(
      section(['ผู้สมัคร', 'Applicant'], ['code', 'remark']),
      section(['หน่วยงาน', 'Department'], ['refDepartmentType', 'refDepartment']),
      section(['การประเมิน', 'Rating'], [slot('SpecimenScore')]),
    ),
  ],
  behaviour: {
    refDepartmentType: { resets: ['refDepartment'] },
    refDepartment: {
      offers: ({ refDepartmentType }) =>
        refDepartmentType === null ? [] : [{ name: 'refDepartmentType.code', operator: '=', value: refDepartmentType }],
    },
  },
});

export const specimenModule = defineModule({
  name: 'specimen',
  choices: [grade],
  messages,
  entities: [specimen, specimenLine, specimenStep],
  menus: [
    {
      key: 'specimens',
      label: ['ตัวอย่างทดสอบ', 'Specimens'],
      url: '/app/specimen/specimens/**',
      entities: ['specimen'],
      roles: {
        ADMIN: ['canView', 'canCreate', 'canEdit', 'canActive', 'canArchive', 'canDelete', 'canSelect'],
        OPERATOR_OWNER: ['canView', 'canCreate', 'canEdit', 'canSelect'],
        OFFICER_CUSTOMS: ['canView', 'canCreate', 'canEdit', 'canSelect'],
        AUDITOR: ['canView'],
      },
    },
    {
      key: 'specimenSteps',
      label: ['ใบสมัครทดสอบ', 'Specimens in steps'],
      url: '/app/specimen/specimen-steps/**',
      entities: ['specimenStep'],
      roles: { ADMIN: ['canView', 'canCreate', 'canEdit', 'canActive', 'canArchive', 'canDelete', 'canSelect'] },
    },
  ],
  screens: [
    resourceScreen('/app/specimen/specimens', 'specimen'),
    resourceScreen('/app/specimen/specimen-steps', 'specimenStep'),
  ],
});
