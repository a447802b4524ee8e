import type { ReactElement } from 'react';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { PictureOrList } from '../PictureOrList.tsx';
import { PictogramGallery } from './PictogramGallery.tsx';
import { texts } from './texts.ts';

const BASE = '/app/master-mgt/pictogram';

/** Shows the drawings, and a table of them. */
export function PictogramList(): ReactElement {
  const t = useTexts(texts);
  return (
    <PictureOrList
      entity="pictogram"
      base={BASE}
      label={t('view')}
      picture={{ label: t('asPictures'), icon: 'grid' }}
      list={{ label: t('asTable'), icon: 'list' }}
      drawn={<PictogramGallery base={BASE} />}
    />
  );
}
