import type { ReactElement } from 'react';
import { useRecordValues } from '#platform/web/form/store/useRecordValues.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import css from './PrintedSignature.module.css';
import { texts } from './texts.ts';

/** Shows the block below a signature as printed. A document has its own language, whatever the reader's. */
export function PrintedSignature(): ReactElement {
  const t = useTexts(texts);
  const { lineTh, line2Th, lineEn, line2En, details } = useRecordValues('signJobPosition').recordValues;
  const first = (details ?? []).find(({ capacityTh }) => capacityTh !== null);
  return (
    <div className={css.preview}>
      <p className={css.title}>{t('preview')}</p>
      <div className={css.papers}>
        <Paper
          title={t('thai')}
          lang="th"
          signature="(ลายมือชื่อ)"
          person="(นายตัวอย่าง ผู้ลงนาม)"
          lines={[lineTh ?? '…', line2Th, first?.capacityTh ?? null]}
        />
        {lineEn === null ? (
          <p className={css.none}>{t('noEnglish')}</p>
        ) : (
          <Paper
            title={t('english')}
            lang="en"
            signature="(Signature)"
            person="(Mr. Sample Signatory)"
            lines={[lineEn, line2En, first?.capacityEn ?? null]}
          />
        )}
      </div>
    </div>
  );
}

interface PaperProps {
  readonly title: string;
  readonly lang: 'th' | 'en';
  readonly signature: string;
  readonly person: string;
  readonly lines: readonly (string | null)[];
}

function Paper({ title, lang, signature, person, lines }: PaperProps): ReactElement {
  return (
    <figure className={css.paper}>
      <figcaption className={css.language}>{title}</figcaption>
      <div lang={lang} className={css.block}>
        <p className={css.signature}>{signature}</p>
        <p>{person}</p>
        {lines.map((line) => (line === null ? null : <p key={line}>{line}</p>))}
      </div>
    </figure>
  );
}
