import type { ReactElement } from 'react';
import { MODAL_WIDTH } from '#platform/web/constants.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { Dialog } from '#platform/web/ui/overlay/Dialog.tsx';
import css from './PaperDialog.module.css';
import { texts } from './texts.ts';

export interface PaperDialogProps {
  readonly title: string;
  readonly address: string;
  readonly onDownload: () => void;
  readonly onClose: () => void;
}

export function PaperDialog({ title, address, onDownload, onClose }: PaperDialogProps): ReactElement {
  const t = useTexts(texts);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      width={MODAL_WIDTH}
      footer={
        <Button icon="download" onClick={onDownload}>
          {t('download')}
        </Button>
      }
    >
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the browser's own reader refuses to run in one; what it reads is a PDF by its type, and no page */}
      <iframe className={css.paper} src={address} title={title} />
    </Dialog>
  );
}
