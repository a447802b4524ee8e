/** An active ingredient: referred to by products, listed objects and rulings. */
import { entity, rule, section, slot } from '#language/entity.ts';
import { choice, decimal, defineFields, text } from '#language/field.ts';
import { fieldProblem, message } from '#language/message.ts';
import { normaliseForSearch } from '#language/values/thaiText.ts';
import { casNumber, tidyCasNumber } from './casNumber.ts';
import { distinctLines, linesOf, tidyLines } from './masterRules.ts';

const MG_PER_KG = ['มก./กก.', 'mg/kg'] as const;

const fields = defineFields({
  code: text(['รหัสสาร', 'Code'], { required: true, max: 30, code: true, searched: true }),
  nameTh: text(['ชื่อสามัญ (ไทย)', 'Common name (Thai)'], { required: true, max: 300, searched: true }),
  nameEn: text(['ชื่อสามัญ (อังกฤษ)', 'Common name (English)'], { required: true, max: 300, searched: true }),
  refSubstanceKind: choice('substanceKind', ['ประเภทสาร', 'Kind'], { required: true, default: 'chemical' }),
  casNo: text(['เลข CAS', 'CAS number'], {
    max: 12,
    code: true,
    searched: true,
    rules: [casNumber()],
    tidy: tidyCasNumber,
    help: ['เช่น 7778-54-3 พิมพ์เฉพาะตัวเลขได้', 'For example 7778-54-3; digits alone also work'],
  }),
  iupacName: text(['ชื่อทางเคมี (IUPAC)', 'Chemical name (IUPAC)'], { max: 500, searched: true }),
  formula: text(['สูตรเคมี', 'Formula'], { max: 100 }),
  synonyms: text(['ชื่อพ้อง', 'Synonyms'], {
    max: 2000,
    multiline: true,
    searched: true,
    rules: [distinctLines()],
    tidy: tidyLines,
    help: ['บรรทัดละหนึ่งชื่อ', 'One name per line'],
  }),
  oralLd50: decimal(['LD50 ทางปาก', 'Oral LD50'], { precision: 10, scale: 3, min: '0', unit: MG_PER_KG }),
  dermalLd50: decimal(['LD50 ทางผิวหนัง', 'Dermal LD50'], { precision: 10, scale: 3, min: '0', unit: MG_PER_KG }),
  remark: text(['หมายเหตุ', 'Remark'], { max: 1000, multiline: true }),
});

declare module '#language/registry.ts' {
  interface Fields {
    hazSubStance: typeof fields;
  }
  interface Facts {
    /** Another active substance with the same CAS number. */
    substanceOfCas: { readonly code: string; readonly nameTh: string; readonly nameEn: string } | null;
  }
}

const microbeWithoutCas = rule<'hazSubStance'>('microbeWithoutCas', {
  check: ({ refSubstanceKind, casNo }) =>
    refSubstanceKind === 'microbe' && casNo !== null && casNo !== undefined
      ? fieldProblem('casNo', message('casOfMicrobe'))
      : undefined,
});

const synonymsAreOthers = rule<'hazSubStance'>('synonymsAreOthers', {
  check: ({ nameTh, nameEn, synonyms }) => {
    const own = new Set([nameTh, nameEn].map((name) => normaliseForSearch(name ?? '').trim()));
    const line = linesOf(synonyms).find((synonym) => own.has(normaliseForSearch(synonym)));
    return line === undefined ? undefined : fieldProblem('synonyms', message('synonymIsName', { line }));
  },
});

/** One substance has one entry: a second one under another name would split everything that refers to it. */
const casIsFree = rule<'hazSubStance', 'substanceOfCas'>('casIsFree', {
  needs: ['substanceOfCas'],
  check: (_, { substanceOfCas: other }) =>
    other === null
      ? undefined
      : fieldProblem('casNo', message('casTaken', { name: [other.nameTh, other.nameEn], code: other.code })),
});

export const hazSubStance = entity('hazSubStance', fields, {
  wire: 'master/haz-sub-stances',
  title: ['สารสำคัญ', 'Active substance'],
  card: { key: 'code', th: 'nameTh', en: 'nameEn' },
  isImported: true,
  unique: [['code']],
  indexes: [['casNo']],
  list: {
    columns: ['code', 'nameTh', 'nameEn', 'casNo', 'refSubstanceKind.value', 'isActive'],
    search: ['code', 'nameTh', 'nameEn', 'casNo', 'synonyms', 'refSubstanceKind', 'isActive'],
    sort: ['code'],
  },
  form: [
    section(
      ['ชื่อสาร', 'Names'],
      ['code', 'refSubstanceKind', 'nameTh', 'nameEn', slot('SubstanceSynonyms', ['synonyms'])],
    ),
    section(['ข้อมูลทางเคมี', 'Chemistry'], ['casNo', 'iupacName', 'formula']),
    section(['ความเป็นพิษของสาร', 'Toxicity of the substance'], ['oralLd50', 'dermalLd50', 'remark']),
    section(['วัตถุอันตรายในบัญชีที่ใช้สารนี้', 'Listed substances that contain it'], [slot('ListedObjects')]),
  ],
  rules: [microbeWithoutCas, synonymsAreOthers, casIsFree],
});
