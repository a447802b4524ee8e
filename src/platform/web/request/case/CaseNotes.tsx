import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { notify } from '../../ui/feedback/toasts.ts';
import { reloadCases, writeNote } from '../caseApi.ts';
import { isApplicant } from '../state/caseNoticesOf.ts';
import css from './CaseNotes.module.css';
import { isTooLong, REMARK_MAX, RemarkField } from '../dialog/RemarkField.tsx';
import { texts } from '../texts.ts';

type NoteName = 'descToOfficer' | 'descToUser';

export interface CaseNotesProps {
  readonly entity: AnyEntity;
  readonly caseView: CaseView;
}

/** The notes that operator and officer write to each other while the request is open; both read both. */
export function CaseNotes({ entity, caseView }: CaseNotesProps): ReactElement | null {
  const t = useTexts(texts);
  const { request, parties } = caseView;
  // A request to join a company is between its owner and the person, without an officer.
  const isAmongThem = parties.some(({ party }) => party === 'owner');
  const own: NoteName | undefined =
    !request.isOpen || parties.length === 0 || isAmongThem
      ? undefined
      : isApplicant(caseView)
        ? 'descToOfficer'
        : 'descToUser';
  const visibleNames = (['descToOfficer', 'descToUser'] as const).filter(
    (name) => name === own || request[name] !== null,
  );
  if (visibleNames.length === 0) return null;
  return (
    <section className={css.notes} aria-label={t('notes')}>
      {visibleNames.map((name) => (
        <Note key={name} name={name} entity={entity} caseView={caseView} isOwn={name === own} />
      ))}
    </section>
  );
}

function Note({
  name,
  entity,
  caseView: { request },
  isOwn,
}: CaseNotesProps & { readonly name: NoteName; readonly isOwn: boolean }): ReactElement {
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const note = request[name];
  if (isOpen && isOwn) {
    const close = (): void => {
      wasOpen.current = true;
      setOpen(false);
    };
    return <NoteForm name={name} entity={entity} request={request} onClose={close} />;
  }
  return (
    <div className={css.note}>
      <div className={css.head}>
        <h3 className={css.title}>{t(name)}</h3>
        {note === null ? <span className={css.nothing}>{t('noNote')}</span> : null}
        {isOwn ? (
          <Button
            // When the form is closed, the focus returns to the button that opened it.
            ref={(button) => {
              if (button === null || !wasOpen.current) return;
              wasOpen.current = false;
              button.focus();
            }}
            kind="quiet"
            size="small"
            icon="edit"
            onClick={() => setOpen(true)}
          >
            {t(note === null ? 'writeNote' : 'editNote')}
          </Button>
        ) : null}
      </div>
      {note === null ? null : (
        <p className={css.text} data-content="">
          {note}
        </p>
      )}
    </div>
  );
}

function NoteForm({
  name,
  entity,
  request,
  onClose,
}: {
  readonly name: NoteName;
  readonly entity: AnyEntity;
  readonly request: CaseView['request'];
  readonly onClose: () => void;
}): ReactElement {
  const t = useTexts(texts);
  const queries = useQueryClient();
  const [typed, setTyped] = useState(request[name] ?? '');
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    if (isBusy || isTooLong(typed)) return;
    setBusy(true);
    try {
      const note = typed.trim();
      await writeNote(
        { id: request.id, version: request.version },
        name === 'descToOfficer' ? { descToOfficer: note } : { descToUser: note },
      );
      notify.success(t('noteSaved'));
      onClose();
    } catch {
      // The call has shown the error; the typed text remains, over the current state of the case.
    } finally {
      setBusy(false);
      reloadCases(queries, entity);
    }
  };
  return (
    <form
      className={css.note}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <RemarkField
        label={t(name)}
        value={typed}
        onChange={setTyped}
        takesFocus
        problem={isTooLong(typed) ? t('tooLong', { max: REMARK_MAX }) : undefined}
      />
      <div className={css.tools}>
        <Button size="small" onClick={onClose}>
          {t('goBack')}
        </Button>
        <Button size="small" kind="primary" type="submit" isBusy={isBusy}>
          {t('saveNote')}
        </Button>
      </div>
    </form>
  );
}
