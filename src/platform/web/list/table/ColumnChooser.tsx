import type { ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import type { FieldColumn } from '../../fields/columns.ts';
import { useLabel } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Popover } from '../../ui/overlay/Popover.tsx';
import css from '../Dialogs.module.css';
import { moveColumn, type Layout } from '../state/layout.ts';
import { texts } from '../texts.ts';

export interface ColumnChooserProps {
  readonly entity: AnyEntity;
  readonly offered: readonly FieldColumn[];
  readonly visible: readonly FieldColumn[];
  readonly layout: Layout;
  readonly onLayout: (layout: Layout) => void;
  readonly isNarrow: boolean;
}

export function ColumnChooser({
  entity,
  offered,
  visible,
  layout,
  onLayout,
  isNarrow,
}: ColumnChooserProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const paths = visible.map(({ path }) => path);
  const choose = (columns: readonly string[]): void =>
    onLayout({ ...layout, columns: isDeclared(entity, columns) ? undefined : columns });
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
        {[...visible, ...others].map((column, index) => (
          <ColumnLine
            key={column.path}
            name={label(column.label)}
            place={index < visible.length ? { isFirst: index === 0, isLast: index === visible.length - 1 } : undefined}
            onToggle={() =>
              choose(index < visible.length ? paths.filter((path) => path !== column.path) : [...paths, column.path])
            }
            onMove={(by) => choose(moveColumn(paths, column.path, by))}
          />
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

interface ColumnLineProps {
  readonly name: string;
  /** Position among the visible columns; undefined for a hidden one. */
  readonly place: { readonly isFirst: boolean; readonly isLast: boolean } | undefined;
  readonly onToggle: () => void;
  readonly onMove: (by: -1 | 1) => void;
}

function ColumnLine({ name, place, onToggle, onMove }: ColumnLineProps): ReactElement {
  const t = useTexts(texts);
  return (
    <li className={css.column}>
      <label className={css.check}>
        {/* A list has at least one column. */}
        <input
          type="checkbox"
          checked={place !== undefined}
          disabled={place?.isFirst === true && place.isLast}
          onChange={onToggle}
        />
        {name}
      </label>
      {place === undefined ? null : (
        <>
          <IconButton
            icon="up"
            size="small"
            label={t('moveUp', { column: name })}
            disabledReason={place.isFirst ? t('atTop') : undefined}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="down"
            size="small"
            label={t('moveDown', { column: name })}
            disabledReason={place.isLast ? t('atBottom') : undefined}
            onClick={() => onMove(1)}
          />
        </>
      )}
    </li>
  );
}

function isDeclared({ list }: AnyEntity, columns: readonly string[]): boolean {
  return columns.length === list.columns.length && columns.every((path, index) => path === list.columns[index]);
}
