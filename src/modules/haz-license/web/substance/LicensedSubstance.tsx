import type { ReactElement } from 'react';
import { CasPicker, ObjectLaw, useListedObject, type ListedObjectFacts } from '#modules/haz/web/index.ts';
import type { RefField } from '#language/field.ts';
import { problemText } from '#platform/web/api/errors.ts';
import type { CardValue, ControlProps } from '#platform/web/fields/control.ts';
import { lookupText } from '#platform/web/fields/display.ts';
import { describedBy, FieldFrame } from '#platform/web/fields/FieldFrame.tsx';
import { ReadOnlyField } from '#platform/web/form/draw/ReadOnlyFields.tsx';
import { useControl } from '#platform/web/form/field/useControl.ts';
import { useField } from '#platform/web/form/store/formContext.ts';
import { useIsReadOnly } from '#platform/web/form/store/useIsReadOnly.ts';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import css from './LicensedSubstance.module.css';
import { SubstanceFit } from './SubstanceFit.tsx';
import { texts } from './texts.ts';

const NAME = 'refHazObject';

/** Chooses the listed substance of a licence or notice, and says at once if its type needs the other of the two. */
export function LicensedSubstance(): ReactElement {
  return useIsReadOnly(NAME) ? <ReadOnlySubstance /> : <SubstanceEditor />;
}

function SubstanceEditor(): ReactElement {
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
    <div className={css.substance}>
      <FieldFrame id={props.id} label={label(modelField.field.label)} isRequired={flags.isRequired} {...frame}>
        {/* The declaration ensures that it is a reference. */}
        <CasPicker
          {...(props as ControlProps<CardValue, RefField>)}
          distinguishedBy="refHazType"
          {...(explained === undefined ? {} : { describedBy: explained })}
        />
      </FieldFrame>
      <div aria-live="polite" className={css.substance}>
        {object === undefined || card === null ? null : (
          <>
            <Facts object={object} />
            <SubstanceFit object={object} card={card} hasProblem={problem !== undefined} />
          </>
        )}
      </div>
    </div>
  );
}

function ReadOnlySubstance(): ReactElement {
  const object = useListedObject((useField(NAME).value as CardValue | null)?.id);
  return (
    <dl>
      <ReadOnlyField name={NAME}>{object === undefined ? null : <Facts object={object} />}</ReadOnlyField>
    </dl>
  );
}

function Facts({ object }: { readonly object: ListedObjectFacts }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { refAnnex } = object;
  return (
    <div className={css.facts}>
      <ObjectLaw object={object} />
      {refAnnex === null ? null : (
        <p className={css.quiet}>{t('department', { name: lookupText(refAnnex, locale) })}</p>
      )}
    </div>
  );
}
