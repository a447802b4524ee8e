import type { ReactElement } from 'react';
import { formatDate } from '#language/values/buddhistEra.ts';
import { useCodes } from '#platform/web/fields/options/useCodes.ts';
import { useRecordValues } from '#platform/web/form/store/useRecordValues.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import css from './ExpertCells.module.css';
import { texts } from './texts.ts';

interface RowProps {
  readonly row: string;
}

export function PersonCell({ row }: RowProps): ReactElement {
  const { name, registrationNo } = useRecordValues('storageLocationExpert', row).recordValues;
  return <TwoLines first={name} second={registrationNo} />;
}

export function PositionCell({ row }: RowProps): ReactElement {
  const { position, phone } = useRecordValues('storageLocationExpert', row).recordValues;
  return <TwoLines first={position} second={phone} />;
}

export function PaperCell({ row }: RowProps): ReactElement {
  const { textOf } = useCodes('expertPaper');
  const { refPaper, paperNo } = useRecordValues('storageLocationExpert', row).recordValues;
  return <TwoLines first={refPaper === null ? null : textOf(refPaper)} second={paperNo} />;
}

export function ValidityCell({ row }: RowProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { issuedDate, expiresDate } = useRecordValues('storageLocationExpert', row).recordValues;
  return (
    <TwoLines
      first={expiresDate === null ? t('noExpiry') : formatDate(expiresDate, locale)}
      second={issuedDate === null ? null : t('issued', { date: formatDate(issuedDate, locale) })}
    />
  );
}

function TwoLines({ first, second }: { readonly first: string | null; readonly second: string | null }): ReactElement {
  return (
    <span className={css.lines}>
      <span>{first}</span>
      {second === null ? null : <span className={css.quiet}>{second}</span>}
    </span>
  );
}
