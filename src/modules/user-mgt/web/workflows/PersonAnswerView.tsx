import type { ReactElement } from 'react';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import { registerPartiesOf } from '#platform/model/request/dossierFlow.ts';
import type { SimulationInput } from '#platform/model/request/caseSimulation.ts';
import { failureText } from '#platform/web/api/failureText.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { Skeleton } from '#platform/web/ui/feedback/Skeleton.tsx';
import { canSignIn } from '../access/accountState.ts';
import { personName } from '../access/personName.ts';
import type { Flow } from './flows.ts';
import { SimulatedAnswer } from './SimulatedAnswer.tsx';
import { texts } from './texts.ts';
import { usePerson } from './useWorkflows.ts';

export interface PersonAnswerViewProps {
  readonly flow: Flow;
  readonly declaration: RequestDeclaration;
  readonly imagined: SimulationInput;
  readonly userId: string;
}

/** Shows one person, with their parties by their roles and as a substitute today. */
export function PersonAnswerView({ flow, declaration, imagined, userId }: PersonAnswerViewProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { data, error } = usePerson({ module: declaration.module, user: userId });
  if (userId === '') return <Callout tone="info">{t('choosePerson')}</Callout>;
  if (error !== null)
    return (
      <Callout tone="bad" title={t('askFailed')}>
        {failureText(error)}
      </Callout>
    );
  if (data?.user.id !== userId) return <Skeleton kind="table" />;
  const role = flow.isStanding
    ? { parties: registerPartiesOf(new Set(data.registerRights)), rollers: new Set<string>() }
    : { parties: new Set(data.parties), rollers: new Set(data.rollers) };
  return (
    <>
      {canSignIn(data.user) ? null : <Callout tone="warn">{t('cannotSignIn')}</Callout>}
      <SimulatedAnswer
        flow={flow}
        declaration={declaration}
        imagined={imagined}
        role={role}
        title={t('buttonsOf', { name: personName(data.user, locale) })}
      />
    </>
  );
}
