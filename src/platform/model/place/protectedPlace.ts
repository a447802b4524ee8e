/** Places near which a store or a factory needs special attention: royal places, and schools, temples and the like. */
import { defineChoice } from '#language/choice.ts';
import { entity, section, slot } from '#language/entity.ts';
import { choice, decimal, defineFields, integer, instant, json, ref, text } from '#language/field.ts';
import { placeGeometry } from '../geo/placeGeometry.ts';

export const protectedPlaceKind = defineChoice('protectedPlaceKind', {
  group: 'PROTECTED_PLACE_KIND',
  title: ['ประเภทสถานที่คุ้มครอง', 'Kind of protected place'],
  values: {
    royal: { key: '1', label: ['เขตพระราชฐาน', 'Royal place'] },
    public: { key: '2', label: ['สาธารณสถาน', 'Public place'] },
  },
});

export type ProtectedPlaceKind = keyof typeof protectedPlaceKind.values;

const degrees = { managed: true, precision: 10, scale: 7 } as const;

const fields = defineFields({
  code: text(['รหัส', 'Code'], { required: true, max: 30, code: true, searched: true }),
  refKind: choice('protectedPlaceKind', ['ประเภท', 'Kind'], { required: true }),
  nameTh: text(['ชื่อสถานที่ (ไทย)', 'Name (Thai)'], { required: true, max: 200, searched: true }),
  nameEn: text(['ชื่อสถานที่ (อังกฤษ)', 'Name (English)'], { max: 200, searched: true }),
  location: json(['ตำแหน่งหรือขอบเขต', 'Location or boundary'], { required: true, rules: [placeGeometry()] }),
  source: text(['ที่มาของข้อมูล', 'Source'], {
    required: true,
    max: 300,
    multiline: true,
    help: ['ระบุหากเป็นตำแหน่งโดยประมาณหรือข้อมูลตัวอย่าง', 'State here if it is approximate or demonstration data'],
  }),
  // The box around the location, by which the places near another are found without reading all of them.
  west: decimal(['ลองจิจูดตะวันตกสุด', 'Westernmost longitude'], degrees),
  south: decimal(['ละติจูดใต้สุด', 'Southernmost latitude'], degrees),
  east: decimal(['ลองจิจูดตะวันออกสุด', 'Easternmost longitude'], degrees),
  north: decimal(['ละติจูดเหนือสุด', 'Northernmost latitude'], degrees),
  height: decimal(['ความสูงของกรอบ (องศา)', 'Height of the box (degrees)'], degrees),
});

/** Found when a location is written or a protected place changes; an officer confirms having seen it. */
const flagFields = defineFields({
  refDossier: ref('dossier', ['แฟ้มเรื่อง', 'Dossier'], { required: true, managed: true, cascade: true }),
  refProtectedPlace: ref('protectedPlace', ['สถานที่คุ้มครอง', 'Protected place'], {
    required: true,
    managed: true,
    cascade: true,
  }),
  metres: integer(['ระยะห่าง (เมตร)', 'Distance (m)'], { required: true, managed: true, min: 0 }),
  foundAt: instant(['พบเมื่อ', 'Found'], { required: true, managed: true }),
  refSeenBy: ref('user', ['ผู้รับทราบ', 'Seen by'], { managed: true }),
  seenAt: instant(['รับทราบเมื่อ', 'Seen'], { managed: true }),
});

declare module '#language/registry.ts' {
  interface Fields {
    protectedPlace: typeof fields;
    locationFlag: typeof flagFields;
  }
  interface Choices {
    protectedPlaceKind: typeof protectedPlaceKind;
  }
}

export const protectedPlace = entity('protectedPlace', fields, {
  wire: 'master/protected-places',
  title: ['สถานที่คุ้มครอง', 'Protected place'],
  card: { key: 'code', th: 'nameTh', en: 'nameEn' },
  isImported: true,
  unique: [['code']],
  indexes: [
    ['refKind', 'south'],
    ['refKind', 'height'],
  ],
  list: {
    columns: ['code', 'refKind.value', 'nameTh', 'nameEn', 'source', 'isActive'],
    search: ['code', 'nameTh', 'nameEn', 'refKind', 'isActive'],
    sort: ['code'],
  },
  form: [
    section(['สถานที่', 'Place'], ['refKind', 'code', 'nameTh', 'nameEn', 'source']),
    section(['ตำแหน่งบนแผนที่', 'Location on the map'], [slot('PlaceOnMap', ['location'])]),
  ],
});

export const locationFlag = entity('locationFlag', flagFields, {
  wire: 'transaction/location-flags',
  title: ['ที่ตั้งใกล้สถานที่คุ้มครอง', 'Location near a protected place'],
  readOnly: true,
  unique: [['refDossier', 'refProtectedPlace']],
  list: {
    columns: ['refDossier.code', 'refProtectedPlace.nameTh', 'metres', 'foundAt', 'refSeenBy.fullName', 'seenAt'],
    search: ['refDossier', 'refProtectedPlace', 'metres', 'foundAt'],
    sort: ['-foundAt'],
  },
  form: [
    section(
      ['ที่ตั้งใกล้สถานที่คุ้มครอง', 'Location near a protected place'],
      ['refDossier', 'refProtectedPlace', 'metres', 'foundAt', 'refSeenBy', 'seenAt'],
    ),
  ],
});
