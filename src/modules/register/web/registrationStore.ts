/** The state of a registration being filled in, outside the components that show it. */
import type { RegisterOptions } from '../options.ts';
import {
  emptyDraft,
  removeDraft,
  saveDraft,
  loadDraft,
  type RegistrationDraft,
  type RegistrationKind,
} from './registrationDraft.ts';
import { createForms, type Entities, type Forms } from './forms.ts';

export interface RegistrationState {
  readonly draft: RegistrationDraft;
  readonly forms: Forms;
}

export interface TypedPassword {
  readonly password: string;
  readonly again: string;
}

export type RegistrationStore = ReturnType<typeof createRegistrationStore>;

const NO_PASSWORD: TypedPassword = { password: '', again: '' };

export function createRegistrationStore(
  kind: RegistrationKind,
  { options, entities }: { readonly options: RegisterOptions; readonly entities: Entities },
) {
  const listeners = new Set<() => void>();
  let secret = NO_PASSWORD;
  const formsFor = ({ personType, person, document }: RegistrationDraft): Forms => {
    const forms = createForms({
      entities,
      lookups: options.lookups,
      personType: personType ?? 'legalEntity',
      person,
      document,
    });
    const saveTyped = (): void => saveDraft(kind, withTypedValues(state));
    forms.person.watchChanges(saveTyped);
    forms.document.watchChanges(saveTyped);
    return forms;
  };
  const begin = (draft: RegistrationDraft): RegistrationState => ({ draft, forms: formsFor(draft) });
  let state = begin(loadDraft(kind));
  const set = (next: RegistrationState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    watch: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** A function computes changes from the current draft. */
    change: (more: Partial<RegistrationDraft> | ((draft: RegistrationDraft) => Partial<RegistrationDraft>)) => {
      const draft = { ...withTypedValues(state), ...(typeof more === 'function' ? more(state.draft) : more) };
      saveDraft(kind, draft);
      // The kind of person determines the fields; typed values stay.
      set(draft.personType === state.draft.personType ? { ...state, draft } : begin(draft));
    },
    /** In memory only. */
    getSecret: () => secret,
    setSecret: (more: Partial<TypedPassword>) => {
      secret = { ...secret, ...more };
    },
    startAnew: () => {
      removeDraft(kind);
      secret = NO_PASSWORD;
      set(begin(emptyDraft(kind)));
    },
  };
}

function withTypedValues({ draft, forms }: RegistrationState): RegistrationDraft {
  return { ...draft, person: forms.person.getTyped(), document: forms.document.getTyped() };
}
