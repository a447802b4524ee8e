import type { ReactElement } from 'react';
import { useLabel } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Tag } from '#platform/web/ui/feedback/Tag.tsx';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { Card } from '#platform/web/ui/layout/Card.tsx';
import { TypeTag } from '#modules/master-mgt/web/index.ts';
import type { PassedCase, RulingCalculation, RulingResult, SubstanceCalculation } from '../calculateRuling.ts';
import css from './RulingExplanation.module.css';
import { texts } from './texts.ts';

/** Shows the result for the product and for each substance, the case that decided, and why others did not. */
export function RulingExplanation({
  title,
  calculation: { result, decisiveLineId, lines },
}: {
  readonly title: string;
  readonly calculation: RulingCalculation;
}): ReactElement {
  const t = useTexts(texts);
  const isUnclear = lines.some(({ passedOver }) => passedOver.some(({ why }) => why === 'unclear'));
  return (
    <Card as="section" isSunken className={css.explanation} aria-label={title}>
      <p className={css.head}>
        <span>{title}</span> <ResultTag result={result} />
      </p>
      {isUnclear ? <Callout tone="warn">{t('unclearLines')}</Callout> : null}
      {lines.some(({ isListed }) => !isListed) ? <Callout tone="warn">{t('unlistedLines')}</Callout> : null}
      <ul className={css.lines}>
        {lines.map((line) => (
          <Substance key={line.lineId} line={line} isDecisive={line.lineId === decisiveLineId} />
        ))}
      </ul>
    </Card>
  );
}

function Substance({
  line: { name, result, decisive, isListed, passedOver },
  isDecisive,
}: {
  readonly line: SubstanceCalculation;
  readonly isDecisive: boolean;
}): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  return (
    <li className={css.line}>
      <p className={css.head}>
        <strong>{label(name)}</strong> <ResultTag result={result} />
        {isDecisive ? <span className={css.hint}>{t('decides')}</span> : null}
      </p>
      <p>
        {decisive === null
          ? t(isListed ? 'noCase' : 'notListed')
          : t('byCase', { code: decisive.code, name: label(decisive.name) })}
      </p>
      {passedOver.length === 0 ? null : (
        <details className={css.others}>
          <summary>{t('others', { n: passedOver.length })}</summary>
          <ul className={css.cases}>
            {passedOver.map((other) => (
              <Other key={`${other.code} ${other.result} ${other.why}`} other={other} />
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function Other({ other: { code, name, result, why } }: { readonly other: PassedCase }): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  return (
    <li className={css.case}>
      <span>
        <span className={css.code}>{code}</span> {label(name)}
      </span>
      <ResultTag result={result} />
      <span className={css.hint}>{t(why)}</span>
    </li>
  );
}

function ResultTag({ result }: { readonly result: RulingResult | null }): ReactElement {
  const t = useTexts(texts);
  if (result === null) return <Tag tone="warn">{t('undetermined')}</Tag>;
  return <TypeTag type={result === 'notControlled' ? null : result} />;
}
