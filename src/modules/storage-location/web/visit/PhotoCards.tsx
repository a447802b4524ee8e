import type { ReactElement } from 'react';
import { remainingRows } from '#language/remainingRows.ts';
import { FileLink } from '#platform/web/fields/file/FileLink.tsx';
import { FilePicture } from '#platform/web/fields/file/FilePicture.tsx';
import { useRecordValue } from '#platform/web/form/store/useRecordValues.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import css from './PhotoRow.module.css';
import { photoTexts } from './texts.ts';

/** The photographs as they are read: each with its caption, and a link to the full size. */
export function PhotoCards(): ReactElement {
  const t = useTexts(photoTexts);
  const photos = useRecordValue('storageLocation', ({ visitPhotos }) =>
    remainingRows(visitPhotos).map(([{ id, file, caption }]) => ({ id, file, caption: caption ?? '' })),
  );
  if (photos.length === 0) return <p>{t('noRows')}</p>;
  return (
    <ul className={css.photos}>
      {photos.map(({ id, file, caption }) => (
        <li key={id} className={css.photo}>
          {file === null ? null : (
            <>
              <FilePicture file={file} alt={caption} className={css.picture} />
              <span>{caption}</span>
              <FileLink file={file} isBrief />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
