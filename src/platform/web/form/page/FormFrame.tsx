import { useState, type ReactElement, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { inSentence } from '#language/label.ts';
import { InvalidTextsContext, type InvalidTexts } from '../../fields/useTypedText.ts';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { listAddress } from '../../list/rows/loadedRows.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { ConflictDialog } from '../save/ConflictDialog.tsx';
import { DraftOffers } from '../draft/DraftOffers.tsx';
import { FormActions, type Submission } from './FormActions.tsx';
import { FormBody } from '../layout/FormBody.tsx';
import { FormContext } from '../store/formContext.ts';
import { FormSummaries } from './FormSummaries.tsx';
import { HolderFactsContext } from '../open/holderFacts.ts';
import { UnansweredSaveCallout } from '../save/UnansweredSaveCallout.tsx';
import { Pager } from '../view/Pager.tsx';
import type { RecordFormProps } from './RecordForm.tsx';
import css from './RecordForm.module.css';
import { recordTitle } from '../model/recordTitle.ts';
import { texts } from '../texts.ts';
import type { RecordFormState } from './useRecordForm.ts';

export interface FormFrameProps extends Omit<RecordFormProps, 'slots'> {
  readonly formState: RecordFormState;
  /** Replaces the title of the record. */
  readonly title?: string | undefined;
  /** Shown above the form: information to read before filling it in. */
  readonly above?: ReactNode;
  /** The action for the record in addition to saving it. */
  readonly submission?: Submission | undefined;
}

/** The page of a record that is being edited, independent of what happens to it afterwards. */
export function FormFrame({
  entity,
  base,
  page,
  opened,
  formState,
  title: given,
  above,
  submission,
}: FormFrameProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const navigate = useNavigate();
  const { session, form, saving, drafts } = formState;
  const isBusy = formState.isBusy || submission?.isBusy === true;
  const [typedTexts] = useState<InvalidTexts>(() => new Map());
  const { record } = saving;
  const { name, code } = recordTitle(entity, record, locale);
  const title = given ?? (page === 'create' ? t('createOf', { what: inSentence(entity.title) }) : name);
  const leave = (): void => void navigate(record === undefined ? listAddress(base) : `${base}/${record.id}/view`);
  return (
    <FormContext value={form}>
      <HolderFactsContext value={opened.holderFacts}>
        <InvalidTextsContext value={typedTexts}>
          <PageHeader
            title={title}
            isName={page === 'edit'}
            code={code}
            actions={record === undefined ? undefined : <Pager base={base} id={record.id} page="edit" />}
          />
          <div className={css.page}>
            {drafts.offers.length === 0 ? null : (
              <div className={css.offers} inert={isBusy}>
                <DraftOffers
                  offers={drafts.offers}
                  version={record?.version}
                  onContinue={drafts.continueDraft}
                  onDiscard={drafts.discard}
                />
              </div>
            )}
            {saving.isUnanswered ? <UnansweredSaveCallout isBusy={isBusy} onSave={saving.save} /> : null}
            {above}
            <FormSummaries />
            {/* Saved only by its button and Ctrl+S: Enter in a field must not save. The form cannot be changed while
                it is being saved. */}
            <form noValidate inert={isBusy} aria-busy={isBusy} onSubmit={(event) => event.preventDefault()}>
              <FormBody entity={entity} />
            </form>
          </div>
          <FormActions
            draftSaver={session.draftSaver}
            isBusy={isBusy}
            onSave={saving.save}
            onCancel={leave}
            submission={submission}
          />
          {saving.conflict === undefined ? null : (
            <ConflictDialog
              model={opened.model}
              sides={saving.conflict.sides}
              onClose={() => saving.setConflict(undefined)}
              onMerged={drafts.merge}
            />
          )}
        </InvalidTextsContext>
      </HolderFactsContext>
    </FormContext>
  );
}
