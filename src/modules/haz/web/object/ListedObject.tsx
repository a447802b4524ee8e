import type { ReactElement } from 'react';
import type { RefField } from '#language/field.ts';
import { problemText } from '#platform/web/api/errors.ts';
import type { CardValue, ControlProps } from '#platform/web/fields/control.ts';
import { describedBy, FieldFrame } from '#platform/web/fields/FieldFrame.tsx';
import { useField } from '#platform/web/form/store/formContext.ts';
import { useControl } from '#platform/web/form/field/useControl.ts';
import { useIsReadOnly } from '#platform/web/form/store/useIsReadOnly.ts';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { CasPicker } from '../CasPicker.tsx';
import { useListedObject } from '../hazMasterData.ts';
import { ReadOnlyField } from '#platform/web/form/draw/ReadOnlyFields.tsx';
import css from './ListedObject.module.css';
import { ObjectFacts, ObjectLaw } from './ObjectFacts.tsx';
import { texts } from './texts.ts';

const NAME = 'refHazObject';

/** Chooses the entry of the product in the list of the law, and shows what follows from it. */
export function ListedObject(): ReactElement {
  return useIsReadOnly(NAME) ? <ReadOnlyObject /> : <ObjectEditor />;
}

function ObjectEditor(): ReactElement {
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
      <div aria-live="polite">
        {object === undefined || card === null ? null : (
          <ObjectFacts object={object} hasProblem={problem !== undefined} />
        )}
      </div>
    </div>
  );
}

function ReadOnlyObject(): ReactElement {
  const { value } = useField(NAME);
  const object = useListedObject((value as CardValue | null)?.id);
  return (
    <dl>
      <ReadOnlyField name={NAME}>{object === undefined ? null : <ObjectLaw object={object} />}</ReadOnlyField>
    </dl>
  );
}
