/** Where goods come from and pass: countries, customs houses, and which checkpoint is at which of them. */
import { entity, rule, section } from '#language/entity.ts';
import { boolean, defineFields, lookup, ref, text } from '#language/field.ts';
import type { Label } from '#language/label.ts';
import { fieldProblem, message } from '#language/message.ts';
import { capitals, digits } from '#language/sharedRules.ts';
import { departmentType } from '#platform/model/choices.ts';
import './pairingMessages.ts';

const countryFields = defineFields({
  code: text(['รหัสประเทศ', 'Code'], {
    required: true,
    max: 2,
    code: true,
    searched: true,
    rules: [capitals(2)],
    help: ['ISO 3166-1 สองตัวอักษร', 'ISO 3166-1, two letters'],
  }),
  code3: text(['รหัสสามตัวอักษร', 'Three-letter code'], { max: 3, code: true, rules: [capitals(3)] }),
  nameTh: text(['ชื่อประเทศ (ไทย)', 'Country (Thai)'], { required: true, max: 200, searched: true }),
  nameEn: text(['ชื่อประเทศ (อังกฤษ)', 'Country (English)'], { required: true, max: 200, searched: true }),
  refRiskGroup: lookup('COUNTRY_RISK_GROUP', ['กลุ่มความเสี่ยง', 'Risk group']),
});

const customsFields = defineFields({
  code: text(['รหัสสถานที่', 'Place code'], { required: true, max: 4, code: true, searched: true, rules: [digits(4)] }),
  nameTh: text(['ชื่อด่านศุลกากร (ไทย)', 'Customs house (Thai)'], { required: true, max: 200, searched: true }),
  nameEn: text(['ชื่อด่านศุลกากร (อังกฤษ)', 'Customs house (English)'], { max: 200, searched: true }),
  isImportRelease: boolean(['ตรวจปล่อยขาเข้า', 'Import release'], { required: true, default: true }),
  isImportDischarge: boolean(['ขนถ่ายขาเข้า', 'Import discharge'], { required: true, default: true }),
  isExportRelease: boolean(['ตรวจปล่อยขาออก', 'Export release'], { required: true, default: true }),
  isExportLoad: boolean(['บรรทุกขาออก', 'Export loading'], { required: true, default: true }),
  refAddress: ref('address', ['ที่อยู่', 'Address']),
  remark: text(['ที่มาและหมายเหตุ', 'Source and remark'], { max: 1000, multiline: true }),
});

const pairFields = defineFields({
  refDepartment: ref('department', ['ด่านของกรม', 'Checkpoint'], { required: true }),
  refCustoms: ref('customs', ['ด่านศุลกากร', 'Customs house'], { required: true }),
  isMain: boolean(['ด่านหลัก', 'Main checkpoint'], {
    required: true,
    default: false,
    help: ['ใช้เมื่อสถานที่เดียวมีหลายด่าน', 'Where several checkpoints serve the place'],
  }),
  remark: text(['หมายเหตุ', 'Remark'], { max: 1000, multiline: true }),
});

declare module '#language/registry.ts' {
  interface Fields {
    country: typeof countryFields;
    customs: typeof customsFields;
    departmentCustoms: typeof pairFields;
  }
  interface Facts {
    /** Whether the department of a pair is a checkpoint. */
    isCheckpoint: boolean;
    /** Another main checkpoint of the customs house of a pair. */
    mainCheckpointBeside: Label | null;
  }
}

const pairsCheckpoint = rule<'departmentCustoms', 'isCheckpoint'>('pairsCheckpoint', {
  needs: ['isCheckpoint'],
  check: (_, { isCheckpoint }) => (isCheckpoint ? undefined : fieldProblem('refDepartment', message('notACheckpoint'))),
});

const oneMainCheckpoint = rule<'departmentCustoms', 'mainCheckpointBeside'>('oneMainCheckpoint', {
  needs: ['mainCheckpointBeside'],
  check: ({ isMain }, { mainCheckpointBeside: other }) =>
    isMain === true && other !== null ? fieldProblem('isMain', message('mainCheckpointAlready', { other })) : undefined,
});

export const country = entity('country', countryFields, {
  wire: 'master/countries',
  title: ['ประเทศ', 'Country'],
  card: { key: 'code', th: 'nameTh', en: 'nameEn' },
  small: true,
  isImported: true,
  unique: [['code']],
  list: {
    columns: ['code', 'code3', 'nameTh', 'nameEn', 'refRiskGroup.value', 'isActive'],
    search: ['code', 'nameTh', 'nameEn', 'refRiskGroup', 'isActive'],
    sort: ['code'],
  },
  form: [
    section(['ประเทศ', 'Country'], ['code', 'code3', 'nameTh', 'nameEn']),
    section(['การประเมินความเสี่ยง', 'Risk'], ['refRiskGroup']),
  ],
});

export const customs = entity('customs', customsFields, {
  wire: 'master/customses',
  title: ['ด่านศุลกากร', 'Customs house'],
  card: { key: 'code', th: 'nameTh', en: 'nameEn' },
  small: true,
  isImported: true,
  unique: [['code']],
  list: {
    columns: [
      'code',
      'nameTh',
      'nameEn',
      'isImportRelease',
      'isImportDischarge',
      'isExportRelease',
      'isExportLoad',
      'isActive',
    ],
    search: ['code', 'nameTh', 'nameEn', 'isImportRelease', 'isExportRelease', 'isActive'],
    sort: ['code'],
  },
  form: [
    section(['ด่านศุลกากร', 'Customs house'], ['code', 'nameTh', 'nameEn', 'refAddress', 'remark']),
    section(
      ['ทำอะไรได้', 'What is done there'],
      ['isImportRelease', 'isImportDischarge', 'isExportRelease', 'isExportLoad'],
    ),
  ],
});

export const departmentCustoms = entity('departmentCustoms', pairFields, {
  wire: 'master/department-customses',
  title: ['ด่านที่ดูแลด่านศุลกากร', 'Checkpoint of a customs house'],
  small: true,
  isImported: true,
  unique: [['refDepartment', 'refCustoms']],
  list: {
    columns: ['refDepartment.nameTh', 'refCustoms.code', 'refCustoms.nameTh', 'isMain', 'isActive'],
    search: ['refDepartment', 'refCustoms', 'isMain', 'isActive'],
    sort: ['refDepartment.code', 'refCustoms.code'],
  },
  form: [section(['การจับคู่', 'Pair'], ['refDepartment', 'refCustoms', 'isMain', 'remark'])],
  behaviour: {
    refDepartment: {
      offers: () => [{ name: 'refDepartmentType.key', operator: '=', value: departmentType.values.checkpoint.key }],
    },
  },
  rules: [pairsCheckpoint, oneMainCheckpoint],
});
