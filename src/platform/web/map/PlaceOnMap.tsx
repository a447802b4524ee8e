import { useState, type ReactElement } from 'react';
import type { Position } from '#platform/model/geo/geometry.ts';
import { problemText } from '../api/errors.ts';
import { FieldProblem, FieldWarning } from '../fields/FieldFrame.tsx';
import { useControl } from '../form/field/useControl.ts';
import { useFormStore } from '../form/store/formContext.ts';
import { useIsReadOnly } from '../form/store/useIsReadOnly.ts';
import { useLabel, useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button/Button.tsx';
import { Segments } from '../ui/input/Segments.tsx';
import { CornerTable } from './CornerTable.tsx';
import { DegreesInput } from './DegreesInput.tsx';
import css from './map.module.css';
import { MapView } from './MapView.tsx';
import { NearList } from './NearList.tsx';
import { PasteField } from './PasteField.tsx';
import { AreaText } from './AreaText.tsx';
import { drawnOf, insertCorner, NO_POSITION, typePosition } from './placeDraft.ts';
import { texts } from './texts.ts';
import { ReadPlace } from './ReadPlace.tsx';
import { useNearDraft } from './useNearDraft.ts';
import { usePlaceDraft } from './usePlaceDraft.ts';

const FIELD = 'location';

/**
 * The slot of a form for its field `location`: a pin, a boundary or both, marked on the map or entered in fields. It
 * names the protected places near it, except in the form of such a place itself.
 */
export function PlaceOnMap(): ReactElement {
  return useIsReadOnly(FIELD) ? <ReadPlace name={FIELD} /> : <WrittenPlace />;
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
  const near = useNearDraft(draft);
  const { pin, corners } = draft;
  const setPin = (position: Position): void => change({ pin: typePosition(position) });
  const { problem, warning } = snapshot;
  return (
    <div className={css.place}>
      <section id={props.id} tabIndex={-1} aria-label={label(modelField.field.label)} className={css.block}>
        <p className={css.hint}>{t('mapHelp')}</p>
        <Segments
          label={t('clickSets')}
          segments={[
            { key: 'pin', label: t('setPin') },
            { key: 'corner', label: t('addCorners') },
          ]}
          value={mode}
          onChange={setMode}
        />
        <MapView
          place={drawnOf(draft)}
          near={near?.nearest ?? []}
          tiles={near?.tiles ?? null}
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
      {near === undefined || near.nearest.length === 0 ? null : <NearList places={near.nearest} />}
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
    </div>
  );
}
