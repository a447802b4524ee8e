import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import type { CaseView } from '#platform/model/request/caseView.ts';
import type { WireRecord } from '../../api/resource.ts';
import { BackToView } from '../../form/page/BackToView.tsx';
import { FormFrame } from '../../form/page/FormFrame.tsx';
import type { FormTerms } from '../../form/page/formSession.ts';
import type { RecordFormProps } from '../../form/page/RecordForm.tsx';
import { useRecordForm } from '../../form/page/useRecordForm.ts';
import { useLabel } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { forgetCases } from '../caseApi.ts';
import { OfCase } from '../form/OfCase.tsx';
import { createPutEntry } from './putEntry.ts';
import { texts } from './texts.ts';

/** The form of a register: nothing in it is requested, so nothing is submitted or signed. */
export function RegisterForm(props: RecordFormProps): ReactElement {
  const { record } = props.opened;
  if (record === undefined) return <Recording {...props} />;
  return <OfCase record={record}>{(kase) => <Correction {...props} record={record} kase={kase} />}</OfCase>;
}

function Recording(props: RecordFormProps): ReactElement {
  const t = useTexts(texts);
  return <EntryForm {...props} title={t('recordTitle', { what: props.entity.title })} told={t('recordText')} />;
}

/** Decided once: what is typed is not taken away because somebody files a request meanwhile. */
function Correction({
  record,
  kase,
  ...props
}: RecordFormProps & { readonly record: WireRecord; readonly kase: CaseView }): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const [correction] = useState(kase.correction);
  if (correction?.isOpen === true)
    return (
      <EntryForm
        {...props}
        told={t('correctText', { code: kase.dossier.code ?? '', n: Number(record['revision']) + 1 })}
      />
    );
  const why = correction?.why ?? null;
  return <BackToView why={why === null ? t('notInRegister') : label(why)} view={`${props.base}/${record.id}/view`} />;
}

/** As it is from the moment it is entered. */
const FIRST_REVISION = 1;

function EntryForm({
  title,
  told,
  ...props
}: RecordFormProps & { readonly title?: string; readonly told: string }): ReactElement {
  const { entity, opened } = props;
  const queries = useQueryClient();
  const [terms] = useState((): FormTerms => ({
    begin: () => ({ revision: FIRST_REVISION }),
    put: createPutEntry(entity, opened.record?.id),
    isCheckedAtSave: true,
    onSaved: () => forgetCases(queries, entity),
  }));
  const work = useRecordForm(props, terms);
  return <FormFrame {...props} work={work} title={title} above={<Callout tone="info">{told}</Callout>} />;
}
