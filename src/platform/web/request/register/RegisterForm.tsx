import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import type { CaseView } from '#platform/model/request/caseView.ts';
import type { WireRecord } from '../../api/resource.ts';
import { BackToView } from '../../form/page/BackToView.tsx';
import { FormFrame } from '../../form/page/FormFrame.tsx';
import type { FormSettings } from '../../form/page/formSession.ts';
import type { RecordFormProps } from '../../form/page/RecordForm.tsx';
import { useRecordForm } from '../../form/page/useRecordForm.ts';
import { useLabel } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { reloadCases } from '../caseApi.ts';
import { WithCase } from '../form/WithCase.tsx';
import { createPutEntry } from './putEntry.ts';
import { texts } from './texts.ts';

/** The form of a register: nothing in it is requested, so nothing is submitted or signed. */
export function RegisterForm(props: RecordFormProps): ReactElement {
  const { record } = props.opened;
  if (record === undefined) return <NewEntryForm {...props} />;
  return (
    <WithCase record={record}>
      {(caseView) => <CorrectionForm {...props} record={record} caseView={caseView} />}
    </WithCase>
  );
}

function NewEntryForm(props: RecordFormProps): ReactElement {
  const t = useTexts(texts);
  return <EntryForm {...props} title={t('recordTitle', { what: props.entity.title })} intro={t('recordText')} />;
}

/** Decided once: typed values must not be lost because a request is filed meanwhile. */
function CorrectionForm({
  record,
  caseView,
  ...props
}: RecordFormProps & { readonly record: WireRecord; readonly caseView: CaseView }): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const [correction] = useState(caseView.correction);
  if (correction?.isOpen === true)
    return (
      <EntryForm
        {...props}
        intro={t('correctText', { code: caseView.dossier.code ?? '', n: Number(record['revision']) + 1 })}
      />
    );
  const why = correction?.why ?? null;
  return <BackToView why={why === null ? t('notInRegister') : label(why)} view={`${props.base}/${record.id}/view`} />;
}

/** The revision of a document from the moment it is entered. */
const FIRST_REVISION = 1;

function EntryForm({
  title,
  intro,
  ...props
}: RecordFormProps & { readonly title?: string; readonly intro: string }): ReactElement {
  const { entity, opened } = props;
  const queries = useQueryClient();
  const [terms] = useState((): FormSettings => ({
    initialValues: () => ({ revision: FIRST_REVISION }),
    save: createPutEntry(entity, opened.record?.id),
    checksOnlyAtSave: true,
    onSaved: () => reloadCases(queries, entity),
  }));
  const formState = useRecordForm(props, terms);
  return <FormFrame {...props} formState={formState} title={title} above={<Callout tone="info">{intro}</Callout>} />;
}
