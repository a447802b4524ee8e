import { use, useState, type ReactElement } from 'react';
import { useVisit } from '#platform/web/app/visit.ts';
import { loadEntity } from '#platform/web/declarations/declared.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { Segments } from '#platform/web/shell/Segments.tsx';
import { PictogramGallery } from './PictogramGallery.tsx';
import { texts } from './texts.ts';

const BASE = '/app/master-mgt/pictogram';

/** To look at, and as a table to work with. Who came to choose, or to search, came for the table. */
export function PictogramList(): ReactElement {
  const t = useTexts(texts);
  const { menu, canSelect } = useVisit();
  const entity = use(loadEntity('pictogram'));
  const [view, setView] = useState<'pictures' | 'table'>(() => (location.search === '' ? 'pictures' : 'table'));
  const isGallery = view === 'pictures' && !canSelect;
  const lead = canSelect ? undefined : (
    <div data-screen-only="">
      <Segments
        label={t('view')}
        segments={[
          { key: 'pictures', label: t('asPictures'), icon: 'grid' },
          { key: 'table', label: t('asTable'), icon: 'list' },
        ]}
        value={view}
        onChange={setView}
      />
    </div>
  );
  return <ListScreen entity={entity} base={BASE} menu={menu} lead={lead} instead={isGallery ? <PictogramGallery base={BASE} /> : undefined} />;
}
