/** The papers of a fee: shown over the page, or handed out where a page shows none. */
import { useEffect, useState, type ReactElement } from 'react';
import { callRaw } from '#platform/web/api/call.ts';
import { handOut } from '#platform/web/fields/file/transfer.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { useNarrow } from '#platform/web/ui/useNarrow.ts';
import { FEES, underMenu, useFeeMenu } from '../feeMenu.ts';
import { PaperDialog } from './PaperDialog.tsx';
import { texts } from './texts.ts';

export type PaperKind = 'invoice' | 'receipt';

export interface AskedPaper {
  readonly kind: PaperKind;
  readonly feeId: string;
  /** Of what it is, as its file is called: `69000001`. */
  readonly code: string;
  /** Of a receipt that does not count any more; otherwise the one that does. */
  readonly receiptId?: string;
}

export interface Papers {
  readonly open: (asked: AskedPaper) => void;
  readonly busy: PaperKind | undefined;
  /** Over the page, where one is shown. */
  readonly dialog: ReactElement | null;
}

interface Shown {
  readonly title: string;
  readonly name: string;
  readonly bytes: Blob;
  readonly address: string;
}

const addresses = { invoice: `${FEES}/report/data`, receipt: `${FEES}/report/receipt` } as const;

export function usePaper(): Papers {
  const t = useTexts(texts);
  const menu = useFeeMenu();
  // Browsers of telephones show no PDF within a page.
  const isNarrow = useNarrow();
  const [busy, setBusy] = useState<PaperKind>();
  const [shown, setShown] = useState<Shown>();
  useEffect(() => (shown === undefined ? undefined : () => URL.revokeObjectURL(shown.address)), [shown]);
  const open = async ({ kind, feeId, code, receiptId }: AskedPaper): Promise<void> => {
    setBusy(kind);
    try {
      const response = await callRaw('POST', addresses[kind], {
        body: { id: feeId, ...(receiptId === undefined ? {} : { receiptId }) },
        ...underMenu(menu),
      });
      const bytes = new Blob([await response.arrayBuffer()], { type: 'application/pdf' });
      const name = `${kind}-${code.replaceAll('/', '-')}.pdf`;
      if (isNarrow) handOut(bytes, name);
      else setShown({ title: `${t(kind)} ${code}`, name, bytes, address: URL.createObjectURL(bytes) });
    } catch {
      // Said already, by the call itself.
    } finally {
      setBusy(undefined);
    }
  };
  return {
    open: (asked) => void open(asked),
    busy,
    dialog:
      shown === undefined ? null : (
        <PaperDialog
          title={shown.title}
          address={shown.address}
          onDownload={() => handOut(shown.bytes, shown.name)}
          onClose={() => setShown(undefined)}
        />
      ),
  };
}
