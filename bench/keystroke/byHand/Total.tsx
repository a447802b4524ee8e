import type { ReactElement } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { decimal, decimalText, formatDecimal, sum, type Decimal } from '#language/values/decimal.ts';
import { FieldFrame } from '#platform/web/fields/FieldFrame.tsx';
import valueCss from '#platform/web/fields/FieldValue.module.css';
import fieldCss from '#platform/web/form/field/FormField.module.css';
import { domId } from '../domId.ts';
import { totalLabel, WEIGHT, type Values } from '../formShape.ts';

/** Computed again whenever something in the rows changes, drawn again when the result differs. */
export function Total(): ReactElement {
  const { control } = useFormContext<Values>();
  const total = useWatch({ control, name: 'lines', compute: totalOf });
  const id = domId('total');
  return (
    <div className={fieldCss.short}>
      <FieldFrame id={id} label={totalLabel[0]}>
        <div id={id} className={fieldCss.typeset} tabIndex={-1}>
          <span className={valueCss.number}>{formatDecimal(decimal(total), 'th', WEIGHT.scale)}</span>
        </div>
      </FieldFrame>
    </div>
  );
}

function totalOf(lines: Values['lines']): string {
  return decimalText(sum(lines.flatMap(({ netKg }) => (netKg === null ? [] : [netKg as Decimal]))));
}
