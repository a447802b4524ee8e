import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type SyntheticEvent,
} from 'react';
import { ApiError, errorText, problemText } from '#platform/web/api/errors.ts';
import { focusField } from '#platform/web/form/layout/reveal.ts';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { confirm } from '#platform/web/ui/overlay/confirm.ts';
import { LinkButton } from '#platform/web/ui/button/LinkButton.tsx';
import { usePageName } from '#platform/web/ui/layout/pageName.ts';
import type { Registered } from '../options.ts';
import { checkStep, type LocatedProblem } from './checkStep.ts';
import { removeDraft } from './registrationDraft.ts';
import { Progress } from './Progress.tsx';
import { useOpenRegistration } from './RegistrationContext.ts';
import { locateRefusal, sendRegistration } from './sendRegistration.ts';
import { StepBody } from './steps/StepBody.tsx';
import { titleOf } from './steps/titleOf.ts';
import { texts } from './texts.ts';
import { useRegistry } from './useRegistry.ts';
import css from './Wizard.module.css';

/** Shows one page at a time; Enter continues, unless something is missing. */
export function Wizard({ onDone }: { readonly onDone: (registered: Registered, email: string) => void }): ReactElement {
  const t = useTexts(texts);
  const { steps, step, go, startAnew } = useOpenRegistration();
  usePageName(t(titleOf(step)));
  const { submit, isBusy, locatedProblems, failure } = useWizardSubmit(onDone);
  const heading = useRef<HTMLHeadingElement>(null);
  const previousStep = useRef(step);
  useEffect(() => {
    // Not when the page is opened: then people begin at its top.
    if (previousStep.current !== step) heading.current?.focus();
    previousStep.current = step;
  }, [step]);
  const place = steps.indexOf(step);
  return (
    <form className={css.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Progress />
      <h2 ref={heading} className={css.title} tabIndex={-1}>
        {t(titleOf(step))}
      </h2>
      <ProblemList locatedProblems={locatedProblems} failure={failure} />
      <div className={css.body}>
        <StepBody step={step} />
      </div>
      <div className={css.actions}>
        {place > 0 ? <Button onClick={() => go(steps[place - 1] ?? step)}>{t('back')}</Button> : null}
        <Button kind="primary" type="submit" isBusy={isBusy} className={css.next}>
          {t(step === 'summary' ? 'submit' : 'next')}
        </Button>
      </div>
      {place > 0 ? (
        <Button
          kind="quiet"
          size="small"
          className={css.anew}
          onClick={() =>
            void confirm({
              title: t('startAnew'),
              text: t('startAnewText'),
              confirmLabel: t('startAnew'),
              isDanger: true,
            }).then((isSure) => isSure && startAnew())
          }
        >
          {t('startAnew')}
        </Button>
      ) : null}
    </form>
  );
}

interface WizardSubmit {
  readonly submit: (event: SyntheticEvent) => Promise<void>;
  readonly isBusy: boolean;
  readonly locatedProblems: readonly LocatedProblem[];
  readonly failure: string | undefined;
}

function useWizardSubmit(onDone: (registered: Registered, email: string) => void): WizardSubmit {
  const t = useTexts(texts);
  const locale = useLocale();
  const registration = useOpenRegistration();
  const { steps, step, go, setProblems } = registration;
  const askRegistry = useRegistry();
  const [isBusy, setBusy] = useState(false);
  const [feedback, setFeedback] = useState<{
    readonly step: string;
    readonly locatedProblems: readonly LocatedProblem[];
    readonly failure?: string | undefined;
  }>({ step, locatedProblems: [] });
  const send = async (): Promise<void> => {
    try {
      const registered = await sendRegistration(registration);
      const { email } = registration.person.store.getValues();
      removeDraft(registration.kind);
      onDone(registered, typeof email === 'string' ? email : '');
    } catch (error) {
      const refused = error instanceof ApiError ? locateRefusal(registration, error.body.fields ?? []) : undefined;
      const hasPlace = refused !== undefined && refused.locatedProblems.length > 0;
      const at = hasPlace ? refused.step : step;
      setProblems(refused?.problems ?? {});
      setFeedback({
        step: at,
        locatedProblems: hasPlace ? refused.locatedProblems : [],
        failure: hasPlace ? undefined : error instanceof ApiError ? errorText(error, locale) : t('noAnswer'),
      });
      if (at !== step) go(at);
    }
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      const check = await checkStep(registration, { askRegistry });
      setFeedback({ step, locatedProblems: check === 'answered' ? [] : check.locatedProblems });
      if (check === 'answered') return;
      setProblems(check.problems);
      if (check.locatedProblems.length > 0) focusProblem(check.locatedProblems[0]);
      else if (step === 'summary') await send();
      else go(steps[steps.indexOf(step) + 1] ?? step);
    } finally {
      setBusy(false);
    }
  };
  // Messages of one page are not shown on another.
  const isCurrentStep = feedback.step === step;
  return {
    submit,
    isBusy,
    locatedProblems: isCurrentStep ? feedback.locatedProblems : [],
    failure: isCurrentStep ? feedback.failure : undefined,
  };
}

function ProblemList({
  locatedProblems,
  failure,
}: {
  readonly locatedProblems: readonly LocatedProblem[];
  readonly failure: string | undefined;
}): ReactElement | null {
  const t = useTexts(texts);
  const locale = useLocale();
  const label = useLabel();
  const left = useUnresolved(locatedProblems);
  if (failure !== undefined) return <Callout tone="bad" isAlert title={failure} />;
  if (left.length === 0) return null;
  const labelOf = ({ at }: LocatedProblem): string => {
    if ('form' in at) return `${label(at.form.store.fieldAt(at.address).label)}: `;
    return at.name === 'password' || at.name === 'passwordAgain' || at.name === 'idTax' ? `${t(at.name)}: ` : '';
  };
  return (
    <Callout tone="bad" isAlert title={t('correctThese')}>
      <ul className={css.lacks}>
        {left.map((located) => (
          <li key={'form' in located.at ? located.at.address : located.at.name}>
            <LinkButton onClick={() => focusProblem(located)}>
              {labelOf(located) + problemText(located.problem, locale)}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Callout>
  );
}

/** Problems that were corrected since are not listed any more. */
function useUnresolved(locatedProblems: readonly LocatedProblem[]): readonly LocatedProblem[] {
  const { problems } = useOpenRegistration();
  const watch = useCallback(
    (listener: () => void) => {
      const ends = locatedProblems.flatMap(({ at }) =>
        'form' in at ? [at.form.store.watch(at.address, listener)] : [],
      );
      return () => {
        for (const end of ends) end();
      };
    },
    [locatedProblems],
  );
  const isLeft = ({ at }: LocatedProblem): boolean =>
    'form' in at ? at.form.store.getField(at.address).problem !== undefined : problems[at.name] !== undefined;
  const places = useSyncExternalStore(watch, () =>
    locatedProblems.flatMap((located, place) => (isLeft(located) ? [place] : [])).join(' '),
  );
  return locatedProblems.filter((_, place) => places.split(' ').includes(String(place)));
}

function focusProblem(problem: LocatedProblem | undefined): void {
  if (problem === undefined) return;
  const { at } = problem;
  if ('form' in at) focusField(at.form, at.address);
  else findInput(at.name)?.focus();
}

/** Finds the input by its name, or by the id of the element that represents it. */
function findInput(name: string): HTMLElement | null {
  const ids: Readonly<Record<string, string>> = { personType: 'register-who', termsAccepted: 'register-terms' };
  const id = name.startsWith('papers.') ? `register-paper-${name.slice('papers.'.length)}` : ids[name];
  return id === undefined
    ? document.querySelector<HTMLElement>(`main [name="${CSS.escape(name)}"]`)
    : document.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
}
