import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { failureText } from '#platform/web/api/failureText.ts';
import { useVisit } from '#platform/web/route/visit.ts';
import { searchRecords, type WireRecord } from '#platform/web/api/resource.ts';
import { nameInLocale } from '#platform/web/fields/display.ts';
import { useFormStore } from '#platform/web/form/store/formContext.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { createMenuMatcher } from '#platform/web/session/menus.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { Skeleton } from '#platform/web/ui/feedback/Skeleton.tsx';
import { Table } from '#platform/web/ui/layout/Table.tsx';
import { ActiveTag } from '#platform/web/ui/feedback/Tag.tsx';
import { TextLink } from '#platform/web/ui/button/TextLink.tsx';
import { HazTypeTag } from './HazTypeTag.tsx';
import css from './ListedObjects.module.css';
import { texts } from './texts.ts';

const OBJECTS = { wire: 'master/haz-objects' } as const;
const PATH = '/app/master-mgt/haz-objects';
const MAX_ROWS = 100;

/** The path by which an object refers to the record of the page. */
const paths: Readonly<Record<string, string>> = {
  hazSubStance: 'refSubStance.id',
  coordinateCustoms: 'coordinates.refCoordinateCustoms.id',
};

/** Lists the objects that contain this substance, or are traded under this line. */
export function ListedObjects(): ReactElement {
  const store = useFormStore();
  const t = useTexts(texts);
  const path = paths[store.model.entity.name];
  if (path === undefined || store.isNew()) return <p className={css.quiet}>{t('saveFirst')}</p>;
  return <ListedObjectsOf path={path} id={String(store.getBase()['id'])} />;
}

function ListedObjectsOf({ path, id }: { readonly path: string; readonly id: string }): ReactElement {
  const t = useTexts(texts);
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/v1/master/haz-objects', 'that', path, id],
    queryFn: ({ signal }) =>
      searchRecords(
        OBJECTS,
        {
          select: ['code', 'nameTh', 'nameEn', 'refHazType.id', 'isActive'],
          where: [{ name: path, type: 'UUID', operator: '=', value: id }],
          sort: [{ name: 'code', type: 'ASC' }],
          page: 0,
          size: MAX_ROWS,
        },
        { signal, silent: true, background: true },
      ),
  });
  if (data !== undefined)
    return data.data.length === 0 ? (
      <p className={css.quiet}>{t('noObjects')}</p>
    ) : (
      <Rows rows={data.data} left={data.totalSize - data.data.length} />
    );
  if (error === null) return <Skeleton lines={2} />;
  const retry = (
    <Button size="small" icon="reload" onClick={() => void refetch()}>
      {t('retry')}
    </Button>
  );
  return (
    <Callout tone="warn" title={t('loadFailed')} action={retry}>
      {failureText(error)}
    </Callout>
  );
}

function Rows({ rows, left }: { readonly rows: readonly WireRecord[]; readonly left: number }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { info } = useVisit();
  const mayOpen = createMenuMatcher(info.menus)(`${PATH}/x/view`)?.rights.has('canView') === true;
  return (
    <>
      <Table label={t('objects')}>
        <thead>
          <tr>
            <th scope="col">{t('number')}</th>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('type')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, code, nameTh, nameEn, refHazType, isActive }) => (
            <tr key={id}>
              <td className={css.code}>
                {mayOpen ? <TextLink to={`${PATH}/${id}/view`}>{String(code)}</TextLink> : String(code)}
              </td>
              <td>
                {nameInLocale({ th: String(nameTh), en: String(nameEn) }, locale)}{' '}
                {isActive === false ? <ActiveTag isActive={false} /> : null}
              </td>
              <td>
                <HazTypeTag value={refHazType} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {left > 0 ? <p className={css.quiet}>{t('more', { n: left })}</p> : null}
    </>
  );
}
