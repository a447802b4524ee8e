import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { formatShortDate } from '#language/values/buddhistEra.ts';
import { daysBetween } from '#language/values/plainDate.ts';
import { useCodes } from '#platform/web/fields/options/useCodes.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { personName } from '#platform/web/i18n/person.ts';
import { useToday } from '#platform/web/today.ts';
import { classes } from '#platform/web/ui/classes.ts';
import type { IconName } from '#platform/web/ui/icon/Icon.tsx';
import { Tag, type Tone } from '#platform/web/ui/feedback/Tag.tsx';
import { texts } from '../texts.ts';
import css from './InsteadLines.module.css';
import { insteadStateOf, type InsteadDays, type InsteadState } from './insteadState.ts';

export interface InsteadLine extends InsteadDays {
  readonly id: string;
  readonly fullName: string;
  readonly fullNameEn: string | null;
  /** Null or empty means all. */
  readonly documentTypes: readonly string[] | null;
  readonly reason?: string | null;
}

const stateStyles = {
  now: { tone: 'good', icon: 'check' },
  soon: { tone: 'info', icon: 'clock' },
  past: { tone: 'neutral', icon: 'history' },
  cancelled: { tone: 'neutral', icon: 'stop' },
} as const satisfies Record<InsteadState, { tone: Tone; icon: IconName }>;

/** Shows who substitutes, from when until when and for which documents; lines that are over are dimmed. */
export function InsteadLines({
  lines,
  base,
}: {
  readonly lines: readonly InsteadLine[];
  readonly base?: string;
}): ReactElement {
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <One key={line.id} line={line} to={base === undefined ? undefined : `${base}/${line.id}/view`} />
      ))}
    </ul>
  );
}

function One({ line, to }: { readonly line: InsteadLine; readonly to: string | undefined }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const state = insteadStateOf(line, useToday());
  const days = daysBetween(line.startDate, line.endDate) + 1;
  const codeText = useCodes('documentType').textOf;
  const documents =
    line.documentTypes === null || line.documentTypes.length === 0
      ? t('allDocuments')
      : line.documentTypes.map(codeText).join(', ');
  const name = personName(line, locale);
  return (
    <li className={classes(css.line, (state === 'past' || state === 'cancelled') && css.over)}>
      <div className={css.head}>
        {to === undefined ? (
          <span className={css.name}>{name}</span>
        ) : (
          <Link className={css.name} to={to}>
            {name}
          </Link>
        )}
        <Tag tone={stateStyles[state].tone} icon={stateStyles[state].icon}>
          {t(state)}
        </Tag>
      </div>
      <p>
        {`${formatShortDate(line.startDate, locale)} – ${formatShortDate(line.endDate, locale)} `}
        <span
          className={css.soft}
        >{`(${days === 1 ? t('oneDay') : t('days', { n: days.toLocaleString(locale) })})`}</span>
      </p>
      <p className={css.soft}>{documents}</p>
      {line.reason === null || line.reason === undefined || line.reason === '' ? null : (
        <p className={css.soft}>{line.reason}</p>
      )}
    </li>
  );
}
