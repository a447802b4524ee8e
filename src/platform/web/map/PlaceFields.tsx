import type { ReactElement } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button/Button.tsx';
import { AreaText } from './AreaText.tsx';
import { CornerTable } from './CornerTable.tsx';
import { DegreesInput } from './DegreesInput.tsx';
import css from './map.module.css';
import { PasteField } from './PasteField.tsx';
import { NO_POSITION, type PlaceDraft } from './placeDraft.ts';
import { texts } from './texts.ts';

export interface PlaceFieldsProps {
  readonly draft: PlaceDraft;
  readonly change: (more: Partial<PlaceDraft>) => void;
}

/** Everything that can be done on the map, as fields. */
export function PlaceFields({ draft, change }: PlaceFieldsProps): ReactElement {
  const t = useTexts(texts);
  const { pin } = draft;
  return (
    <div className={css.columns}>
      <fieldset className={css.block}>
        <legend className={css.title}>{t('pin')}</legend>
        <div className={css.pair}>
          <DegreesInput
            label={t('latitude')}
            value={pin.latitude}
            onChange={(latitude) => change({ pin: { ...pin, latitude } })}
          />
          <DegreesInput
            label={t('longitude')}
            value={pin.longitude}
            onChange={(longitude) => change({ pin: { ...pin, longitude } })}
          />
        </div>
        {pin.latitude === '' && pin.longitude === '' ? null : (
          <div className={css.buttons}>
            <Button size="small" icon="delete" onClick={() => change({ pin: NO_POSITION })}>
              {t('removePin')}
            </Button>
          </div>
        )}
      </fieldset>
      <fieldset className={css.block}>
        <legend className={css.title}>{t('boundary')}</legend>
        <AreaText draft={draft} />
        <CornerTable draft={draft} change={change} />
      </fieldset>
      <PasteField change={change} />
    </div>
  );
}
