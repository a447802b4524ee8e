import type { ReactElement } from 'react';
import { getEntity } from '#language/catalogue.ts';
import { judgeActions, type ActionVerdict, type WorkflowAction } from '#language/workflow.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import { simulateCase, type SimulationInput, type SimulatedPerson } from '#platform/model/request/caseSimulation.ts';
import { problemText } from '#platform/web/api/errors.ts';
import { catalogue } from '#platform/web/declarations/loadedModules.ts';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { AnswerView } from './AnswerView.tsx';
import type { PreviewButton } from './ButtonList.tsx';
import type { Flow } from './flows.ts';
import { texts } from './texts.ts';

export interface SimulatedAnswerProps {
  readonly flow: Flow;
  readonly declaration: RequestDeclaration;
  readonly imagined: SimulationInput;
  readonly role: SimulatedPerson;
  readonly title: string;
}

/** Computed here with the same function as on the server. */
export function SimulatedAnswer({ flow, declaration, imagined, role, title }: SimulatedAnswerProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const locale = useLocale();
  const { workflow, isStanding } = flow;
  const parties = [...role.parties].map((party) => label(workflow.parties[party] ?? [party, party]));
  const buttonOf = ({ action, refusal }: ActionVerdict): PreviewButton => {
    const declared = workflow.actions[action];
    return {
      key: action,
      label: label(declared?.label ?? [action, action]),
      kind: kindOf(declared?.tone),
      why: refusal === undefined ? null : problemText(refusal, locale),
    };
  };
  if (isStanding)
    return (
      <AnswerView
        title={title}
        parties={parties}
        buttons={judgeActions(workflow, { state: imagined.state, parties: role.parties, refusals: {} }).map(buttonOf)}
      />
    );
  const { verdicts, takeBack, editable } = simulateCase({ catalogue, declaration, imagined, role });
  const back: readonly PreviewButton[] =
    takeBack === undefined
      ? []
      : [
          {
            key: 're-status',
            label: t('takeBack'),
            kind: 'default',
            why: takeBack.why === undefined ? null : problemText(takeBack.why, locale),
          },
        ];
  return (
    <AnswerView
      title={title}
      parties={parties}
      buttons={[...verdicts.map(buttonOf), ...back]}
      editable={{ names: editable, entity: getEntity(catalogue, declaration.document) }}
    />
  );
}

export function kindOf(tone: WorkflowAction['tone'] | null): PreviewButton['kind'] {
  return tone ?? 'default';
}
