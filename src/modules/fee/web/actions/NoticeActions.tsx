import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { ModuleActionsProps } from '#platform/web/form/model/recordAction.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { RECEIVES_PATH, useMenuAt } from '../feeMenu.ts';
import { isUnmatched, recordAddress } from '../notices.ts';
import { texts } from './texts.ts';

/** An unmatched bank notice is recorded manually. */
export function NoticeActions({ record, codes, children }: ModuleActionsProps): ReactNode {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const mayRecord = useMenuAt(`${RECEIVES_PATH}/create`)?.rights.has('canCreate') === true;
  const match = codes.codeOf('KTB_MATCH', record['refMatch']);
  if (!mayRecord || !isUnmatched(match)) return children([]);
  return children([
    {
      key: 'record',
      label: t('record'),
      icon: 'money',
      kind: 'primary',
      onSelect: () => void navigate(recordAddress({ ...record, refMatch: { code: match } })),
    },
  ]);
}
