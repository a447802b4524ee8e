import type { ReactElement } from 'react';
import { text as textField, type Field } from '#language/field.ts';
import { FieldFrame } from '../../fields/FieldFrame.tsx';
import { SearchControl } from '../../fields/SearchControl.tsx';
import { searchFieldOf } from '../../fields/searchField.ts';
import { useTypedText } from '../../fields/useTypedText.ts';
import type { FilterControlProps } from './FilterControl.tsx';
import { searchedText } from './filterValue.ts';

/** The input shows the text as it is typed, so that a blank between two words can be typed; the value is trimmed. */
export function TextFilter({ filter, id, label, value, onChange }: FilterControlProps): ReactElement {
  const searched = value?.form === 'text' ? value.text : null;
  const { text, onText, commit } = useTypedText<string>({
    id,
    value: searched,
    onChange: (next) => onChange(next === null ? undefined : { form: 'text', text: next }),
    displayText: searched ?? '',
    read: (typed) => ({ value: searchedText(typed) || null }),
    isSame: Object.is,
  });
  return (
    <FieldFrame id={id} label={label}>
      <SearchControl
        id={id}
        name={filter.path}
        field={asTextField(filter.field)}
        value={text === '' ? null : text}
        onChange={(typed) => onText(typeof typed === 'string' ? typed : '')}
        onBlur={commit}
      />
    </FieldFrame>
  );
}

/** Fields of other kinds are searched by their letters. */
function asTextField(field: Field): Field {
  return field.kind === 'text' ? searchFieldOf(field) : textField(field.label, { max: 1000, code: true });
}
