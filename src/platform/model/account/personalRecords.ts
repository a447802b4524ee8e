/** Private records of a person, which nobody else sees: unsaved forms and saved filters. */
import { entity, section } from '#language/entity.ts';
import { boolean, defineFields, integer, json, ref, text, uuid } from '#language/field.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/**
 * A form saves its draft a second and a half after the last letter, and drafts are deleted after a month: this is
 * several times what a person needs who types all day in several tabs. A person who is not approved yet fills in one
 * registration.
 */
export const FORM_DRAFT_QUOTA = {
  recordBytes: MEGABYTE,
  person: { count: 200, bytes: 20 * MEGABYTE, writesPerMinute: 120 },
  unapproved: { count: 10, bytes: MEGABYTE, writesPerMinute: 40 },
  forHolder: { count: 2000, bytes: 100 * MEGABYTE, writesPerMinute: 1200 },
} as const;

/** A view is a filter with a name: a few hundred letters, saved manually. */
export const SAVED_VIEW_QUOTA = {
  recordBytes: 32 * KILOBYTE,
  person: { count: 200, bytes: 2 * MEGABYTE, writesPerMinute: 60 },
  unapproved: { count: 10, bytes: 100 * KILOBYTE, writesPerMinute: 20 },
  forHolder: { count: 2000, bytes: 20 * MEGABYTE, writesPerMinute: 600 },
} as const;

const formDraftFields = defineFields({
  refUser: ref('user', ['เจ้าของ', 'Owner'], { required: true, fixed: true, cascade: true }),
  refActingFor: ref('user', ['กระทำการแทน', 'On behalf of'], { fixed: true }),
  entity: text(['ประเภทข้อมูล', 'Record type'], { required: true, max: 60, code: true, fixed: true }),
  recordId: uuid(['รหัสข้อมูล', 'Record ID'], { required: true, fixed: true }),
  baseVersion: integer(['รุ่นที่เริ่มแก้ไข', 'Version edited'], { min: 0 }),
  body: json(['เนื้อหา', 'Content'], { required: true }),
});

const savedViewFields = defineFields({
  refUser: ref('user', ['เจ้าของ', 'Owner'], { required: true, fixed: true, cascade: true }),
  refActingFor: ref('user', ['กระทำการแทน', 'On behalf of'], { fixed: true }),
  entity: text(['ประเภทข้อมูล', 'Record type'], { required: true, max: 60, code: true, fixed: true }),
  path: text(['หน้าจอ', 'Screen'], { required: true, max: 300, code: true }),
  name: text(['ชื่อ', 'Name'], { required: true, max: 200 }),
  isDefault: boolean(['ใช้เป็นค่าเริ่มต้น', 'Used by default'], { required: true, default: false }),
  body: json(['เนื้อหา', 'Content'], { required: true }),
});

declare module '#language/registry.ts' {
  interface Fields {
    formDraft: typeof formDraftFields;
    savedView: typeof savedViewFields;
  }
}

export const formDraft = entity('formDraft', formDraftFields, {
  wire: 'security/form-drafts',
  title: ['แบบฟอร์มที่กรอกค้างไว้', 'Form draft'],
  scope: { user: 'refUser' },
  quota: { owner: 'refUser', holder: 'refActingFor', ...FORM_DRAFT_QUOTA },
  unique: [['refUser', 'entity', 'recordId']],
  list: { columns: ['entity', 'recordId', 'updateDate'], search: ['entity'], sort: ['-updateDate'] },
  form: [section(['แบบฟอร์ม', 'Draft'], ['refUser', 'refActingFor', 'entity', 'recordId', 'baseVersion', 'body'])],
});

export const savedView = entity('savedView', savedViewFields, {
  wire: 'security/saved-views',
  title: ['มุมมองที่บันทึกไว้', 'Saved view'],
  scope: { user: 'refUser' },
  quota: { owner: 'refUser', holder: 'refActingFor', ...SAVED_VIEW_QUOTA },
  unique: [['refUser', 'path', 'name']],
  list: { columns: ['name', 'entity', 'path', 'isDefault'], search: ['name', 'entity'], sort: ['name'] },
  form: [section(['มุมมอง', 'View'], ['refUser', 'entity', 'path', 'name', 'isDefault', 'body'])],
});
