/** What is drawn in a table of the open form, for the table itself and for all that stands in it. */
import { createContext, use } from 'react';
import { useTexts, type Translate } from '../../i18n/texts.ts';
import { splitAddress } from '../store/address.ts';
import { useOpenForm } from '../store/formContext.ts';
import { modelAt } from '../model/formModel.ts';
import type { FormTable } from '../model/formTable.ts';
import { texts } from '../texts.ts';

const DEFAULT_TABLE: FormTable = {};

/** Of the rows at an address. Waits until what the module draws is here. */
export function useFormTable(address: string): FormTable {
  const { store, tables } = useOpenForm();
  const { record, name } = splitAddress(address);
  const load = tables?.[`${modelAt(store.model, record).entity.name}.${name}`];
  return load === undefined ? DEFAULT_TABLE : use(load());
}

export const TableContext = createContext<FormTable>(DEFAULT_TABLE);

/** What is said of rows, in the words of the table one stands in. */
export function useTableTexts(): Translate<typeof texts> {
  const { texts: own } = use(TableContext);
  return useTexts(own === undefined ? texts : { ...texts, ...own });
}
