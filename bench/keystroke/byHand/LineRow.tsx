import { memo, type ReactElement } from 'react';
import { useFormContext, useFormState, type UseFieldArrayReturn } from 'react-hook-form';
import css from '#platform/web/form/rows/RowTable.module.css';
import { Icon } from '#platform/web/ui/icon/Icon.tsx';
import { IconButton } from '#platform/web/ui/button/IconButton.tsx';
import { newId } from '#platform/web/newId.ts';
import { cells, isNumber, type Values } from '../formShape.ts';
import { LineCell } from './LineCell.tsx';

export interface LineRowProps extends Pick<UseFieldArrayReturn<Values, 'lines', 'key'>, 'insert' | 'remove'> {
  readonly index: number;
  readonly id: string;
  readonly measure: (row: HTMLTableRowElement | null) => void;
}

export const LineRow = memo(function LineRow({ index, id, insert, remove, measure }: LineRowProps): ReactElement {
  const { getValues } = useFormContext<Values>();
  const number = index + 1;
  return (
    <tr ref={measure} data-index={index} data-id={id} aria-rowindex={number + 1}>
      <RowNumber index={index} />
      {cells.map((cell, column) => (
        <td key={cell.name} data-column={column} className={isNumber(cell.kind) ? css.numeric : undefined}>
          <LineCell {...cell} index={index} id={id} />
        </td>
      ))}
      <td className={css.actions}>
        <div className={css.buttons}>
          <IconButton
            size="small"
            icon="copy"
            label={`ทำสำเนาแถวที่ ${number}`}
            onClick={() => insert(number, { ...getValues(`lines.${index}`), id: newId() })}
          />
          <IconButton size="small" icon="delete" label={`ลบแถวที่ ${number}`} onClick={() => remove(index)} />
        </div>
      </td>
    </tr>
  );
});

/** Shows a mark if something in the row is wrong. */
function RowNumber({ index }: { readonly index: number }): ReactElement {
  const { control } = useFormContext<Values>();
  const { errors } = useFormState({ control, name: `lines.${index}` });
  return (
    <th scope="row" className={css.number}>
      {errors.lines?.[index] === undefined ? null : <Icon name="error" size={MARK_PX} label="มีข้อมูลที่ต้องแก้ไข" />}
      {index + 1}
    </th>
  );
}

const MARK_PX = 14;
