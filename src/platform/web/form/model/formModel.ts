/** The structure of a form, built once for each entity: its fields with their behaviour, and the same for its rows. */
import { getChoice, getTarget, scopeFieldNamesOf, type Catalogue } from '#language/catalogue.ts';
import { behaviourOf } from '#language/checkRecord.ts';
import { lineFieldsOf } from '#language/documentLines.ts';
import type { AnyFieldBehaviour, AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { withLabelsOf } from '#language/fieldLabels.ts';
import { hasWarnings } from '#language/warnings.ts';

export interface ModelField {
  readonly name: string;
  readonly field: Field;
  readonly behaviour: AnyFieldBehaviour;
  /** `create`: only while the record is new. A computed or managed field cannot be written. */
  readonly writable: 'always' | 'create' | 'never';
  /** Model of the rows; for tables only. */
  readonly part?: FormModel;
  /** For a choice: the lookup group whose rows have its codes. */
  readonly group?: string;
}

export interface FormModel {
  readonly entity: AnyEntity;
  readonly fields: readonly ModelField[];
  readonly byName: ReadonlyMap<string, ModelField>;
  readonly parts: readonly (ModelField & { readonly part: FormModel })[];
  /** A rule of the entity or of a part needs data that only the server has. */
  readonly hasServerRules: boolean;
  /** A rule of the entity or of a part gives a warning. */
  readonly hasWarnings: boolean;
  /** Some fields are hidden or locked depending on the record: their values may have to be left out. */
  readonly hasConditionalFields: boolean;
}

const modelCache = new WeakMap<AnyEntity, FormModel>();

export function formModelOf(catalogue: Catalogue, entity: AnyEntity): FormModel {
  const model = modelCache.get(entity) ?? createFormModel(catalogue, entity);
  modelCache.set(entity, model);
  return model;
}

/** Returns the groups whose rows must be loaded before rules can read a choice. */
export function choiceGroupsOf(model: FormModel): ReadonlySet<string> {
  return new Set(
    model.fields.flatMap(({ group, part }) => [
      ...(group === undefined ? [] : [group]),
      ...(part === undefined ? [] : choiceGroupsOf(part)),
    ]),
  );
}

/** Returns the model of the record, or of the row at `lines.<id>`. */
export function modelAt(model: FormModel, record: string): FormModel {
  const names = record === '' ? [] : record.split('.').filter((_, index) => index % 2 === 0);
  return names.reduce((at, name) => {
    const part = at.byName.get(name)?.part;
    if (part === undefined) throw new Error(`"${at.entity.name}" has no rows called "${name}"`);
    return part;
  }, model);
}

/** Returns the parts whose rows belong to lines of the rows called `name`, each with the field that names the line. */
export function partsNamingLinesOf(
  model: FormModel,
  name: string,
): readonly { readonly part: string; readonly field: string }[] {
  return model.parts.flatMap((other) =>
    lineFieldsOf(other.part.entity)
      .filter(({ lineOf }) => lineOf === name)
      .map((field) => ({ part: other.name, field: field.name })),
  );
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
        ...(field.kind === 'parts'
          ? { part: formModelOf(catalogue, withLabelsOf(entity, getTarget(catalogue, field))) }
          : {}),
        ...(field.kind === 'choice' ? { group: getChoice(catalogue, field.choice).group } : {}),
      };
    });
  const parts = fields.filter(
    (modelField): modelField is ModelField & { part: FormModel } => modelField.part !== undefined,
  );
  return {
    entity,
    fields,
    byName: new Map(fields.map((modelField) => [modelField.name, modelField])),
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

/** Returns true for a field that is not shown before the server has set it. */
export function isGivenByServer(modelField: ModelField | undefined): boolean {
  return modelField?.field.managed === true && modelField.behaviour.derive === undefined;
}
