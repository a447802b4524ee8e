import { Dialog } from '@base-ui/react/dialog';
import { useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { BASENAME } from '../route/address.ts';
import { useTexts } from '../i18n/texts.ts';
import { PlainButton } from '../ui/button/Button.tsx';
import { Icon } from '../ui/icon/Icon.tsx';
import { PaletteList, optionId } from './PaletteList.tsx';
import css from './Palette.module.css';
import { PaletteStatus } from './PaletteStatus.tsx';
import { texts } from './texts.ts';
import { usePalette } from './usePalette.ts';

/**
 * Searches everything the person may open. The input has the focus throughout; the arrow keys move through the results.
 */
export function Palette({ onClose }: { readonly onClose: () => void }): ReactElement {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const state = usePalette(typed);
  const offers = state.groups.flatMap((group) => group.items);
  const [active, setActive] = useActive(
    typed,
    offers.map(({ path }) => path),
  );
  const open = (path: string | undefined, isNewTab: boolean): void => {
    if (path === undefined) return;
    if (isNewTab) {
      window.open(BASENAME + path, '_blank', 'noopener');
      return;
    }
    onClose();
    void navigate(path);
  };
  const press = (event: KeyboardEvent): void => {
    // Ignores the key that ends the composition of a character in an input method.
    if (event.nativeEvent.isComposing) return;
    const moved = moves[event.key]?.(active, offers.length);
    if (moved !== undefined && offers.length > 0) {
      event.preventDefault();
      setActive(moved);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      open(offers[active]?.path, event.ctrlKey || event.metaKey);
    }
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={css.backdrop} />
        <Dialog.Viewport className={css.viewport}>
          <Dialog.Popup className={css.popup} aria-label={t('title')} initialFocus={input} data-palette="">
            <div className={css.box}>
              <Icon name="search" />
              <input
                ref={input}
                className={css.input}
                role="combobox"
                aria-label={t('title')}
                aria-expanded={offers.length > 0}
                aria-controls={listId}
                aria-autocomplete="list"
                {...(offers.length > 0 ? { 'aria-activedescendant': optionId(listId, active) } : {})}
                placeholder={t('placeholder')}
                value={typed}
                maxLength={MOST_TYPED}
                enterKeyHint="go"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                onChange={({ target }) => setTyped(target.value)}
                onKeyDown={press}
              />
              <PlainButton kind="quiet" icon="close" isSquare aria-label={t('close')} onClick={onClose} />
            </div>
            <div className={css.body}>
              <PaletteList
                listId={listId}
                groups={state.groups}
                needles={state.needles}
                active={active}
                onPoint={setActive}
                onFollow={onClose}
              />
              <PaletteStatus state={state} typed={typed.trim()} />
            </div>
            <Keys />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const MOST_TYPED = 200;
const PAGE = 5;

const moves: Readonly<Record<string, (active: number, count: number) => number>> = {
  ArrowDown: (active, count) => (active + 1) % count,
  ArrowUp: (active, count) => (active - 1 + count) % count,
  PageDown: (active, count) => Math.min(active + PAGE, count - 1),
  PageUp: (active) => Math.max(active - PAGE, 0),
};

/**
 * The first result of every new query; within one query, the result the person moved to, even if its position has
 * changed.
 */
function useActive(typed: string, paths: readonly string[]): [active: number, set: (index: number) => void] {
  const [moved, setMoved] = useState<{ readonly typed: string; readonly path: string | undefined }>();
  const at = moved?.typed === typed ? paths.indexOf(moved.path ?? '') : -1;
  return [Math.max(at, 0), (index) => setMoved({ typed, path: paths[index] })];
}

function Keys(): ReactElement {
  const t = useTexts(texts);
  return (
    <div className={css.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('choose')}
      </span>
      <span>
        <kbd>Enter</kbd> {t('open')}
      </span>
      <span>
        <kbd>Ctrl</kbd> <kbd>Enter</kbd> {t('newTab')}
      </span>
      <span>
        <kbd>Esc</kbd> {t('leave')}
      </span>
    </div>
  );
}
