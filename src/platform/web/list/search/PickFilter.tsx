import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { ChoiceField } from '#language/field.ts';
import controlsCss from '../../fields/controls/controls.module.css';
import type { CardValue } from '../../fields/control.ts';
import { lookupText } from '../../fields/display.ts';
import { FieldFrame } from '../../fields/FieldFrame.tsx';
import { searchFieldOf } from '../../fields/searchField.ts';
import { groupOf, lookupsQuery } from '../../fields/options/lookups.ts';
import { SearchControl } from '../../fields/SearchControl.tsx';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Popover } from '../../ui/overlay/Popover.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import css from '../Dialogs.module.css';
import type { FilterControlProps } from './FilterControl.tsx';
import { filterText } from './filterText.ts';
import { pickedIds } from './filterValue.ts';
import { texts } from '../texts.ts';

/** Several of the few words of a vocabulary can be picked together; of the many records of a reference, only one. */
export function PickFilter(props: FilterControlProps): ReactElement {
  const { field } = props.filter;
  return field.kind === 'choice' ? <ChoiceCheckboxes {...props} field={field} /> : <OneRecordPicker {...props} />;
}

function OneRecordPicker({ filter, id, label, value, onChange, cards }: FilterControlProps): ReactElement {
  const picked = value?.form === 'pick' ? value.ids[0] : undefined;
  const pick = (card: CardValue | null): void => {
    if (card !== null) cards.remember(filter.field, card);
    onChange(pickedIds(card === null ? [] : [card.id]));
  };
  return (
    <FieldFrame id={id} label={label}>
      <SearchControl
        id={id}
        name={filter.path}
        field={searchFieldOf(filter.field)}
        value={picked === undefined ? null : (cards.find(filter.field, picked) ?? { id: picked })}
        onChange={(card) => pick(card as CardValue | null)}
      />
    </FieldFrame>
  );
}

function ChoiceCheckboxes({
  filter,
  field,
  id,
  label,
  value,
  onChange,
  cards,
}: FilterControlProps & { readonly field: ChoiceField }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const ids = value?.form === 'pick' ? value.ids : [];
  const toggle = (card: CardValue): void => {
    cards.remember(field, card);
    onChange(pickedIds(ids.includes(card.id) ? ids.filter((picked) => picked !== card.id) : [...ids, card.id]));
  };
  const trigger = (
    <button id={id} type="button" className={classes(controlsCss.input, controlsCss.select, css.pick)}>
      {value === undefined ? t('all') : filterText(filter, value, { cards, locale })}
    </button>
  );
  return (
    <FieldFrame id={id} label={label}>
      <span className={controlsCss.selectBox}>
        <Popover trigger={trigger} align="start">
          <ChoiceOptions field={field} label={label} ids={ids} onToggle={toggle} />
        </Popover>
        <Icon name="down" size={ICON_PX} />
      </span>
    </FieldFrame>
  );
}

function ChoiceOptions({
  field,
  label,
  ids,
  onToggle,
}: {
  readonly field: ChoiceField;
  readonly label: string;
  readonly ids: readonly string[];
  readonly onToggle: (card: CardValue) => void;
}): ReactElement {
  const locale = useLocale();
  const { data } = useQuery(lookupsQuery(groupOf(field)));
  if (data === undefined) return <Skeleton lines={LINES} />;
  return (
    <fieldset className={css.columns} aria-label={label}>
      {data.rows.map((row) => (
        <label key={row.id} className={css.check}>
          <input type="checkbox" checked={ids.includes(row.id)} onChange={() => onToggle({ ...row })} />
          {lookupText(row, locale)}
        </label>
      ))}
    </fieldset>
  );
}

const ICON_PX = 12;
const LINES = 4;
