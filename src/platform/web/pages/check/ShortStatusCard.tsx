import { useEffect, useRef, type ReactElement } from 'react';
import { formatLongDate } from '#language/values/buddhistEra.ts';
import type { ShortStatus } from '#platform/model/request/shortStatus.ts';
import { SHORT_DETAIL } from '../../route/guard.ts';
import { useLabel, useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Tag } from '../../ui/feedback/Tag.tsx';
import { TextLink } from '../../ui/button/TextLink.tsx';
import { FactList, type Fact } from './FactList.tsx';
import css from './ShortStatusCard.module.css';
import { texts } from './shortDetailsTexts.ts';
import { standingStyle } from './standingStyle.ts';

/** Shows the state in large letters, with further facts in a few lines below. */
export function ShortStatusCard({
  status,
  onAgain,
}: {
  readonly status: ShortStatus;
  readonly onAgain: () => void;
}): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  // The card replaces the form, which had the focus.
  useEffect(() => heading.current?.focus(), []);
  const { heldBy, submittedOn, days, issued } = status;
  const issuedFacts = ({ number, validUntil, standing }: NonNullable<ShortStatus['issued']>): readonly Fact[] => {
    const { tone, icon, word } = standingStyle({ standing, renewedBy: null });
    return [
      [t('number'), number],
      [t('validUntil'), validUntil === null ? t('noEnd') : formatLongDate(validUntil, locale)],
      [
        t('today'),
        <Tag key="standing" tone={tone} icon={icon}>
          {word(locale)}
        </Tag>,
      ],
    ];
  };
  const facts: readonly Fact[] = [
    [t('request'), status.code],
    [t('documentType'), label(status.documentType.label)],
    [t('kind'), label(status.kind.label)],
    ...(submittedOn === null ? [] : [[t('submittedOn'), formatLongDate(submittedOn, locale)] satisfies Fact]),
    [t('days'), t('daysText', { used: days.used, allowed: days.allowed })],
    ...(issued === null ? [] : issuedFacts(issued)),
  ];
  return (
    <div className={css.card}>
      <div className={css.head}>
        <h2 ref={heading} tabIndex={-1} className={css.state}>
          {label(status.state.label)}
        </h2>
        {heldBy === null ? null : <p className={css.held}>{label(heldBy)}</p>}
      </div>
      <FactList label={t('facts')} facts={facts} />
      <div className={css.foot}>
        <Button onClick={onAgain}>{t('findAgain')}</Button>
        {issued === null ? null : (
          <TextLink to={issued.address.slice(issued.address.indexOf(SHORT_DETAIL))}>{t('open')}</TextLink>
        )}
      </div>
    </div>
  );
}
