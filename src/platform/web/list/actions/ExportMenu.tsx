import { useState, type ReactElement } from 'react';
import { exportRows, type SheetFormat } from '../../api/resource.ts';
import { saveAsFile } from '../../fields/file/downloadFile.ts';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Menu } from '../../ui/overlay/Menu.tsx';
import { exportCriteriaOf } from '../state/criteria.ts';
import { texts } from '../texts.ts';
import type { List } from '../useList.ts';

/** Exports every row of the filter in one of the file formats. */
export function ExportMenu({ list, isNarrow }: { readonly list: List; readonly isNarrow: boolean }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const [isBusy, setBusy] = useState(false);
  const take = async (format: SheetFormat): Promise<void> => {
    setBusy(true);
    try {
      // §9 "named export.csv".
      saveAsFile(
        await exportRows(list.entity, exportCriteriaOf(list.listQuery), { locale, format }),
        `export.${format}`,
      );
    } catch {
      // The call itself has already reported the error.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu
      trigger={
        <Button kind="quiet" size="small" icon="export" isBusy={isBusy} aria-label={t('export')}>
          {isNarrow ? null : t('export')}
        </Button>
      }
      items={[
        { key: 'csv', label: 'CSV (.csv)', icon: 'fileText', onSelect: () => void take('csv') },
        { key: 'xlsx', label: 'Excel (.xlsx)', icon: 'fileExcel', onSelect: () => void take('xlsx') },
      ]}
    />
  );
}
