import { useQueryClient } from '@tanstack/react-query';
import { use, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { loadEntity } from '#platform/web/declarations/loadedModules.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { reloadCases, refile } from '#platform/web/request/caseApi.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { ButtonLink } from '#platform/web/ui/button/ButtonLink.tsx';
import { notify } from '#platform/web/ui/feedback/toasts.ts';
import { texts } from '../texts.ts';
import { useCompany } from './company.ts';
import { isEditableByApplicant } from './filing.ts';
import { tabAddress } from './tabs.ts';

/** Begins a change of the registration in force, or links to the one in process. */
export function ChangeButton(): ReactElement | null {
  const t = useTexts(texts);
  const company = useCompany();
  const { inForce, open, mayChange } = company;
  if (!mayChange) return null;
  if (open !== undefined) {
    const isOwn = isEditableByApplicant(open);
    return (
      <ButtonLink
        kind="primary"
        icon={isOwn ? 'edit' : 'right'}
        to={isOwn ? `${tabAddress(company, '1')}/${open.id}/edit` : tabAddress(company, '1', '2')}
      >
        {t(isOwn ? 'changeOpen' : 'changeSee')}
      </ButtonLink>
    );
  }
  return inForce === undefined ? null : (
    <Begin baseId={inForce.id} form={(id) => `${tabAddress(company, '1')}/${id}/edit`} />
  );
}

function Begin({ baseId, form }: { readonly baseId: string; readonly form: (id: string) => string }): ReactElement {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const entity = use(loadEntity('userRequest'));
  const [isBusy, setBusy] = useState(false);
  const begin = async (): Promise<void> => {
    setBusy(true);
    try {
      const { documentId } = await refile('change', baseId);
      notify.success(t('changeMade'));
      await navigate(form(documentId));
    } catch {
      // The call itself has already shown the error.
    } finally {
      setBusy(false);
      reloadCases(queries, entity);
    }
  };
  return (
    <Button kind="primary" icon="edit" isBusy={isBusy} onClick={() => void begin()}>
      {t('change')}
    </Button>
  );
}
