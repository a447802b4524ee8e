import type { ReactElement } from 'react';
import type { MessageRef } from '#language/message.ts';
import type { Filter } from './filters.ts';
import type { FilterValue } from './filterValue.ts';
import { PickFilter } from './PickFilter.tsx';
import { RangeFilter } from './RangeFilter.tsx';
import type { RangeEnd, InvalidRangeEnds } from './searchForm.ts';
import { TextFilter } from './TextFilter.tsx';
import type { CardCache } from './useCardCache.ts';
import { WordFilter } from './WordFilter.tsx';
import { YesNoFilter } from './YesNoFilter.tsx';

export interface FilterControlProps {
  readonly filter: Filter;
  readonly id: string;
  readonly label: string;
  readonly value: FilterValue | undefined;
  readonly onChange: (value: FilterValue | undefined) => void;
  /** The ends of a range in which the typed text is not a day or not a number. */
  readonly invalidEnds?: InvalidRangeEnds | undefined;
  readonly onInvalidInput: (end: RangeEnd, problem: MessageRef | undefined) => void;
  readonly onBlurEnd: (end: RangeEnd) => void;
  readonly cards: CardCache;
}

export function FilterControl(props: FilterControlProps): ReactElement {
  switch (props.filter.form) {
    case 'text':
      return <TextFilter {...props} />;
    case 'word':
      return <WordFilter {...props} />;
    case 'pick':
      return <PickFilter {...props} />;
    case 'yesNo':
      return <YesNoFilter {...props} />;
    case 'days':
    case 'numbers':
      return <RangeFilter {...props} />;
  }
}
