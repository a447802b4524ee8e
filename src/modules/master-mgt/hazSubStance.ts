/** An active ingredient: what a product is made of, what a listed object is, what a ruling asks about. */
import { entity, rule, section } from '#language/entity.ts';
import { choice, decimal, defineFields, text } from '#language/field.ts';
import { at, message } from '#language/message.ts';
import { casNumber } from './masterRules.ts';

const MG_PER_KG = ['มก./กก.', 'mg/kg'] as const;

const fields = defineFields({
  code: text(['รหัสสาร', 'Code'], { required: true, max: 30, code: true, searched: true }),
  nameTh: text(['ชื่อสามัญ (ไทย)', 'Common name (Thai)'], { required: true, max: 300, searched: true }),
  nameEn: text(['ชื่อสามัญ (อังกฤษ)', 'Common name (English)'], { required: true, max: 300, searched: true }),
  refSubstanceKind: choice('substanceKind', ['ประเภทสาร', 'Kind'], { required: true, default: 'chemical' }),
  casNo: text(['เลข CAS', 'CAS number'], { max: 12, code: true, searched: true, rules: [casNumber()] }),
  iupacName: text(['ชื่อทางเคมี (IUPAC)', 'Chemical name (IUPAC)'], { max: 500, searched: true }),
  formula: text(['สูตรเคมี', 'Formula'], { max: 100 }),
  synonyms: text(['ชื่อพ้อง', 'Synonyms'], { max: 2000, multiline: true, searched: true, help: ['บรรทัดละหนึ่งชื่อ', 'One name a line'] }),
  oralLd50: decimal(['LD50 ทางปาก', 'Oral LD50'], { precision: 10, scale: 3, min: '0', unit: MG_PER_KG }),
  dermalLd50: decimal(['LD50 ทางผิวหนัง', 'Dermal LD50'], { precision: 10, scale: 3, min: '0', unit: MG_PER_KG }),
  remark: text(['หมายเหตุ', 'Remark'], { max: 1000, multiline: true }),
});

declare module '#language/registry.ts' {
  interface Fields {
    hazSubStance: typeof fields;
  }
}

const microbeWithoutCas = rule<'hazSubStance'>('microbeWithoutCas', {
  check: ({ refSubstanceKind, casNo }) => (refSubstanceKind === 'microbe' && casNo !== null && casNo !== undefined ? at('casNo', message('casOfMicrobe')) : undefined),
});

export const hazSubStance = entity('hazSubStance', fields, {
  wire: 'master/haz-sub-stances',
  title: ['สารสำคัญ', 'Active substance'],
  card: { key: 'code', th: 'nameTh', en: 'nameEn' },
  isImported: true,
  unique: [['code']],
  indexes: [['casNo']],
  list: {
    columns: ['code', 'nameTh', 'nameEn', 'casNo', 'refSubstanceKind.value', 'synonyms', 'isActive'],
    search: ['code', 'nameTh', 'nameEn', 'casNo', 'synonyms', 'refSubstanceKind', 'isActive'],
    sort: ['code'],
  },
  form: [
    section(['ชื่อสาร', 'Names'], ['code', 'refSubstanceKind', 'nameTh', 'nameEn', 'synonyms']),
    section(['ข้อมูลทางเคมี', 'Chemistry'], ['casNo', 'iupacName', 'formula']),
    section(['ความเป็นพิษของสาร', 'Toxicity of the substance'], ['oralLd50', 'dermalLd50']),
    section(['หมายเหตุ', 'Remark'], ['remark']),
  ],
  rules: [microbeWithoutCas],
});
