import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement } from 'react';
import { baseOf } from '../../api/resource.ts';
import { FormFrame } from '../../form/page/FormFrame.tsx';
import type { FormSettings } from '../../form/page/formSession.ts';
import type { RecordFormProps } from '../../form/page/RecordForm.tsx';
import { RecordScreen, type RecordScreenProps } from '../../form/RecordScreen.tsx';
import { useRecordForm } from '../../form/page/useRecordForm.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { reloadCases } from '../caseApi.ts';
import { createPutOnce } from '../register/putEntry.ts';
import { withCounterFields, counterBodyOf } from './counterEntity.ts';
import { texts } from './texts.ts';

/** A request that an officer begins for an operator. Once it is saved it continues like every draft. */
export function CounterScreen({
  entity: declared,
  ...rest
}: Omit<RecordScreenProps, 'page' | 'terms' | 'form'>): ReactElement {
  const entity = useMemo(() => withCounterFields(declared), [declared]);
  return <RecordScreen {...rest} entity={entity} page="create" form={CounterForm} />;
}

function CounterForm(props: RecordFormProps): ReactElement {
  const { entity } = props;
  const t = useTexts(texts);
  const queries = useQueryClient();
  const [terms] = useState((): FormSettings => ({
    save: createPutOnce(`${baseOf(entity)}/counter`, counterBodyOf),
    isDraft: true,
    // The server can check rules about the operator only once the operator is known.
    checksOnlyAtSave: true,
    onSaved: () => reloadCases(queries, entity),
  }));
  const formState = useRecordForm(props, terms);
  return (
    <FormFrame
      {...props}
      formState={formState}
      title={t('title', { what: entity.title })}
      above={<Callout tone="info">{t('text')}</Callout>}
    />
  );
}
