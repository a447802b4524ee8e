/**
 * The entity to measure: a request like the product's own, with four references and parts, declared like any other
 * entity.
 */
import { modules } from '#apps/modules.ts';
import { buildCatalogue } from '#language/catalogue.ts';
import { defineChoice } from '#language/choice.ts';
import { entity, section, table } from '#language/entity.ts';
import { choice, decimal, defineFields, lookup, parts, ref, text } from '#language/field.ts';
import { allRights, defineModule } from '#language/module.ts';
import { platform } from '#platform/model/module.ts';

export const TYPE_GROUP = 'BENCH_TYPE';
export const UNIT_GROUP = 'BENCH_UNIT';

const status = defineChoice('benchStatus', {
  group: 'BENCH_STATUS',
  title: ['สถานะคำขอ', 'Status of a request'],
  values: {
    draft: { key: '10', label: ['ร่าง', 'Draft'] },
    submitted: { key: '20', label: ['ยื่นคำขอแล้ว', 'Submitted'] },
    received: { key: '30', label: ['รับคำขอแล้ว', 'Received'] },
    checking: { key: '40', label: ['อยู่ระหว่างตรวจสอบ', 'Being checked'] },
    waitSign: { key: '50', label: ['รอลงนาม', 'Waiting for signature'] },
    approved: { key: '60', label: ['อนุมัติ', 'Approved'] },
    rejected: { key: '70', label: ['ไม่อนุมัติ', 'Rejected'] },
    cancelled: { key: '80', label: ['ยกเลิก', 'Cancelled'] },
  },
});

const fields = defineFields({
  code: text(['เลขที่คำขอ', 'Number'], { required: true, max: 40, code: true, searched: true }),
  subject: text(['เรื่อง', 'Subject'], { required: true, max: 300, searched: true }),
  refStatus: choice('benchStatus', ['สถานะ', 'Status'], { required: true }),
  refHolder: ref('user', ['ผู้ประกอบการ', 'Holder'], { required: true }),
  refDepartment: ref('department', ['หน่วยงาน', 'Department'], { required: true }),
  refType: lookup(TYPE_GROUP, ['ประเภทคำขอ', 'Type'], { required: true }),
  refOfficer: ref('user', ['เจ้าหน้าที่', 'Officer']),
  lines: parts('benchLine', ['รายการ', 'Lines'], { max: 300 }),
});

const lineFields = defineFields({
  label: text(['ชื่อรายการ', 'Label'], { required: true, max: 200 }),
  netKg: decimal(['น้ำหนักสุทธิ (กก.)', 'Net weight (kg)'], { precision: 12, scale: 3, min: '0' }),
  refUnit: lookup(UNIT_GROUP, ['หน่วย', 'Unit']),
});

declare module '#language/registry.ts' {
  interface Fields {
    benchRequest: typeof fields;
    benchLine: typeof lineFields;
  }
  interface Choices {
    benchStatus: typeof status;
  }
}

const request = entity('benchRequest', fields, {
  wire: 'transaction/bench-requests',
  title: ['คำขอทดสอบความเร็ว', 'Request of the benchmark'],
  card: { key: 'code', th: 'subject' },
  scope: { holder: 'refHolder', department: 'refDepartment' },
  unique: [['code']],
  indexes: [['refStatus', 'refDepartment', '-createDate'], ['refOfficer', '-createDate'], ['-createDate']],
  list: {
    columns: [
      'code',
      'subject',
      'refStatus.value',
      'refHolder.fullName',
      'refDepartment.nameTh',
      'refType.value',
      'refOfficer.fullName',
      'createDate',
    ],
    search: ['code', 'subject', 'refStatus', 'refHolder', 'refDepartment'],
    sort: ['-createDate'],
  },
  form: [
    section(
      ['คำขอ', 'Request'],
      ['code', 'subject', 'refStatus', 'refHolder', 'refDepartment', 'refType', 'refOfficer'],
    ),
    table('lines'),
  ],
});

const line = entity('benchLine', lineFields, {
  wire: 'transaction/bench-lines',
  title: ['รายการของคำขอ', 'Line of a request'],
  partOf: { root: 'benchRequest', field: 'lines', rootField: 'refRequest' },
  list: { columns: ['label', 'netKg', 'refUnit.value'], search: ['label'], sort: ['label'] },
  form: [section(['รายการ', 'Line'], ['label', 'netKg', 'refUnit'])],
});

const benchModule = defineModule({
  name: 'bench',
  choices: [status],
  entities: [request, line],
  menus: [
    {
      key: 'benchRequests',
      label: ['คำขอทดสอบความเร็ว', 'Requests of the benchmark'],
      url: '/app/bench/bench-requests/**',
      entities: ['benchRequest'],
      roles: { ADMIN: allRights, OFFICER_CUSTOMS: allRights, OPERATOR_OWNER: allRights },
    },
  ],
});

/** The catalogue that the server runs with. */
export const benchCatalogue = buildCatalogue([...modules, benchModule]);

/** The catalogue of the database: a module that is added or removed does not change the measured rows. */
export const dataCatalogue = buildCatalogue([platform, benchModule]);
