import type { ReactElement } from 'react';
import type { FileValue } from '#language/record.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Spinner } from '../../ui/button/Spinner.tsx';
import { texts } from '../texts.ts';
import { useFile } from './useFile.ts';

export interface FilePictureProps {
  readonly file: FileValue;
  readonly alt: string;
  readonly className?: string | undefined;
}

/** Shows the picture of a record in the page itself. */
export function FilePicture({ file, ...given }: FilePictureProps): ReactElement {
  return <LoadedPicture key={file.url ?? file.name} file={file} {...given} />;
}

function LoadedPicture({ file, alt, className }: FilePictureProps): ReactElement {
  const t = useTexts(texts);
  const loaded = useFile(file);
  if (loaded === undefined) return <Spinner />;
  return 'error' in loaded ? (
    <Icon name="disconnect" label={t('noResponse')} />
  ) : (
    <img className={className} src={loaded.address} alt={alt} />
  );
}
