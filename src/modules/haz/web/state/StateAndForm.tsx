import { useEffect, useRef, type ReactElement } from 'react';
import { useCodes } from '#platform/web/fields/options/useCodes.ts';
import { FormField } from '#platform/web/form/field/FormField.tsx';
import { useChangeRuleValue, useRecordValues, useRecordValue } from '#platform/web/form/store/useRecordValues.ts';
import { useIsReadOnly } from '#platform/web/form/store/useIsReadOnly.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { findFormulationFacts, proposedHomogeneity, type FormulationChoice } from '../../formulations.ts';
import { ReadOnlyFields } from '#platform/web/form/draw/ReadOnlyFields.tsx';
import { FieldGrid } from '#platform/web/ui/layout/FieldGrid.tsx';
import css from './StateAndForm.module.css';
import { StateCards } from './StateCards.tsx';
import { texts } from './texts.ts';

const STATE = 'refPhysicalState';
const FORMULATION = 'refFormulation';
const HOMOGENEITY = 'refHomogeneity';

/**
 * Solid or liquid, formulation and homogeneity, which determine the units, the tolerances and the tables of toxicity.
 */
export function StateAndForm(): ReactElement {
  return useIsReadOnly(STATE) ? <ReadOnlyFields names={[STATE, FORMULATION, HOMOGENEITY]} /> : <StateEditor />;
}

function StateEditor(): ReactElement {
  useHomogeneityProposal();
  return (
    <div className={css.all}>
      <StateCards />
      <FieldGrid columns="two">
        <div>
          <FormField record="" name={FORMULATION} />
          <FormulationNote />
        </div>
        <div>
          <FormField record="" name={HOMOGENEITY} />
          <HomogeneityNote />
        </div>
      </FieldGrid>
    </div>
  );
}

/** Follows the formulation, unless a person has chosen otherwise. */
function useHomogeneityProposal(): void {
  const change = useChangeRuleValue('haz');
  const { formulation, homogeneity } = useRecordValue(
    'haz',
    ({ refFormulation, refHomogeneity }): FormulationChoice => ({
      formulation: refFormulation?.key,
      homogeneity: refHomogeneity,
    }),
  );
  const before = useRef<FormulationChoice>({ formulation, homogeneity });
  useEffect(() => {
    const proposed =
      homogeneity === before.current.homogeneity ? proposedHomogeneity(before.current, formulation) : undefined;
    before.current = { formulation, homogeneity };
    if (proposed !== undefined) change('refHomogeneity', proposed);
  }, [change, formulation, homogeneity]);
}

function FormulationNote(): ReactElement | null {
  const t = useTexts(texts);
  const locale = useLocale();
  const stateText = useCodes('physicalState').textOf;
  const { refFormulation, refPhysicalState } = useRecordValues('haz').recordValues;
  const usual = findFormulationFacts(refFormulation?.key)?.state;
  if (usual === undefined || refPhysicalState === null || usual === refPhysicalState) return null;
  return (
    <p className={css.doubt}>
      {t('otherState', { state: locale === 'en' ? stateText(usual).toLowerCase() : stateText(usual) })}
    </p>
  );
}

function HomogeneityNote(): ReactElement {
  const t = useTexts(texts);
  const homogeneityText = useCodes('homogeneity').textOf;
  const { refFormulation, refHomogeneity } = useRecordValues('haz').recordValues;
  const usual = findFormulationFacts(refFormulation?.key)?.homogeneity;
  const words =
    usual === undefined || refHomogeneity === null
      ? t('homogeneityMatters')
      : usual === refHomogeneity
        ? t('proposed')
        : t('otherwise', { usual: homogeneityText(usual) });
  return (
    <p className={css.note} aria-live="polite">
      {words}
    </p>
  );
}
