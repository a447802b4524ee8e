import type { ReactElement } from 'react';
import { labelOf } from '#language/choice.ts';
import { feeStatus } from '#platform/model/businessChoices.ts';
import { useLabel } from '#platform/web/i18n/locale.ts';
import { statusLooks, unknownLook } from '#platform/web/list/table/statusTones.ts';
import { Tag } from '#platform/web/ui/feedback/Tag.tsx';

/** As the same status looks in lists. */
export function FeeStatusTag({ status }: { readonly status: string }): ReactElement {
  const label = useLabel();
  const { tone, icon } = statusLooks['feeStatus']?.[status] ?? unknownLook;
  return (
    <Tag tone={tone} icon={icon}>
      {label(labelOf(feeStatus, status))}
    </Tag>
  );
}
