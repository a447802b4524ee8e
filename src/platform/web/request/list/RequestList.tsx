import { useMemo, type ReactElement } from 'react';
import { entityWithListFor, withListed } from '#platform/model/request/caseLists.ts';
import { getDeclarationFor } from '../../declarations/moduleDocuments.ts';
import { ListFrame, type ListScreenProps } from '../../list/ListScreen.tsx';
import { useList } from '../../list/useList.ts';
import { withStateNamesOfType, withUseOfRow, caseSelects } from './listedCase.ts';
import { useCaseListActions } from './useCaseListActions.tsx';

export interface RequestListProps extends ListScreenProps {
  /** Fields that this list shows and searches by, in addition to the usual ones. */
  readonly alsoListed?: readonly string[] | undefined;
  /** The party whose list it is; undefined for the register. */
  readonly party: string | undefined;
}

/** A list of documents that are requested, received and approved. */
export function RequestList({ party, alsoListed, ...given }: RequestListProps): ReactElement {
  const entity = useMemo(
    () => withListed(entityWithListFor(given.entity, party), alsoListed),
    [given.entity, party, alsoListed],
  );
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
