/** Chooses for whom the person acts, in all tabs, and returns to the home page. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { HOME } from '../route/guard.ts';
import { useVisit } from '../route/visit.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import type { ActingFor } from '../session/info.ts';
import { actFor } from '../session/signIn.ts';
import { notify } from '../ui/feedback/toasts.ts';
import { personName } from '../i18n/person.ts';
import { texts } from './texts.ts';

export function useChooseActingFor(): {
  readonly isBusy: boolean;
  readonly choose: (holder: ActingFor | undefined) => void;
} {
  const t = useTexts(texts);
  const locale = useLocale();
  const { path, info } = useVisit();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const go = async (holder: ActingFor): Promise<void> => {
    setBusy(true);
    try {
      // The open page was loaded, and perhaps edited, for another holder. A person who would lose changes is asked
      // first, and may stay.
      if (path !== HOME) await navigate(HOME);
      if (!location.pathname.endsWith(HOME)) return;
      await actFor(holder.id);
      await revalidate();
      // Data that was loaded for the previous holder, or requested during the change, is loaded again.
      void queries.invalidateQueries();
      notify.success(t('actingNow', { name: personName(holder, locale) }));
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    choose: (holder) =>
      holder === undefined || holder.id === info.actingFor?.id ? undefined : void go(holder).catch(() => undefined),
  };
}
