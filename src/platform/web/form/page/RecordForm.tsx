import { Suspense, type ComponentType, type ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import { lazyComponent } from '../../lazy/lazyComponent.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { FormFrame } from './FormFrame.tsx';
import type { FormTerms } from './formSession.ts';
import type { FormTables } from '../model/formTable.ts';
import type { Opened } from '../open/useOpening.ts';
import { useRecordForm } from './useRecordForm.ts';

export interface RecordFormProps {
  readonly entity: AnyEntity;
  readonly base: string;
  readonly page: 'create' | 'edit';
  readonly opened: Opened;
  readonly slots: Readonly<Record<string, ComponentType>>;
  readonly tables?: FormTables | undefined;
  /** Where it is part of something larger. */
  readonly terms?: FormTerms | undefined;
}

const DocumentForm = lazyComponent(() => import('../../request/form/DocumentForm.tsx'), 'DocumentForm');

/** A record being written. */
export function RecordForm(props: RecordFormProps): ReactElement {
  return props.entity.document ? (
    <Suspense fallback={<Skeleton kind="form" />}>
      <DocumentForm {...props} />
    </Suspense>
  ) : (
    <PlainForm {...props} />
  );
}

function PlainForm(props: RecordFormProps): ReactElement {
  return <FormFrame {...props} work={useRecordForm(props, props.terms)} />;
}
