import type { ReactElement } from 'react';
import type { FileValue } from '#language/record.ts';
import { FilePicture } from '../fields/file/FilePicture.tsx';
import { useTexts } from '../i18n/texts.ts';
import css from './SignaturePair.module.css';
import { texts } from './texts.ts';

/** Both variants side by side, on white in either theme, like paper. */
export function SignaturePair({
  thai,
  english,
}: {
  readonly thai: FileValue | null;
  readonly english: FileValue | null;
}): ReactElement {
  const t = useTexts(texts);
  return (
    <div className={css.pair}>
      <Variant name={t('thai')} file={thai} />
      <Variant name={t('english')} file={english} />
    </div>
  );
}

function Variant({ name, file }: { readonly name: string; readonly file: FileValue | null }): ReactElement {
  const t = useTexts(texts);
  return (
    <figure className={css.variant}>
      <div className={css.paper} data-theme="light">
        {file === null ? (
          <span className={css.nothing}>{t('none')}</span>
        ) : (
          <FilePicture file={file} alt={name} className={css.picture} />
        )}
      </div>
      <figcaption className={css.caption}>{name}</figcaption>
    </figure>
  );
}
