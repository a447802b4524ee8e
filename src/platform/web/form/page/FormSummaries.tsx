import type { ReactElement } from 'react';
import { ErrorSummary } from './ErrorSummary.tsx';
import { WarningSummary } from './WarningSummary.tsx';

/** Shown above the form: the errors, and below them the warnings. */
export function FormSummaries(): ReactElement {
  return (
    <>
      <ErrorSummary />
      <WarningSummary />
    </>
  );
}
