import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { Holding } from '#platform/model/request/holdings.ts';
import { useLabel, useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { Tag } from '../ui/feedback/Tag.tsx';
import { UsageBar } from '../ui/feedback/UsageBar.tsx';
import { HoldingAction } from './HoldingAction.tsx';
import css from './HoldingList.module.css';
import { texts } from './texts.ts';
import { useRenew, type Renew } from './useRenew.ts';
import { validityOf } from './validity.ts';

/** One line for each document, on narrow screens one block; a click anywhere in it opens the document. */
export function HoldingList({
  title,
  holdings,
  isStale,
}: {
  readonly title: string;
  readonly holdings: readonly Holding[];
  readonly isStale: boolean;
}): ReactElement {
  const renewing = useRenew();
  const hasAmounts = holdings.some(({ amounts }) => amounts.length > 0);
  const hasActions = holdings.some(
    ({ renewal, openRequest, renewedBy }) => renewal !== null || openRequest !== null || renewedBy !== null,
  );
  return (
    <ul
      className={css.list}
      aria-label={title}
      aria-busy={isStale}
      data-amounts={hasAmounts || undefined}
      data-actions={hasActions || undefined}
    >
      {holdings.map((holding) => (
        <HoldingLine key={holding.id} holding={holding} renewing={renewing} />
      ))}
    </ul>
  );
}

function HoldingLine({ holding, renewing }: { readonly holding: Holding; readonly renewing: Renew }): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const locale = useLocale();
  const { documentType, number, subject, isSuspended, path, amounts } = holding;
  const { until, left, tone } = validityOf(holding, locale);
  return (
    <li className={css.line}>
      <div className={css.names}>
        <Link className={css.subject} to={path} data-content="">
          {label(subject)}
        </Link>
        <p className={css.about}>
          <span>{label(documentType.label)}</span>
          <span className={css.number}>{number}</span>
          {isSuspended ? (
            <Tag tone="warn" icon="warning">
              {t('suspended')}
            </Tag>
          ) : null}
        </p>
      </div>
      <div className={css.amounts}>
        {amounts.map(({ kind, unit, ...figures }) => (
          <UsageBar key={kind} {...figures} unit={label(unit)} />
        ))}
      </div>
      <p className={css.validity}>
        <span>{until}</span>
        {left === undefined ? null : tone === 'neutral' ? (
          <span className={css.left}>{left}</span>
        ) : (
          <Tag tone={tone} icon="clock">
            {left}
          </Tag>
        )}
      </p>
      <div className={css.action} data-screen-only="">
        <HoldingAction holding={holding} isUrgent={tone === 'warn'} renewing={renewing} />
      </div>
    </li>
  );
}
