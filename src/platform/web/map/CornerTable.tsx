import type { ReactElement } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button/Button.tsx';
import { IconButton } from '../ui/button/IconButton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { DegreesInput } from './DegreesInput.tsx';
import css from './map.module.css';
import { NO_POSITION, type PlaceDraft, type TypedPosition } from './placeDraft.ts';
import { texts } from './texts.ts';

/** More rows are slow to draw and nobody types them. */
const ROWS_MAX = 100;

export interface CornerTableProps {
  readonly draft: PlaceDraft;
  readonly change: (more: Partial<PlaceDraft>) => void;
}

/** The corners of the boundary as a table, which does with the keyboard what the map does with the mouse. */
export function CornerTable({ draft: { corners, holes }, change }: CornerTableProps): ReactElement {
  const t = useTexts(texts);
  const set = (index: number, more: Partial<TypedPosition>): void =>
    change({ corners: corners.map((corner, at) => (at === index ? { ...corner, ...more } : corner)) });
  return (
    <>
      {corners.length > ROWS_MAX ? <p className={css.hint}>{t('manyCorners', { n: corners.length })}</p> : null}
      {corners.length === 0 || corners.length > ROWS_MAX ? null : (
        <table className={css.table} aria-label={t('boundary')}>
          <thead>
            <tr>
              <th scope="col">{t('corner')}</th>
              <th scope="col">{t('latitude')}</th>
              <th scope="col">{t('longitude')}</th>
              <th scope="col">
                <VisuallyHidden>{t('remove')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {corners.map((corner, index) => {
              const n = index + 1;
              return (
                // oxlint-disable-next-line react/no-array-index-key -- a corner is its place in the order
                <tr key={index}>
                  <th scope="row">{n}</th>
                  <td>
                    <DegreesInput
                      isLabelHidden
                      label={t('cornerLatitude', { n })}
                      value={corner.latitude}
                      onChange={(latitude) => set(index, { latitude })}
                    />
                  </td>
                  <td>
                    <DegreesInput
                      isLabelHidden
                      label={t('cornerLongitude', { n })}
                      value={corner.longitude}
                      onChange={(longitude) => set(index, { longitude })}
                    />
                  </td>
                  <td>
                    <IconButton
                      icon="delete"
                      label={t('removeCorner', { n })}
                      onClick={() => change({ corners: corners.filter((_, at) => at !== index) })}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {holes.length === 0 ? null : <p className={css.hint}>{t('holes', { n: holes.length })}</p>}
      <div className={css.buttons}>
        <Button size="small" icon="add" onClick={() => change({ corners: [...corners, NO_POSITION] })}>
          {t('addCorner')}
        </Button>
        {corners.length === 0 ? null : (
          <Button size="small" icon="delete" onClick={() => change({ corners: [], holes: [] })}>
            {t('removeBoundary')}
          </Button>
        )}
      </div>
      {corners.length > 0 && corners.length < 3 ? <p className={css.hint}>{t('fewCorners')}</p> : null}
    </>
  );
}
