import type { ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import type { FieldColumn } from '../fields/columns.ts';
import { useLabel } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Popover } from '../ui/Popover.tsx';
import css from './Dialogs.module.css';
import { moved, type Layout } from './layout.ts';
import { texts } from './texts.ts';

export interface ColumnChooserProps {
  readonly entity: AnyEntity;
  readonly offered: readonly FieldColumn[];
  readonly shown: readonly FieldColumn[];
  readonly layout: Layout;
  readonly onLayout: (layout: Layout) => void;
  readonly isNarrow: boolean;
}

export function ColumnChooser({ entity, offered, shown, layout, onLayout, isNarrow }: ColumnChooserProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const paths = shown.map(({ path }) => path);
  const choose = (columns: readonly string[]): void => onLayout({ ...layout, columns: isDeclared(entity, columns) ? undefined : columns });
  const others = offered.filter(({ path }) => !paths.includes(path));
  return (
    <Popover
      title={t('columnsHelp')}
      trigger={
        <Button kind="quiet" size="small" icon="columns" aria-label={t('columns')}>
          {isNarrow ? null : t('columns')}
        </Button>
      }
    >
      <ul className={css.columns}>
        {shown.map((column, index) => (
          <li key={column.path} className={css.column}>
            <ColumnCheck label={label(column.label)} isShown isLast={shown.length === 1} onToggle={() => choose(paths.filter((path) => path !== column.path))} />
            <IconButton icon="up" size="small" label={t('moveUp', { column: label(column.label) })} disabled={index === 0} onClick={() => choose(moved(paths, column.path, -1))} />
            <IconButton icon="down" size="small" label={t('moveDown', { column: label(column.label) })} disabled={index === shown.length - 1} onClick={() => choose(moved(paths, column.path, 1))} />
          </li>
        ))}
        {others.map((column) => (
          <li key={column.path} className={css.column}>
            <ColumnCheck label={label(column.label)} isShown={false} isLast={false} onToggle={() => choose([...paths, column.path])} />
          </li>
        ))}
      </ul>
      <div className={css.foot}>
        <Button kind="quiet" size="small" icon="undo" onClick={() => onLayout({ columns: undefined, widths: {} })}>
          {t('standardColumns')}
        </Button>
      </div>
    </Popover>
  );
}

interface ColumnCheckProps {
  readonly label: string;
  readonly isShown: boolean;
  /** A list has at least one column. */
  readonly isLast: boolean;
  readonly onToggle: () => void;
}

function ColumnCheck({ label, isShown, isLast, onToggle }: ColumnCheckProps): ReactElement {
  return (
    <label className={css.check}>
      <input type="checkbox" checked={isShown} disabled={isLast} onChange={onToggle} />
      {label}
    </label>
  );
}

function isDeclared({ list }: AnyEntity, columns: readonly string[]): boolean {
  return columns.length === list.columns.length && columns.every((path, index) => path === list.columns[index]);
}
