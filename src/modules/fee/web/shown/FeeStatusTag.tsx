import type { ReactElement } from 'react';
import { labelOf } from '#language/choice.ts';
import { feeStatus } from '#platform/model/businessChoices.ts';
import { useLabel } from '#platform/web/i18n/locale.ts';
import { statusStyles, unknownStatusStyle } from '#platform/web/list/table/statusStyles.ts';
import { Tag } from '#platform/web/ui/feedback/Tag.tsx';

/** Shows the status as in lists. */
export function FeeStatusTag({ status }: { readonly status: string }): ReactElement {
  const label = useLabel();
  const { tone, icon } = statusStyles['feeStatus']?.[status] ?? unknownStatusStyle;
  return (
    <Tag tone={tone} icon={icon}>
      {label(labelOf(feeStatus, status))}
    </Tag>
  );
}
