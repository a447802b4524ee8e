import { useMemo, type ReactElement } from 'react';
import { entityWithListFor } from '#platform/model/request/caseLists.ts';
import { getDeclarationFor } from '../../declarations/moduleDocuments.ts';
import { ListFrame, type ListScreenProps } from '../../list/ListScreen.tsx';
import { useList } from '../../list/useList.ts';
import { withStateNamesOfType, withUseOfRow, caseSelects } from './listedCase.ts';
import { useCaseListActions } from './useCaseListActions.tsx';

export interface RequestListProps extends ListScreenProps {
  /** The party whose list it is; undefined for the register. */
  readonly party: string | undefined;
}

/** A list of documents that are requested, received and approved. */
export function RequestList({ party, ...given }: RequestListProps): ReactElement {
  const entity = useMemo(() => entityWithListFor(given.entity, party), [given.entity, party]);
  const props = { ...given, entity };
  const declaration = getDeclarationFor(entity);
  const read = useList({ ...props, selects: caseSelects });
  const columns = useMemo(
    () => withUseOfRow(withStateNamesOfType(read.columns, declaration.workflow)),
    [read.columns, declaration],
  );
  const list = { ...read, columns };
  const listActions = useCaseListActions(list, {
    declaration,
    party,
    isForApproval: props.menu?.attributes['forApprove'] === true,
  });
  return <ListFrame {...props} list={list} listActions={listActions} />;
}
