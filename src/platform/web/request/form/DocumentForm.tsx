import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState, type ReactElement } from 'react';
import { getRequestDeclaration } from '#language/catalogue.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';
import { lazyComponent } from '../../lazy/lazyComponent.ts';
import { catalogue } from '../../declarations/declared.ts';
import { BackToView } from '../../form/page/BackToView.tsx';
import { FormFrame } from '../../form/page/FormFrame.tsx';
import type { FormTerms } from '../../form/page/formSession.ts';
import type { RecordFormProps } from '../../form/page/RecordForm.tsx';
import { useRecordForm } from '../../form/page/useRecordForm.ts';
import { useTexts } from '../../i18n/texts.ts';
import { forgetCases } from '../caseApi.ts';
import { FormNotes } from './FormNotes.tsx';
import { OfCase } from './OfCase.tsx';
import { useSubmission } from './useSubmission.ts';
import { texts } from './texts.ts';

const SubmitDialog = lazyComponent(() => import('./SubmitDialog.tsx'), 'SubmitDialog');

/** The form of a document on its way: what may be filled in is for its case to say. */
export function DocumentForm(props: RecordFormProps): ReactElement {
  const { record } = props.opened;
  if (record === undefined) return <OpenForm {...props} kase={undefined} />;
  return (
    <OfCase record={record}>
      {(kase) => <FormOrView {...props} kase={kase} view={`${props.base}/${record.id}/view`} />}
    </OfCase>
  );
}

/** Decided once: whoever is filling it in is not thrown out because an officer has taken a step meanwhile. */
function FormOrView({
  view,
  ...props
}: RecordFormProps & { readonly kase: CaseView; readonly view: string }): ReactElement {
  const t = useTexts(texts);
  const [isOpen] = useState(() => props.kase.editable.length > 0);
  return isOpen ? (
    <OpenForm {...props} />
  ) : (
    <BackToView why={t('nothingEditable', { status: props.kase.request.status.label })} view={view} />
  );
}

/** What an officer files for an operator is filled in as the operator's, though it is nobody's until it is submitted. */
function withHolder(opened: RecordFormProps['opened'], kase: CaseView | undefined): RecordFormProps['opened'] {
  const holder = kase?.request.isDisclosed === false ? kase.request.holder : null;
  if (holder === null || opened.record === undefined) return opened;
  const [fullName, fullNameEn] = holder.name;
  return { ...opened, record: { ...opened.record, refHolder: { id: holder.id, fullName, fullNameEn } } };
}

function OpenForm({ kase, ...given }: RecordFormProps & { readonly kase: CaseView | undefined }): ReactElement {
  const [opened] = useState(() => withHolder(given.opened, kase));
  const props = { ...given, opened };
  const { entity } = props;
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
      <FormFrame
        {...props}
        work={work}
        submission={submission}
        above={<FormNotes entity={entity} declaration={declaration} kase={kase} />}
      />
      {asked === undefined ? null : (
        <Suspense>
          <SubmitDialog entity={entity} workflow={declaration.workflow} asked={asked} />
        </Suspense>
      )}
    </>
  );
}
