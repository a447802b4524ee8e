import { useId, useState, type ReactElement, type SubmitEvent } from 'react';
import { ref } from '#language/field.ts';
import type { Label } from '#language/label.ts';
import { rights } from '#language/rights.ts';
import inputCss from '#platform/web/fields/controls/controls.module.css';
import type { CardValue } from '#platform/web/fields/control.ts';
import { FieldControl } from '#platform/web/fields/FieldControl.tsx';
import { describedBy, FieldFrame } from '#platform/web/fields/FieldFrame.tsx';
import { useLabel } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Segments } from '#platform/web/ui/input/Segments.tsx';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { findQuestion, emptyQuestion, type QuestionInput } from './questionInput.ts';
import { OptionPicker, type PickerOption } from './OptionPicker.tsx';
import css from './QuestionForm.module.css';
import { texts } from './texts.ts';
import type { ExplainedUser, QuestionKind, ExplainQuestions } from './wire.ts';

export interface QuestionFormProps {
  readonly questions: ExplainQuestions;
  /** The question in the address. */
  readonly initial: QuestionInput;
  /** The user in the address, once loaded. */
  readonly user: ExplainedUser | null;
  readonly isBusy: boolean;
  readonly onAsk: (asked: QuestionInput) => void;
}

const USER = ref('user', ['ผู้ใช้งาน', 'User']);

/** Edits the question and the person. It is sent by the button, because an incomplete question has no answer. */
export function QuestionForm({ questions, initial, user, isBusy, onAsk }: QuestionFormProps): ReactElement {
  const t = useTexts(texts);
  const id = useId();
  const [input, setInput] = useState(initial);
  const [who, setWho] = useState<CardValue | null>(user === null ? null : { ...user });
  const [isErrorVisible, setErrorVisible] = useState(false);
  const problem = isErrorVisible && findQuestion(input) === undefined ? t('missing') : undefined;
  const change = (changed: Partial<QuestionInput>): void => setInput({ ...input, ...changed });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const isWhole = findQuestion(input) !== undefined;
    setErrorVisible(!isWhole);
    if (isWhole) onAsk({ ...input, user: who?.id ?? '' });
    else event.currentTarget.querySelector<HTMLElement>('[aria-required]')?.focus();
  };
  const clear = (): void => {
    setInput(emptyQuestion);
    setWho(null);
    setErrorVisible(false);
    onAsk(emptyQuestion);
  };
  const kinds: readonly { key: QuestionKind; label: string }[] = [
    { key: 'entity', label: t('entity') },
    { key: 'page', label: t('page') },
    { key: 'call', label: t('call') },
  ];
  return (
    <form className={css.form} onSubmit={submit} noValidate data-screen-only="">
      <Segments label={t('about')} segments={kinds} value={input.kind} onChange={(kind) => change({ kind })} />
      <div className={css.fields}>
        <QuestionSubject id={id} input={input} questions={questions} problem={problem} onChange={change} />
        <FieldFrame id={`${id}-user`} label={t('who')} help={t('whoHelp')}>
          <FieldControl
            id={`${id}-user`}
            name="user"
            field={USER}
            value={who}
            onChange={(card) => setWho(card as CardValue | null)}
            {...described(`${id}-user`, t('whoHelp'))}
          />
        </FieldFrame>
      </div>
      <div className={css.actions}>
        <Button kind="primary" type="submit" icon="search" isBusy={isBusy}>
          {t('ask')}
        </Button>
        <Button kind="quiet" icon="clear" onClick={clear}>
          {t('clear')}
        </Button>
      </div>
    </form>
  );
}

interface QuestionSubjectProps {
  readonly id: string;
  readonly input: QuestionInput;
  readonly questions: ExplainQuestions;
  readonly problem: string | undefined;
  readonly onChange: (changed: Partial<QuestionInput>) => void;
}

function QuestionSubject({ id, input, questions, problem, onChange }: QuestionSubjectProps): ReactElement {
  const t = useTexts(texts);
  switch (input.kind) {
    case 'entity':
      return <EntityAndRight id={id} input={input} questions={questions} problem={problem} onChange={onChange} />;
    case 'page':
      return (
        <div className={css.wide}>
          <PageAddress
            id={`${id}-page`}
            questions={questions}
            value={input.path}
            problem={problem}
            onChange={(path) => onChange({ path })}
          />
        </div>
      );
    case 'call':
      return (
        <div className={css.wide}>
          <OptionPicker
            id={`${id}-call`}
            label={t('callField')}
            options={questions.calls.map(callOption)}
            value={input.call}
            problem={problem}
            onChange={(call) => onChange({ call })}
          />
        </div>
      );
  }
}

function EntityAndRight({ id, input, questions, problem, onChange }: QuestionSubjectProps): ReactElement {
  const t = useTexts(texts);
  const offered = questions.entities.find(({ name }) => name === input.entity)?.rights ?? rights;
  const choose = (entity: string): void => {
    const possibleRights = questions.entities.find(({ name }) => name === entity)?.rights ?? rights;
    onChange({ entity, right: possibleRights.includes(input.right) ? input.right : 'canView' });
  };
  return (
    <>
      <OptionPicker
        id={`${id}-entity`}
        label={t('entityField')}
        options={questions.entities.map(({ name, title: [th, en] }) => ({ id: name, key: '', th, en }))}
        value={input.entity}
        problem={problem}
        onChange={choose}
      />
      <OptionPicker
        id={`${id}-right`}
        label={t('rightField')}
        // The texts are those within a sentence; an option begins with a capital letter.
        options={offered.map((right) => ({
          id: right,
          key: '',
          th: texts[right].th,
          en: texts[right].en.replace(/^./u, (letter) => letter.toUpperCase()),
        }))}
        value={input.right}
        onChange={(chosen) => onChange({ right: rights.find((right) => right === chosen) ?? 'canView' })}
      />
    </>
  );
}

function PageAddress({
  id,
  questions,
  value,
  problem,
  onChange,
}: {
  readonly id: string;
  readonly questions: ExplainQuestions;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (path: string) => void;
}): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  return (
    <FieldFrame id={id} label={t('pathField')} help={t('pathHelp')} isRequired problem={problem}>
      <input
        id={id}
        className={inputCss.input}
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="/app/user-mgt/users"
        list={`${id}-pages`}
        aria-required
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={describedBy(id, { help: t('pathHelp'), problem })}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={`${id}-pages`}>
        {questions.pages
          .filter(({ path }) => !path.includes('{'))
          .map(({ path, title }) => (
            <option key={path} value={path}>
              {label(title)}
            </option>
          ))}
      </datalist>
    </FieldFrame>
  );
}

function callOption({ key, summary, title }: ExplainQuestions['calls'][number]): PickerOption {
  const titleFor = (index: 0 | 1): string =>
    [summary[index], titleIn(title, index)].filter((text) => text !== '').join(': ');
  return { id: key, key, th: titleFor(0), en: titleFor(1) };
}

function titleIn(title: Label | null, index: 0 | 1): string {
  return title?.[index] ?? '';
}

function described(id: string, help: string): { describedBy?: string } {
  const ids = describedBy(id, { help });
  return ids === undefined ? {} : { describedBy: ids };
}
