import type { ReactElement } from 'react';
import type { RecordOf } from '#language/record.ts';
import { useFormStore } from '#platform/web/form/store/formContext.ts';
import { Card } from '#platform/web/ui/layout/Card.tsx';
import css from './FeeHead.module.css';
import { FeeLine } from './FeeLine.tsx';

/** Shows above the details of a fee its status, and what to do about it. */
export function FeeHead(): ReactElement {
  const fee = useFormStore().getRecordValues() as unknown as RecordOf<'feeStatement'>;
  return (
    <Card isSunken className={css.head}>
      <FeeLine
        fee={{
          id: fee.id,
          feeCode: fee.feeCode,
          status: fee.refStatus,
          amount: fee.netAmount,
          dueDate: fee.dueDate,
          paidAt: fee.payDatetime,
          receiptCode: fee.receiptCode,
          bankReason: fee.bankReason,
        }}
        hasLink={false}
      />
    </Card>
  );
}
