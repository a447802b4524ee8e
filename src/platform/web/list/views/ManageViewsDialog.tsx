import { useId, useState, type ReactElement } from 'react';
import { failureText } from '../../api/failureText.ts';
import inputCss from '../../fields/controls/controls.module.css';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { confirm } from '../../ui/overlay/confirm.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { notify } from '../../ui/feedback/toasts.ts';
import { Tag } from '../../ui/feedback/Tag.tsx';
import css from '../Dialogs.module.css';
import { VIEW_NAME_MAX } from './SaveViewDialog.tsx';
import { texts } from '../texts.ts';
import type { SavedView, SavedViews } from './useSavedViews.ts';

export function ManageViewsDialog({
  saved,
  onClose,
}: {
  readonly saved: SavedViews;
  readonly onClose: () => void;
}): ReactElement {
  const t = useTexts(texts);
  const views = saved.views ?? [];
  return (
    <Dialog isOpen onClose={onClose} title={t('manageViews')} footer={<Button onClick={onClose}>{t('close')}</Button>}>
      {views.length === 0 ? (
        <p>{t('noViews')}</p>
      ) : (
        <ul className={css.list}>
          {views.map((view) => (
            <ViewLine key={view.id} view={view} saved={saved} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function ViewLine({ view, saved }: { readonly view: SavedView; readonly saved: SavedViews }): ReactElement {
  const t = useTexts(texts);
  const [isRenaming, setRenaming] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const run = async (task: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await task();
    } catch (error) {
      notify.error(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  const remove = async (): Promise<void> => {
    if (await confirm({ title: t('deleteView', { name: view.name }), confirmLabel: t('delete'), isDanger: true }))
      await run(() => saved.remove(view));
  };
  if (isRenaming) {
    return (
      <li className={css.line}>
        <RenameForm
          view={view}
          onCancel={() => setRenaming(false)}
          onRename={(name) => void run(() => saved.rename(view, name)).then(() => setRenaming(false))}
          isBusy={isBusy}
        />
      </li>
    );
  }
  return (
    <li className={css.line}>
      <span className={css.name}>
        {view.name}
        {view.isDefault ? <Tag tone="info">{t('viewIsDefault')}</Tag> : null}
      </span>
      <Button
        kind="quiet"
        size="small"
        isBusy={isBusy}
        onClick={() => void run(() => saved.setDefault(view, !view.isDefault))}
      >
        {t(view.isDefault ? 'stopDefault' : 'makeDefault')}
      </Button>
      <IconButton
        icon="edit"
        size="small"
        label={t('renameOf', { name: view.name })}
        onClick={() => setRenaming(true)}
      />
      <IconButton icon="delete" size="small" label={t('deleteOf', { name: view.name })} onClick={() => void remove()} />
    </li>
  );
}

interface RenameFormProps {
  readonly view: SavedView;
  readonly onRename: (name: string) => void;
  readonly onCancel: () => void;
  readonly isBusy: boolean;
}

function RenameForm({ view, onRename, onCancel, isBusy }: RenameFormProps): ReactElement {
  const t = useTexts(texts);
  const id = useId();
  const [name, setName] = useState(view.name);
  const submit = (event: { preventDefault: () => void }): void => {
    event.preventDefault();
    if (name.trim() !== '') onRename(name.trim());
  };
  return (
    <form className={css.rename} onSubmit={submit} noValidate>
      <input
        id={id}
        className={inputCss.input}
        value={name}
        maxLength={VIEW_NAME_MAX}
        aria-label={t('viewName')}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked to write here
        autoFocus
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" size="small" kind="primary" isBusy={isBusy}>
        {t('save')}
      </Button>
      <Button size="small" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </form>
  );
}
