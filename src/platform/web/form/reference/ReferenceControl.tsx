import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactElement } from 'react';
import type { ReferencedDocumentView } from '#platform/model/request/referencesView.ts';
import { standingLabels } from '#platform/model/request/shortDetail.ts';
import { lazyComponent } from '../../lazy/lazyComponent.ts';
import type { ControlProps } from '../../fields/control.ts';
import controls from '../../fields/controls/controls.module.css';
import { formatValue } from '../../fields/display.ts';
import { useLabel, useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useFormStore } from '../store/formContext.ts';
import { modelAt } from '../model/formModel.ts';
import { ChangedSince } from './ChangedSince.tsx';
import { clearedReference, isReferenceField, valuesFromPick, type PickedValue } from './pickedReference.ts';
import css from './ReferenceControl.module.css';
import { referencesQuery } from './referencesQuery.ts';
import { StandingTag } from './StandingTag.tsx';
import { texts } from './texts.ts';
import { usePickContext } from './usePickContext.ts';

const PickIssuedDialog = lazyComponent(() => import('./PickIssuedDialog.tsx'), 'PickIssuedDialog');

export interface ReferenceControlProps {
  readonly record: string;
  readonly name: string;
  readonly props: ControlProps;
}

/**
 * A reference to an issued document: a click opens the register. The chosen document is shown by number, name and
 * standing.
 */
export function ReferenceControl({ record, name, props }: ReferenceControlProps): ReactElement {
  const {
    id,
    field,
    value,
    onChange,
    onBlur,
    isDisabled = false,
    isInvalid = false,
    isInCell = false,
    describedBy,
  } = props;
  const store = useFormStore();
  const locale = useLocale();
  const label = useLabel();
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  const { context, isHolderMissing, isOfAnybody } = usePickContext(record, name);
  const referred = useReferred((value as PickedValue | null)?.id);
  const valueText = formatValue(field, value, locale);
  const called = props.label ?? label(field.label);
  const close = (): void => {
    setOpen(false);
    onBlur?.();
  };
  return (
    <div className={css.reference}>
      <div
        className={classes(controls.box, isInCell && controls.inCell)}
        {...(isDisabled ? { 'data-disabled': true } : {})}
        {...(isInvalid ? { 'data-invalid': true } : {})}
      >
        <button
          type="button"
          id={id}
          className={classes(controls.inner, css.chosen, valueText === '' && css.empty)}
          disabled={isDisabled}
          aria-haspopup="dialog"
          aria-label={t('chosen', {
            label: called,
            value: [
              valueText === '' ? t('choose') : valueText,
              ...(referred === undefined ? [] : [label(standingLabels[referred.standing])]),
            ].join(' '),
          })}
          {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
          onClick={() => setOpen(true)}
        >
          {/* The space is only for screen readers: this text is the name of the button. */}
          <span className={css.text}>{`${valueText === '' ? t('choose') : valueText} `}</span>
          {referred === undefined ? null : <StandingTag standing={referred.standing} />}
          <Icon name="search" size={14} />
        </button>
        {value === null || isDisabled ? null : (
          <button
            type="button"
            className={controls.tool}
            aria-label={t('clear', { label: called })}
            title={t('clear', { label: called })}
            onClick={() =>
              isReferenceField(field) ? store.setValues(record, clearedReference(field, name)) : onChange(null)
            }
          >
            <Icon name="close" size={14} />
          </button>
        )}
      </div>
      {referred?.isChanged === true && !isDisabled ? (
        <ChangedSince
          context={context}
          referred={referred}
          isInCell={isInCell}
          onUse={(row) => store.setValues(record, valuesFromPick(modelAt(store.model, record).entity, name, row))}
        />
      ) : null}
      {isOpen ? (
        <Suspense fallback={null}>
          <PickIssuedDialog
            context={context}
            what={label(field.label)}
            whyNot={isHolderMissing ? t('holderFirst') : undefined}
            isOfAnybody={isOfAnybody}
            onClose={close}
            onPick={([row]) => {
              if (row !== undefined)
                store.setValues(record, valuesFromPick(modelAt(store.model, record).entity, name, row));
              close();
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Returns the standing of the chosen revision; known if it was saved with the document. */
function useReferred(id: string | undefined): ReferencedDocumentView | undefined {
  const store = useFormStore();
  const request = store.getBase()['refRequest'] as { readonly id: string } | null | undefined;
  const { data } = useQuery({
    ...referencesQuery(request?.id ?? ''),
    enabled: id !== undefined && request !== null && request !== undefined,
  });
  return data?.refersTo.find((reference) => reference.id === id);
}
