import type { ReactElement } from 'react';
import { HOLDINGS_SHOWN, type HoldingKind } from '#platform/model/request/holdings.ts';
import { useLabel } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button/Button.tsx';
import { TextLink } from '../ui/button/TextLink.tsx';
import css from './Holdings.module.css';
import { texts } from './texts.ts';

/** Leads on to all rows, and for one kind to its list. */
export function HoldingsFoot({
  kinds,
  shown,
  isWhole,
  holderId,
  onWhole,
}: {
  readonly kinds: readonly HoldingKind[];
  readonly shown: number;
  readonly isWhole: boolean;
  readonly holderId: string | undefined;
  readonly onWhole: (isWhole: boolean) => void;
}): ReactElement | null {
  const t = useTexts(texts);
  const label = useLabel();
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  const [kind] = kinds.length === 1 ? kinds : [];
  const hasMore = all > HOLDINGS_SHOWN;
  if (!hasMore && kind === undefined) return null;
  return (
    <div className={css.foot}>
      {hasMore ? (
        <Button
          size="small"
          kind="quiet"
          icon={isWhole ? 'up' : 'down'}
          aria-expanded={isWhole}
          onClick={() => onWhole(!isWhole)}
        >
          {isWhole ? t('showFewer', { n: HOLDINGS_SHOWN }) : t('showAll', { n: all.toLocaleString('en') })}
        </Button>
      ) : null}
      {isWhole && shown < all ? (
        <p className={css.some}>{t('someShown', { n: shown, all: all.toLocaleString('en') })}</p>
      ) : null}
      {kind === undefined ? null : (
        <TextLink
          to={holderId === undefined ? kind.listPath : `${kind.listPath}?cacheQuery=true&refHolder=${holderId}`}
          aria-label={t('openListOf', { kind: label(kind.documentType.label) })}
        >
          {t('openList')}
        </TextLink>
      )}
    </div>
  );
}
