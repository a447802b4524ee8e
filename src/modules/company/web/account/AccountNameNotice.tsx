import type { ReactElement } from 'react';
import { useFieldValue } from '#platform/web/form/store/formContext.ts';
import { useLabel } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { isSameCompanyName } from '../../companyName.ts';
import { useCompany } from '../holder/company.ts';
import { texts } from './texts.ts';

/** A different name is no mistake, because banks shorten names, but worth checking before money is taken. */
export function AccountNameNotice(): ReactElement | null {
  const t = useTexts(texts);
  const label = useLabel();
  const { name } = useCompany();
  const accountName = useFieldValue('accountName');
  if (typeof accountName !== 'string' || accountName.trim() === '' || isSameCompanyName(accountName, name)) return null;
  return <Callout tone="warn">{t('nameDiffers', { name: label(name) })}</Callout>;
}
