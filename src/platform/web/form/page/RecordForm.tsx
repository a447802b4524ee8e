import { Suspense, type ComponentType, type ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import { lazyComponent } from '../../lazy/lazyComponent.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { FormFrame } from './FormFrame.tsx';
import type { FormSettings } from './formSession.ts';
import type { FormTables } from '../model/formTable.ts';
import type { OpenedRecord } from '../open/useOpenedRecord.ts';
import { useRecordForm } from './useRecordForm.ts';

export interface RecordFormProps {
  readonly entity: AnyEntity;
  readonly base: string;
  readonly page: 'create' | 'edit';
  readonly opened: OpenedRecord;
  readonly slots: Readonly<Record<string, ComponentType>>;
  readonly tables?: FormTables | undefined;
  /** Set if the form is part of something larger. */
  readonly terms?: FormSettings | undefined;
}

const DocumentForm = lazyComponent(() => import('../../request/form/DocumentForm.tsx'), 'DocumentForm');

/** The form of a record that is being edited. */
export function RecordForm(props: RecordFormProps): ReactElement {
  return props.entity.isDocument ? (
    <Suspense fallback={<Skeleton kind="form" />}>
      <DocumentForm {...props} />
    </Suspense>
  ) : (
    <PlainForm {...props} />
  );
}

function PlainForm(props: RecordFormProps): ReactElement {
  return <FormFrame {...props} formState={useRecordForm(props, props.terms)} />;
}
