import type { ReactElement } from 'react';
import type { Locale } from '#language/label.ts';
import { formatPlace, type PlaceCard } from '#platform/model/place/formatAddress.ts';
import type { SentTerm } from '../api/resource.ts';
import type { CardValue } from '../fields/control.ts';
import { describedBy, FieldFrame } from '../fields/FieldFrame.tsx';
import { Combobox, type OpenOptionList } from '../fields/options/Combobox.tsx';
import type { Option, OptionPage } from '../fields/options/option.ts';
import { OptionList } from '../fields/options/OptionList.tsx';
import { useRemoteOptions, type RemoteSource } from '../fields/options/useRemoteOptions.ts';
import { useTexts } from '../i18n/texts.ts';
import { hasSeveralWords, phraseTerms, wordTerms } from './placeQuery.ts';
import { texts } from './texts.ts';

/** The four fields of a place, which are filled in together. */
export interface FilledPlace {
  readonly refProvince: CardValue;
  readonly refAmphur: CardValue;
  readonly refTambon: CardValue;
  readonly postcode: string;
}

export interface QuickPlaceProps {
  readonly id: string;
  readonly onFill: (place: FilledPlace) => void;
}

/**
 * Searches a place by any part of its address. Has no value of its own: the chosen place is written to the fields
 * below.
 */
export function QuickPlace({ id, onFill }: QuickPlaceProps): ReactElement {
  const t = useTexts(texts);
  const help = t('quickHelp');
  const explained = describedBy(id, { help, problem: undefined });
  return (
    <FieldFrame id={id} label={t('quick')} help={help}>
      <Combobox
        input={{ id, name: id, disabled: false, ...(explained === undefined ? {} : { 'aria-describedby': explained }) }}
        displayText=""
        value={null}
        onChange={(row) => row !== null && onFill(filledPlaceOf(row as unknown as PlaceRow))}
        isInCell={false}
        renderOptions={(open) => <PlaceOptions open={open} />}
      />
    </FieldFrame>
  );
}

/** Offers nothing until something is typed. */
function PlaceOptions({ open }: { readonly open: OpenOptionList }): ReactElement {
  return phraseTerms(open.query).length === 0 ? (
    <OptionList {...open} page={NO_OPTIONS} />
  ) : (
    <PlacesByName open={open} />
  );
}

/** Searches each word separately if no single name matches. */
function PlacesByName({ open }: { readonly open: OpenOptionList }): ReactElement {
  const page = useRemoteOptions(BY_NAME, open.query);
  const isNone = page.options.length === 0 && !page.isLoading && !page.isFailed;
  return isNone && hasSeveralWords(open.query) ? <PlacesByWords open={open} /> : <OptionList {...open} page={page} />;
}

function PlacesByWords({ open }: { readonly open: OpenOptionList }): ReactElement {
  return <OptionList {...open} page={useRemoteOptions(BY_WORDS, open.query)} />;
}

const NO_OPTIONS: OptionPage = {
  options: [],
  isLoading: false,
  isFailed: false,
  hasMore: false,
  loadMore: () => undefined,
  retry: () => undefined,
};

type PlaceCardValue = CardValue & PlaceCard;

interface PlaceRow extends PlaceCardValue {
  readonly postcode: string;
  readonly refAmphur: PlaceCardValue & { readonly refProvince: PlaceCardValue };
}

const CARD_NAMES = ['id', 'code', 'nameTh', 'nameEn'] as const;
const isUsed = (path: string): SentTerm => ({ name: `${path}isActive`, type: 'Boolean', operator: '=', value: true });

const PLACES = {
  wire: 'master/tambons',
  card: { key: 'code', th: 'nameTh', en: 'nameEn' },
  where: ['', 'refAmphur.', 'refAmphur.refProvince.'].map(isUsed),
  sort: [{ name: 'code', type: 'ASC' }],
  select: [
    ...CARD_NAMES,
    'postcode',
    ...CARD_NAMES.map((name) => `refAmphur.${name}`),
    ...CARD_NAMES.map((name) => `refAmphur.refProvince.${name}`),
  ],
  toOption: (row: CardValue, locale: Locale): Option => {
    const place = row as unknown as PlaceRow;
    const { refAmphur, postcode } = place;
    return {
      id: row.id,
      key: '',
      text: formatPlace({ refTambon: place, refAmphur, refProvince: refAmphur.refProvince, postcode }, locale),
      depth: 0,
      isContext: false,
      card: row,
    };
  },
} as const;

const BY_NAME: RemoteSource = { ...PLACES, key: ['places', 'name'], termsOf: phraseTerms };
const BY_WORDS: RemoteSource = { ...PLACES, key: ['places', 'words'], termsOf: wordTerms };

function filledPlaceOf({ postcode, refAmphur, ...tambon }: PlaceRow): FilledPlace {
  const { refProvince, ...amphur } = refAmphur;
  return { refProvince, refAmphur: amphur, refTambon: tambon, postcode };
}
