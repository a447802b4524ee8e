/**
 * The two records of a registration: the person as a user, and the document, with the same fields and rules as
 * everywhere.
 */
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import type { SentRecord } from '#language/record.ts';
import { requiredAddressFields } from '#platform/model/place/address.ts';
import { catalogue } from '#platform/web/declarations/loadedModules.ts';
import { fromWire } from '#platform/web/fields/wire.ts';
import { blankRecordOf } from '#platform/web/form/store/blank.ts';
import { createCodeMap, type CodeMap } from '#platform/web/fields/options/codeMap.ts';
import { formModelOf } from '#platform/web/form/model/formModel.ts';
import { createFormStore, type FormStore } from '#platform/web/form/store/formStore.ts';
import { newId } from '#platform/web/newId.ts';
import type { OfferedLookup } from '../options.ts';
import type { PersonType } from './steps.ts';

export interface Entities {
  readonly user: AnyEntity;
  readonly userRequest: AnyEntity;
}

export interface FormsOptions {
  readonly entities: Entities;
  readonly lookups: readonly OfferedLookup[];
  readonly personType: PersonType;
  readonly person: SentRecord<'user'>;
  readonly document: SentRecord<'userRequest'>;
}

export interface Forms {
  readonly person: FormStore;
  readonly document: FormStore;
}

export function createForms({ entities, lookups, personType, person, document }: FormsOptions): Forms {
  const codes = createCodeMap(
    new Map(
      [...new Set(lookups.map(({ group }) => group))].map((group) => [
        group,
        lookups.filter((row) => row.group === group),
      ]),
    ),
  );
  const isHolder = personType === 'legalEntity' || personType === 'individual';
  return {
    person: storeOf(withRequired(entities.user, ['refDocumentTypePerson', 'idCard', 'email', 'username']), {
      codes,
      personType,
      typed: person,
    }),
    document: storeOf(
      withRequired(entities.userRequest, [
        ...(isHolder ? requiredAddressFields : []),
        ...(personType === 'legalEntity' ? ['email'] : []),
      ]),
      { codes, personType, typed: document },
    ),
  };
}

/** A person who registers must fill in more than an administrator. */
function withRequired(entity: AnyEntity, names: readonly string[]): AnyEntity {
  const fields = Object.entries(entity.fields).map(
    ([name, field]) => [name, names.includes(name) ? ({ ...field, required: true } as Field) : field] as const,
  );
  const behaviour = Object.entries(entity.behaviour).map(
    ([name, fieldBehaviour]) =>
      [name, names.includes(name) ? { ...fieldBehaviour, requiredWhen: () => true } : fieldBehaviour] as const,
  );
  return { ...entity, fields: Object.fromEntries(fields), behaviour: Object.fromEntries(behaviour) };
}

function storeOf(
  entity: AnyEntity,
  {
    codes,
    personType,
    typed,
  }: { codes: CodeMap; personType: PersonType; typed: SentRecord<'user'> | SentRecord<'userRequest'> },
): FormStore {
  const model = formModelOf(catalogue, entity);
  const own = {
    id: newId(),
    refPersonType: codes.cardOf(
      'PERSON_TYPE',
      personType === 'legalEntity' && entity.name === 'user' ? 'employee' : personType,
    ),
  };
  const base = { ...blankRecordOf(model, codes), ...own };
  const savedValues = fromWire(catalogue, entity, typed);
  return createFormStore({
    catalogue,
    model,
    codes,
    base,
    isNew: true,
    typed: { ...base, ...savedValues, ...own },
    newId,
    confirmReset: () => Promise.resolve(true),
  });
}
