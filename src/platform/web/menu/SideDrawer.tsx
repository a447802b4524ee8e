import { Dialog } from '@base-ui/react/dialog';
import type { ReactElement } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { PlainButton } from '../ui/button/Button.tsx';
import { texts as uiTexts } from '../ui/texts.ts';
import { BrandMark } from '../theme/BrandMark.tsx';
import css from './SideDrawer.module.css';
import { SideMenu } from './SideMenu.tsx';
import { texts } from './texts.ts';

/** The menu over the page, on screens too small for both. */
export function SideDrawer({ onClose }: { readonly onClose: () => void }): ReactElement {
  const t = useTexts(texts);
  const ui = useTexts(uiTexts);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={css.backdrop} />
        <Dialog.Popup className={css.drawer} aria-label={t('menu')}>
          <div className={css.head}>
            <BrandMark />
            <Dialog.Close render={<PlainButton kind="quiet" icon="close" isSquare aria-label={ui('close')} />} />
          </div>
          <div className={css.body}>
            <SideMenu onFollow={onClose} />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
