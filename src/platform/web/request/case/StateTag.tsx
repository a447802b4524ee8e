import type { ReactElement } from 'react';
import type { CaseState } from '#platform/model/request/caseView.ts';
import { useLabel } from '../../i18n/locale.ts';
import { statusLooks, unknownLook, type StatusLook } from '../../list/table/statusTones.ts';
import { Tag } from '../../ui/feedback/Tag.tsx';

/** Vocabularies of what a case is in, each code with its look. */
export type StateChoice = 'requestStatus' | 'dossierState' | 'checkResult';

/** As the same state looks in lists. */
export function StateTag({ state, of }: { readonly state: CaseState; readonly of: StateChoice }): ReactElement {
  const label = useLabel();
  const { tone, icon } = lookOf(state, of);
  return (
    <Tag tone={tone} icon={icon}>
      {label(state.label)}
    </Tag>
  );
}

export function lookOf({ code }: CaseState, of: StateChoice): StatusLook {
  return statusLooks[of]?.[code] ?? unknownLook;
}
