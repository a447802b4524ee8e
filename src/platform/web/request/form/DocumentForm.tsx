import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState, type ReactElement } from 'react';
import type { CaseView } from '#platform/model/request/caseView.ts';
import { lazyComponent } from '../../lazy/lazyComponent.ts';
import { getDeclarationFor } from '../../declarations/moduleDocuments.ts';
import { BackToView } from '../../form/page/BackToView.tsx';
import { FormFrame } from '../../form/page/FormFrame.tsx';
import type { FormSettings } from '../../form/page/formSession.ts';
import type { RecordFormProps } from '../../form/page/RecordForm.tsx';
import { useRecordForm } from '../../form/page/useRecordForm.ts';
import { useTexts } from '../../i18n/texts.ts';
import { reloadCases } from '../caseApi.ts';
import { FormNotes } from './FormNotes.tsx';
import { WithCase } from './WithCase.tsx';
import { useSubmission } from './useSubmission.ts';
import { texts } from './texts.ts';

const SubmitDialog = lazyComponent(() => import('./SubmitDialog.tsx'), 'SubmitDialog');

/** The form of a requested document: its case decides which fields may be edited. */
export function DocumentForm(props: RecordFormProps): ReactElement {
  const { record } = props.opened;
  if (record === undefined) return <OpenForm {...props} caseView={undefined} />;
  return (
    <WithCase record={record}>
      {(caseView) => <FormOrView {...props} caseView={caseView} view={`${props.base}/${record.id}/view`} />}
    </WithCase>
  );
}

/** Decided once: a person who is editing must not lose the form because an officer takes a step meanwhile. */
function FormOrView({
  view,
  ...props
}: RecordFormProps & { readonly caseView: CaseView; readonly view: string }): ReactElement {
  const t = useTexts(texts);
  const [isOpen] = useState(() => props.caseView.editable.length > 0);
  return isOpen ? (
    <OpenForm {...props} />
  ) : (
    <BackToView why={t('nothingEditable', { status: props.caseView.request.status.label })} view={view} />
  );
}

/**
 * A request that an officer files for an operator shows the operator as holder, though it has none until it is
 * submitted.
 */
function withHolder(opened: RecordFormProps['opened'], caseView: CaseView | undefined): RecordFormProps['opened'] {
  const holder = caseView?.request.isDisclosed === false ? caseView.request.holder : null;
  if (holder === null || opened.record === undefined) return opened;
  const [fullName, fullNameEn] = holder.name;
  return { ...opened, record: { ...opened.record, refHolder: { id: holder.id, fullName, fullNameEn } } };
}

function OpenForm({ caseView, ...given }: RecordFormProps & { readonly caseView: CaseView | undefined }): ReactElement {
  const [opened] = useState(() => withHolder(given.opened, caseView));
  const props = { ...given, opened };
  const { entity } = props;
  const queries = useQueryClient();
  const [terms] = useState((): FormSettings => {
    const editable = caseView === undefined ? undefined : new Set(caseView.editable);
    return {
      isClosed: (model, name) => editable !== undefined && model.entity === entity && !editable.has(name),
      // The server accepts incomplete drafts and requests that were sent back; a submitted request must remain
      // complete.
      isDraft: opened.record?.['isComplete'] !== true,
      onSaved: () => reloadCases(queries, entity),
    };
  });
  const formState = useRecordForm(props, terms);
  const declaration = getDeclarationFor(entity, caseView?.request.documentType.code);
  const { submission, question } = useSubmission({ ...props, formState, caseView, declaration });
  return (
    <>
      <FormFrame
        {...props}
        formState={formState}
        submission={submission}
        above={<FormNotes entity={entity} declaration={declaration} caseView={caseView} />}
      />
      {question === undefined ? null : (
        <Suspense>
          <SubmitDialog entity={entity} workflow={declaration.workflow} question={question} />
        </Suspense>
      )}
    </>
  );
}
