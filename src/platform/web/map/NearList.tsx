import type { ReactElement } from 'react';
import { inLocale } from '#language/label.ts';
import type { NearPlace } from '#platform/model/place/nearProtected.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { Tag } from '../ui/feedback/Tag.tsx';
import css from './map.module.css';
import { texts } from './texts.ts';

const METRES_MAX = 10_000;

/** The nearest protected places of each kind, with their distances; announced when they change. */
export function NearList({ places }: { readonly places: readonly NearPlace[] }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const distance = (metres: number): string =>
    metres < METRES_MAX
      ? t('metres', { n: Math.round(metres).toLocaleString('en') })
      : t('kilometres', { n: Math.round(metres / 1000).toLocaleString('en') });
  return (
    <section className={css.block} aria-label={t('near')}>
      <h3 className={css.title}>{t('near')}</h3>
      <ul className={css.near} aria-live="polite">
        {places.map(({ id, kind, name, metres, radius, isWithin }) => (
          <li key={id}>
            {t('nearLine', { name: inLocale(name, locale), kind: t(kind), distance: distance(metres) })}{' '}
            {isWithin ? <Tag tone={kind === 'royal' ? 'bad' : 'warn'}>{t('isWithin', { radius })}</Tag> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
