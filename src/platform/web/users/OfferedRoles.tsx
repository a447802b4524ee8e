import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import type { AnyRecord } from '#language/record.ts';
import { normaliseForSearch } from '#language/values/thaiText.ts';
import { isRoleOfEverybody } from '#platform/model/accessRules.ts';
import { search, type SentTerm } from '../api/resource.ts';
import { CACHED_LIST_MS, FETCH_ALL_SIZE } from '../constants.ts';
import { nameIn } from '../fields/display.ts';
import { useOpenForm } from '../form/formContext.ts';
import { listOf } from '../form/settle.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LabelledInput } from '../ui/LabelledInput.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { TickLine } from '../ui/TickLine.tsx';
import { texts } from './texts.ts';
import css from './UserRoles.module.css';

export const ROLES = 'roles';
const ROLES_WIRE = { wire: 'security/roles' } as const;
const EVERY: readonly SentTerm[] = [];
/** With more one searches. */
const SEARCHED_FROM = 15;

interface RoleCard {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly nameEn: string | null;
}

/** The roles there are, each with a tick. */
export function OfferedRoles({ rows, isOpen, where = EVERY }: { readonly rows: readonly AnyRecord[]; readonly isOpen: boolean; readonly where?: readonly SentTerm[] | undefined }): ReactElement {
  const { store } = useOpenForm();
  const t = useTexts(texts);
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const { data, isError, refetch } = useQuery({
    queryKey: ['/api/v1/security/roles', 'cards', where],
    staleTime: CACHED_LIST_MS,
    queryFn: async ({ signal }) =>
      (await search<RoleCard>(ROLES_WIRE, { select: ['code', 'name', 'nameEn'], page: 0, size: FETCH_ALL_SIZE, where: [{ name: 'isActive', type: 'Boolean', operator: '=', value: true }, ...where], sort: [{ name: 'code', type: 'ASC' }] }, { signal, silent: true })).data,
  });
  if (isError && data === undefined) return <EmptyState icon="disconnect" title={t('rolesFailed')} action={<Button onClick={() => void refetch()}>{t('retry')}</Button>} />;
  if (data === undefined) return <Skeleton lines={4} />;
  const active = new Set(data.map(({ id }) => id));
  const held = new Map(rows.map((row) => [cardOf(row).id, row]));
  const base = listOf(store.getBase()[ROLES]);
  // Who has a role that was archived since still has it here, until it is taken away.
  const offered = [...data.filter(({ code }) => !isRoleOfEverybody(code)), ...[...base, ...rows].map(cardOf).filter(({ id }, index, all) => !active.has(id) && all.findIndex((one) => one.id === id) === index)];
  const wanted = normaliseForSearch(typed.trim());
  const shown = offered.filter(({ code, name, nameEn }) => normaliseForSearch(`${code} ${name} ${nameEn ?? ''}`).includes(wanted));
  const toggle = (card: RoleCard): void => {
    const row = held.get(card.id);
    if (row !== undefined) store.removeRow(ROLES, String(row['id']));
    else store.insertRow(ROLES, base.find((one) => cardOf(one).id === card.id) ?? store.newRow(ROLES, { refRole: card }));
  };
  return (
    <>
      {offered.length > SEARCHED_FROM ? <LabelledInput type="search" label={t('findRole')} isLabelHidden placeholder={t('findRole')} autoComplete="off" start={<Icon name="search" />} value={typed} className={css.search} onChange={({ target }) => setTyped(target.value)} /> : null}
      <fieldset className={css.offered} aria-label={t('roles')}>
        {shown.map((card) => (
          <TickLine key={card.id} className={css.one} checked={held.has(card.id)} disabled={!isOpen} onChange={() => toggle(card)}>
            {nameIn({ th: card.name, en: card.nameEn ?? '' }, locale)}
            <span className={css.code}>{active.has(card.id) ? card.code : `${card.code} · ${t('archivedRole')}`}</span>
          </TickLine>
        ))}
      </fieldset>
    </>
  );
}

export function cardOf(row: AnyRecord): RoleCard {
  return row['refRole'] as RoleCard;
}
