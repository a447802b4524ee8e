/** A line of the customs tariff: the eight digits of the ASEAN nomenclature and the three of the statistics code. */
import { entity, section } from '#language/entity.ts';
import { choice, date, defineFields, lookup, text } from '#language/field.ts';
import { digits } from '#language/sharedRules.ts';

const fields = defineFields({
  hsCode: text(['พิกัดศุลกากร (HS)', 'HS code'], { required: true, max: 8, code: true, searched: true, rules: [digits(8)], help: ['ตัวเลข 8 หลัก ไม่มีจุด', 'Eight digits without dots'] }),
  statCode: text(['รหัสสถิติ', 'Statistics code'], { required: true, max: 3, code: true, rules: [digits(3)], default: '000' }),
  /** Both together, as the tariff is spoken of. */
  code: text(['พิกัดและรหัสสถิติ', 'Tariff line'], { max: 12, code: true, searched: true, help: ['ระบบประกอบให้', 'Put together by the system'] }),
  nameTh: text(['รายการสินค้า (ไทย)', 'Goods (Thai)'], { required: true, max: 500, searched: true }),
  nameEn: text(['รายการสินค้า (อังกฤษ)', 'Goods (English)'], { max: 500, searched: true }),
  refTradeDirection: choice('tradeDirection', ['ทิศทาง', 'Direction'], { required: true, default: 'both' }),
  sinceDate: date(['มีผลตั้งแต่วันที่', 'In force since']),
  refQuantityUnit: lookup('QUANTITY_UNIT', ['หน่วยปริมาณ', 'Unit']),
  remark: text(['หมายเหตุ', 'Remark'], { max: 500, multiline: true }),
});

declare module '#language/registry.ts' {
  interface Fields {
    coordinateCustoms: typeof fields;
  }
}

export const coordinateCustoms = entity('coordinateCustoms', fields, {
  wire: 'master/coordinate-customses',
  title: ['พิกัดศุลกากร', 'Tariff code'],
  card: { key: 'code', th: 'nameTh', en: 'nameEn' },
  isImported: true,
  unique: [['hsCode', 'statCode']],
  list: {
    columns: ['hsCode', 'statCode', 'nameTh', 'nameEn', 'refTradeDirection.value', 'sinceDate', 'isActive'],
    search: ['code', 'hsCode', 'nameTh', 'nameEn', 'refTradeDirection', 'sinceDate', 'isActive'],
    sort: ['hsCode', 'statCode'],
  },
  form: [
    section(['พิกัดศุลกากร', 'Tariff code'], ['hsCode', 'statCode', 'code', 'refTradeDirection', 'sinceDate', 'refQuantityUnit']),
    section(['รายการสินค้า', 'Goods'], ['nameTh', 'nameEn', 'remark']),
  ],
  behaviour: {
    code: { derive: ({ hsCode, statCode }) => (typeof hsCode === 'string' && typeof statCode === 'string' ? `${hsCode}-${statCode}` : null) },
  },
});
