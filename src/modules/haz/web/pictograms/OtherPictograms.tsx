import { useId, useState, type ReactElement } from 'react';
import { PictogramPicture } from '#modules/master-mgt/web/index.ts';
import { nameInLocale } from '#platform/web/fields/display.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import type { PictogramRow } from '../hazMasterData.ts';
import css from './OtherPictograms.module.css';
import { texts } from './texts.ts';

const SIZE_PX = 44;

/** Pictograms that nothing proposes, which can be added for another reason. */
export function OtherPictograms({
  rows,
  onUse,
}: {
  readonly rows: readonly PictogramRow[];
  readonly onUse: (code: string) => void;
}): ReactElement | null {
  const t = useTexts(texts);
  const locale = useLocale();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (rows.length === 0) return null;
  return (
    <div className={css.others}>
      <div>
        <Button
          icon={isOpen ? 'up' : 'down'}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {t('others')}
        </Button>
      </div>
      {isOpen ? (
        <ul id={id} className={css.offers} aria-label={t('others')}>
          {rows.map(({ id: key, code, nameTh, nameEn, refPicture }) => (
            <li key={key}>
              <button type="button" className={css.offer} onClick={() => onUse(code)}>
                <PictogramPicture code={code} picture={refPicture} alt="" sizePx={SIZE_PX} />
                <span>{`${code} ${nameInLocale({ th: nameTh, en: nameEn }, locale)}`}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
