/** An address, as every record that has one carries it, and the address book of the department itself. */
import { entity, section, slot } from '#language/entity.ts';
import { defineFields, ref, text } from '#language/field.ts';
import { digits } from '#language/sharedRules.ts';

/** Spread into whatever has an address. What is chosen below goes when what stands above changes: see `addressBehaviour`. */
export const addressFields = defineFields({
  houseNo: text(['เลขที่', 'House number'], { max: 50 }),
  building: text(['อาคาร/หมู่บ้าน', 'Building or estate'], { max: 200 }),
  room: text(['ห้อง/ชั้น', 'Room, floor'], { max: 50 }),
  moo: text(['หมู่ที่', 'Moo'], { max: 10 }),
  soi: text(['ตรอก/ซอย', 'Soi'], { max: 100 }),
  road: text(['ถนน', 'Road'], { max: 100 }),
  refProvince: ref('province', ['จังหวัด', 'Province']),
  refAmphur: ref('amphur', ['อำเภอ/เขต', 'Amphur']),
  refTambon: ref('tambon', ['ตำบล/แขวง', 'Tambon']),
  postcode: text(['รหัสไปรษณีย์', 'Postcode'], { max: 5, code: true, rules: [digits(5)] }),
  addressEn: text(['ที่อยู่ (อังกฤษ)', 'Address in English'], { max: 500, multiline: true }),
});

export const addressNames = ['houseNo', 'building', 'room', 'moo', 'soi', 'road', 'refProvince', 'refAmphur', 'refTambon', 'postcode', 'addressEn'] as const;

const fields = defineFields({
  code: text(['รหัส', 'Code'], { required: true, max: 30, code: true, searched: true }),
  nameTh: text(['ชื่อสถานที่', 'Place'], { required: true, max: 200, searched: true }),
  nameEn: text(['ชื่อสถานที่ (อังกฤษ)', 'Place (English)'], { max: 200, searched: true }),
  ...addressFields,
  phone: text(['โทรศัพท์', 'Telephone'], { max: 50 }),
});

declare module '#language/registry.ts' {
  interface Fields {
    address: typeof fields;
  }
}

export const address = entity('address', fields, {
  wire: 'master/addresses',
  title: ['ที่อยู่', 'Address'],
  card: { key: 'code', th: 'nameTh', en: 'nameEn' },
  isImported: true,
  unique: [['code']],
  list: {
    columns: ['code', 'nameTh', 'nameEn', 'refTambon.nameTh', 'refAmphur.nameTh', 'refProvince.nameTh', 'postcode', 'isActive'],
    search: ['code', 'nameTh', 'nameEn', 'refProvince', 'refAmphur', 'postcode', 'isActive'],
    sort: ['code'],
  },
  form: [
    section(['สถานที่', 'Place'], ['code', 'nameTh', 'nameEn', 'phone']),
    section(['ที่อยู่', 'Address'], [slot('Address', [...addressNames])]),
  ],
});
