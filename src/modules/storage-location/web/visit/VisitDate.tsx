import type { ReactElement } from 'react';
import { ReadOnlyField } from '#platform/web/form/draw/ReadOnlyFields.tsx';
import viewCss from '#platform/web/form/draw/ViewNodes.module.css';
import { FormField } from '#platform/web/form/field/FormField.tsx';
import { useIsReadOnly } from '#platform/web/form/store/useIsReadOnly.ts';
import { useRecordValue } from '#platform/web/form/store/useRecordValues.ts';
import { FieldGrid } from '#platform/web/ui/layout/FieldGrid.tsx';
import { MinutesButton } from './MinutesButton.tsx';

/** The date of the visit. Once it is recorded, the minutes can be printed. */
export function VisitDate(): ReactElement {
  return useIsReadOnly() ? (
    <ReadVisitDate />
  ) : (
    <FieldGrid>
      <FormField record="" name="visitDate" />
    </FieldGrid>
  );
}

function ReadVisitDate(): ReactElement {
  const { id, isRecorded } = useRecordValue('storageLocation', (place) => ({
    id: place.id,
    isRecorded: typeof place.visitDate === 'string',
  }));
  return (
    <>
      <dl className={viewCss.values}>
        <ReadOnlyField name="visitDate" />
      </dl>
      {isRecorded ? <MinutesButton documentId={id} /> : null}
    </>
  );
}
