import type { ReactElement } from 'react';
import type { CodeAndLabel } from '#platform/model/request/caseView.ts';
import { useLabel } from '../../i18n/locale.ts';
import { statusStyles, unknownStatusStyle, type StatusStyle } from '../../list/table/statusStyles.ts';
import { Tag } from '../../ui/feedback/Tag.tsx';

/** Choices for the states of a case; each code has its style. */
export type StateChoice = 'requestStatus' | 'dossierState' | 'checkResult';

/** Has the same style as the state in lists. */
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
