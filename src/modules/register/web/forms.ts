/** The two records a registration is written with: the person as a user, and the document; the same fields and rules as everywhere. */
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import type { SentOf } from '#language/record.ts';
import { catalogue } from '#platform/web/declarations/declared.ts';
import { fromWire } from '#platform/web/fields/wire.ts';
import { blankOf } from '#platform/web/form/store/blank.ts';
import { createCodeBook, type CodeBook } from '#platform/web/fields/options/codeBook.ts';
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
  readonly person: SentOf<'user'>;
  readonly document: SentOf<'userRequest'>;
}

export interface Forms {
  readonly person: FormStore;
  readonly document: FormStore;
}

export function createForms({ entities, lookups, personType, person, document }: FormsOptions): Forms {
  const codes = createCodeBook(
    new Map(
      [...new Set(lookups.map(({ group }) => group))].map((group) => [
        group,
        lookups.filter((row) => row.group === group),
      ]),
    ),
  );
  const isHolder = personType === 'legalEntity' || personType === 'individual';
  return {
    person: storeOf(demanding(entities.user, ['refDocumentTypePerson', 'idCard', 'email', 'username']), {
      codes,
      personType,
      typed: person,
    }),
    document: storeOf(
      demanding(entities.userRequest, [
        ...(isHolder ? PLACES : []),
        ...(personType === 'legalEntity' ? ['email'] : []),
      ]),
      { codes, personType, typed: document },
    ),
  };
}

const PLACES = ['houseNo', 'refProvince', 'refAmphur', 'refTambon', 'postcode'];

/** Who registers says more than an administrator has to. */
function demanding(entity: AnyEntity, names: readonly string[]): AnyEntity {
  const fields = Object.entries(entity.fields).map(
    ([name, field]) => [name, names.includes(name) ? ({ ...field, required: true } as Field) : field] as const,
  );
  const behaviour = Object.entries(entity.behaviour).map(
    ([name, one]) => [name, names.includes(name) ? { ...one, requiredWhen: () => true } : one] as const,
  );
  return { ...entity, fields: Object.fromEntries(fields), behaviour: Object.fromEntries(behaviour) };
}

function storeOf(
  entity: AnyEntity,
  {
    codes,
    personType,
    typed,
  }: { codes: CodeBook; personType: PersonType; typed: SentOf<'user'> | SentOf<'userRequest'> },
): FormStore {
  const model = formModelOf(catalogue, entity);
  const own = {
    id: newId(),
    refPersonType: codes.cardOf(
      'PERSON_TYPE',
      personType === 'legalEntity' && entity.name === 'user' ? 'employee' : personType,
    ),
  };
  const base = { ...blankOf(model, codes), ...own };
  const kept = fromWire(catalogue, entity, typed);
  return createFormStore({
    catalogue,
    model,
    codes,
    base,
    isNew: true,
    typed: { ...base, ...kept, ...own },
    newId,
    confirmReset: () => Promise.resolve(true),
  });
}
