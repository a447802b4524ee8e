/** The same records as their owner edits them: below `/me`, their own rows alone, without the owner field. */
import type { AnyEntity, FormItem } from './entity.ts';

export function ownEntityOf(entity: AnyEntity): AnyEntity {
  const { ownerField } = entity;
  if (ownerField === undefined) throw new Error(`"${entity.name}" says nothing about whose its records are`);
  const isNotOwnerField = (path: string): boolean => path.replace(/^-/, '').split('.')[0] !== ownerField;
  const field = entity.fields[ownerField];
  return {
    ...entity,
    wire: `${entity.wire}/me`,
    // They see their own rows whichever holder they act for; others see them by the scope of the entity.
    scope: { ownerField },
    // The server fills it in.
    fields: field === undefined ? entity.fields : { ...entity.fields, [ownerField]: { ...field, required: false } },
    list: {
      columns: entity.list.columns.filter(isNotOwnerField),
      search: entity.list.search.filter(isNotOwnerField),
      sort: entity.list.sort.filter(isNotOwnerField),
    },
    form: entity.form.map((item) => withoutField(item, ownerField)),
  };
}

/** Returns the form without this field. */
export function withoutField(item: FormItem, name: string): FormItem {
  if (item.item === 'steps') return { ...item, steps: item.steps.map((step) => withoutField(step, name)) };
  if (item.item !== 'section') return item;
  return {
    ...item,
    fields: item.fields
      .filter((field) => field !== name)
      .map((field) => (typeof field === 'string' ? field : withoutField(field, name))),
  };
}
