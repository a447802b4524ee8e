import { useEffect, type ReactElement } from 'react';
import type { Draft } from '#language/record.ts';
import { useDraft } from '#modules/master-mgt/web/index.ts';
import { useCodeTexts } from '#platform/web/fields/options/codeTexts.ts';
import { useFormStore } from '#platform/web/form/formContext.ts';
import { FormField } from '#platform/web/form/FormField.tsx';
import type { FormStore } from '#platform/web/form/formStore.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { findFormulationFacts, proposedHomogeneity, type Chosen } from '../../formulations.ts';
import { ReadFields } from '#platform/web/form/ReadFields.tsx';
import { useIsTold } from '../useIsTold.ts';
import css from './StateAndForm.module.css';
import { StateCards } from './StateCards.tsx';
import { texts } from './texts.ts';

const STATE = 'refPhysicalState';
const FORMULATION = 'refFormulation';
const HOMOGENEITY = 'refHomogeneity';

/** Solid or liquid, formulation and homogeneity: what the units, the tolerances and the tables of toxicity go by. */
export function StateAndForm(): ReactElement {
  return useIsTold(STATE) ? <ReadFields names={[STATE, FORMULATION, HOMOGENEITY]} /> : <Choosing />;
}

function Choosing(): ReactElement {
  useProposal();
  return (
    <div className={css.all}>
      <StateCards />
      <div className={css.fields}>
        <div>
          <FormField record="" name={FORMULATION} />
          <FormulationNote />
        </div>
        <div>
          <FormField record="" name={HOMOGENEITY} />
          <HomogeneityNote />
        </div>
      </div>
    </div>
  );
}

/** Follows the formulation, as long as nobody has chosen otherwise. */
function useProposal(): void {
  const store = useFormStore();
  useEffect(() => {
    let before = chosenIn(store);
    return store.watchChanges(() => {
      const after = chosenIn(store);
      const proposed = after.homogeneity === before.homogeneity ? proposedHomogeneity(before, after.formulation) : undefined;
      // The change below is told here again.
      before = after;
      if (proposed !== undefined) store.change(HOMOGENEITY, store.codes.cardOf('HOMOGENEITY', proposed));
    });
  }, [store]);
}

function chosenIn(store: FormStore): Chosen {
  const { refFormulation, refHomogeneity } = store.getDraft() as unknown as Draft<'haz'>;
  return { formulation: refFormulation?.key, homogeneity: refHomogeneity };
}

function FormulationNote(): ReactElement | null {
  const t = useTexts(texts);
  const locale = useLocale();
  const stateText = useCodeTexts('physicalState');
  const { refFormulation, refPhysicalState } = useDraft<'haz'>();
  const usual = findFormulationFacts(refFormulation?.key)?.state;
  if (usual === undefined || refPhysicalState === null || usual === refPhysicalState) return null;
  return <p className={css.doubt}>{t('otherState', { state: locale === 'en' ? stateText(usual).toLowerCase() : stateText(usual) })}</p>;
}

function HomogeneityNote(): ReactElement {
  const t = useTexts(texts);
  const homogeneityText = useCodeTexts('homogeneity');
  const { refFormulation, refHomogeneity } = useDraft<'haz'>();
  const usual = findFormulationFacts(refFormulation?.key)?.homogeneity;
  const words = usual === undefined || refHomogeneity === null ? t('homogeneityMatters') : usual === refHomogeneity ? t('proposed') : t('otherwise', { usual: homogeneityText(usual) });
  return (
    <p className={css.note} aria-live="polite">
      {words}
    </p>
  );
}
