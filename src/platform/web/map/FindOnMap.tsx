import type { ReactElement } from 'react';
import type { PlaceCard } from '#platform/model/place/formatAddress.ts';
import { describedBy, FieldFrame } from '../fields/FieldFrame.tsx';
import { Combobox } from '../fields/options/Combobox.tsx';
import type { OptionPage } from '../fields/options/option.ts';
import { OptionList } from '../fields/options/OptionList.tsx';
import { domIdOf, useFieldValue, useFormStore, useOpenForm } from '../form/store/formContext.ts';
import { useLocale } from '../i18n/locale.ts';
import type { Locale } from '#language/label.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button/Button.tsx';
import css from './map.module.css';
import { findByName, findNamedPosition, fullNameOf, type NamedPosition } from '../places/placePositions.ts';
import { texts } from './texts.ts';

export interface FindOnMapProps {
  /** Moves the map, and nothing else: where the place is, the person says. */
  readonly onFind: (place: NamedPosition) => void;
}

/** Moves the map to a province or an amphur: one that is typed, or that of the address in the same form. */
export function FindOnMap({ onFind }: FindOnMapProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const form = useOpenForm();
  const id = domIdOf(form, 'findOnMap');
  const explained = describedBy(id, { help: t('findHelp'), problem: undefined });
  const hasAddress = useFormStore().model.byName.has('refProvince');
  return (
    <div className={css.find}>
      <div className={css.findName}>
        <FieldFrame id={id} label={t('find')} help={t('findHelp')}>
          <Combobox
            input={{
              id,
              name: id,
              disabled: false,
              ...(explained === undefined ? {} : { 'aria-describedby': explained }),
            }}
            displayText=""
            value={null}
            onChange={(row) => {
              const place = row === null ? undefined : findNamedPosition(row.id);
              if (place !== undefined) onFind(place);
            }}
            isInCell={false}
            renderOptions={(open) => <OptionList {...open} page={optionsFor(open.query, locale)} />}
          />
        </FieldFrame>
      </div>
      {hasAddress ? <ToAddress onFind={onFind} /> : null}
    </div>
  );
}

function optionsFor(query: string, locale: Locale): OptionPage {
  return {
    options: findByName(query).map((place) => ({
      id: place.code,
      key: '',
      text: fullNameOf(place, locale),
      depth: 0,
      isContext: false,
      card: { id: place.code },
    })),
    isLoading: false,
    isFailed: false,
    hasMore: false,
    loadMore: () => undefined,
    retry: () => undefined,
  };
}

/** The smallest of the places in the address whose position is known. */
function ToAddress({ onFind }: FindOnMapProps): ReactElement | null {
  const t = useTexts(texts);
  const locale = useLocale();
  const [province, amphur] = [useCode('refProvince'), useCode('refAmphur')];
  const code = amphur ?? province;
  const place = code === undefined ? undefined : findNamedPosition(code);
  return place === undefined ? null : (
    <Button icon="place" onClick={() => onFind(place)}>
      {t('goTo', { name: fullNameOf(place, locale) })}
    </Button>
  );
}

function useCode(field: string): string | undefined {
  const card = useFieldValue(field) as Partial<PlaceCard> | null | undefined;
  return typeof card?.code === 'string' ? card.code : undefined;
}
