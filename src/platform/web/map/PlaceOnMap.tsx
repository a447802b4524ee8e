import { Suspense, useState, type ReactElement } from 'react';
import { inLocale } from '#language/label.ts';
import type { Position } from '#platform/model/geo/geometry.ts';
import { problemText } from '../api/errors.ts';
import { FieldProblem, FieldWarning } from '../fields/FieldFrame.tsx';
import { useControl } from '../form/field/useControl.ts';
import { useFormStore } from '../form/store/formContext.ts';
import { useIsReadOnly } from '../form/store/useIsReadOnly.ts';
import { useLabel, useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { Segments } from '../ui/input/Segments.tsx';
import css from './map.module.css';
import { MapView, type MapLook } from './MapView.tsx';
import { NearList } from './NearList.tsx';
import { drawnOf, insertCorner, typePosition } from './placeDraft.ts';
import { texts } from './texts.ts';
import type { NamedPosition } from '../places/placePositions.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { ReadPlace } from './ReadPlace.tsx';
import { useNearDraft } from './useNearDraft.ts';
import { usePlaceDraft } from './usePlaceDraft.ts';

const FIELD = 'location';

/**
 * The slot of a form for its field `location`: a pin, a boundary or both, marked on the map or entered in fields. It
 * names the protected places near it.
 */
export function PlaceOnMap(): ReactElement {
  return useIsReadOnly(FIELD) ? <ReadPlace name={FIELD} /> : <WrittenPlace />;
}

/** Loaded apart from the map: it has the names of a thousand places. */
const FindOnMap = lazyComponent(() => import('./FindOnMap.tsx'), 'FindOnMap');

const PROVINCE_ZOOM = 9;
const AMPHUR_ZOOM = 12;
const PROVINCE_DIGITS = 2;

function zoomOf({ code }: NamedPosition): number {
  return code.length === PROVINCE_DIGITS ? PROVINCE_ZOOM : AMPHUR_ZOOM;
}

function WrittenPlace(): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const label = useLabel();
  const store = useFormStore();
  const { modelField, snapshot, props } = useControl('', FIELD);
  const { draft, change } = usePlaceDraft(snapshot.value, {
    onChange: props.onChange,
    onInvalidInput: (found) => store.setInvalidInput(FIELD, found),
  });
  const [mode, setMode] = useState<'pin' | 'corner'>('pin');
  const [found, setFound] = useState<{ readonly place: NamedPosition; readonly look: MapLook }>();
  const { near, tiles } = useNearDraft(draft);
  const { corners } = draft;
  const setPin = (position: Position): void => change({ pin: typePosition(position) });
  const { problem, warning } = snapshot;
  return (
    <div className={css.place}>
      <section id={props.id} tabIndex={-1} aria-label={label(modelField.field.label)} className={css.block}>
        <p className={css.hint}>{t('mapHelp')}</p>
        <Suspense>
          <FindOnMap onFind={(place) => setFound({ place, look: { position: place.position, zoom: zoomOf(place) } })} />
        </Suspense>
        <output className={css.hint}>
          {found === undefined ? '' : t('found', { name: inLocale(found.place.name, locale) })}
        </output>
        <div className={css.mode}>
          <Segments
            label={t('clickSets')}
            segments={[
              { key: 'pin', label: t('setPin') },
              { key: 'corner', label: t('addCorners') },
            ]}
            value={mode}
            onChange={setMode}
          />
        </div>
        <MapView
          place={drawnOf(draft)}
          near={near}
          tiles={tiles}
          look={found?.look}
          handlers={{
            onClick: (position) =>
              mode === 'pin' ? setPin(position) : change({ corners: insertCorner(corners, position) }),
            onPin: setPin,
            onMoveCorner: (index, position) =>
              change({ corners: corners.map((corner, at) => (at === index ? typePosition(position) : corner)) }),
            onRemoveCorner: (index) => change({ corners: corners.filter((_, at) => at !== index) }),
          }}
        />
        {problem === undefined ? null : <FieldProblem id={props.id} text={problemText(problem, locale)} />}
        {warning === undefined ? null : <FieldWarning id={props.id} text={problemText(warning, locale)} />}
      </section>
      {near.length === 0 ? null : <NearList places={near} />}
      <PlaceFields draft={draft} change={change} />
    </div>
  );
}
