/** Provides the module's settings for a table of the open form, to the table and to everything inside it. */
import { createContext, use } from 'react';
import { useTexts, type Translate } from '../../i18n/texts.ts';
import { splitAddress } from '../store/address.ts';
import { useOpenForm } from '../store/formContext.ts';
import { modelAt } from '../model/formModel.ts';
import type { FormTable } from '../model/formTable.ts';
import { texts } from '../texts.ts';

const DEFAULT_TABLE: FormTable = {};

/** Returns the settings for the rows at an address. Waits until the module's part is loaded. */
export function useFormTable(address: string): FormTable {
  const { store, tables } = useOpenForm();
  const { record, name } = splitAddress(address);
  const load = tables?.[`${modelAt(store.model, record).entity.name}.${name}`];
  return load === undefined ? DEFAULT_TABLE : use(load());
}

export const TableContext = createContext<FormTable>(DEFAULT_TABLE);

/** Returns the texts about rows in the words of the surrounding table. */
export function useTableTexts(): Translate<typeof texts> {
  const { texts: own } = use(TableContext);
  return useTexts(own === undefined ? texts : { ...texts, ...own });
}
