/**
 * Labels that the fields of a document have in one of the modules that serve it, where they differ from the declared
 * ones: what a place may take is, in a factory, what it makes.
 */
import type { AnyEntity } from './entity.ts';
import type { Label } from './label.ts';

/** By entity, which is the document or one of its parts, and field. */
export type FieldLabels = Readonly<Record<string, Readonly<Record<string, Label>>>>;

const labelledBy = new WeakMap<FieldLabels, Map<AnyEntity, AnyEntity>>();

/**
 * Returns the entity with these labels; its parts get theirs when they are read with `withLabelsOf`. The same object
 * every time, because much is computed once for each entity.
 */
export function withLabels(entity: AnyEntity, labels: FieldLabels | undefined): AnyEntity {
  if (labels === undefined) return entity;
  const labelled = labelledBy.get(labels) ?? new Map<AnyEntity, AnyEntity>();
  labelledBy.set(labels, labelled);
  const known = labelled.get(entity);
  if (known !== undefined) return known;
  const own = Object.hasOwn(labels, entity.name) ? labels[entity.name] : undefined;
  const fields = Object.entries(entity.fields).map(([name, field]) => {
    const label = own !== undefined && Object.hasOwn(own, name) ? own[name] : undefined;
    return [name, label === undefined ? field : { ...field, label }] as const;
  });
  const copy: AnyEntity = { ...entity, fields: Object.fromEntries(fields), labels };
  labelled.set(entity, copy);
  return copy;
}

/** Returns a part with the labels that it has in this document. */
export function withLabelsOf({ labels }: Pick<AnyEntity, 'labels'>, part: AnyEntity): AnyEntity {
  return withLabels(part, labels);
}

/** Returns what is wrong with the labels of a module: each names a field of its document or of a part of it. */
export function findLabelsProblem(
  entities: ReadonlyMap<string, AnyEntity>,
  { document, labels = {} }: { readonly document: string; readonly labels?: FieldLabels },
): string | undefined {
  for (const [name, fields] of Object.entries(labels)) {
    const entity = entities.get(name);
    if (entity === undefined || (name !== document && entity.partOf?.root !== document))
      return `labels for "${name}", which is neither its document nor a part of it`;
    const unknown = Object.keys(fields).find((field) => !Object.hasOwn(entity.fields, field));
    if (unknown !== undefined) return `a label for "${unknown}", which "${name}" does not have`;
  }
  return undefined;
}
