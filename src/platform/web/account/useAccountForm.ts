/** A small form about one's account: read from its own inputs, because a browser may have filled them in without telling. */
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
  /** The page is there for it: one may begin to type. */
  readonly takesFocus?: boolean;
  /** What is wrong with what was typed, as far as can be said here. */
  readonly check: (values: Readonly<Record<Name, string>>) => FieldProblems;
  /** Throws what the server says against it. */
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
