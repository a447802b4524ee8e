import type { ReactElement } from 'react';
import type { CodeAndLabel } from '#platform/model/request/caseView.ts';
import { useLabel } from '../../i18n/locale.ts';
import { statusStyles, unknownStatusStyle, type StatusStyle } from '../../list/table/statusStyles.ts';
import { Tag } from '../../ui/feedback/Tag.tsx';

/** Vocabularies of what a case is in, each code with its look. */
export type StateChoice = 'requestStatus' | 'dossierState' | 'checkResult';

/** As the same state looks in lists. */
export function StateTag({ state, of }: { readonly state: CodeAndLabel; readonly of: StateChoice }): ReactElement {
  const label = useLabel();
  const { tone, icon } = statusStyleOf(state, of);
  return (
    <Tag tone={tone} icon={icon}>
      {label(state.label)}
    </Tag>
  );
}

export function statusStyleOf({ code }: CodeAndLabel, of: StateChoice): StatusStyle {
  return statusStyles[of]?.[code] ?? unknownStatusStyle;
}
