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
import { findQuestion, nothingAsked, type Asked } from './asked.ts';
import { Choose, type Choosable } from './Choose.tsx';
import css from './QuestionForm.module.css';
import { texts } from './texts.ts';
import type { AskedUser, QuestionKind, Questions } from './wire.ts';

export interface QuestionFormProps {
  readonly questions: Questions;
  /** As the address says. */
  readonly asked: Asked;
  /** Whom the address names, once it is known who that is. */
  readonly user: AskedUser | null;
  readonly isBusy: boolean;
  readonly onAsk: (asked: Asked) => void;
}

const USER = ref('user', ['ผู้ใช้งาน', 'User']);

/** What, and of whom. It is asked when the button is pressed: a question half chosen is none. */
export function QuestionForm({ questions, asked, user, isBusy, onAsk }: QuestionFormProps): ReactElement {
  const t = useTexts(texts);
  const id = useId();
  const [draft, setDraft] = useState(asked);
  const [who, setWho] = useState<CardValue | null>(user === null ? null : { ...user });
  const [isTold, setTold] = useState(false);
  const problem = isTold && findQuestion(draft) === undefined ? t('missing') : undefined;
  const change = (changed: Partial<Asked>): void => setDraft({ ...draft, ...changed });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const isWhole = findQuestion(draft) !== undefined;
    setTold(!isWhole);
    if (isWhole) onAsk({ ...draft, user: who?.id ?? '' });
    else event.currentTarget.querySelector<HTMLElement>('[aria-required]')?.focus();
  };
  const clear = (): void => {
    setDraft(nothingAsked);
    setWho(null);
    setTold(false);
    onAsk(nothingAsked);
  };
  const kinds: readonly { key: QuestionKind; label: string }[] = [
    { key: 'entity', label: t('entity') },
    { key: 'page', label: t('page') },
    { key: 'call', label: t('call') },
  ];
  return (
    <form className={css.form} onSubmit={submit} noValidate data-screen-only="">
      <Segments label={t('about')} segments={kinds} value={draft.kind} onChange={(kind) => change({ kind })} />
      <div className={css.fields}>
        <What id={id} draft={draft} questions={questions} problem={problem} onChange={change} />
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

interface WhatProps {
  readonly id: string;
  readonly draft: Asked;
  readonly questions: Questions;
  readonly problem: string | undefined;
  readonly onChange: (changed: Partial<Asked>) => void;
}

function What({ id, draft, questions, problem, onChange }: WhatProps): ReactElement {
  const t = useTexts(texts);
  switch (draft.kind) {
    case 'entity':
      return <Records id={id} draft={draft} questions={questions} problem={problem} onChange={onChange} />;
    case 'page':
      return (
        <div className={css.wide}>
          <PageAddress
            id={`${id}-page`}
            questions={questions}
            value={draft.path}
            problem={problem}
            onChange={(path) => onChange({ path })}
          />
        </div>
      );
    case 'call':
      return (
        <div className={css.wide}>
          <Choose
            id={`${id}-call`}
            label={t('callField')}
            options={questions.calls.map(callOption)}
            value={draft.call}
            problem={problem}
            onChange={(call) => onChange({ call })}
          />
        </div>
      );
  }
}

function Records({ id, draft, questions, problem, onChange }: WhatProps): ReactElement {
  const t = useTexts(texts);
  const offered = questions.entities.find(({ name }) => name === draft.entity)?.rights ?? rights;
  const choose = (entity: string): void => {
    const known = questions.entities.find(({ name }) => name === entity)?.rights ?? rights;
    onChange({ entity, right: known.includes(draft.right) ? draft.right : 'canView' });
  };
  return (
    <>
      <Choose
        id={`${id}-entity`}
        label={t('entityField')}
        options={questions.entities.map(({ name, title: [th, en] }) => ({ id: name, key: '', th, en }))}
        value={draft.entity}
        problem={problem}
        onChange={choose}
      />
      <Choose
        id={`${id}-right`}
        label={t('rightField')}
        options={offered.map((right) => ({ id: right, key: '', th: texts[right].th, en: texts[right].en }))}
        value={draft.right}
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
  readonly questions: Questions;
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

function callOption({ key, summary, title }: Questions['calls'][number]): Choosable {
  const named = (index: 0 | 1): string =>
    [summary[index], titleIn(title, index)].filter((text) => text !== '').join(': ');
  return { id: key, key, th: named(0), en: named(1) };
}

function titleIn(title: Label | null, index: 0 | 1): string {
  return title?.[index] ?? '';
}

function described(id: string, help: string): { describedBy?: string } {
  const ids = describedBy(id, { help });
  return ids === undefined ? {} : { describedBy: ids };
}
