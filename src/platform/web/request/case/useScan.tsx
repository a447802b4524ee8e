/** The copy of what was issued, signed in ink: what it takes to attach it to the case. */
import { Suspense, useState, type ReactNode } from 'react';
import { getRequestDeclaration } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';
import { lazyComponent } from '../../lazy/lazyComponent.ts';
import { useVisit } from '../../route/visit.ts';
import { catalogue } from '../../declarations/declared.ts';
import { useTexts } from '../../i18n/texts.ts';
import type { Deed } from '../state/arrangeDeeds.ts';
import { findMenuId } from '../step/askedCall.ts';
import { scanPartyOf } from '../state/scanOf.ts';
import { texts } from '../texts.ts';

const ScanDialog = lazyComponent(() => import('../signing/ScanDialog.tsx'), 'ScanDialog');

export function useScan(
  entity: AnyEntity,
  caseView: CaseView,
): { readonly deeds: readonly Deed[]; readonly dialog: ReactNode } {
  const t = useTexts(texts);
  const { info } = useVisit();
  const [isOpen, setOpen] = useState(false);
  const party = scanPartyOf(caseView);
  if (party === undefined) return { deeds: [], dialog: null };
  const { menus } = getRequestDeclaration(catalogue, entity.name);
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
    deeds: [{ key: 'scan', label: t('attachScan'), icon: 'upload', rank: 'principal', onSelect: () => setOpen(true) }],
    dialog: isOpen ? dialog : null,
  };
}
