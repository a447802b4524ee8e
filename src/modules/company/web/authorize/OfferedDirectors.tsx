import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { inLocale } from '#language/label.ts';
import { baseOf, searchRecords } from '#platform/web/api/resource.ts';
import { useFieldValue, useFormStore } from '#platform/web/form/store/formContext.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { USER_REQUESTS } from '../holder/filings.ts';
import { useCompany } from '../holder/company.ts';
import css from './authorize.module.css';
import { texts } from './texts.ts';

interface Director {
  readonly id: string;
  readonly fullName: string;
  readonly idCard?: string | null;
  readonly position: string | null;
  readonly isAuthorizer: boolean;
}

/**
 * Offers the people who may give powers according to the registration: the directors who may sign, or the holder, if it
 * is a person.
 */
export function OfferedDirectors(): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { isLegalEntity, name, idTax, inForce } = useCompany();
  const { data } = useQuery({
    queryKey: [baseOf(USER_REQUESTS), 'directors', inForce?.id ?? ''],
    enabled: isLegalEntity && inForce !== undefined,
    queryFn: async ({ signal }) => {
      const { data: rows } = await searchRecords(
        USER_REQUESTS,
        {
          select: ['id'],
          page: 0,
          size: 1,
          where: [{ name: 'id', type: 'UUID', operator: '=', value: inForce?.id ?? '' }],
          children: [{ name: 'committees' }],
        },
        { signal, silent: true },
      );
      return ((rows[0]?.['committees'] ?? []) as readonly Director[]).filter(({ isAuthorizer }) => isAuthorizer);
    },
  });
  const offered: readonly Director[] = isLegalEntity
    ? (data ?? [])
    : [{ id: 'self', fullName: inLocale(name, 'th'), idCard: idTax, position: null, isAuthorizer: true }];
  if (offered.length === 0) return <p className={css.soft}>{t('noDirectors')}</p>;
  return (
    <fieldset className={css.choices} aria-label={t(isLegalEntity ? 'directors' : 'self')}>
      <span className={css.soft}>{t(isLegalEntity ? 'directors' : 'self')}</span>
      {offered.map((director) => (
        <Offer
          key={director.id}
          director={director}
          text={isLegalEntity ? director.fullName : inLocale(name, locale)}
        />
      ))}
    </fieldset>
  );
}

function Offer({
  director: { fullName, idCard, position },
  text,
}: {
  readonly director: Director;
  readonly text: string;
}): ReactElement {
  const store = useFormStore();
  const isChosen = useFieldValue('fullName') === fullName;
  return (
    <Button
      size="small"
      icon={isChosen ? 'check' : 'user'}
      aria-pressed={isChosen}
      onClick={() => store.setValues('', { fullName, position, ...(idCard === undefined ? {} : { idCard }) })}
    >
      {text}
    </Button>
  );
}
