import type { ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import type { AnyRecord } from '#language/record.ts';
import type { Right } from '#language/rights.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { canBeWritten } from './offeredActions.ts';
import { pagesAt } from '../rows/pages.ts';
import { texts } from '../texts.ts';

export interface CreateButtonProps {
  readonly entity: AnyEntity;
  readonly base: string;
  readonly rights: ReadonlySet<Right>;
  readonly prefill?: AnyRecord | undefined;
  readonly label?: string | undefined;
}

export function mayCreate({ entity, base, rights }: Pick<CreateButtonProps, 'entity' | 'base' | 'rights'>): boolean {
  return rights.has('canCreate') && canBeWritten(entity) && pagesAt(base).has('create');
}

/** Passes the values that the list already determines for the new record. */
export function CreateButton({ entity, base, rights, prefill, label }: CreateButtonProps): ReactElement | null {
  const t = useTexts(texts);
  if (!mayCreate({ entity, base, rights })) return null;
  const query = prefill === undefined ? '' : `?props=${encodeURIComponent(JSON.stringify(prefill))}`;
  return (
    <ButtonLink kind="primary" icon="add" to={`${base}/create${query}`}>
      {label ?? t('create')}
    </ButtonLink>
  );
}
