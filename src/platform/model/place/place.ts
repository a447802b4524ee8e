/** The divisions of the country: provinces, amphurs (khet in Bangkok) and tambons (khwaeng), by the codes of the Department of Provincial Administration. */
import { entity, panel, rule, section } from '#language/entity.ts';
import { defineFields, inverse, ref, text } from '#language/field.ts';
import { fieldProblem, message, type Problem } from '#language/message.ts';
import { digits } from '#language/sharedRules.ts';

const provinceFields = defineFields({
  code: text(['รหัสจังหวัด', 'Code'], { required: true, max: 2, code: true, searched: true, rules: [digits(2)] }),
  nameTh: text(['ชื่อจังหวัด', 'Province'], { required: true, max: 100, searched: true }),
  nameEn: text(['ชื่อจังหวัด (อังกฤษ)', 'Province (English)'], { max: 100, searched: true }),
  amphurs: inverse('amphur', 'refProvince', ['อำเภอ/เขต', 'Amphurs']),
});

const amphurFields = defineFields({
  code: text(['รหัสอำเภอ/เขต', 'Code'], { required: true, max: 4, code: true, searched: true, rules: [digits(4)] }),
  refProvince: ref('province', ['จังหวัด', 'Province'], { required: true }),
  nameTh: text(['ชื่ออำเภอ/เขต', 'Amphur'], { required: true, max: 100, searched: true }),
  nameEn: text(['ชื่ออำเภอ/เขต (อังกฤษ)', 'Amphur (English)'], { max: 100, searched: true }),
  tambons: inverse('tambon', 'refAmphur', ['ตำบล/แขวง', 'Tambons']),
});

const tambonFields = defineFields({
  code: text(['รหัสตำบล/แขวง', 'Code'], { required: true, max: 6, code: true, searched: true, rules: [digits(6)] }),
  refAmphur: ref('amphur', ['อำเภอ/เขต', 'Amphur'], { required: true }),
  nameTh: text(['ชื่อตำบล/แขวง', 'Tambon'], { required: true, max: 100, searched: true }),
  nameEn: text(['ชื่อตำบล/แขวง (อังกฤษ)', 'Tambon (English)'], { max: 100, searched: true }),
  postcode: text(['รหัสไปรษณีย์', 'Postcode'], { required: true, max: 5, code: true, searched: true, rules: [digits(5)] }),
});

declare module '#language/registry.ts' {
  interface Fields {
    province: typeof provinceFields;
    amphur: typeof amphurFields;
    tambon: typeof tambonFields;
  }
  interface Facts {
    /** Code of the province or amphur that contains the amphur or tambon. */
    codeAbove: string | null;
  }
}

const amphurCode = rule<'amphur', 'codeAbove'>('amphurCode', {
  needs: ['codeAbove'],
  check: ({ code }, { codeAbove }) => findCodeProblem(code, codeAbove),
});
const tambonCode = rule<'tambon', 'codeAbove'>('tambonCode', {
  needs: ['codeAbove'],
  check: ({ code }, { codeAbove }) => findCodeProblem(code, codeAbove),
});

function findCodeProblem(code: string | null, above: string | null): Problem | undefined {
  return code === null || above === null || code.startsWith(above)
    ? undefined
    : fieldProblem('code', message('placeCodeElsewhere', { above }));
}

export const province = entity('province', provinceFields, {
  wire: 'master/provinces',
  title: ['จังหวัด', 'Province'],
  card: { key: 'code', th: 'nameTh', en: 'nameEn' },
  small: true,
  isPublicData: true,
  isImported: true,
  unique: [['code']],
  list: {
    columns: ['code', 'nameTh', 'nameEn', 'isActive'],
    search: ['code', 'nameTh', 'nameEn', 'isActive'],
    sort: ['code'],
  },
  form: [
    section(['จังหวัด', 'Province'], ['code', 'nameTh', 'nameEn']),
    panel(['อำเภอ/เขตในจังหวัด', 'Amphurs in the province'], 'amphurs'),
  ],
});

export const amphur = entity('amphur', amphurFields, {
  wire: 'master/amphurs',
  title: ['อำเภอ/เขต', 'Amphur'],
  card: { key: 'code', th: 'nameTh', en: 'nameEn' },
  small: true,
  isPublicData: true,
  isImported: true,
  unique: [['code']],
  indexes: [['refProvince', 'code']],
  rules: [amphurCode],
  list: {
    columns: ['code', 'nameTh', 'nameEn', 'refProvince.nameTh', 'isActive'],
    search: ['refProvince', 'code', 'nameTh', 'nameEn', 'isActive'],
    sort: ['code'],
  },
  form: [
    section(['อำเภอ/เขต', 'Amphur'], ['refProvince', 'code', 'nameTh', 'nameEn']),
    panel(['ตำบล/แขวงในอำเภอ/เขต', 'Tambons in the amphur'], 'tambons'),
  ],
});

export const tambon = entity('tambon', tambonFields, {
  wire: 'master/tambons',
  title: ['ตำบล/แขวง', 'Tambon'],
  card: { key: 'code', th: 'nameTh', en: 'nameEn' },
  small: true,
  isPublicData: true,
  isImported: true,
  unique: [['code']],
  indexes: [['refAmphur', 'code']],
  rules: [tambonCode],
  list: {
    columns: ['code', 'nameTh', 'nameEn', 'refAmphur.nameTh', 'refAmphur.refProvince.nameTh', 'postcode', 'isActive'],
    search: ['refAmphur.refProvince', 'refAmphur', 'code', 'nameTh', 'nameEn', 'postcode', 'isActive'],
    sort: ['code'],
  },
  form: [section(['ตำบล/แขวง', 'Tambon'], ['refAmphur', 'code', 'nameTh', 'nameEn', 'postcode'])],
});
