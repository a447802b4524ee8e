import { Suspense, useEffect, type ComponentType, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import type { AnyEntity } from '#language/entity.ts';
import { screenPages, type ScreenPage } from '#language/screen.ts';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { useVisit } from '../route/visit.ts';
import { NoResponse } from '../api/errors.ts';
import { useTexts } from '../i18n/texts.ts';
import { listAddress } from '../list/rows/loadedRows.ts';
import { LoadFailed } from '../ui/feedback/LoadFailed.tsx';
import type { MenuContext } from '../session/menus.ts';
import { notify } from '../ui/feedback/toasts.ts';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { BackToView } from './page/BackToView.tsx';
import type { FormSettings } from './page/formSession.ts';
import type { FormTables } from './model/formTable.ts';
import type { ModuleActions } from './model/recordAction.ts';
import { RecordForm, type RecordFormProps } from './page/RecordForm.tsx';
import { RecordView } from './view/RecordView.tsx';
import { texts } from './texts.ts';
import { useClosedReason } from './open/useClosedReason.ts';
import { useOpenedRecord, type RecordPage } from './open/useOpenedRecord.ts';
import { useOtherModule } from './open/useOtherModule.ts';

export interface RecordScreenProps {
  readonly entity: AnyEntity;
  /** Path of the list of such records. */
  readonly base: string;
  readonly page: RecordPage;
  readonly id?: string;
  readonly menu: MenuContext | undefined;
  readonly slots?: Readonly<Record<string, ComponentType>>;
  readonly tables?: FormTables | undefined;
  /** Further actions of the module for the record. */
  readonly actions?: ModuleActions | undefined;
  /** Settings for filling in and saving, if they differ from the default. */
  readonly terms?: FormSettings | undefined;
  /** Rendered in place of the default form. */
  readonly form?: ComponentType<RecordFormProps> | undefined;
}

const NO_SLOTS = {};

const DocumentView = lazyComponent(() => import('../request/case/DocumentView.tsx'), 'DocumentView');

/** Shows one record of any entity from its declaration: to create, edit or view it. */
export function RecordScreen({
  entity,
  base,
  page,
  id,
  menu,
  slots = NO_SLOTS,
  tables,
  actions,
  terms,
  form: Form = RecordForm,
}: RecordScreenProps): ReactElement {
  const t = useTexts(texts);
  const { opened, isMissing, error, reload } = useOpenedRecord({ entity, page, id });
  const pages = usePages();
  const closure = useClosedReason(entity, opened);
  const place = useOtherModule(opened, page);
  useMissingRedirect({ isMissing: isMissing || place === 'missing', list: pages.has('list') ? base : undefined });
  useServerDownRedirect(error);
  if (error !== null) return <LoadFailed title={t('loadFailed')} error={error} onRetry={reload} />;
  if (opened === undefined || place !== 'here') return <Skeleton kind="form" />;
  // A record that is archived or has reached its final state can be viewed, not edited.
  const why = opened.record?.isActive === false ? t('isArchived') : closure;
  if (page === 'edit' && why !== undefined) return <BackToView why={why} view={`${base}/${id ?? ''}/view`} />;
  if (page !== 'view')
    return <Form entity={entity} base={base} page={page} opened={opened} slots={slots} tables={tables} terms={terms} />;
  if (opened.record === undefined) return <Skeleton kind="form" />;
  const view = { entity, base, menu, opened, record: opened.record, pages, slots, tables, actions };
  if (!entity.isDocument) return <RecordView {...view} />;
  return (
    <Suspense fallback={<Skeleton kind="form" />}>
      <DocumentView {...view} />
    </Suspense>
  );
}

/** Returns the pages that the entity's records have; all default pages if none are declared. */
function usePages(): ReadonlySet<ScreenPage> {
  const { match } = useVisit();
  return new Set(match?.screen.kind === 'resource' ? match.screen.pages : screenPages);
}

function useMissingRedirect({ isMissing, list }: { isMissing: boolean; list: string | undefined }): void {
  const t = useTexts(texts);
  const navigate = useNavigate();
  useEffect(() => {
    if (!isMissing) return;
    notify.error(t('notFound'));
    void navigate(list === undefined ? '/404' : listAddress(list), { replace: true });
    // Said once, in the language of that moment.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [isMissing]);
}

function useServerDownRedirect(error: Error | null): void {
  const navigate = useNavigate();
  const isUnreachable = error instanceof NoResponse;
  useEffect(() => {
    if (!isUnreachable) return;
    const { pathname, search } = globalThis.location;
    void navigate(`/500?url=${encodeURIComponent(pathname.replace(/^\/haz/, '') + search)}`, { replace: true });
  }, [isUnreachable, navigate]);
}
