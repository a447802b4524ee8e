import { useId, useState, type ReactElement } from 'react';
import { codesOf, labelOf } from '#language/choice.ts';
import { statesOf } from '#language/workflow.ts';
import { requestType } from '#platform/model/businessChoices.ts';
import { imaginableGuards, type SimulationInput } from '#platform/model/request/caseSimulation.ts';
import { useLabel } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { CheckboxLine } from '#platform/web/ui/input/CheckboxLine.tsx';
import type { Flow } from './flows.ts';
import css from './SimulationForm.module.css';
import { SelectField } from './SelectField.tsx';
import { texts } from './texts.ts';
import ticks from './Ticks.module.css';

/** The state is in the address; the rest only here. */
export function useSimulationInput(state: string): {
  readonly imagined: SimulationInput;
  readonly change: (changed: Partial<Omit<SimulationInput, 'state'>>) => void;
} {
  const [rest, setRest] = useState<Omit<SimulationInput, 'state'>>({ kind: 'new', failingGuards: new Set() });
  return { imagined: { state, ...rest }, change: (changed) => setRest({ ...rest, ...changed }) };
}

export interface SimulationFormProps {
  readonly flow: Flow;
  readonly imagined: SimulationInput;
  readonly onState: (state: string) => void;
  readonly onChange: (changed: Partial<Omit<SimulationInput, 'state'>>) => void;
}

/** Edits an imagined case: its state, its kind, and which guards pass. */
export function SimulationForm({
  flow: { workflow, isStanding },
  imagined,
  onState,
  onChange,
}: SimulationFormProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const id = useId();
  const facts = imaginableGuards(workflow, imagined.kind);
  const setGuard = (guard: string, passes: boolean): void =>
    onChange({
      failingGuards: new Set(
        passes
          ? [...imagined.failingGuards].filter((candidate) => candidate !== guard)
          : [...imagined.failingGuards, guard],
      ),
    });
  return (
    <div className={css.whole}>
      <div className={css.fields}>
        <SelectField
          id={`${id}-state`}
          label={isStanding ? t('standingField') : t('stateField')}
          options={statesOf(workflow).map((code) => [code, labelOf(workflow.choice, code)])}
          value={imagined.state}
          onChange={onState}
        />
        {isStanding ? null : (
          <SelectField
            id={`${id}-kind`}
            label={t('kind')}
            options={codesOf(requestType).map((code) => [code, labelOf(requestType, code)])}
            value={imagined.kind}
            onChange={(kind) => onChange({ kind })}
          />
        )}
      </div>
      {facts.length === 0 ? null : (
        <fieldset className={ticks.group}>
          <legend className={ticks.legend}>{t('facts')}</legend>
          <div className={ticks.lines}>
            {facts.map((guard) => (
              <CheckboxLine
                key={guard}
                checked={!imagined.failingGuards.has(guard)}
                onChange={({ target }) => setGuard(guard, target.checked)}
              >
                {label(workflow.guards[guard]?.label ?? [guard, guard])}
              </CheckboxLine>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
