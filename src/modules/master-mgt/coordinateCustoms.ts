/** A line of the customs tariff: the eight digits of the ASEAN nomenclature and the three of the statistics code. */
import { entity, rule, section, slot } from '#language/entity.ts';
import { choice, date, defineFields, lookup, text } from '#language/field.ts';
import { fieldProblem, message } from '#language/message.ts';
import { type ValueRule, valueRule } from '#language/valueRule.ts';
import { HS_DIGITS, formatTariffCode, STAT_DIGITS, tidyDigits } from './tariffCode.ts';

/** Enough for text pasted with dots: it is refused for its format, which explains more than its length. */
const PASTED_MAX = 20;

const hsShape = digits('hsCodeShape', HS_DIGITS);
const statShape = digits('statCodeShape', STAT_DIGITS);

const fields = defineFields({
  hsCode: text(['พิกัดศุลกากร (HS)', 'HS code'], {
    required: true,
    max: PASTED_MAX,
    code: true,
    searched: true,
    rules: [hsShape],
    tidy: tidyDigits(HS_DIGITS),
    help: [
      'ตัวเลข 8 หลัก วางทั้งพิกัดและรหัสสถิติได้ เช่น 2828.10.00-000',
      'Eight digits; you can paste the whole code, such as 2828.10.00-000',
    ],
  }),
  statCode: text(['รหัสสถิติ', 'Statistics code'], {
    required: true,
    max: PASTED_MAX,
    code: true,
    rules: [statShape],
    tidy: tidyDigits(STAT_DIGITS),
    default: '000',
    help: ['ตัวเลข 3 หลัก', 'Three digits'],
  }),
  /** Both together, as people name a tariff line. */
  code: text(['พิกัดและรหัสสถิติ', 'Tariff line'], {
    max: 14,
    code: true,
    searched: true,
    tidy: formatTariffCode,
    help: ['ระบบประกอบให้', 'Filled in by the system'],
  }),
  nameTh: text(['รายการสินค้า (ไทย)', 'Goods (Thai)'], { required: true, max: 500, searched: true }),
  nameEn: text(['รายการสินค้า (อังกฤษ)', 'Goods (English)'], { max: 500, searched: true }),
  refTradeDirection: choice('tradeDirection', ['ทิศทาง', 'Direction'], { required: true, default: 'both' }),
  sinceDate: date(['มีผลตั้งแต่', 'In force from']),
  refQuantityUnit: lookup('QUANTITY_UNIT', ['หน่วยปริมาณ', 'Unit']),
  remark: text(['หมายเหตุ', 'Remark'], { max: 500, multiline: true }),
});

declare module '#language/registry.ts' {
  interface Fields {
    coordinateCustoms: typeof fields;
  }
  interface Facts {
    /** Whether another row, archived or not, is the same line. */
    isTariffLineTaken: boolean;
  }
}

/** The database ensures this too; here the message names the line. */
const lineIsFree = rule<'coordinateCustoms', 'isTariffLineTaken'>('lineIsFree', {
  needs: ['isTariffLineTaken'],
  check: ({ code }, { isTariffLineTaken }) =>
    isTariffLineTaken ? fieldProblem('statCode', message('tariffLineTaken', { code: code ?? '' })) : undefined,
});

export const coordinateCustoms = entity('coordinateCustoms', fields, {
  wire: 'master/coordinate-customses',
  title: ['พิกัดศุลกากร', 'Tariff code'],
  card: { key: 'code', th: 'nameTh', en: 'nameEn' },
  isImported: true,
  unique: [['hsCode', 'statCode']],
  list: {
    columns: ['code', 'nameTh', 'nameEn', 'refTradeDirection.value', 'sinceDate', 'isActive'],
    search: ['code', 'nameTh', 'nameEn', 'refTradeDirection', 'sinceDate', 'isActive'],
    sort: ['hsCode', 'statCode'],
  },
  form: [
    section(
      ['พิกัดศุลกากร', 'Tariff code'],
      [slot('TariffCode', ['hsCode', 'statCode']), 'refTradeDirection', 'sinceDate', 'refQuantityUnit'],
    ),
    section(['รายการสินค้า', 'Goods'], ['nameTh', 'nameEn', 'remark']),
    section(['วัตถุอันตรายในบัญชีที่ใช้พิกัดนี้', 'Listed substances under this tariff line'], [slot('ListedObjects')]),
  ],
  behaviour: {
    code: {
      derive: ({ hsCode, statCode }) =>
        typeof hsCode === 'string' && typeof statCode === 'string' ? formatTariffCode(`${hsCode}-${statCode}`) : null,
    },
  },
  rules: [lineIsFree],
});

function digits(broken: 'hsCodeShape' | 'statCodeShape', count: number): ValueRule {
  return valueRule(broken, (value) =>
    typeof value === 'string' && value.length === count && /^[0-9]+$/u.test(value) ? undefined : message(broken),
  );
}
