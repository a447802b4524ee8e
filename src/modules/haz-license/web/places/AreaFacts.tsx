import type { ReactElement } from 'react';
import { decimal } from '#language/values/decimal.ts';
import { problemText } from '#platform/web/api/errors.ts';
import { useFieldState, useField } from '#platform/web/form/store/formContext.ts';
import { useRecordValue, useRecordValues } from '#platform/web/form/store/useRecordValues.ts';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { classes } from '#platform/web/ui/classes.ts';
import { UsageBar } from '#platform/web/ui/feedback/UsageBar.tsx';
import { Icon } from '#platform/web/ui/icon/Icon.tsx';
import { isPossession } from '../../operations.ts';
import { useAmountText } from '../useAmountText.ts';
import { areaNotesOf, kindsOfProducts, type AreaNote } from './areaNotes.ts';
import css from './PlaceRow.module.css';
import { texts } from './texts.ts';
import { useAreas } from './useAreas.ts';

/** Which goods the chosen area takes and what is free in it, and at once whether that is enough. */
export function AreaFacts({ row }: { readonly row: string }): ReactElement | null {
  const t = useTexts(texts);
  const label = useLabel();
  const amount = useAmountText();
  const { recordValues } = useRecordValues('hazLicenseStorageLocation', row);
  const kinds = useRecordValue('hazLicense', kindsOfProducts);
  const area = useAreas()
    .of(recordValues.refPlace?.id)
    ?.find(({ lineId }) => lineId === recordValues.areaLineId);
  if (area === undefined) return null;
  const { takes, capacityKg, freeKg, freeSquareMetres, isStore } = area;
  return (
    <div className={css.area} aria-live="polite">
      <div className={css.facts}>
        <span>{t('takes', { kinds: takes.map((kind) => label(kind.label)).join(', ') || '-' })}</span>
        {isStore && isPossession(recordValues) ? (
          <span>{t('freeMetres', { metres: amount(decimal(freeSquareMetres)) })}</span>
        ) : null}
        {isStore ? (
          <span className={css.usage}>
            <UsageBar quota={capacityKg} use={Math.max(capacityKg - freeKg, 0)} reserve={0} unit={t('kilograms')} />
          </span>
        ) : null}
      </div>
      {areaNotesOf(recordValues, area, kinds).map((note) => (
        <Note key={note.why.messageKey} row={row} note={note} />
      ))}
    </div>
  );
}

/** Nothing once the server has said the same at the field. */
function Note({ row, note: { field, why, isWarning } }: { readonly row: string; readonly note: AreaNote }) {
  const locale = useLocale();
  const { problem } = useFieldState(`${row}.${field}`);
  const { warning } = useField(`${row}.${field}`);
  const placeProblem = useFieldState(`${row}.refPlace`).problem;
  const isSaid = [problem, warning, placeProblem].some((said) => said?.messageKey === why.messageKey);
  return isSaid ? null : (
    <p className={classes(css.note, isWarning ? css.warn : css.bad)}>
      <Icon name={isWarning ? 'warning' : 'error'} size={14} />
      <span>{problemText(why, locale)}</span>
    </p>
  );
}
