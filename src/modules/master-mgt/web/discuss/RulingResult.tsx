import type { ReactElement } from 'react';
import { nameInLocale } from '#platform/web/fields/display.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { Card } from '#platform/web/ui/layout/Card.tsx';
import type { RulingAnswer, RulingCaseDetails, RulingHit } from '../../findRuling.ts';
import css from './RulingTrial.module.css';
import { RulingLetter } from './RulingLetter.tsx';
import { texts } from './texts.ts';
import { TypeTag, useTypeText } from './TypeTag.tsx';

/** Shows the type, the text of the letter, and every case that matched. */
export function RulingResult({
  answer,
  ownId,
}: {
  readonly answer: RulingAnswer<RulingCaseDetails>;
  readonly ownId: string;
}): ReactElement {
  const t = useTexts(texts);
  const { decisive, hits, unclear } = answer;
  const ruling = decisive?.ruling;
  return (
    <Card as="section" isSunken className={css.result} aria-label={t('result')} aria-live="polite">
      <p className={css.type}>
        <TypeTag type={answer.hazType} />
      </p>
      {decisive === undefined ? <p>{t('noCase')}</p> : answer.hazType === null ? <p>{t('ruledOut')}</p> : null}
      {ruling === undefined ? null : <RulingLetter ruling={ruling} />}
      {unclear.length === 0 ? null : <Callout tone="warn">{t('unclear', { n: unclear.length })}</Callout>}
      {hits.length === 0 ? null : (
        <>
          <p className={css.hint}>{t('whys')}</p>
          <ul className={css.hits}>
            {hits.map((hit) => (
              <Hit
                key={`${hit.ruling.id} ${hit.line.test} ${String(hit.line.from)}`}
                hit={hit}
                isOwn={hit.case.id === ownId}
                isDecisive={hit === decisive}
              />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function Hit({
  hit,
  isOwn,
  isDecisive,
}: {
  readonly hit: RulingHit<RulingCaseDetails>;
  readonly isOwn: boolean;
  readonly isDecisive: boolean;
}): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const typeText = useTypeText();
  const { code, nameTh, nameEn } = hit.case;
  return (
    <li className={css.hit}>
      <span>
        <span className={css.code}>{code}</span> {nameInLocale({ th: nameTh, en: nameEn ?? '' }, locale)}{' '}
        {isOwn ? <span className={css.hint}>({t('thisCase')})</span> : null}
      </span>
      <span>{typeText(hit.ruling.hazType)}</span>
      <span className={css.hint}>{t(isDecisive ? 'decisive' : hit.counts ? 'lower' : 'wider')}</span>
    </li>
  );
}
