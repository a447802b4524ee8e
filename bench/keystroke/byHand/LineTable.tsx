import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type ReactElement } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import tableCss from '#platform/web/form/rows/ChildTable.module.css';
import css from '#platform/web/form/rows/RowTable.module.css';
import { newId } from '#platform/web/newId.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { domId } from '../domId.ts';
import { cells, isNumber, type Line, type FormFieldShape, type Values } from '../formShape.ts';
import { LineRow } from './LineRow.tsx';

const ROW_PX = 41;
const OVERSCAN = 6;
const NUMBER_PX = 56;
const ACTIONS_PX = 92;

/** Draws the visible rows and some above and below. */
export function LineTable({ title }: { readonly title: string }): ReactElement {
  const { control } = useFormContext<Values>();
  const { fields: rows, append, insert, remove } = useFieldArray({ control, name: 'lines', keyName: 'key' });
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- meant to be drawn at every scroll; the rows are memoised
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    getItemKey: (index) => rows[index]?.key ?? index,
  });
  const items = virtualizer.getVirtualItems();
  const heightBelow = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <div id={domId('lines')} tabIndex={-1} className={tableCss.table}>
      <div ref={scroller} className={`${css.scroller} ${css.windowed}`}>
        <table className={css.table} style={{ minWidth: TABLE_PX }} aria-label={title} aria-rowcount={rows.length + 1}>
          <Head />
          <tbody>
            <Gap px={items[0]?.start ?? 0} />
            {items.map(({ key, index }) => (
              <LineRow
                key={String(key)}
                index={index}
                id={rows[index]?.id ?? ''}
                insert={insert}
                remove={remove}
                measure={virtualizer.measureElement}
              />
            ))}
            <Gap px={heightBelow} />
          </tbody>
        </table>
      </div>
      <div className={tableCss.foot}>
        <Button icon="add" onClick={() => append(blankLine())}>
          เพิ่มรายการ
        </Button>
        <span className={tableCss.hint}>แถวใหม่จะอยู่ท้ายตาราง</span>
      </div>
    </div>
  );
}

function blankLine(): Line {
  return { ...Object.fromEntries(cells.map(({ name }) => [name, null])), id: newId() };
}

const widths: Readonly<Partial<Record<FormFieldShape['kind'], number>>> = {
  integer: 112,
  decimal: 144,
  date: 160,
  text: 240,
};
const TABLE_PX = NUMBER_PX + ACTIONS_PX + 112 + 2 * 144 + 160 + 2 * 240;

function Head(): ReactElement {
  return (
    <>
      <colgroup>
        <col style={{ width: NUMBER_PX }} />
        {cells.map(({ name, kind }, index) => (
          <col key={name} style={index === 0 ? {} : { width: widths[kind] }} />
        ))}
        <col style={{ width: ACTIONS_PX }} />
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col" className={css.number}>
            ลำดับ
          </th>
          {cells.map(({ name, kind, label, isRequired }) => (
            <th key={name} scope="col" className={isNumber(kind) ? css.numeric : undefined}>
              {label[0]}
              {isRequired ? <span className={css.required}>{' *'}</span> : null}
            </th>
          ))}
          <th scope="col" className={css.actions}>
            จัดการ
          </th>
        </tr>
      </thead>
    </>
  );
}

function Gap({ px }: { readonly px: number }): ReactElement | null {
  return px <= 0 ? null : (
    <tr aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no control: room, and hidden from those who listen */}
      <td className={css.gap} style={{ height: px }} />
    </tr>
  );
}
