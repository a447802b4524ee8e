import { useState, type ReactElement } from 'react';
import { callRaw } from '#platform/web/api/call.ts';
import { saveAsFile } from '#platform/web/fields/file/downloadFile.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { exportCriteriaOf } from '#platform/web/list/state/criteria.ts';
import type { List } from '#platform/web/list/useList.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { FEES } from '../feeMenu.ts';
import css from './FeeSheets.module.css';
import { texts } from './texts.ts';

const sheets = { feeSheet: 'fee-statement-excel', paymentSheet: 'payment-summary-excel' } as const;
type Sheet = keyof typeof sheets;

/** Downloads every fee of the filter as a workbook, or the payments of them. */
export function FeeSheets({ list }: { readonly list: List }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const [busy, setBusy] = useState<Sheet>();
  const take = async (sheet: Sheet): Promise<void> => {
    setBusy(sheet);
    try {
      const { where, sort } = exportCriteriaOf(list.listQuery);
      const response = await callRaw('POST', `${FEES}/report/${sheets[sheet]}`, {
        body: { where, sort },
        query: { locale },
      });
      saveAsFile(await response.blob(), `${sheets[sheet]}.xlsx`);
    } catch {
      // The call itself has already shown the error.
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <div className={css.sheets} data-screen-only="">
      {(['feeSheet', 'paymentSheet'] as const).map((sheet) => (
        <Button key={sheet} size="small" icon="fileExcel" isBusy={busy === sheet} onClick={() => void take(sheet)}>
          {t(sheet)}
        </Button>
      ))}
    </div>
  );
}
