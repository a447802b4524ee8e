/** Fields that every row has without declaring them. */
import type { AnyEntity } from './entity.ts';
import { boolean, defineFields, instant, integer, ref, text, uuid, type Field, type FieldSet } from './field.ts';
import type { Label } from './label.ts';
import type { CodeLabels } from './codeLabels.ts';

/** User name of the system, where it acted by itself instead of a person. */
export const SYSTEM_USERNAME = 'system';

/** It is not a person's name, so it is shown in the reader's language. */
export const SYSTEM_NAME: Label = ['ระบบ', 'the system'];
const systemCodeLabels: CodeLabels = { [SYSTEM_USERNAME]: SYSTEM_NAME };

const id = uuid(['รหัสอ้างอิง', 'ID'], { required: true });
const creationFields = defineFields({
  createBy: text(['ผู้สร้าง', 'Created by'], {
    max: 100,
    code: true,
    required: true,
    managed: true,
    words: systemCodeLabels,
  }),
  createDate: instant(['วันที่สร้าง', 'Created'], { required: true, managed: true }),
});

const recordFields = defineFields({
  id,
  version: integer(['รุ่น', 'Version'], { required: true, managed: true }),
  isActive: boolean(['ใช้งาน', 'Active'], { required: true, managed: true, default: true }),
  ...creationFields,
  updateBy: text(['ผู้แก้ไข', 'Changed by'], {
    max: 100,
    code: true,
    required: true,
    managed: true,
    words: systemCodeLabels,
  }),
  updateDate: instant(['วันที่แก้ไข', 'Changed'], { required: true, managed: true }),
});

const logFields = defineFields({ id, ...creationFields });

/** Names of people who work here, which are not for anonymous callers. */
export function isAuthorField(field: Field): boolean {
  return field === recordFields.createBy || field === recordFields.updateBy;
}

const partFields = defineFields({
  id,
  seq: integer(['ลำดับ', 'No.'], { required: true, managed: true }),
});

const partFieldsByEntity = new WeakMap<AnyEntity, FieldSet>();

export function commonFieldsOf(entity: AnyEntity): FieldSet {
  switch (entity.kind) {
    case 'record':
      return recordFields;
    case 'log':
    case 'balance':
      return logFields;
    case 'part':
      return fieldsOfPart(entity);
  }
}

/** A part also has a reference to its root, under a name that it declares. */
function fieldsOfPart(entity: AnyEntity): FieldSet {
  const cached = partFieldsByEntity.get(entity);
  if (cached !== undefined) return cached;
  const { partOf } = entity;
  if (partOf === undefined) throw new Error(`The part "${entity.name}" does not say what it is a part of`);
  const fields = {
    ...partFields,
    [partOf.rootField]: ref(partOf.root, entity.title, { required: true, managed: true, cascade: true }),
  };
  partFieldsByEntity.set(entity, fields);
  return fields;
}
