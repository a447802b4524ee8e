import { Suspense, type ReactElement } from 'react';
import { requestDeclarationsOf } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { lazyComponent } from '../../lazy/lazyComponent.ts';
import { catalogue } from '../../declarations/loadedModules.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import type { ChildTableProps } from '../rows/ChildTable.tsx';

const AttachmentChecklist = lazyComponent(
  () => import('../../request/form/AttachmentChecklist.tsx'),
  'AttachmentChecklist',
);

/** Shows rows not as a table but as the attachments of a request, item by item; to edit and to view. */
export function Checklist(props: ChildTableProps): ReactElement {
  return (
    <Suspense fallback={<Skeleton lines={2} />}>
      <AttachmentChecklist {...props} />
    </Suspense>
  );
}

export function isChecklist(entity: AnyEntity, name: string): boolean {
  return (
    entity.isDocument &&
    requestDeclarationsOf(catalogue, entity.name).some(
      ({ attachments, checklist }) => attachments === name && checklist.length > 0,
    )
  );
}
