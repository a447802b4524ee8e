/** An entry of the gazetted list of hazardous substances, with its type, and the tariff lines of its trade. */
import { entity, rule, section, slot, table } from '#language/entity.ts';
import { choice, date, defineFields, lookup, parts, ref, text } from '#language/field.ts';
import { fieldProblem, message } from '#language/message.ts';
import { casNumber, tidyCasNumber } from './casNumber.ts';

const fields = defineFields({
  code: text(['ลำดับในบัญชี', 'Number in the list'], { required: true, max: 30, code: true, searched: true }),
  nameTh: text(['ชื่อวัตถุอันตราย (ไทย)', 'Name (Thai)'], { required: true, max: 500, searched: true }),
  nameEn: text(['ชื่อวัตถุอันตราย (อังกฤษ)', 'Name (English)'], { required: true, max: 500, searched: true }),
  refHazType: choice('hazType', ['ชนิด', 'Type'], { required: true }),
  refAnnex: lookup('HAZ_ANNEX', ['บัญชีแนบท้าย', 'Annex']),
  casNo: text(['เลข CAS', 'CAS number'], {
    max: 12,
    code: true,
    searched: true,
    rules: [casNumber()],
    tidy: tidyCasNumber,
  }),
  refSubStance: ref('hazSubStance', ['สารสำคัญ', 'Active substance']),
  condition: text(['เงื่อนไข', 'Condition'], {
    max: 1000,
    multiline: true,
    help: ['เช่น ความเข้มข้นหรือการใช้ที่เข้าข่าย', 'Such as the concentration or use covered'],
  }),
  effectiveDate: date(['มีผลตั้งแต่', 'In force from']),
  legalBasis: text(['ประกาศ', 'Notification'], { max: 300 }),
  remark: text(['หมายเหตุ', 'Remark'], { max: 1000, multiline: true }),
  source: text(['ที่มาของข้อมูล', 'Source'], {
    max: 300,
    multiline: true,
    help: ['ระบุหากเป็นข้อมูลตัวอย่าง', 'State here if it is demonstration data'],
  }),
  coordinates: parts('hazObjectCoordinate', ['พิกัดศุลกากร', 'Tariff codes'], { max: 200 }),
});

const coordinateFields = defineFields({
  refCoordinateCustoms: ref('coordinateCustoms', ['พิกัดศุลกากร', 'Tariff code'], { required: true }),
  remark: text(['หมายเหตุ', 'Remark'], { max: 300 }),
});

declare module '#language/registry.ts' {
  interface Fields {
    hazObject: typeof fields;
    hazObjectCoordinate: typeof coordinateFields;
  }
}

/** Reported at the second of the two, with the position of the first. */
const linesOnce = rule<'hazObject'>('linesOnce', {
  check: ({ coordinates }) => {
    const ids = (coordinates ?? []).map((row) =>
      'isDelete' in row && row.isDelete ? undefined : row.refCoordinateCustoms?.id,
    );
    return ids.flatMap((id, index) => {
      const first = id === undefined ? index : ids.indexOf(id);
      return first === index
        ? []
        : [
            fieldProblem(
              `coordinates.${index}.refCoordinateCustoms`,
              message('tariffLineRepeated', { row: first + 1 }),
            ),
          ];
    });
  },
});

export const hazObject = entity('hazObject', fields, {
  wire: 'master/haz-objects',
  title: ['วัตถุอันตรายในบัญชี', 'Listed hazardous substance'],
  card: { key: 'code', th: 'nameTh', en: 'nameEn' },
  isImported: true,
  unique: [['code']],
  indexes: [['casNo']],
  list: {
    columns: ['code', 'nameTh', 'nameEn', 'refHazType.value', 'casNo', 'isActive'],
    search: [
      'code',
      'nameTh',
      'nameEn',
      'refHazType',
      'casNo',
      'refSubStance',
      'refAnnex',
      'coordinates.refCoordinateCustoms',
      'isActive',
    ],
    sort: ['code'],
  },
  form: [
    section(
      ['รายการในบัญชี', 'Entry'],
      [slot('HazTypeField', ['refHazType']), 'code', 'refAnnex', 'nameTh', 'nameEn', 'condition'],
    ),
    section(['สาร', 'Substance'], ['refSubStance', 'casNo']),
    section(['พิกัดศุลกากร', 'Tariff codes'], [table('coordinates')]),
    section(['ที่มา', 'Source'], ['effectiveDate', 'legalBasis', 'source', 'remark']),
  ],
  rules: [linesOnce],
});

export const hazObjectCoordinate = entity('hazObjectCoordinate', coordinateFields, {
  wire: 'master/haz-object-coordinates',
  title: ['พิกัดของวัตถุอันตราย', 'Tariff code of a listed substance'],
  partOf: { root: 'hazObject', field: 'coordinates', rootField: 'refHazObject' },
  unique: [['$root', 'refCoordinateCustoms']],
  list: {
    columns: ['refCoordinateCustoms.code', 'refCoordinateCustoms.nameTh', 'remark'],
    search: ['refCoordinateCustoms'],
    sort: ['refCoordinateCustoms.code'],
  },
  form: [section(['พิกัดศุลกากร', 'Tariff code'], ['refCoordinateCustoms', 'remark'])],
});
