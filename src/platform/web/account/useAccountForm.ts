/**
 * Holds a small form about the person's account. Values are read from the inputs, because a browser may fill them in
 * without an event.
 */
import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { useLocale } from '../i18n/locale.ts';
import { inputOf } from './FormProblems.tsx';
import { accountProblemsOf, type FieldProblems } from './accountProblems.ts';

export interface AccountForm {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly problems: FieldProblems;
  readonly isBusy: boolean;
  readonly submit: (event: SyntheticEvent) => void;
}

export interface AccountFormOptions<Name extends string> {
  readonly names: readonly Name[];
  /** True where the form is the purpose of the page, so that the person may begin to type. */
  readonly takesFocus?: boolean;
  /** Returns the problems of the typed values that can be found in the browser. */
  readonly check: (values: Readonly<Record<Name, string>>) => FieldProblems;
  /** Throws the refusal of the server. */
  readonly send: (values: Readonly<Record<Name, string>>) => Promise<void>;
}

export function useAccountForm<Name extends string>({
  names,
  takesFocus = false,
  check,
  send,
}: AccountFormOptions<Name>): AccountForm {
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [isBusy, setBusy] = useState(false);
  const [top] = names;
  useEffect(() => {
    if (takesFocus && top !== undefined) inputOf(form.current, top)?.focus();
  }, [takesFocus, top]);
  const refuse = (found: FieldProblems): void => {
    setProblems(found);
    const first = names.find((name) => found[name] !== undefined);
    if (first !== undefined) inputOf(form.current, first)?.focus();
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    const values = Object.fromEntries(names.map((name) => [name, inputOf(form.current, name)?.value ?? ''])) as Record<
      Name,
      string
    >;
    const found = check(values);
    refuse(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    void send(values)
      .catch((error: unknown) => refuse(accountProblemsOf(error, names, locale)))
      .finally(() => setBusy(false));
  };
  return { form, problems, isBusy, submit };
}
