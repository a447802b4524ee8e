import { Suspense, useState, type ReactElement } from 'react';
import { lazyComponent } from '../../lazy/lazyComponent.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Menu, type MenuItem } from '../../ui/overlay/Menu.tsx';
import type { ViewBody } from './savedViewBody.ts';
import { texts } from '../texts.ts';
import type { SavedView, SavedViews } from './useSavedViews.ts';

const ManageViewsDialog = lazyComponent(() => import('./ManageViewsDialog.tsx'), 'ManageViewsDialog');
const SaveViewDialog = lazyComponent(() => import('./SaveViewDialog.tsx'), 'SaveViewDialog');

export interface SavedViewsMenuProps {
  readonly saved: SavedViews;
  /** Returns the view that would be saved now. */
  readonly getBody: () => ViewBody;
  readonly isApplied: (view: SavedView) => boolean;
  readonly onChoose: (view: SavedView) => void;
}

export function SavedViewsMenu({ saved, getBody, isApplied, onChoose }: SavedViewsMenuProps): ReactElement {
  const t = useTexts(texts);
  const [dialog, setDialog] = useState<'save' | 'manage' | undefined>(undefined);
  const views = saved.views ?? [];
  const current = views.find(isApplied);
  const items: readonly MenuItem[] = [
    ...views.map((view) => ({
      key: view.id,
      label: view.isDefault ? `${view.name} (${t('viewIsDefault')})` : view.name,
      icon: view === current ? ('check' as const) : ('filter' as const),
      onSelect: () => onChoose(view),
    })),
    { key: 'save', label: t('saveView'), icon: 'save', onSelect: () => setDialog('save') },
    ...(views.length === 0
      ? []
      : [{ key: 'manage', label: t('manageViews'), icon: 'settings' as const, onSelect: () => setDialog('manage') }]),
  ];
  return (
    <>
      <Menu
        trigger={
          <Button kind="quiet" size="small" icon="star">
            {current?.name ?? t('myViews')}
          </Button>
        }
        items={items}
      />
      <Suspense>
        {dialog === 'save' ? (
          <SaveViewDialog saved={saved} getBody={getBody} onClose={() => setDialog(undefined)} />
        ) : null}
        {dialog === 'manage' ? <ManageViewsDialog saved={saved} onClose={() => setDialog(undefined)} /> : null}
      </Suspense>
    </>
  );
}
