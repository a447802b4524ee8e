import { useState, type ReactElement } from 'react';
import { optionalProblemText } from '#platform/web/api/errors.ts';
import { domIdOf, useField, useOpenForm } from '#platform/web/form/store/formContext.ts';
import { useIsReadOnly } from '#platform/web/form/store/useIsReadOnly.ts';
import { useChangeRuleValue, useRecordValue } from '#platform/web/form/store/useRecordValues.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { LabelledInput } from '#platform/web/ui/input/LabelledInput.tsx';
import { FieldGrid } from '#platform/web/ui/layout/FieldGrid.tsx';
import { findPoint } from '../../position.ts';
import { texts } from './texts.ts';

/** The position of the place as latitude and longitude. */
export function PlaceOnMap(): ReactElement {
  return useIsReadOnly('location') ? <ReadPosition /> : <PositionInputs />;
}

function ReadPosition(): ReactElement {
  const t = useTexts(texts);
  const point = useRecordValue('storageLocation', ({ location }) => findPoint(location));
  return <p>{point === undefined ? t('none') : `${point.latitude}, ${point.longitude}`}</p>;
}

function PositionInputs(): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const form = useOpenForm();
  const { problem } = useField('location');
  const change = useChangeRuleValue('storageLocation');
  const point = useRecordValue('storageLocation', ({ location }) => findPoint(location));
  const [typed, setTyped] = useState({
    latitude: point === undefined ? '' : String(point.latitude),
    longitude: point === undefined ? '' : String(point.longitude),
  });
  const type = (more: Partial<typeof typed>): void => {
    const next = { ...typed, ...more };
    setTyped(next);
    const [latitude, longitude] = [readDegrees(next.latitude, 90), readDegrees(next.longitude, 180)];
    change(
      'location',
      latitude === undefined || longitude === undefined ? null : { type: 'Point', coordinates: [longitude, latitude] },
    );
  };
  return (
    <div id={domIdOf(form, 'location')} tabIndex={-1}>
      <FieldGrid columns="two">
        <LabelledInput
          isField
          required
          inputMode="decimal"
          label={t('latitude')}
          help={t('help')}
          problem={optionalProblemText(problem, locale)}
          value={typed.latitude}
          onChange={({ target }) => type({ latitude: target.value })}
        />
        <LabelledInput
          isField
          required
          inputMode="decimal"
          label={t('longitude')}
          value={typed.longitude}
          onChange={({ target }) => type({ longitude: target.value })}
        />
      </FieldGrid>
    </div>
  );
}

/** Returns undefined for a text that is no number of degrees. */
function readDegrees(text: string, most: number): number | undefined {
  const degrees = text.trim() === '' ? Number.NaN : Number(text);
  return Math.abs(degrees) <= most ? degrees : undefined;
}
