import { useId, useState, type ReactElement } from 'react';
import { failureText } from '../../api/failureText.ts';
import css from '../../fields/controls/controls.module.css';
import { describedBy, FieldFrame } from '../../fields/FieldFrame.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { notify } from '../../ui/feedback/toasts.ts';
import dialogCss from '../Dialogs.module.css';
import type { ViewBody } from './savedViewBody.ts';
import { texts } from '../texts.ts';
import type { SavedViews } from './useSavedViews.ts';

/** The length of the field it is stored in. */
export const VIEW_NAME_MAX = 200;

export function SaveViewDialog({
  saved,
  getBody,
  onClose,
}: {
  readonly saved: SavedViews;
  readonly getBody: () => ViewBody;
  readonly onClose: () => void;
}): ReactElement {
  const t = useTexts(texts);
  const id = useId();
  const [name, setName] = useState('');
  const [isDefault, setDefault] = useState(false);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: { preventDefault: () => void }): Promise<void> => {
    event.preventDefault();
    if (name.trim() === '') {
      setProblem(t('nameNeeded'));
      return;
    }
    setBusy(true);
    try {
      await saved.add({ name: name.trim(), isDefault, body: getBody() });
      notify.success(t('viewSaved'));
      onClose();
    } catch (error) {
      setProblem(failureText(error));
      setBusy(false);
    }
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button kind="primary" type="submit" form={`${id}-form`} isBusy={isBusy}>
        {t('save')}
      </Button>
    </>
  );
  const help = t('viewNameHelp');
  return (
    <Dialog isOpen onClose={onClose} title={t('saveView')} footer={footer} isBusy={isBusy}>
      <form id={`${id}-form`} className={dialogCss.form} onSubmit={(event) => void submit(event)} noValidate>
        <FieldFrame id={id} label={t('viewName')} isRequired help={help} problem={problem}>
          <input
            id={id}
            className={css.input}
            value={name}
            maxLength={VIEW_NAME_MAX}
            autoComplete="off"
            aria-describedby={describedBy(id, { help, problem })}
            onChange={({ target }) => setName(target.value)}
            {...(problem === undefined ? {} : { 'aria-invalid': true })}
          />
        </FieldFrame>
        <label className={dialogCss.check}>
          <input type="checkbox" checked={isDefault} onChange={({ target }) => setDefault(target.checked)} />
          {t('viewDefault')}
        </label>
      </form>
    </Dialog>
  );
}
