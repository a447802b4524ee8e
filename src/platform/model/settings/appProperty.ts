/** Settings that an administrator may change while the system runs: brand, logo, theme, mail, maps, reminders. */
import { entity, section } from '#language/entity.ts';
import { defineFields, file, json, text } from '#language/field.ts';
import { ICON_TYPES, PICTURE_MAX_BYTES } from './appSettings.ts';

const fields = defineFields({
  key: text(['รหัส', 'Key'], { required: true, max: 60, code: true, fixed: true }),
  name: text(['ชื่อ', 'Name'], { required: true, max: 200 }),
  value: json(['ค่า', 'Value']),
  // A value that must never be shown again once it is set, such as the password of the mail server.
  secret: text(['ค่าลับ', 'Secret'], { max: 500, class: 'secret' }),
  refFile: file(['ไฟล์', 'File'], { accept: ICON_TYPES, maxBytes: PICTURE_MAX_BYTES }),
});

declare module '#language/registry.ts' {
  interface Fields {
    appProperty: typeof fields;
  }
}

export const appProperty = entity('appProperty', fields, {
  wire: 'security/app-properties',
  title: ['ค่ากำหนดของระบบ', 'System setting'],
  card: { key: 'key', th: 'name' },
  small: true,
  // Each key has its own shape and checks: only the calls of the application page write it.
  readOnly: true,
  unique: [['key']],
  list: { columns: ['key', 'name', 'updateDate', 'isActive'], search: ['key', 'name'], sort: ['key'] },
  form: [section(['ค่ากำหนด', 'Setting'], ['key', 'name', 'value', 'secret', 'refFile'])],
});
