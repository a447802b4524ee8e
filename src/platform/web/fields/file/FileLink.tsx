import { Suspense, useState, type ReactElement } from 'react';
import type { FileValue } from '#language/record.ts';
import { lazyComponent } from '../../lazy/lazyComponent.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Icon, type IconName } from '../../ui/icon/Icon.tsx';
import { texts } from '../texts.ts';
import css from './file.module.css';
import { findPreview, sizeText } from './fileRules.ts';
import { downloadFile } from './downloadFile.ts';

const FilePreview = lazyComponent(() => import('./FilePreview.tsx'), 'FilePreview');

/**
 * Shows the name of a file, which opens it if it can be displayed, and downloads it otherwise. With `isBrief`, where
 * space is short, without its size.
 */
export function FileLink({
  file,
  isBrief = false,
}: {
  readonly file: FileValue;
  readonly isBrief?: boolean;
}): ReactElement {
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  const canShow = findPreview(file.type) !== undefined;
  return (
    <span className={css.link}>
      <Icon name={iconOf(file.type)} />
      <button
        type="button"
        className={css.name}
        title={`${t(canShow ? 'preview' : 'download')} ${file.name}`}
        onClick={() => (canShow ? setOpen(true) : void downloadFile(file).catch(() => undefined))}
      >
        {file.name}
      </button>
      {isBrief ? null : <span className={css.size}>{sizeText(file.size)}</span>}
      <Suspense>{isOpen ? <FilePreview file={file} onClose={() => setOpen(false)} /> : null}</Suspense>
    </span>
  );
}

function iconOf(type: string): IconName {
  if (type.startsWith('image/')) return 'image';
  if (type === 'application/pdf') return 'filePdf';
  return type.includes('sheet') || type === 'text/csv' ? 'fileExcel' : 'file';
}
