import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { getRequestDeclaration } from '#language/catalogue.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';
import type { WireRecord } from '../../api/resource.ts';
import { chunk } from '../../app/chunk.ts';
import { catalogue } from '../../declarations/declared.ts';
import { FormFrame } from '../../form/FormFrame.tsx';
import type { FormTerms } from '../../form/formSession.ts';
import type { RecordFormProps } from '../../form/RecordForm.tsx';
import { useRecordForm } from '../../form/useRecordForm.ts';
import { useTexts } from '../../i18n/texts.ts';
import { LoadFailed } from '../../pages/LoadFailed.tsx';
import { notify } from '../../ui/notices.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { caseQuery, forgetCases } from '../caseApi.ts';
import { FormNotes } from './FormNotes.tsx';
import { requestIdOf, useSubmission } from './useSubmission.ts';
import { texts } from './texts.ts';

const SubmitDialog = lazy(async () => ({ default: (await chunk(() => import('./SubmitDialog.tsx'))).SubmitDialog }));

/** The form of a document on its way: what may be filled in is for its case to say. */
export function DocumentForm(props: RecordFormProps): ReactElement {
  const { record } = props.opened;
  return record === undefined ? <OpenForm {...props} kase={undefined} /> : <FormOfCase {...props} record={record} />;
}

function FormOfCase({ record, ...props }: RecordFormProps & { readonly record: WireRecord }): ReactElement {
  const t = useTexts(texts);
  const { data, error, isFetchedAfterMount, refetch } = useQuery({ ...caseQuery(requestIdOf(record)), refetchOnMount: 'always' });
  if (data === undefined && error !== null) return <LoadFailed title={t('loadFailed')} error={error} onRetry={() => void refetch()} />;
  // What is remembered of it may be of before the last step.
  if (data === undefined || !isFetchedAfterMount) return <Skeleton kind="form" />;
  return <FormOrView {...props} kase={data} view={`${props.base}/${record.id}/view`} />;
}

/** Decided once: whoever is filling it in is not thrown out because an officer has taken a step meanwhile. */
function FormOrView({ view, ...props }: RecordFormProps & { readonly kase: CaseView; readonly view: string }): ReactElement {
  const [isOpen] = useState(() => props.kase.editable.length > 0);
  return isOpen ? <OpenForm {...props} /> : <NothingToFillIn kase={props.kase} view={view} />;
}

function NothingToFillIn({ kase, view }: { readonly kase: CaseView; readonly view: string }): ReactElement {
  const t = useTexts(texts);
  const navigate = useNavigate();
  useEffect(() => {
    notify.warning(t('nothingEditable', { status: kase.request.status.label }));
    void navigate(view, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- said once, in the language of that moment
  }, []);
  return <Skeleton kind="form" />;
}

function OpenForm({ kase, ...props }: RecordFormProps & { readonly kase: CaseView | undefined }): ReactElement {
  const { entity, opened } = props;
  const queries = useQueryClient();
  const [terms] = useState((): FormTerms => {
    const editable = kase === undefined ? undefined : new Set(kase.editable);
    return {
      isClosed: (model, name) => editable !== undefined && model.entity === entity && !editable.has(name),
      // The server takes drafts and what was sent back as they are; what was submitted stays whole.
      isDraft: opened.record?.['isComplete'] !== true,
      onSaved: () => forgetCases(queries, entity),
    };
  });
  const work = useRecordForm(props, terms);
  const declaration = getRequestDeclaration(catalogue, entity.name);
  const { submission, asked } = useSubmission({ ...props, work, kase, declaration });
  return (
    <>
      <FormFrame {...props} work={work} submission={submission} above={<FormNotes entity={entity} declaration={declaration} kase={kase} />} />
      {asked === undefined ? null : (
        <Suspense>
          <SubmitDialog entity={entity} workflow={declaration.workflow} asked={asked} />
        </Suspense>
      )}
    </>
  );
}
