import type { ReactElement } from 'react';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { buttonClass, type ButtonKind } from '#platform/web/ui/button/Button.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { Icon } from '#platform/web/ui/icon/Icon.tsx';
import css from './ButtonList.module.css';
import { texts } from './texts.ts';

export interface PreviewButton {
  readonly key: string;
  readonly label: string;
  readonly kind: ButtonKind;
  /** Null if it can be pressed. */
  readonly why: string | null;
}

/**
 * Shows the buttons as the case would, each with the reason why it cannot be pressed. They do nothing here, and so are
 * no buttons.
 */
export function ButtonList({ buttons }: { readonly buttons: readonly PreviewButton[] }): ReactElement {
  const t = useTexts(texts);
  return (
    <ul className={css.list}>
      {buttons.map(({ key, label, kind, why }) => (
        <li key={key} className={css.row}>
          <span
            className={classes(
              buttonClass({ kind: why === null ? kind : 'default', size: 'small' }),
              css.sample,
              why !== null && css.off,
            )}
          >
            {label}
          </span>
          <span className={why === null ? css.open : css.why}>
            <Icon
              name={why === null ? 'check' : 'stop'}
              size={ICON_PX}
              label={why === null ? undefined : t('closed')}
            />
            {why ?? t('open')}
          </span>
        </li>
      ))}
    </ul>
  );
}

const ICON_PX = 14;
