/** A hazard pictogram of the GHS: the drawing, its meaning, and the pictograms it replaces. */
import { entity, rule, section, slot } from '#language/entity.ts';
import { choice, defineFields, file, text } from '#language/field.ts';
import { fieldProblem, message } from '#language/message.ts';
import { valueRule } from '#language/valueRule.ts';
import { codesIn } from './pictogramsOnLabel.ts';

const CODE = /^GHS\d{2}$/u;
const capitals = (typed: string): string => typed.toUpperCase();
const oneCode = valueRule('pictogramCode', (value) =>
  CODE.test(String(value)) ? undefined : message('pictogramCode'),
);
const manyCodes = valueRule('pictogramCodes', (value) =>
  codesIn(value).every((code) => CODE.test(code)) ? undefined : message('pictogramCodes'),
);

const fields = defineFields({
  code: text(['รหัส', 'Code'], {
    required: true,
    max: 10,
    code: true,
    searched: true,
    rules: [oneCode],
    tidy: capitals,
    help: ['เช่น GHS05', 'Such as GHS05'],
  }),
  nameTh: text(['ชื่อ (ไทย)', 'Name (Thai)'], { required: true, max: 200, searched: true }),
  nameEn: text(['ชื่อ (อังกฤษ)', 'Name (English)'], { required: true, max: 200, searched: true }),
  useTh: text(['ใช้สำหรับ (ไทย)', 'Used for (Thai)'], { max: 1000, multiline: true }),
  useEn: text(['ใช้สำหรับ (อังกฤษ)', 'Used for (English)'], { max: 1000, multiline: true }),
  refSignalWord: choice('signalWord', ['คำสัญญาณ', 'Signal word']),
  suppresses: text(['ใช้แทน', 'Replaces'], {
    max: 200,
    code: true,
    rules: [manyCodes],
    tidy: capitals,
    help: ['รหัสของรูปที่ไม่ต้องแสดงเมื่อมีรูปนี้ คั่นด้วยจุลภาค', 'Codes that are not shown beside it, separated by commas'],
  }),
  refPicture: file(['รูปที่ใช้แทนภาพวาดของระบบ', 'Picture instead of the built-in drawing'], {
    help: [
      'สำหรับรหัสที่ระบบไม่มีภาพวาด ภาพ PNG หรือ JPEG ไม่เกิน 1 MB',
      'For codes without a built-in drawing; PNG or JPEG, at most 1 MB',
    ],
    accept: ['image/png', 'image/jpeg'],
    maxBytes: 1024 * 1024,
  }),
});

declare module '#language/registry.ts' {
  interface Fields {
    pictogram: typeof fields;
  }
}

const standsInForOthers = rule<'pictogram'>('standsInForOthers', {
  check: ({ code, suppresses }) =>
    code !== null && codesIn(suppresses).includes(code)
      ? fieldProblem('suppresses', message('pictogramItself', { code }))
      : undefined,
});

export const pictogram = entity('pictogram', fields, {
  wire: 'master/pictogram',
  title: ['รูปสัญลักษณ์ความเป็นอันตราย', 'Hazard pictogram'],
  card: { key: 'code', th: 'nameTh', en: 'nameEn' },
  small: true,
  isImported: true,
  unique: [['code']],
  list: {
    columns: ['code', 'nameTh', 'nameEn', 'useTh', 'refSignalWord.value', 'isActive'],
    search: ['code', 'nameTh', 'nameEn', 'refSignalWord', 'isActive'],
    sort: ['code'],
  },
  form: [
    section(
      ['รูปสัญลักษณ์', 'Pictogram'],
      [slot('PictogramDrawing'), 'code', 'nameTh', 'nameEn', 'refSignalWord', 'suppresses'],
    ),
    section(['การใช้', 'Use'], ['useTh', 'useEn', 'refPicture']),
  ],
  rules: [standsInForOthers],
});
