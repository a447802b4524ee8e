/** A document that was opened below the address of another module than the one that serves its type. */
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { getModuleIndex } from '../../declarations/loadedModules.ts';
import { useVisit } from '../../route/visit.ts';
import { createMenuMatcher } from '../../session/menus.ts';
import { findOtherModule } from './findOtherModule.ts';
import type { OpenedRecord, RecordPage } from './useOpenedRecord.ts';

/**
 * Returns `here` for a document of the module of the screen. Any other document moves to the screen of its module, or is
 * `missing` if the person has none: it is never shown with the workflow of another module.
 */
export function useOtherModule(opened: OpenedRecord | undefined, page: RecordPage): 'here' | 'moving' | 'missing' {
  const { match, info } = useVisit();
  const navigate = useNavigate();
  const screen = match?.screen.kind === 'resource' ? match.screen : undefined;
  const record = opened?.record;
  const group = opened?.model.byName.get('refDocumentType')?.group;
  const type = group === undefined ? null : (opened?.codes.codeOf(group, record?.['refDocumentType']) ?? null);
  const isForeign =
    screen?.documentTypes !== undefined &&
    type !== null &&
    record !== undefined &&
    !screen.documentTypes.includes(type);
  const menuAt = createMenuMatcher(info.menus);
  const path =
    isForeign && screen !== undefined
      ? findOtherModule(getModuleIndex().screens, {
          screen,
          type,
          page,
          isOpen: (address) => menuAt(address)?.rights.has('canView') === true,
        })
      : undefined;
  const target = path === undefined || record === undefined ? undefined : `${path}/${record.id}/${page}`;
  useEffect(() => {
    if (target !== undefined) void navigate(target, { replace: true });
  }, [target, navigate]);
  if (!isForeign) return 'here';
  return target === undefined ? 'missing' : 'moving';
}
