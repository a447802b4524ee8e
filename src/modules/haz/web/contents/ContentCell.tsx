import type { ReactElement } from 'react';
import { problemText } from '#platform/web/api/errors.ts';
import type { ControlProps } from '#platform/web/fields/control.ts';
import { describedBy, FieldFrame } from '#platform/web/fields/FieldFrame.tsx';
import { useControl } from '#platform/web/form/useControl.ts';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { texts } from './texts.ts';

export interface ContentCellProps {
  readonly row: string;
  readonly name: string;
  readonly number: number;
  readonly renderControl: (props: ControlProps) => ReactElement;
}

/** One value of a substance under its label. To the ear it also says of which substance. */
export function ContentCell({ row, name, number, renderControl }: ContentCellProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const locale = useLocale();
  const { one, snapshot, props } = useControl(row, name);
  const { problem, flags } = snapshot;
  const words = label(one.field.label);
  const frame = { help: undefined, problem: problem === undefined ? undefined : problemText(problem, locale) };
  const explained = describedBy(props.id, frame);
  return (
    <FieldFrame id={props.id} label={words} isRequired={flags.isRequired} {...frame}>
      {renderControl({ ...props, label: t('ofNth', { field: words, n: number }), ...(explained === undefined ? {} : { describedBy: explained }) })}
    </FieldFrame>
  );
}
