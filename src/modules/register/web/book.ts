/** All that is known of a registration being filled in, outside of the components that show it. */
import type { RegisterOptions } from '../options.ts';
import { emptyDraft, forgetDraft, keepDraft, loadDraft, type Draft, type Kind } from './draft.ts';
import { createForms, type Entities, type Forms } from './forms.ts';

export interface BookState {
  readonly draft: Draft;
  readonly forms: Forms;
}

export interface Secret {
  readonly password: string;
  readonly again: string;
}

export type Book = ReturnType<typeof createBook>;

const NO_SECRET: Secret = { password: '', again: '' };

export function createBook(
  kind: Kind,
  { options, entities }: { readonly options: RegisterOptions; readonly entities: Entities },
) {
  const listeners = new Set<() => void>();
  let secret = NO_SECRET;
  const formsFor = ({ personType, person, document }: Draft): Forms => {
    const forms = createForms({
      entities,
      lookups: options.lookups,
      personType: personType ?? 'legalEntity',
      person,
      document,
    });
    const keep = (): void => keepDraft(kind, typedIn(state));
    forms.person.watchChanges(keep);
    forms.document.watchChanges(keep);
    return forms;
  };
  const begin = (draft: Draft): BookState => ({ draft, forms: formsFor(draft) });
  let state = begin(loadDraft(kind));
  const set = (next: BookState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    watch: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** What depends on what is there by then is said by a function. */
    change: (more: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => {
      const draft = { ...typedIn(state), ...(typeof more === 'function' ? more(state.draft) : more) };
      keepDraft(kind, draft);
      // Who somebody is decides which fields there are; what was typed in them stays.
      set(draft.personType === state.draft.personType ? { ...state, draft } : begin(draft));
    },
    /** In memory alone. */
    getSecret: () => secret,
    setSecret: (more: Partial<Secret>) => {
      secret = { ...secret, ...more };
    },
    startAnew: () => {
      forgetDraft(kind);
      secret = NO_SECRET;
      set(begin(emptyDraft(kind)));
    },
  };
}

function typedIn({ draft, forms }: BookState): Draft {
  return { ...draft, person: forms.person.getTyped(), document: forms.document.getTyped() };
}
