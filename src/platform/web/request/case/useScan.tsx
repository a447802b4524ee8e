/** Attaches the copy of the issued document that was signed in ink to the case. */
import { Suspense, useState, type ReactNode } from 'react';
import { getRequestDeclaration } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';
import { lazyComponent } from '../../lazy/lazyComponent.ts';
import { useVisit } from '../../route/visit.ts';
import { catalogue } from '../../declarations/loadedModules.ts';
import { useTexts } from '../../i18n/texts.ts';
import type { ActionItem } from '../state/arrangeActions.ts';
import { findMenuId } from '../step/sendAction.ts';
import { scanPartyOf } from '../state/scanParty.ts';
import { texts } from '../texts.ts';

const ScanDialog = lazyComponent(() => import('../signing/ScanDialog.tsx'), 'ScanDialog');

export function useScan(
  entity: AnyEntity,
  caseView: CaseView,
): { readonly items: readonly ActionItem[]; readonly dialog: ReactNode } {
  const t = useTexts(texts);
  const { info } = useVisit();
  const [isOpen, setOpen] = useState(false);
  const party = scanPartyOf(caseView);
  if (party === undefined) return { items: [], dialog: null };
  const { menus } = getRequestDeclaration(catalogue, caseView.request.documentType.code);
  const dialog = (
    <Suspense>
      <ScanDialog
        entity={entity}
        caseView={caseView}
        menuId={findMenuId(info.menus, menus[party] ?? '')}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  );
  return {
    items: [{ key: 'scan', label: t('attachScan'), icon: 'upload', rank: 'principal', onSelect: () => setOpen(true) }],
    dialog: isOpen ? dialog : null,
  };
}
