import type { ReactElement } from 'react';
import { useControl } from '../form/field/useControl.ts';
import { useTexts } from '../i18n/texts.ts';
import { AreaText } from './AreaText.tsx';
import css from './map.module.css';
import { MapView } from './MapView.tsx';
import { NearList } from './NearList.tsx';
import { draftOf, drawnOf, placeOf } from './placeDraft.ts';
import { texts } from './texts.ts';
import { useNearDraft } from './useNearDraft.ts';

/** A place that is only read: the map, its coordinates and its area, and the protected places near it. */
export function ReadPlace({ name }: { readonly name: string }): ReactElement {
  const t = useTexts(texts);
  const { snapshot } = useControl('', name);
  const draft = draftOf(snapshot.value);
  const { near, tiles } = useNearDraft(draft);
  if (placeOf(draft) === null) return <p className={css.hint}>{t('nothing')}</p>;
  return (
    <div className={css.place}>
      <MapView place={drawnOf(draft)} near={near} tiles={tiles} />
      <dl className={css.facts}>
        {draft.pin.latitude === '' ? null : (
          <>
            <dt>{t('pin')}</dt>
            <dd>
              {draft.pin.latitude}, {draft.pin.longitude}
            </dd>
          </>
        )}
        {draft.corners.length === 0 ? null : (
          <>
            <dt>{t('boundary')}</dt>
            <dd>
              <AreaText draft={draft} />
            </dd>
          </>
        )}
      </dl>
      {near.length === 0 ? null : <NearList places={near} />}
    </div>
  );
}
