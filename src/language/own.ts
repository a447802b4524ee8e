/** The same records, as their owner keeps them: below `/me`, their own rows alone, without saying whose they are. */
import type { AnyEntity, FormItem } from './entity.ts';

export function ownOf(entity: AnyEntity): AnyEntity {
  const { own } = entity;
  if (own === undefined) throw new Error(`"${entity.name}" says nothing about whose its records are`);
  const isOthers = (path: string): boolean => path.replace(/^-/, '').split('.')[0] !== own;
  const field = entity.fields[own];
  return {
    ...entity,
    wire: `${entity.wire}/me`,
    // Theirs whomever they act for; others see them by the scope of the entity.
    scope: { own },
    // The server fills it in.
    fields: field === undefined ? entity.fields : { ...entity.fields, [own]: { ...field, required: false } },
    list: {
      columns: entity.list.columns.filter(isOthers),
      search: entity.list.search.filter(isOthers),
      sort: entity.list.sort.filter(isOthers),
    },
    form: entity.form.map((item) => withoutField(item, own)),
  };
}

/** A form that does not ask for it. */
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
