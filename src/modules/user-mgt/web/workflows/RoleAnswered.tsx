import type { ReactElement } from 'react';
import type { RequestDeclaration } from '#language/request.ts';
import type { Imagined } from '#platform/model/request/rehearsal.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import type { RoleRights } from '../../workflowAnswers.ts';
import { roleIn, type Flow } from './flows.ts';
import { Rehearsed } from './Rehearsed.tsx';
import { texts } from './texts.ts';

export interface RoleAnsweredProps {
  readonly flow: Flow;
  readonly declaration: RequestDeclaration;
  readonly imagined: Imagined;
  readonly held: readonly RoleRights[];
}

export function RoleAnswered({ flow, declaration, imagined, held }: RoleAnsweredProps): ReactElement {
  const t = useTexts(texts);
  if (held.length === 0) return <Callout tone="info">{t('chooseRole')}</Callout>;
  return (
    <Rehearsed
      flow={flow}
      declaration={declaration}
      imagined={imagined}
      role={roleIn(flow, declaration, held)}
      title={t('buttons')}
    />
  );
}
