/** Access rights: roles have menus with seven rights, menus have the calls that their screens make. */
import { entity, section, slot, table } from '#language/entity.ts';
import { boolean, choice, codes, defineFields, integer, inverse, json, parts, ref, text } from '#language/field.ts';
import { iconExists, menuAttribute, menuUrl, resourcePath, roleCode, roleRules } from './accessRules.ts';

const roleFields = defineFields({
  code: text(['รหัสบทบาท', 'Code'], {
    required: true,
    max: 60,
    code: true,
    searched: true,
    fixed: true,
    rules: [roleCode()],
  }),
  name: text(['ชื่อบทบาท', 'Name'], { required: true, max: 200, searched: true }),
  nameEn: text(['ชื่อบทบาท (อังกฤษ)', 'Name (English)'], { max: 200 }),
  desc: text(['คำอธิบาย', 'Description'], { max: 1000, multiline: true, english: 'descEn' }),
  descEn: text(['คำอธิบาย (อังกฤษ)', 'Description (English)'], { max: 1000, multiline: true }),
  isDefault: boolean(['ให้เมื่ออนุมัติ', 'Given on approval'], {
    required: true,
    default: false,
    help: [
      'ให้แก่ผู้ลงทะเบียนโดยอัตโนมัติ เมื่ออนุมัติการลงทะเบียนตามประเภทบุคคล',
      'Given automatically to applicants of this person type when their registration is approved',
    ],
  }),
  /** Made by the owner of a company for its people: it grants no more than the company has. */
  refHolder: ref('user', ['ของกิจการ', 'Company'], { managed: true }),
  refRowScope: choice('rowScope', ['ขอบเขตข้อมูล', 'Data scope'], { required: true }),
  documentTypes: codes('documentType', ['ประเภทเอกสาร', 'Document types'], {
    help: ['เห็นเฉพาะข้อมูลของเอกสารที่เลือก', 'Only data of these document types is visible'],
  }),
  fieldClasses: codes('fieldClass', ['ชั้นข้อมูลที่อ่านได้', 'Readable field classes'], {
    help: ['นอกเหนือจากข้อมูลทั่วไป ซึ่งอ่านได้ทุกบทบาท', 'In addition to general data, which every role can read'],
  }),
  menus: parts('roleMenu', ['สิทธิในเมนู', 'Rights in menus'], { max: 500 }),
  resources: parts('roleResource', ['สิทธิเรียกใช้โดยตรง', 'Direct calls'], { max: 500 }),
});

const roleMenuFields = defineFields({
  refMenu: ref('menu', ['เมนู', 'Menu'], { required: true }),
  canView: boolean(['ดู', 'View'], { required: true, default: false }),
  canCreate: boolean(['สร้าง', 'Create'], { required: true, default: false }),
  canEdit: boolean(['แก้ไข', 'Edit'], { required: true, default: false }),
  canActive: boolean(['เปิดใช้งาน', 'Activate'], { required: true, default: false }),
  canArchive: boolean(['ยกเลิกการใช้งาน', 'Archive'], { required: true, default: false }),
  canDelete: boolean(['ลบถาวร', 'Delete'], { required: true, default: false }),
  canSelect: boolean(['เลือก', 'Select'], { required: true, default: false }),
});

const roleResourceFields = defineFields({
  refResource: ref('resource', ['รายการเรียกใช้', 'Resource'], { required: true }),
});

const resourceFields = defineFields({
  method: text(['วิธีเรียก', 'Method'], { required: true, max: 10, code: true, oneOf: ['GET', 'PUT', 'POST', '*'] }),
  path: text(['เส้นทาง', 'Path'], { required: true, max: 300, code: true, searched: true, rules: [resourcePath()] }),
  name: text(['ชื่อ', 'Name'], { max: 300, searched: true }),
});

const menuFields = defineFields({
  key: text(['รหัสเมนู', 'Key'], { required: true, max: 100, code: true, searched: true, fixed: true }),
  name: text(['ชื่อเมนู', 'Name'], { required: true, max: 200, searched: true }),
  nameEn: text(['ชื่อเมนู (อังกฤษ)', 'Name (English)'], { max: 200 }),
  url: text(['รูปแบบที่อยู่', 'URL pattern'], { required: true, max: 300, code: true, searched: true, rules: [menuUrl()] }),
  icon: text(['ไอคอน', 'Icon'], { max: 60, code: true }),
  attribute: json(['คุณสมบัติ (JSON)', 'Attributes (JSON)'], {
    rules: [menuAttribute()],
    help: [
      'เช่น {"noMenuSide": true} ไม่แสดงในเมนูด้านข้าง หรือ {"forApprove": true} แสดงว่าเป็นงานอนุมัติ',
      'Such as {"noMenuSide": true}: not in the side menu, or {"forApprove": true}: marked as approval',
    ],
  }),
  resources: parts('menuResource', ['รายการเรียกใช้', 'Resources'], { max: 500 }),
});

const menuResourceFields = defineFields({
  refResource: ref('resource', ['รายการเรียกใช้', 'Resource'], { required: true }),
  isCardOnly: boolean(['อ่านเฉพาะชื่อ', 'Names only'], { required: true, default: false }),
});

const menuSideFields = defineFields({
  key: text(['รหัส', 'Key'], { required: true, max: 100, code: true, fixed: true }),
  name: text(['ชื่อ', 'Name'], { required: true, max: 200, searched: true }),
  nameEn: text(['ชื่อ (อังกฤษ)', 'Name (English)'], { max: 200 }),
  icon: text(['ไอคอน', 'Icon'], { max: 60, code: true }),
  seq: integer(['ลำดับ', 'Order'], { required: true, min: 0 }),
  refParent: ref('menuSide', ['รายการแม่', 'Parent item']),
  refMenu: ref('menu', ['เมนู', 'Menu']),
  children: inverse('menuSide', 'refParent', ['รายการย่อย', 'Sub-items']),
});

declare module '#language/registry.ts' {
  interface Fields {
    role: typeof roleFields;
    roleMenu: typeof roleMenuFields;
    roleResource: typeof roleResourceFields;
    resource: typeof resourceFields;
    menu: typeof menuFields;
    menuResource: typeof menuResourceFields;
    menuSide: typeof menuSideFields;
  }
}

export const role = entity('role', roleFields, {
  wire: 'security/roles',
  title: ['บทบาท', 'Role'],
  card: { key: 'code', th: 'name', en: 'nameEn', namesLabel: ['ชื่อบทบาท', 'Name'] },
  pickerFilterFields: ['refRowScope'],
  scope: { madeBy: 'refHolder' },
  small: true,
  unique: [['code']],
  indexes: [['refHolder']],
  list: {
    columns: ['code', 'name', 'desc', 'refRowScope.value', 'refHolder.fullName', 'isDefault', 'isActive'],
    search: ['code', 'name', 'refHolder', 'isActive'],
    sort: ['code'],
  },
  form: [
    section(['บทบาท', 'Role'], ['code', 'name', 'nameEn', 'desc', 'descEn', 'isDefault']),
    section(['ขอบเขต', 'Scope'], ['refRowScope', 'documentTypes', 'fieldClasses']),
    section(['สิทธิในเมนู', 'Rights in menus'], [slot('RoleRights', ['menus'])]),
    section(['สิทธิเรียกใช้โดยตรง', 'Direct calls'], [slot('RoleResources', ['resources'])]),
    section(['ผู้ที่มีบทบาทนี้', 'People with this role'], [slot('RoleUsers')]),
  ],
  behaviour: {
    documentTypes: {
      shownWhen: ({ refRowScope }) => refRowScope === 'documentTypes',
      requiredWhen: ({ refRowScope }) => refRowScope === 'documentTypes',
    },
  },
  rules: roleRules,
});

export const roleMenu = entity('roleMenu', roleMenuFields, {
  wire: 'security/role-menus',
  title: ['สิทธิในเมนู', 'Rights in a menu'],
  partOf: { root: 'role', field: 'menus', rootField: 'refRole' },
  unique: [['$root', 'refMenu']],
  list: {
    columns: ['refMenu.name', 'canView', 'canCreate', 'canEdit', 'canActive', 'canArchive', 'canDelete', 'canSelect'],
    search: ['refMenu'],
    sort: ['refMenu.name'],
  },
  form: [
    section(
      ['สิทธิ', 'Rights'],
      ['refMenu', 'canView', 'canCreate', 'canEdit', 'canActive', 'canArchive', 'canDelete', 'canSelect'],
    ),
  ],
});

export const roleResource = entity('roleResource', roleResourceFields, {
  wire: 'security/role-resources',
  title: ['สิทธิเรียกใช้โดยตรง', 'Direct call right'],
  partOf: { root: 'role', field: 'resources', rootField: 'refRole' },
  unique: [['$root', 'refResource']],
  list: { columns: ['refResource.method', 'refResource.path'], search: ['refResource'], sort: ['refResource.path'] },
  form: [section(['รายการเรียกใช้', 'Resource'], ['refResource'])],
});

export const resource = entity('resource', resourceFields, {
  wire: 'security/resources',
  title: ['รายการเรียกใช้', 'Resource'],
  card: { key: 'method', th: 'path' },
  unique: [['method', 'path']],
  list: {
    columns: ['method', 'path', 'name', 'isActive'],
    search: ['method', 'path', 'name', 'isActive'],
    sort: ['path', 'method'],
  },
  form: [
    section(['รายการเรียกใช้', 'Resource'], ['method', 'path', 'name']),
    section(['ที่ใช้', 'Used by'], [slot('ResourceUses')]),
  ],
});

export const menu = entity('menu', menuFields, {
  wire: 'security/menus',
  title: ['เมนู', 'Menu'],
  card: { key: 'key', th: 'name', en: 'nameEn', namesLabel: ['ชื่อเมนู', 'Name'] },
  unique: [['key']],
  list: {
    columns: ['key', 'name', 'url', 'icon', 'isActive'],
    search: ['key', 'name', 'url', 'isActive'],
    sort: ['url'],
  },
  form: [
    section(
      ['เมนู', 'Menu'],
      ['key', 'name', 'nameEn', 'url', slot('MenuScreens'), slot('MenuIconField', ['icon']), 'attribute'],
    ),
    table('resources'),
  ],
  rules: [iconExists()],
});

export const menuResource = entity('menuResource', menuResourceFields, {
  wire: 'security/menu-resources',
  title: ['รายการเรียกใช้ของเมนู', 'Resource of a menu'],
  partOf: { root: 'menu', field: 'resources', rootField: 'refMenu' },
  unique: [['$root', 'refResource']],
  list: {
    columns: ['refResource.method', 'refResource.path', 'isCardOnly'],
    search: ['refResource'],
    sort: ['refResource.path'],
  },
  form: [section(['รายการเรียกใช้', 'Resource'], ['refResource', 'isCardOnly'])],
});

export const menuSide = entity('menuSide', menuSideFields, {
  wire: 'security/menu-sides',
  title: ['เมนูด้านข้าง', 'Side menu'],
  card: { key: 'key', th: 'name', en: 'nameEn' },
  small: true,
  tree: 'refParent',
  unique: [['key']],
  list: {
    columns: ['name', 'nameEn', 'refParent.name', 'refMenu.url', 'seq', 'isActive'],
    search: ['name', 'refParent', 'refMenu', 'isActive'],
    sort: ['seq'],
    isTreeFirst: true,
  },
  form: [
    section(
      ['เมนูด้านข้าง', 'Side menu'],
      ['key', 'name', 'nameEn', 'refParent', 'refMenu', 'seq', slot('MenuIconField', ['icon'])],
    ),
  ],
  rules: [iconExists()],
});
