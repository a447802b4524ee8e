import { memo, type CSSProperties, type ReactElement } from 'react';
import { inLocale } from '#language/label.ts';
import { rights, type Right } from '#language/rights.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { classes } from '../ui/classes.ts';
import { MenuIcon } from '../ui/icon/MenuIcon.tsx';
import {
  grantableRights,
  hasAllRights,
  NO_RIGHTS,
  toggleRight,
  type MenuCard,
  type RightsByMenu,
  type WantedRights,
} from './rights.ts';
import { RightBox } from './RightBox.tsx';
import { MenuDescription } from './MenuDescription.tsx';
import css from './RightsTable.module.css';
import type { RightsLine } from './rightsTree.ts';
import { texts } from './texts.ts';
import { useGridKeys, type GridCell } from './useGridKeys.ts';
import { useRightLabels } from './useRightLabels.ts';

export interface RightsProps {
  readonly lines: readonly RightsLine[];
  readonly held: RightsByMenu;
  /** The stored rights. */
  readonly before: RightsByMenu;
  readonly onChange: (wanted: readonly WantedRights[]) => void;
}

/** The checkbox for a whole line comes before those of its rights. */
const COLUMNS = 1 + rights.length;
type MenuLine = RightsLine & { readonly menu: MenuCard };

export function RightsTable({ lines, held, before, onChange }: RightsProps): ReactElement {
  const t = useTexts(texts);
  const labels = useRightLabels();
  const menus = lines.filter((line): line is MenuLine => line.menu !== undefined);
  const { table, place, onKeyDown, onVisit } = useGridKeys({ rows: menus.length + 1, columns: COLUMNS });
  const withGivable = (right: Right): readonly MenuLine[] =>
    menus.filter(({ menu }) => grantableRights(menu).has(right));
  const countOf = (right: Right): number =>
    withGivable(right).filter(({ menu }) => held.get(menu.id)?.has(right) === true).length;
  const setColumn = (right: Right, isOn: boolean): void =>
    onChange(
      withGivable(right).map(({ menu }) => ({ menu, rights: withRight(held.get(menu.id) ?? NO_RIGHTS, right, isOn) })),
    );
  const isAll = menus.every(({ menu }) => hasAllRights(menu, held.get(menu.id) ?? NO_RIGHTS));
  const isSome = menus.some(({ menu }) => (held.get(menu.id)?.size ?? 0) > 0);
  const rowOf = new Map(menus.map((line, index) => [line, index + 1]));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid is a table whose boxes the arrow keys walk
    <table ref={table} role="grid" className={css.table} aria-label={t('rightsTable')} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          <th scope="col">{t('menu')}</th>
          <th scope="col" className={css.box}>
            {t('all')}
            <RightBox
              label={t('all')}
              isOn={isAll}
              isHalf={isSome && !isAll}
              place={{ row: 0, column: 0 }}
              stop={place}
              onVisit={onVisit}
              onToggle={() =>
                onChange(menus.map(({ menu }) => ({ menu, rights: isAll ? NO_RIGHTS : grantableRights(menu) })))
              }
            />
          </th>
          {rights.map((right, index) => {
            const count = countOf(right);
            const possible = withGivable(right).length;
            const isFull = possible > 0 && count === possible;
            return (
              <th key={right} scope="col" className={css.box}>
                {labels[right]}
                <RightBox
                  label={t('allOfRight', { right: labels[right] })}
                  isOn={isFull}
                  isHalf={count > 0 && !isFull}
                  isClosed={possible === 0}
                  place={{ row: 0, column: index + 1 }}
                  stop={place}
                  onVisit={onVisit}
                  onToggle={() => setColumn(right, !isFull)}
                />
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const row = rowOf.get(line as MenuLine) ?? 0;
          return line.menu === undefined ? (
            <HeadingRow key={line.id} line={line} />
          ) : (
            <RightsRow
              key={line.id}
              line={line as MenuLine}
              row={row}
              held={held.get(line.menu.id) ?? NO_RIGHTS}
              before={before.get(line.menu.id) ?? NO_RIGHTS}
              stop={place.row === row ? place : undefined}
              onVisit={onVisit}
              onChange={onChange}
            />
          );
        })}
      </tbody>
    </table>
  );
}

function HeadingRow({ line }: { readonly line: RightsLine }): ReactElement {
  const locale = useLocale();
  return (
    <tr className={css.heading}>
      <th scope="rowgroup" colSpan={COLUMNS + 1} style={indent(line)}>
        {inLocale(line.label, locale)}
      </th>
    </tr>
  );
}

interface RightsRowProps {
  readonly line: MenuLine;
  readonly row: number;
  readonly held: ReadonlySet<Right>;
  readonly before: ReadonlySet<Right>;
  /** Set only for the row that contains the stop, so that no other row is re-rendered. */
  readonly stop: GridCell | undefined;
  readonly onVisit: (place: GridCell) => void;
  readonly onChange: RightsProps['onChange'];
}

const RightsRow = memo(function RightsRow({
  line,
  row,
  held,
  before,
  stop,
  onVisit,
  onChange,
}: RightsRowProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const labels = useRightLabels();
  const { menu, url, icon } = line;
  const name = inLocale(line.label, locale);
  const givable = grantableRights(menu);
  const isAll = hasAllRights(menu, held);
  const set = (next: ReadonlySet<Right>): void => onChange([{ menu, rights: next }]);
  return (
    <tr>
      <th scope="row" className={css.menu} style={indent(line)}>
        <span className={css.name}>
          <MenuIcon name={icon} />
          {name}
        </span>
        <MenuDescription menu={menu} url={url} />
      </th>
      <td className={css.box}>
        <RightBox
          label={t('allOfMenu', { menu: name })}
          isOn={isAll}
          isHalf={held.size > 0 && !isAll}
          place={{ row, column: 0 }}
          stop={stop}
          onVisit={onVisit}
          onToggle={() => set(isAll ? NO_RIGHTS : givable)}
        />
      </td>
      {rights.map((right, index) => (
        <td key={right} className={classes(css.box, held.has(right) !== before.has(right) && css.changed)}>
          <RightBox
            label={t(givable.has(right) ? 'rightOf' : 'rightNotToGive', { menu: name, right: labels[right] })}
            isOn={held.has(right) && givable.has(right)}
            isClosed={!givable.has(right)}
            place={{ row, column: index + 1 }}
            stop={stop}
            onVisit={onVisit}
            onToggle={() => set(toggleRight(held, right))}
          />
        </td>
      ))}
    </tr>
  );
});

function withRight(heldRights: ReadonlySet<Right>, right: Right, isOn: boolean): ReadonlySet<Right> {
  return heldRights.has(right) === isOn ? heldRights : toggleRight(heldRights, right);
}

function indent({ depth }: RightsLine): CSSProperties {
  return { '--depth': depth } as CSSProperties;
}
