import type { ReactElement } from 'react';
import { getEntity } from '#language/catalogue.ts';
import { judge, type Verdict, type WorkflowAction } from '#language/workflow.ts';
import type { RequestDeclaration } from '#language/request.ts';
import { rehearse, type Imagined, type Role } from '#platform/model/request/rehearsal.ts';
import { problemText } from '#platform/web/api/errors.ts';
import { catalogue } from '#platform/web/declarations/declared.ts';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Answered } from './Answered.tsx';
import type { ShownButton } from './ButtonsShown.tsx';
import type { Flow } from './flows.ts';
import { texts } from './texts.ts';

export interface RehearsedProps {
  readonly flow: Flow;
  readonly declaration: RequestDeclaration;
  readonly imagined: Imagined;
  readonly role: Role;
  readonly title: string;
}

/** Worked out here by the judgement that the server takes. */
export function Rehearsed({ flow, declaration, imagined, role, title }: RehearsedProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const locale = useLocale();
  const { workflow, isStanding } = flow;
  const parties = [...role.parties].map((party) => label(workflow.parties[party] ?? [party, party]));
  const buttonOf = ({ action, why }: Verdict): ShownButton => {
    const declared = workflow.actions[action];
    return {
      key: action,
      label: label(declared?.label ?? [action, action]),
      kind: kindOf(declared?.tone),
      why: why === undefined ? null : problemText(why, locale),
    };
  };
  if (isStanding)
    return (
      <Answered
        title={title}
        parties={parties}
        buttons={judge(workflow, { state: imagined.state, parties: role.parties, refusals: {} }).map(buttonOf)}
      />
    );
  const { verdicts, takeBack, editable } = rehearse({ catalogue, declaration, imagined, role });
  const back: readonly ShownButton[] =
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
    <Answered
      title={title}
      parties={parties}
      buttons={[...verdicts.map(buttonOf), ...back]}
      editable={{ names: editable, entity: getEntity(catalogue, declaration.document) }}
    />
  );
}

export function kindOf(tone: WorkflowAction['tone'] | null): ShownButton['kind'] {
  return tone ?? 'default';
}
