import type { ReactElement } from 'react';
import { ErrorSummary } from './ErrorSummary.tsx';
import { WarningSummary } from './WarningSummary.tsx';

/** Above the form: what is to be corrected, and below it what there is only to think about. */
export function FormSummaries(): ReactElement {
  return (
    <>
      <ErrorSummary />
      <WarningSummary />
    </>
  );
}
