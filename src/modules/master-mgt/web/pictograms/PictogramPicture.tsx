import type { ReactElement } from 'react';
import type { FileValue } from '#language/record.ts';
import { FilePicture } from '#platform/web/fields/file/FilePicture.tsx';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { findDrawing } from './drawings.ts';
import css from './PictogramPicture.module.css';
import { texts } from './texts.ts';

export interface PictogramPictureProps {
  readonly code: unknown;
  /** Used instead of the drawing, or if there is none. */
  readonly picture: FileValue | null;
  readonly alt: string;
  readonly sizePx: number;
}

export function PictogramPicture({ code, picture, alt, sizePx }: PictogramPictureProps): ReactElement {
  const t = useTexts(texts);
  const drawing = findDrawing(code);
  return (
    <span className={css.frame} style={{ width: sizePx, height: sizePx }}>
      {picture !== null ? (
        <FilePicture file={picture} alt={alt} className={css.picture} />
      ) : drawing === undefined ? (
        <span className={css.none}>{t('nonePainted')}</span>
      ) : (
        <img className={css.picture} src={drawing} alt={alt} />
      )}
    </span>
  );
}
