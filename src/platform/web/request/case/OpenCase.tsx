import { useRef, useState, type ReactElement, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { getRequestDeclaration } from '#language/catalogue.ts';
import { inLocale, type Locale } from '#language/label.ts';
import type { FileValue } from '#language/record.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';
import { catalogue } from '../../declarations/loadedModules.ts';
import { useNoteRecent, type RecordViewProps } from '../../form/view/RecordView.tsx';
import { readOnlyStoreOf } from '../../form/view/ViewPage.tsx';
import { useLocale } from '../../i18n/locale.ts';
import { translate, useTexts } from '../../i18n/texts.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import type { ChosenAction } from '../state/actionQuestion.ts';
import { CaseActions } from './CaseActions.tsx';
import { CaseHead } from './CaseHead.tsx';
import { CaseTabs } from './CaseTabs.tsx';
import { fieldChaptersOf } from '../state/fieldChapters.ts';
import css from './OpenCase.module.css';
import { StepDialog } from '../step/StepDialog.tsx';
import { addressOfMenu } from '../state/menuAddress.ts';
import { texts } from '../texts.ts';
import { useFollowUps } from './useFollowUps.ts';

/** The page of a case, and the dialogs of its steps. */
export function OpenCase({ caseView, ...view }: RecordViewProps & { readonly caseView: CaseView }): ReactElement {
  const { entity, base, menu, record, pages } = view;
  const locale = useLocale();
  const [chosenAction, setChosenAction] = useState<ChosenAction>();
  const head = useRef<HTMLDivElement>(null);
  const { workflow, menus, registerMenu } = getRequestDeclaration(catalogue, caseView.request.documentType.code);
  const name = nameOf(caseView, locale);
  useNoteRecent(entity, [codeOf(caseView), name].filter((part) => part !== undefined).join(' · '));
  const after = useAfterStep(menus['operator'] ?? '', head);
  const followUps = useFollowUps({ entity, record, caseView, codes: view.opened.codes });
  const editAddress = caseView.editable.length > 0 && pages.has('edit') ? `${base}/${record.id}/edit` : undefined;
  const correctAddress =
    base === addressOfMenu(registerMenu) && pages.has('edit') ? `${base}/${record.id}/edit` : undefined;
  const paper = (record['refIssuedFile'] ?? undefined) as FileValue | undefined;
  return (
    <>
      <div ref={head} tabIndex={-1} className={css.head}>
        <CaseHead
          view={view}
          caseView={caseView}
          workflow={workflow}
          name={name}
          code={codeOf(caseView)}
          editAddress={editAddress}
        />
      </div>
      <div className={css.page}>
        <CaseTabs view={view} caseView={caseView} workflow={workflow} paper={paper} />
      </div>
      <CaseActions
        entity={entity}
        record={record}
        name={name}
        caseView={caseView}
        rights={menu?.rights ?? NO_RIGHTS}
        listBase={pages.has('list') ? base : undefined}
        editAddress={editAddress}
        correctAddress={correctAddress}
        paper={paper}
        followUps={followUps}
        onChoose={setChosenAction}
      />
      {chosenAction === undefined ? null : (
        <StepDialog
          action={chosenAction}
          entity={entity}
          caseView={caseView}
          workflow={workflow}
          chapters={chaptersOf(view)}
          editAddress={editAddress}
          onClose={() => setChosenAction(undefined)}
          onDone={(message, documentId) => {
            setChosenAction(undefined);
            after(message, documentId);
          }}
        />
      )}
    </>
  );
}

const NO_RIGHTS: ReadonlySet<never> = new Set();

/** After a step the page shows the new state of the case, or moves to the document that was created. */
function useAfterStep(
  menuKey: string,
  head: RefObject<HTMLElement | null>,
): (message: string, documentId: string | undefined) => void {
  const t = useTexts(texts);
  const navigate = useNavigate();
  return (message, documentId) => {
    if (documentId !== undefined) {
      notify.success(t('filed'));
      void navigate(`${addressOfMenu(menuKey)}/${documentId}/edit`);
      return;
    }
    notify.success(t('taken', { action: message }));
    // The clicked button has disappeared with the step; the dialog restores the focus first.
    setTimeout(() => head.current?.focus());
  };
}

function chaptersOf({ entity, opened, record }: RecordViewProps): ReturnType<typeof fieldChaptersOf> {
  const flags = readOnlyStoreOf({ entity, opened, record }).findComputed('')?.flags ?? {};
  return fieldChaptersOf(entity, (name) => flags[name]?.isVisible !== false);
}

/** Returns the subject, or the kind of document as long as there is no subject. */
function nameOf({ request }: CaseView, locale: Locale): string {
  const subject = inLocale(request.subject, locale).trim();
  return subject === '' ? translate(texts, locale)('noSubject', { type: request.documentType.label }) : subject;
}

function codeOf({ request }: CaseView): string | undefined {
  // A document entered directly in the register was never a draft.
  return request.requestCode ?? (request.origin === 'register' ? null : request.draftCode) ?? undefined;
}
