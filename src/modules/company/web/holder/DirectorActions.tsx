import { useQueryClient } from '@tanstack/react-query';
import { use, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { loadEntity } from '#platform/web/declarations/loadedModules.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { confirm } from '#platform/web/ui/overlay/confirm.ts';
import { IconButton } from '#platform/web/ui/button/IconButton.tsx';
import { notify } from '#platform/web/ui/feedback/toasts.ts';
import { texts } from '../texts.ts';
import css from './cells.module.css';
import { useCompany } from './company.ts';
import { putDirector } from './directors.ts';
import { invalidateHolder } from './invalidateHolder.ts';
import { tabAddress } from './tabs.ts';

/** The actions of the owner for a director: both are added to the open change request. */
export function DirectorActions({
  id,
  name,
  base,
}: {
  readonly id: string;
  readonly name: string;
  readonly base: string;
}): ReactElement {
  const t = useTexts(texts);
  const company = useCompany();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const entity = use(loadEntity('userRequest'));
  const takeOut = async (): Promise<void> => {
    if (
      !(await confirm({
        title: t('takeTitle', { name }),
        text: t('takeText'),
        confirmLabel: t('take'),
        isDanger: true,
      }))
    )
      return;
    try {
      await putDirector({ id, isDelete: true });
      notify.success(t('putIn'));
      await navigate(tabAddress(company, '3', '2'));
    } catch {
      // The call itself has already shown the error.
    } finally {
      invalidateHolder(queries, entity);
    }
  };
  return (
    <span className={css.actions}>
      <IconButton
        icon="edit"
        label={t('ofDirector', { action: t('edit'), name })}
        onClick={() => void navigate(`${base}/${id}/edit`)}
      />
      <IconButton icon="delete" label={t('ofDirector', { action: t('take'), name })} onClick={() => void takeOut()} />
    </span>
  );
}
