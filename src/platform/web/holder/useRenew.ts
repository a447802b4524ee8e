/** Files the renewal of a document as its page would, and opens the draft. */
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Holding } from '#platform/model/request/holdings.ts';
import { ApiError } from '../api/errors.ts';
import { loadEntity } from '../declarations/loadedModules.ts';
import { useTexts } from '../i18n/texts.ts';
import { newId } from '../newId.ts';
import { refile, reloadCases } from '../request/caseApi.ts';
import { addressOfMenu } from '../request/state/menuAddress.ts';
import { findMenuId } from '../request/step/sendAction.ts';
import { useVisit } from '../route/visit.ts';
import { notify } from '../ui/feedback/toasts.ts';
import { texts } from './texts.ts';

export interface Renew {
  /** The id of the document that is being renewed. */
  readonly busyId: string | undefined;
  readonly renew: (holding: Pick<Holding, 'id' | 'entity'>, menu: string) => void;
}

export function useRenew(): Renew {
  const t = useTexts(texts);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { menus } = useVisit().info;
  const [busyId, setBusyId] = useState<string>();
  const keys = useRef(new Map<string, string>());
  const file = async ({ id, entity }: Pick<Holding, 'id' | 'entity'>, menu: string): Promise<void> => {
    const key = keys.current.get(id) ?? newId();
    keys.current.set(id, key);
    const menuId = findMenuId(menus, menu);
    setBusyId(id);
    try {
      const headers = { 'idempotency-key': key, ...(menuId === undefined ? {} : { 'x-menu-id': menuId }) };
      const { documentId } = await refile('renew', id, { headers });
      reloadCases(queries, await loadEntity(entity));
      notify.success(t('filed'));
      await navigate(`${addressOfMenu(menu)}/${documentId}/edit`);
    } catch (error) {
      // A message shows the reason. Without an answer the result is unknown, and the same key is sent again.
      if (!(error instanceof ApiError)) return;
      keys.current.delete(id);
      reloadCases(queries, await loadEntity(entity));
    } finally {
      setBusyId(undefined);
    }
  };
  return {
    busyId,
    renew: (holding, menu) => {
      if (busyId === undefined) void file(holding, menu);
    },
  };
}
