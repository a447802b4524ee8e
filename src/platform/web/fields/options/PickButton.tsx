import { Suspense, useState, type ReactElement } from 'react';
import { lazyComponent } from '../../lazy/lazyComponent.ts';
import type { SentTerm } from '../../api/resource.ts';
import { findIndexedEntity } from '../../declarations/loadedModules.ts';
import { useTexts } from '../../i18n/texts.ts';
import { info } from '../../session/info.ts';
import { createMenuMatcher, type MenuContext } from '../../session/menus.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { CardValue } from '../control.ts';
import css from '../controls/controls.module.css';
import { texts } from '../texts.ts';

const PickerDialog = lazyComponent(() => import('../../list/PickerDialog.tsx'), 'PickerDialog');

export interface PickButtonProps {
  readonly target: string;
  readonly where: readonly SentTerm[];
  readonly onPick: (row: CardValue) => void;
}

/** Opens the whole list with its filters. Shown only if there is such a list and the person may open it. */
export function PickButton({ target, where, onPick }: PickButtonProps): ReactElement | null {
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  if (!mayPick(target)) return null;
  return (
    <>
      <button
        type="button"
        className={css.tool}
        aria-label={t('pick')}
        title={t('pick')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="list" size={14} />
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PickerDialog
            entityName={target}
            isOpen
            where={where}
            onClose={() => setOpen(false)}
            onPick={(rows) => {
              setOpen(false);
              const [row] = rows;
              if (row !== undefined) onPick(row);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

let matcher: { readonly menus: unknown; readonly find: (path: string) => MenuContext | undefined } | undefined;

function mayPick(target: string): boolean {
  const path = findIndexedEntity(target)?.path ?? null;
  const menus = info.get()?.menus;
  if (path === null || menus === undefined) return false;
  if (matcher?.menus !== menus) matcher = { menus, find: createMenuMatcher(menus) };
  const menu = matcher.find(path);
  return menu !== undefined && (menu.rights.has('canSelect') || menu.rights.has('canView'));
}
