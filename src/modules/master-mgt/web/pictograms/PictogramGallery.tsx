import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { FileValue } from '#language/record.ts';
import { searchRecords } from '#platform/web/api/resource.ts';
import { FETCH_ALL_SIZE } from '#platform/web/constants.ts';
import { lookupText, nameInLocale } from '#platform/web/fields/display.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Loading } from '#platform/web/ui/feedback/Loading.tsx';
import { EmptyState } from '#platform/web/ui/feedback/EmptyState.tsx';
import { codesIn } from '../../pictogramsOnLabel.ts';
import css from './PictogramGallery.module.css';
import { PictogramPicture } from './PictogramPicture.tsx';
import { texts } from './texts.ts';

const PICTOGRAMS = { wire: 'master/pictogram' } as const;
const SIZE_PX = 128;

interface GalleryRow {
  readonly id: string;
  readonly code: string;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly useTh: string | null;
  readonly useEn: string | null;
  readonly refSignalWord: unknown;
  readonly suppresses: string | null;
  readonly refPicture: FileValue | null;
}

/** Shows every active pictogram with its meaning. */
export function PictogramGallery({ base }: { readonly base: string }): ReactElement {
  const t = useTexts(texts);
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/v1/master/pictogram', 'gallery'],
    queryFn: ({ signal }) =>
      searchRecords<GalleryRow>(
        PICTOGRAMS,
        {
          where: [{ name: 'isActive', type: 'Boolean', operator: '=', value: true }],
          sort: [{ name: 'code', type: 'ASC' }],
          page: 0,
          size: FETCH_ALL_SIZE,
        },
        { signal, silent: true },
      ),
  });
  if (data === undefined)
    return <Loading kind="table" title={t('loadFailed')} error={error} onRetry={() => void refetch()} />;
  if (data.data.length === 0) return <EmptyState icon="image" title={t('nothing')} />;
  return (
    <ul className={css.gallery} aria-label={t('pictograms')}>
      {data.data.map((row) => (
        <Item key={row.id} row={row} base={base} />
      ))}
    </ul>
  );
}

function Item({ row, base }: { readonly row: GalleryRow; readonly base: string }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const name = nameInLocale({ th: row.nameTh, en: row.nameEn }, locale);
  const replaced = codesIn(row.suppresses);
  const signal = lookupText(row.refSignalWord, locale);
  return (
    <li className={css.item}>
      <PictogramPicture code={row.code} picture={row.refPicture} alt="" sizePx={SIZE_PX} />
      <div className={css.words}>
        <Link className={css.name} to={`${base}/${row.id}/view`}>
          <span className={css.code}>{row.code}</span> {name}
        </Link>
        {signal === '' ? null : <p className={css.signal}>{signal}</p>}
        <p className={css.use}>{nameInLocale({ th: row.useTh ?? '', en: row.useEn ?? '' }, locale)}</p>
        {replaced.length === 0 ? null : <p className={css.note}>{t('standsInFor', { codes: replaced.join(', ') })}</p>}
      </div>
    </li>
  );
}
