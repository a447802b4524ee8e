import { useMemo, type ReactElement } from 'react';
import { RecordScreen, type RecordScreenProps } from '../../form/RecordScreen.tsx';
import { withEntryFields, type EntryPage } from './registerEntry.ts';
import { RegisterForm } from './RegisterForm.tsx';

/** The page on which an officer enters a paper document in a register, or corrects an entry. */
export function RegisterScreen({
  entity: declared,
  page,
  ...rest
}: Omit<RecordScreenProps, 'page' | 'terms' | 'form'> & { readonly page: EntryPage }): ReactElement {
  const entity = useMemo(() => withEntryFields(declared, page), [declared, page]);
  return <RecordScreen {...rest} entity={entity} page={page} form={RegisterForm} />;
}
