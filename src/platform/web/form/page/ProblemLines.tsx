import type { ReactElement } from 'react';
import { problemText } from '../../api/errors.ts';
import { useLabel, useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { useOpenForm } from '../store/formContext.ts';
import type { PlacedProblem } from '../store/orderProblems.ts';
import css from './ProblemLines.module.css';
import { focusField } from '../layout/reveal.ts';
import { texts } from '../texts.ts';

/** As many as a person corrects before trying again. */
const SHOWN_MAX = 20;

export interface ProblemLinesProps {
  readonly placed: readonly PlacedProblem[];
  /** Class of the links to the fields. */
  readonly linkClass: string | undefined;
}

/** Lists messages about fields, each with its position and a link to the field. */
export function ProblemLines({ placed, linkClass }: ProblemLinesProps): ReactElement {
  const t = useTexts(texts);
  const form = useOpenForm();
  const left = placed.length - SHOWN_MAX;
  return (
    <ul className={css.list}>
      {placed.slice(0, SHOWN_MAX).map((placedProblem) => (
        <ProblemLine
          key={`${placedProblem.problem.address} ${placedProblem.problem.messageKey} ${JSON.stringify(placedProblem.problem.data ?? {})}`}
          placed={placedProblem}
          linkClass={linkClass}
          go={() => focusField(form, placedProblem.problem.address)}
        />
      ))}
      {left > 0 ? <li>{t('moreProblems', { n: left })}</li> : null}
    </ul>
  );
}

function ProblemLine({
  placed: { problem, rows, label, isOnForm },
  linkClass,
  go,
}: {
  readonly placed: PlacedProblem;
  readonly linkClass: string | undefined;
  readonly go: () => void;
}): ReactElement {
  const t = useTexts(texts);
  const inLanguage = useLabel();
  const locale = useLocale();
  const steps = [
    ...rows.map((row) => t('rowPlace', { table: row.label, n: row.number })),
    ...(label === undefined ? [] : [inLanguage(label)]),
  ];
  const place = steps.length === 0 ? t('wholeRecord') : steps.join(' › ');
  return (
    <li>
      <span className={classes(css.place, isOnForm && linkClass)}>
        {isOnForm ? <LinkButton onClick={go}>{place}</LinkButton> : place}
      </span>
      <span>{problemText(problem, locale)}</span>
    </li>
  );
}
