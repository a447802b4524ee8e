import type { ComponentType, ReactElement } from 'react';
import type { RefField } from '#language/field.ts';
import { problemText } from '#platform/web/api/errors.ts';
import type { CardValue, ControlProps } from '#platform/web/fields/control.ts';
import { describedBy, FieldFrame } from '#platform/web/fields/FieldFrame.tsx';
import { ReadOnlyField } from '#platform/web/form/draw/ReadOnlyFields.tsx';
import { useControl } from '#platform/web/form/field/useControl.ts';
import { useField } from '#platform/web/form/store/formContext.ts';
import { useIsReadOnly } from '#platform/web/form/store/useIsReadOnly.ts';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { CasPicker } from '../CasPicker.tsx';
import { useListedObject, type ListedObjectFacts } from '../hazMasterData.ts';
import css from './ListedObject.module.css';
import { texts } from './texts.ts';

const NAME = 'refHazObject';

export interface Chosen {
  readonly object: ListedObjectFacts;
  readonly card: CardValue;
  /** Whether the field shows a problem already. */
  readonly hasProblem: boolean;
}

export interface ChosenObjectProps {
  /** What follows from the choice, while it may be changed. */
  readonly Edited: ComponentType<Chosen>;
  readonly Read: ComponentType<Pick<Chosen, 'object'>>;
}

/** The field `refHazObject`: an entry of the list of the law, with what follows from it below. */
export function ChosenObject({ Edited, Read }: ChosenObjectProps): ReactElement {
  return useIsReadOnly(NAME) ? <ReadObject Read={Read} /> : <EditedObject Edited={Edited} />;
}

function EditedObject({ Edited }: Pick<ChosenObjectProps, 'Edited'>): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const locale = useLocale();
  const { modelField, snapshot, props } = useControl('', NAME);
  const { problem, flags } = snapshot;
  const frame = { help: t('help'), problem: problem === undefined ? undefined : problemText(problem, locale) };
  const explained = describedBy(props.id, frame);
  const card = snapshot.value as CardValue | null;
  const object = useListedObject(card?.id);
  return (
    <div className={css.object}>
      <FieldFrame id={props.id} label={label(modelField.field.label)} isRequired={flags.isRequired} {...frame}>
        {/* The declaration ensures that it is a reference. */}
        <CasPicker
          {...(props as ControlProps<CardValue, RefField>)}
          distinguishedBy="refHazType"
          {...(explained === undefined ? {} : { describedBy: explained })}
        />
      </FieldFrame>
      <div aria-live="polite" className={css.object}>
        {object === undefined || card === null ? null : (
          <Edited object={object} card={card} hasProblem={problem !== undefined} />
        )}
      </div>
    </div>
  );
}

function ReadObject({ Read }: Pick<ChosenObjectProps, 'Read'>): ReactElement {
  const object = useListedObject((useField(NAME).value as CardValue | null)?.id);
  return (
    <dl>
      <ReadOnlyField name={NAME}>{object === undefined ? null : <Read object={object} />}</ReadOnlyField>
    </dl>
  );
}
