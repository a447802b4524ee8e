import { use, useState, type ReactElement } from 'react';
import { useVisit } from '#platform/web/route/visit.ts';
import { loadEntity } from '#platform/web/declarations/loadedModules.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { Segments, type Segment } from '#platform/web/ui/input/Segments.tsx';

export interface PictureOrListProps {
  readonly entity: string;
  readonly base: string;
  /** The label of the choice, and of each of the two. */
  readonly label: string;
  readonly picture: Omit<Segment<'picture'>, 'key'>;
  readonly list: Omit<Segment<'list'>, 'key'>;
  /** The view that is shown instead of the list. */
  readonly drawn: ReactElement;
}

/** Offers a picture view and a list view. People who come to choose a record, or to search, get the list. */
export function PictureOrList({ entity: name, base, label, picture, list, drawn }: PictureOrListProps): ReactElement {
  const { menu, canSelect } = useVisit();
  const entity = use(loadEntity(name));
  const [view, setView] = useState<'picture' | 'list'>(() => (location.search === '' ? 'picture' : 'list'));
  const lead = canSelect ? undefined : (
    <div data-screen-only="">
      <Segments
        label={label}
        segments={[
          { key: 'picture', ...picture },
          { key: 'list', ...list },
        ]}
        value={view}
        onChange={setView}
      />
    </div>
  );
  return (
    <ListScreen
      entity={entity}
      base={base}
      menu={menu}
      lead={lead}
      instead={view === 'picture' && !canSelect ? drawn : undefined}
    />
  );
}
