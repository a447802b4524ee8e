import type { ReactElement } from 'react';
import type { Workflow } from '#language/workflow.ts';
import { NEAR_PROTECTED_RULE } from '#platform/model/place/nearProtected.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';
import { Pager } from '../../form/view/Pager.tsx';
import type { RecordViewProps } from '../../form/view/RecordView.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tag } from '../../ui/feedback/Tag.tsx';
import { CaseFlags } from '../flags/CaseFlags.tsx';
import { useFlags } from '../flags/useFlags.ts';
import { caseNoticesOf } from '../state/caseNoticesOf.ts';
import { CaseNotices } from './CaseNotices.tsx';
import { CaseNotes } from './CaseNotes.tsx';
import { CasePanel } from './CasePanel.tsx';
import { CaseWarnings } from './CaseWarnings.tsx';
import { ModulePanels } from './ModulePanels.tsx';
import { StateTag } from './StateTag.tsx';
import { texts } from '../texts.ts';

export interface CaseHeadProps {
  readonly view: Pick<RecordViewProps, 'entity' | 'base' | 'record'>;
  readonly caseView: CaseView;
  readonly workflow: Workflow;
  readonly name: string;
  readonly code: string | undefined;
  readonly editAddress: string | undefined;
}

/** Shows what the case is, what must be known first, and its state. */
export function CaseHead({
  view: { entity, base, record },
  caseView,
  workflow,
  name,
  code,
  editAddress,
}: CaseHeadProps): ReactElement {
  const t = useTexts(texts);
  const { request, dossier } = caseView;
  const flags = useFlags(entity, caseView);
  const revision = typeof record['revision'] === 'number' ? record['revision'] : null;
  return (
    <>
      <PageHeader
        title={name}
        isName
        code={code}
        status={
          <>
            <StateTag state={request.status} of="requestStatus" />
            {revision === null || dossier.code === null ? null : (
              <Tag tone="neutral" icon="safe">
                {t('issuedCode', { code: dossier.code })}
              </Tag>
            )}
          </>
        }
        actions={<Pager base={base} id={record.id} page="view" />}
      />
      <CaseNotices
        notices={caseNoticesOf({ caseView, workflow, revision })}
        entity={entity}
        caseView={caseView}
        editAddress={editAddress}
      />
      <CaseFlags caseView={caseView} flags={flags} />
      <CaseWarnings entity={entity} caseView={caseView} except={flags.length === 0 ? undefined : NEAR_PROTECTED_RULE} />
      <CasePanel caseView={caseView} workflow={workflow}>
        <CaseNotes entity={entity} caseView={caseView} />
      </CasePanel>
      <ModulePanels caseView={caseView} />
    </>
  );
}
