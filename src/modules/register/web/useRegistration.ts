/** The registration being filled in, for a component: typed values, the current step, and problems. */
import { useId, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isPlainObject } from '#language/patch.ts';
import type { MessageRef } from '#language/message.ts';
import type { OpenForm } from '#platform/web/form/store/formContext.ts';
import { FormNodes } from '#platform/web/form/draw/FormNodes.tsx';
import type { FormStore } from '#platform/web/form/store/formStore.ts';
import { useHoldProblemsWhilePressed } from '#platform/web/form/page/useHoldProblemsWhilePressed.ts';
import type { RegisterOptions } from '../options.ts';
import { createRegistrationStore, type RegistrationStore } from './registrationStore.ts';
import type { RegistrationDraft, RegistrationKind } from './registrationDraft.ts';
import type { Entities } from './forms.ts';
import { stepsOf, type PersonType, type StepId } from './steps.ts';

/** Problems outside the fields of the two records, by the name of the input. */
export type InputProblems = Readonly<Record<string, MessageRef & { readonly message?: string }>>;

export interface Registration extends Pick<RegistrationStore, 'change' | 'getSecret' | 'setSecret'> {
  readonly kind: RegistrationKind;
  readonly options: RegisterOptions;
  readonly draft: RegistrationDraft;
  readonly person: OpenForm;
  readonly document: OpenForm;
  readonly steps: readonly StepId[];
  readonly step: StepId;
  readonly go: (step: StepId) => void;
  readonly problems: InputProblems;
  readonly setProblems: (problems: InputProblems) => void;
  readonly isFromRegistry: boolean;
  readonly startAnew: () => void;
}

export function useRegistration(
  kind: RegistrationKind,
  settings: { readonly options: RegisterOptions; readonly entities: Entities },
): Registration {
  const [store] = useState(() => createRegistrationStore(kind, settings));
  const { draft, forms } = useSyncExternalStore(store.watch, store.get);
  const [problems, setProblems] = useState<InputProblems>({});
  const prefix = useId();
  const person = useOpenFormOf(forms.person, `${prefix}person.`);
  const document = useOpenFormOf(forms.document, `${prefix}document.`);
  const { steps, step, go } = useStep(draft.personType);
  const startAnew = (): void => {
    store.startAnew();
    setProblems({});
    go(steps[0] ?? 'who');
  };
  const { registry, idTax } = draft;
  const { change, getSecret, setSecret } = store;
  return {
    kind,
    options: settings.options,
    draft,
    change,
    getSecret,
    setSecret,
    person,
    document,
    steps,
    step,
    go,
    problems,
    setProblems,
    isFromRegistry: registry?.state === 'found' && registry.idTax === digitsIn(idTax),
    startAnew,
  };
}

/** Normalises a number for comparison: removes the characters that people type between the digits. */
export function digitsIn(text: string): string {
  return text.replaceAll(/[^0-9]/gu, '');
}

function useOpenFormOf(store: FormStore, prefix: string): OpenForm {
  useHoldProblemsWhilePressed(store);
  return useMemo(
    () => ({ store, prefix, slots: {}, Nodes: FormNodes, isReadOnly: false, revealers: new Set() }),
    [store, prefix],
  );
}

/** The step is in the history of the browser, so that its buttons also move between pages. */
function useStep(personType: PersonType | null): Pick<Registration, 'steps' | 'step' | 'go'> {
  const location = useLocation();
  const navigate = useNavigate();
  const steps = stepsOf(personType);
  const state: unknown = location.state;
  const stateStep = isPlainObject(state) ? state['step'] : undefined;
  const step = steps.find((candidate) => candidate === stateStep) ?? steps[0] ?? 'who';
  return { steps, step, go: (next) => void navigate(location.pathname, { state: { step: next } }) };
}
