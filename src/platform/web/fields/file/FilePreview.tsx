import type { ReactElement } from 'react';
import type { FileValue } from '#language/record.ts';
import { ApiError, errorText } from '../../api/errors.ts';
import { MODAL_WIDTH } from '../../constants.ts';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { Spinner } from '../../ui/button/Spinner.tsx';
import { texts } from '../texts.ts';
import css from './file.module.css';
import { findPreview } from './fileRules.ts';
import { downloadFile } from './downloadFile.ts';
import { useFile } from './useFile.ts';

/** Shows the file in an overlay over the page. */
export function FilePreview({
  file,
  onClose,
}: {
  readonly file: FileValue;
  readonly onClose: () => void;
}): ReactElement {
  const t = useTexts(texts);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={file.name}
      width={MODAL_WIDTH}
      footer={<DownloadButton file={file} label={t('download')} />}
    >
      <PreviewContent file={file} />
    </Dialog>
  );
}

function DownloadButton({ file, label }: { readonly file: FileValue; readonly label: string }): ReactElement {
  return (
    <Button icon="download" onClick={() => void downloadFile(file).catch(() => undefined)}>
      {label}
    </Button>
  );
}

function PreviewContent({ file }: { readonly file: FileValue }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const loaded = useFile(file);
  if (loaded === undefined) return <Spinner isLarge />;
  if ('error' in loaded)
    return (
      <Callout tone="bad">
        {loaded.error instanceof ApiError ? errorText(loaded.error, locale) : t('noResponse')}
      </Callout>
    );
  switch (findPreview(file.type)) {
    case 'picture':
      return <img className={css.picture} src={loaded.address} alt={file.name} />;
    case 'pdf':
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the browser's own reader refuses to run in one; what it reads is a PDF by its type, and no page
      return <iframe className={css.pdf} src={loaded.address} title={file.name} />;
    case undefined:
      return <p>{t('cannotShow')}</p>;
  }
}
