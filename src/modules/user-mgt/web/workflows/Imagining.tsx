import { useId, useState, type ReactElement } from 'react';
import { codesOf, labelOf } from '#language/choice.ts';
import { statesOf } from '#language/workflow.ts';
import { requestType } from '#platform/model/businessChoices.ts';
import { factsOf, type Imagined } from '#platform/model/request/rehearsal.ts';
import { useLabel } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { TickLine } from '#platform/web/ui/input/TickLine.tsx';
import type { Flow } from './flows.ts';
import css from './Imagining.module.css';
import { OneOf } from './OneOf.tsx';
import { texts } from './texts.ts';
import ticks from './Ticks.module.css';

/** The state stands in the address; the rest only here. */
export function useImagined(state: string): {
  readonly imagined: Imagined;
  readonly change: (changed: Partial<Omit<Imagined, 'state'>>) => void;
} {
  const [rest, setRest] = useState<Omit<Imagined, 'state'>>({ kind: 'new', failing: new Set() });
  return { imagined: { state, ...rest }, change: (changed) => setRest({ ...rest, ...changed }) };
}

export interface ImaginingProps {
  readonly flow: Flow;
  readonly imagined: Imagined;
  readonly onState: (state: string) => void;
  readonly onChange: (changed: Partial<Omit<Imagined, 'state'>>) => void;
}

/** A case that there is not: its state, its kind, and what holds of it. */
export function Imagining({
  flow: { workflow, isStanding },
  imagined,
  onState,
  onChange,
}: ImaginingProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const id = useId();
  const facts = factsOf(workflow, imagined.kind);
  const tell = (guard: string, holds: boolean): void =>
    onChange({
      failing: new Set(holds ? [...imagined.failing].filter((one) => one !== guard) : [...imagined.failing, guard]),
    });
  return (
    <div className={css.whole}>
      <div className={css.fields}>
        <OneOf
          id={`${id}-state`}
          label={isStanding ? t('standingField') : t('stateField')}
          options={statesOf(workflow).map((code) => [code, labelOf(workflow.choice, code)])}
          value={imagined.state}
          onChange={onState}
        />
        {isStanding ? null : (
          <OneOf
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
              <TickLine
                key={guard}
                checked={!imagined.failing.has(guard)}
                onChange={({ target }) => tell(guard, target.checked)}
              >
                {label(workflow.guards[guard]?.label ?? [guard, guard])}
              </TickLine>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
