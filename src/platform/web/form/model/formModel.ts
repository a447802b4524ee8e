/** What a form is made of, laid out once for each entity: its fields with how they behave, and the same of its rows. */
import { getChoice, getTarget, scopeFieldNamesOf, type Catalogue } from '#language/catalogue.ts';
import { behaviourOf } from '#language/checkRecord.ts';
import type { AnyFieldBehaviour, AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { hasWarnings } from '#language/warnings.ts';

export interface ModelField {
  readonly name: string;
  readonly field: Field;
  readonly behaviour: AnyFieldBehaviour;
  /** `create`: only while the record is new. A computed or managed field is nobody's to write. */
  readonly writable: 'always' | 'create' | 'never';
  /** Of rows. */
  readonly part?: FormModel;
  /** Of a choice: the lookup group whose rows carry its codes. */
  readonly group?: string;
}

export interface FormModel {
  readonly entity: AnyEntity;
  readonly fields: readonly ModelField[];
  readonly byName: ReadonlyMap<string, ModelField>;
  readonly parts: readonly (ModelField & { readonly part: FormModel })[];
  /** A rule here or in a row needs what only the server knows. */
  readonly hasServerRules: boolean;
  /** A rule here or in a row warns. */
  readonly hasWarnings: boolean;
  /** Hidden or closed by what the record says: values that may have to be left out. */
  readonly hasConditionalFields: boolean;
}

const known = new WeakMap<AnyEntity, FormModel>();

export function formModelOf(catalogue: Catalogue, entity: AnyEntity): FormModel {
  const model = known.get(entity) ?? createFormModel(catalogue, entity);
  known.set(entity, model);
  return model;
}

/** Groups whose rows must be at hand before rules can read a choice. */
export function choiceGroupsOf(model: FormModel): ReadonlySet<string> {
  return new Set(
    model.fields.flatMap(({ group, part }) => [
      ...(group === undefined ? [] : [group]),
      ...(part === undefined ? [] : choiceGroupsOf(part)),
    ]),
  );
}

/** Of the record or row at `lines.<id>`. */
export function modelAt(model: FormModel, record: string): FormModel {
  const names = record === '' ? [] : record.split('.').filter((_, index) => index % 2 === 0);
  return names.reduce((at, name) => {
    const part = at.byName.get(name)?.part;
    if (part === undefined) throw new Error(`"${at.entity.name}" has no rows called "${name}"`);
    return part;
  }, model);
}

function createFormModel(catalogue: Catalogue, entity: AnyEntity): FormModel {
  const scoped = new Set(scopeFieldNamesOf(entity));
  const fields = Object.entries(entity.fields)
    .filter(([, field]) => field.kind !== 'inverse')
    .map(([name, field]): ModelField => {
      const behaviour = behaviourOf(entity, name);
      return {
        name,
        field,
        behaviour,
        writable: writableWhen(field, { isComputed: behaviour.derive !== undefined, isScoped: scoped.has(name) }),
        ...(field.kind === 'parts' ? { part: formModelOf(catalogue, getTarget(catalogue, field)) } : {}),
        ...(field.kind === 'choice' ? { group: getChoice(catalogue, field.choice).group } : {}),
      };
    });
  const parts = fields.filter((one): one is ModelField & { part: FormModel } => one.part !== undefined);
  return {
    entity,
    fields,
    byName: new Map(fields.map((one) => [one.name, one])),
    parts,
    hasServerRules: entity.rules.some(({ needs }) => needs.length > 0) || parts.some(({ part }) => part.hasServerRules),
    hasWarnings: hasWarnings(catalogue, entity),
    hasConditionalFields: fields.some(
      ({ behaviour }) => behaviour.shownWhen !== undefined || behaviour.editableWhen !== undefined,
    ),
  };
}

function writableWhen(
  field: Field,
  { isComputed, isScoped }: { isComputed: boolean; isScoped: boolean },
): ModelField['writable'] {
  if (field.managed === true || isComputed) return 'never';
  return field.fixed === true || isScoped ? 'create' : 'always';
}

/** It is not there to be seen before the server has given it. */
export function isGivenByServer(one: ModelField | undefined): boolean {
  return one?.field.managed === true && one.behaviour.derive === undefined;
}
