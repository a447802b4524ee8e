import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import css from './FieldFrame.module.css';
import { texts } from './texts.ts';

export interface FieldFrameProps {
  /** Id of the input, which the label points to. */
  readonly id: string;
  readonly label: string;
  readonly isRequired?: boolean | undefined;
  readonly help?: string | undefined;
  readonly problem?: string | undefined;
  /** A warning: the value may remain as it is. */
  readonly warning?: string | undefined;
  readonly children: ReactNode;
  /** Columns of the surrounding grid; `full` is the whole row. */
  readonly span?: number | 'full' | undefined;
}

/** Shows the label above, the help, and the problem below. */
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
        {/* For sighted users: screen readers get from the control itself that it is required. */}
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

/** Shows the problem of the input with that id, where several inputs share one label. */
export function FieldProblem({ id, text }: { readonly id: string; readonly text: string }): ReactElement {
  return (
    <p className={css.problem} id={problemId(id)}>
      <Icon name="error" size={14} />
      <span>{text}</span>
    </p>
  );
}

/** Differs from an error by colour, by icon and, for screen readers, by a word. */
export function FieldWarning({ id, text }: { readonly id: string; readonly text: string }): ReactElement {
  const t = useTexts(texts);
  return (
    <p className={css.warning} id={warningId(id)}>
      <Icon name="warning" size={14} label={t('warning')} />
      <span>{text}</span>
    </p>
  );
}

/** Returns the ids of the texts that explain the control. */
export function describedBy(
  id: string,
  { help, problem, warning }: Pick<FieldFrameProps, 'help' | 'problem' | 'warning'>,
): string | undefined {
  const ids = [
    help === undefined ? undefined : helpId(id),
    problem === undefined ? undefined : problemId(id),
    warning === undefined ? undefined : warningId(id),
  ].filter((textId) => textId !== undefined);
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
