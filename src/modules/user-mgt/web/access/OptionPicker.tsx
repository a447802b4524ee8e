import { useState, type ReactElement } from 'react';
import type { Card } from '#language/entity.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import type { CardValue } from '#platform/web/fields/control.ts';
import { FieldFrame } from '#platform/web/fields/FieldFrame.tsx';
import { inputProps } from '#platform/web/fields/controls/inputProps.ts';
import { Combobox } from '#platform/web/fields/options/Combobox.tsx';
import { isMatch, optionOf } from '#platform/web/fields/options/option.ts';
import { OptionList } from '#platform/web/fields/options/OptionList.tsx';

export interface PickerOption {
  readonly id: string;
  readonly key: string;
  readonly th: string;
  readonly en: string;
}

export interface OptionPickerProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly PickerOption[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly problem?: string | undefined;
}

const CARD: Card = { key: 'key', th: 'th', en: 'en' };
/** More are shown on request. */
const SHOWN_AT_ONCE = 50;

/** Chooses one of the loaded options, found by typing any part of it. */
export function OptionPicker({ id, label, options, value, onChange, problem }: OptionPickerProps): ReactElement {
  const locale = useLocale();
  const [limit, setLimit] = useState(SHOWN_AT_ONCE);
  const chosen = options.find((option) => option.id === value);
  const chosenText = chosen === undefined ? value : locale === 'th' ? chosen.th : chosen.en;
  return (
    <FieldFrame id={id} label={label} isRequired problem={problem}>
      <Combobox
        input={inputProps({
          id,
          name: id,
          isRequired: true,
          isInvalid: problem !== undefined,
          ...(problem === undefined ? {} : { describedBy: `${id}-error` }),
        })}
        displayText={chosenText}
        value={chosen === undefined ? null : asCard(chosen)}
        onChange={(card) => onChange(card?.id ?? '')}
        isInCell={false}
        renderOptions={(open) => {
          const found = options.filter((option) => isMatch(CARD, asCard(option), open.query));
          const page = {
            options: found.slice(0, limit).map((option) => optionOf(CARD, asCard(option), locale)),
            isLoading: false,
            isFailed: false,
            hasMore: found.length > limit,
            loadMore: () => setLimit(limit + SHOWN_AT_ONCE),
            retry: () => undefined,
          };
          return <OptionList {...open} page={page} />;
        }}
      />
    </FieldFrame>
  );
}

function asCard(option: PickerOption): CardValue {
  return { ...option };
}
