import type { ReactElement } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import type { FilterControlProps } from './FilterControl.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import { texts } from '../texts.ts';

export function YesNoFilter({ value, onChange, ...props }: FilterControlProps): ReactElement {
  const t = useTexts(texts);
  const isState = props.filter.path === 'isActive';
  return (
    <FilterSelect
      {...props}
      options={[
        { code: 'true', name: t(isState ? 'active' : 'yes') },
        { code: 'false', name: t(isState ? 'archived' : 'no') },
      ]}
      chosen={value?.form === 'yesNo' ? String(value.isTrue) : ''}
      onChoose={(code) => onChange(code === '' ? undefined : { form: 'yesNo', isTrue: code === 'true' })}
    />
  );
}
