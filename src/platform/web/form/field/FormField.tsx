import { memo, type ReactElement } from 'react';
import { optionalProblemText } from '../../api/errors.ts';
import { describedBy, FieldFrame } from '../../fields/FieldFrame.tsx';
import { FieldValue } from '../../fields/FieldValue.tsx';
import { useLabel, useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import css from './FormField.module.css';
import { useFormStore } from '../store/formContext.ts';
import { isGivenByServer } from '../model/formModel.ts';
import { widthOf } from '../model/formTree.ts';
import { PrefillHint } from './PrefillHint.tsx';
import { RowControl } from './RowControl.tsx';
import { texts } from '../texts.ts';
import { useControl } from './useControl.ts';

export interface FormFieldProps {
  /** Empty for the record itself, `lines.<id>` for a row. */
  readonly record: string;
  readonly name: string;
  /** Replaces the declared label where a plainer one is possible. */
  readonly label?: string | undefined;
}

/**
 * Shows one field with its label. A field that can never be written is shown as text; a field that may not be written
 * now is shown disabled.
 */
export const FormField = memo(function FormField({
  record,
  name,
  label: plainly,
}: FormFieldProps): ReactElement | null {
  const { modelField, snapshot, props } = useControl(record, name);
  const store = useFormStore();
  const locale = useLocale();
  const label = useLabel();
  const t = useTexts(texts);
  const { field, writable } = modelField;
  const { flags, problem, warning, value } = snapshot;
  const isNew = store.isNew();
  if (!flags.isVisible || (isNew && isGivenByServer(modelField))) return null;
  const isClosed = store.isClosed(record, name);
  const isTypeset = writable === 'never' || (writable === 'create' && !flags.isEditable) || isClosed;
  const help =
    field.help === undefined ? (field.class === 'secret' && !isNew ? t('keptSecret') : undefined) : label(field.help);
  const frame = {
    help: isClosed ? undefined : help,
    problem: optionalProblemText(problem, locale),
    warning: optionalProblemText(warning, locale),
  };
  const explained = describedBy(props.id, frame);
  return (
    <div className={css[widthOf(field)]}>
      <FieldFrame
        id={props.id}
        label={plainly ?? label(field.label)}
        isRequired={flags.isRequired && !isTypeset}
        {...frame}
      >
        {isTypeset ? (
          <div id={props.id} className={css.typeset} tabIndex={-1}>
            <FieldValue field={field} value={value} />
          </div>
        ) : (
          <RowControl
            {...props}
            row={record}
            fieldName={name}
            {...(explained === undefined ? {} : { describedBy: explained })}
          />
        )}
        {field.prefill === undefined || isTypeset || !flags.isEditable ? null : (
          <PrefillHint field={field} value={value} onTake={props.onChange} />
        )}
      </FieldFrame>
    </div>
  );
});
