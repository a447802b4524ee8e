/** Shows the papers of a fee over the page, or downloads them if a page cannot show them. */
import { useEffect, useState, type ReactElement } from 'react';
import { callRaw } from '#platform/web/api/call.ts';
import { saveAsFile } from '#platform/web/fields/file/downloadFile.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { useIsNarrowScreen } from '#platform/web/ui/useIsNarrowScreen.ts';
import { FEES, underMenu, useFeeMenu } from '../feeMenu.ts';
import { PaperDialog } from './PaperDialog.tsx';
import { texts } from './texts.ts';

export type PaperKind = 'invoice' | 'receipt';

export interface PaperRequest {
  readonly kind: PaperKind;
  readonly feeId: string;
  /** The number in the name of the file: `69000001`. */
  readonly code: string;
  /** The id of a receipt that is not valid any more; by default the valid one is shown. */
  readonly receiptId?: string;
}

export interface Papers {
  readonly open: (asked: PaperRequest) => void;
  readonly busy: PaperKind | undefined;
  /** The open paper over the page, if there is one. */
  readonly dialog: ReactElement | null;
}

interface OpenPaper {
  readonly title: string;
  readonly name: string;
  readonly bytes: Blob;
  readonly address: string;
}

const addresses = { invoice: `${FEES}/report/data`, receipt: `${FEES}/report/receipt` } as const;

export function useFeePapers(): Papers {
  const t = useTexts(texts);
  const menu = useFeeMenu();
  // Browsers of phones cannot show a PDF within a page.
  const isNarrow = useIsNarrowScreen();
  const [busy, setBusy] = useState<PaperKind>();
  const [openPaper, setOpenPaper] = useState<OpenPaper>();
  useEffect(() => (openPaper === undefined ? undefined : () => URL.revokeObjectURL(openPaper.address)), [openPaper]);
  const open = async ({ kind, feeId, code, receiptId }: PaperRequest): Promise<void> => {
    setBusy(kind);
    try {
      const response = await callRaw('POST', addresses[kind], {
        body: { id: feeId, ...(receiptId === undefined ? {} : { receiptId }) },
        ...underMenu(menu),
      });
      const bytes = new Blob([await response.arrayBuffer()], { type: 'application/pdf' });
      const name = `${kind}-${code.replaceAll('/', '-')}.pdf`;
      if (isNarrow) saveAsFile(bytes, name);
      else setOpenPaper({ title: `${t(kind)} ${code}`, name, bytes, address: URL.createObjectURL(bytes) });
    } catch {
      // The call itself has already shown the error.
    } finally {
      setBusy(undefined);
    }
  };
  return {
    open: (request) => void open(request),
    busy,
    dialog:
      openPaper === undefined ? null : (
        <PaperDialog
          title={openPaper.title}
          address={openPaper.address}
          onDownload={() => saveAsFile(openPaper.bytes, openPaper.name)}
          onClose={() => setOpenPaper(undefined)}
        />
      ),
  };
}
