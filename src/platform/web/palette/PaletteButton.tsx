import { Suspense, useEffect, useState, type ReactElement } from 'react';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { useTexts } from '../i18n/texts.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import { Tooltip } from '../ui/button/Tooltip.tsx';
import css from './PaletteButton.module.css';
import { buttonTexts } from './buttonTexts.ts';

const Palette = lazyComponent(() => import('./Palette.tsx'), 'Palette');

/** Opens the palette, as Ctrl+K does everywhere. */
export function PaletteButton(): ReactElement {
  const t = useTexts(buttonTexts);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.code !== 'KeyK') return;
      event.preventDefault();
      if (document.querySelector(OPEN_DIALOGS) === null) setOpen((wasOpen) => !wasOpen);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <Tooltip text={t('search')} isName side="bottom">
        <button
          type="button"
          className={css.button}
          aria-label={t('search')}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => setOpen(true)}
        >
          <Icon name="search" />
          <span className={css.words}>{t('short')}</span>
          {/* Rendered by CSS: it is not part of the name of the button. */}
          <span className={css.keys} data-keys={isApple() ? '⌘ K' : 'Ctrl K'} />
        </button>
      </Tooltip>
      {isOpen ? (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** A dialog that must be answered first must not be covered. */
const OPEN_DIALOGS = '[role="alertdialog"], [role="dialog"][aria-modal]:not([data-palette])';

function isApple(): boolean {
  return /Mac|iPhone|iPad/u.test(navigator.userAgent);
}
