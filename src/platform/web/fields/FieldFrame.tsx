import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import css from './FieldFrame.module.css';
import { texts } from './texts.ts';

export interface FieldFrameProps {
  /** Of the input: the label points at it. */
  readonly id: string;
  readonly label: string;
  readonly isRequired?: boolean | undefined;
  readonly help?: string | undefined;
  readonly problem?: string | undefined;
  /** Something to think about: the value may stay as it is. */
  readonly warning?: string | undefined;
  readonly children: ReactNode;
  /** Columns of the grid it stands in; `full` is the whole row. */
  readonly span?: number | 'full' | undefined;
}

/** Label above, help before the mistake, what is wrong below. */
export function FieldFrame({
  id,
  label,
  isRequired = false,
  help,
  problem,
  warning,
  children,
  span,
}: FieldFrameProps): ReactElement {
  return (
    <div
      className={css.frame}
      {...(span === undefined ? {} : { style: spanStyle(span) })}
      {...(problem === undefined ? {} : { 'data-invalid': true })}
    >
      <label className={css.label} htmlFor={id}>
        {label}
        {/* For the eye: to the ear the control itself says that it is required. */}
        {isRequired ? (
          <span className={css.required} aria-hidden="true">
            {' *'}
          </span>
        ) : null}
      </label>
      {help === undefined ? null : (
        <p className={css.help} id={helpId(id)}>
          {help}
        </p>
      )}
      {children}
      {problem === undefined ? null : <FieldProblem id={id} text={problem} />}
      {warning === undefined ? null : <FieldWarning id={id} text={warning} />}
    </div>
  );
}

/** What is wrong with the input of that id, where several stand under one label. */
export function FieldProblem({ id, text }: { readonly id: string; readonly text: string }): ReactElement {
  return (
    <p className={css.problem} id={problemId(id)}>
      <Icon name="error" size={14} />
      <span>{text}</span>
    </p>
  );
}

/** Told apart from a mistake by its colour, by its sign, and to the ear by a word. */
export function FieldWarning({ id, text }: { readonly id: string; readonly text: string }): ReactElement {
  const t = useTexts(texts);
  return (
    <p className={css.warning} id={warningId(id)}>
      <Icon name="warning" size={14} label={t('warning')} />
      <span>{text}</span>
    </p>
  );
}

/** For the control inside: the ids of what explains it. */
export function describedBy(
  id: string,
  { help, problem, warning }: Pick<FieldFrameProps, 'help' | 'problem' | 'warning'>,
): string | undefined {
  const ids = [
    help === undefined ? undefined : helpId(id),
    problem === undefined ? undefined : problemId(id),
    warning === undefined ? undefined : warningId(id),
  ].filter((one) => one !== undefined);
  return ids.length === 0 ? undefined : ids.join(' ');
}

function helpId(id: string): string {
  return `${id}-help`;
}

export function problemId(id: string): string {
  return `${id}-error`;
}

function warningId(id: string): string {
  return `${id}-warning`;
}

function spanStyle(span: number | 'full'): CSSProperties {
  return { gridColumn: span === 'full' ? '1 / -1' : `span ${span}` };
}
