import { useId, useState, type ReactElement } from 'react';
import { ref } from '#language/field.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import type { CardValue } from '#platform/web/fields/control.ts';
import { FieldControl } from '#platform/web/fields/FieldControl.tsx';
import { FieldFrame } from '#platform/web/fields/FieldFrame.tsx';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Segments } from '#platform/web/ui/input/Segments.tsx';
import type { RoleRights } from '../../workflowAnswers.ts';
import { CaseQuestion } from './CaseQuestion.tsx';
import { initialRoles, type Flow } from './flows.ts';
import { SimulationForm, useSimulationInput } from './SimulationForm.tsx';
import { SelectField } from './SelectField.tsx';
import { PersonAnswerView } from './PersonAnswerView.tsx';
import css from './CaseSimulation.module.css';
import { RoleAnswerView } from './RoleAnswerView.tsx';
import { RoleCheckboxes } from './RoleCheckboxes.tsx';
import { TakeBackRoles } from './TakeBackRoles.tsx';
import { texts } from './texts.ts';

export interface CaseSimulationProps {
  readonly flow: Flow;
  readonly roles: readonly RoleRights[];
  readonly state: string;
  readonly onState: (state: string) => void;
}

type Mode = 'roles' | 'person' | 'case';

const USER = ref('user', ['ผู้ใช้งาน', 'User']);

/** Shows who would see which buttons: in an imagined case, or in a real one. */
export function CaseSimulation({ flow, roles, state, onState }: CaseSimulationProps): ReactElement | null {
  const t = useTexts(texts);
  const id = useId();
  const [mode, setMode] = useState<Mode>('roles');
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [person, setPerson] = useState<CardValue | null>(null);
  const [module, setModule] = useState(flow.declarations[0]?.module ?? '');
  const { imagined, change } = useSimulationInput(state);
  const declaration = flow.declarations.find((candidate) => candidate.module === module) ?? flow.declarations[0];
  if (declaration === undefined) return null;
  const chosenRoles = chosen ?? initialRoles(flow, roles, state);
  const modes = (['roles', 'person', ...(flow.isStanding ? [] : (['case'] as const))] as const).map((key) => ({
    key,
    label: t(MODE_TEXTS[key]),
  }));
  return (
    <section className={css.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={css.title}>
        {t('rehearsal')}
      </h2>
      <Segments label={t('who')} segments={modes} value={mode} onChange={setMode} />
      {flow.isStanding ? (
        <RegisterField
          id={`${id}-register`}
          declarations={flow.declarations}
          value={declaration.module}
          onChange={setModule}
        />
      ) : null}
      {mode === 'roles' ? <RoleCheckboxes roles={roles} chosen={chosenRoles} onChange={setChosen} /> : null}
      {mode === 'roles' ? null : (
        <FieldFrame id={`${id}-person`} label={t('person')} isRequired>
          <FieldControl
            id={`${id}-person`}
            name="person"
            field={USER}
            value={person}
            onChange={(card) => setPerson(card as CardValue | null)}
          />
        </FieldFrame>
      )}
      {mode === 'case' ? (
        <CaseQuestion declaration={declaration} userId={person?.id ?? ''} />
      ) : (
        <SimulationForm flow={flow} imagined={imagined} onState={onState} onChange={change} />
      )}
      {mode === 'roles' ? (
        <RoleAnswerView
          flow={flow}
          declaration={declaration}
          imagined={imagined}
          held={roles.filter(({ code }) => chosenRoles.includes(code))}
        />
      ) : null}
      {mode === 'person' ? (
        <PersonAnswerView flow={flow} declaration={declaration} imagined={imagined} userId={person?.id ?? ''} />
      ) : null}
      {flow.isStanding ? null : <TakeBackRoles flow={flow} declaration={declaration} roles={roles} />}
    </section>
  );
}

const MODE_TEXTS = { roles: 'byRoles', person: 'byPerson', case: 'byCase' } as const;

/** If there is only one register, nothing has to be chosen. */
function RegisterField({
  id,
  declarations,
  value,
  onChange,
}: {
  readonly id: string;
  readonly declarations: readonly RequestDeclaration[];
  readonly value: string;
  readonly onChange: (module: string) => void;
}): ReactElement | null {
  const t = useTexts(texts);
  if (declarations.length < 2) return null;
  return (
    <SelectField
      id={id}
      label={t('register')}
      options={declarations.map(({ module, title }) => [module, title])}
      value={value}
      onChange={onChange}
    />
  );
}
