import type { ReactElement } from 'react';
import { formatDatetime } from '#language/values/buddhistEra.ts';
import { findInstant } from '#language/values/instant.ts';
import type { WireRecord } from '../../api/resource.ts';
import { authorName } from '../../i18n/authorName.ts';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import css from './Stamps.module.css';
import { texts } from '../texts.ts';

/** Author and time, at the end of the document. */
export function Stamps({ record }: { readonly record: WireRecord }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const line = (key: 'createdBy' | 'updatedBy', by: unknown, at: unknown): string | undefined => {
    const moment = typeof at === 'string' ? findInstant(at) : undefined;
    return typeof by === 'string' && moment !== undefined
      ? t(key, { by: authorName(by, locale), at: formatDatetime(moment, locale) })
      : undefined;
  };
  const lines = [
    line('createdBy', record['createBy'], record['createDate']),
    line('updatedBy', record['updateBy'], record['updateDate']),
  ].filter((text) => text !== undefined);
  return <p className={css.stamps}>{lines.join(' · ')}</p>;
}
