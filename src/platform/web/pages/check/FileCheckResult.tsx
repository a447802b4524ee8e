import type { ReactElement } from 'react';
import { formatDatetime, formatLongDate } from '#language/values/buddhistEra.ts';
import type {
  CheckedSignature,
  FileCheck,
  FileVerdict,
  IssuedPaper,
  SignatureOutcome,
} from '#platform/model/request/fileCheck.ts';
import { SHORT_DETAIL } from '../../route/guard.ts';
import { useLabel, useLocale } from '../../i18n/locale.ts';
import { translate, useTexts } from '../../i18n/texts.ts';
import type { IconName } from '../../ui/icon/Icon.tsx';
import { Tag, type Tone } from '../../ui/feedback/Tag.tsx';
import { TextLink } from '../../ui/button/TextLink.tsx';
import { FactList, type Fact } from './FactList.tsx';
import css from './FileCheckResult.module.css';
import { texts } from './fileCheckTexts.ts';
import sheet from './PublicSheet.module.css';
import { standingStyle } from './standingStyle.ts';
import { Verdict } from './Verdict.tsx';

const verdictStyles = {
  issued: { tone: 'good', icon: 'safe' },
  changed: { tone: 'bad', icon: 'edit' },
  signed: { tone: 'info', icon: 'sign' },
  doubtful: { tone: 'bad', icon: 'error' },
  unsigned: { tone: 'warn', icon: 'question' },
} as const satisfies Record<FileVerdict, { tone: Tone; icon: IconName }>;

const OTHER_DOCUMENT_STYLE = { tone: 'warn', icon: 'warning' } as const;

export interface FileCheckResultProps {
  readonly name: string;
  readonly check: FileCheck;
  /** Token of the document that the page is about. */
  readonly token: string | undefined;
}

/** Shows the verdict in one word; then which document it is, and who signed it. */
export function FileCheckResult({
  name,
  check: { verdict, paper, signatures },
  token,
}: FileCheckResultProps): ReactElement {
  const t = useTexts(texts);
  const page =
    paper === null || paper.address === null ? undefined : paper.address.slice(paper.address.indexOf(SHORT_DETAIL));
  const isOther = token !== undefined && page !== SHORT_DETAIL + token;
  // A valid file of another document is no confirmation for this one.
  const style = isOther && verdict === 'issued' ? OTHER_DOCUMENT_STYLE : verdictStyles[verdict];
  return (
    <div className={sheet.part}>
      <Verdict {...style} isSmall word={(locale) => translate(texts, locale)(verdict)}>
        <p className={css.name}>{name}</p>
        <p>{t(`${verdict}Text`)}</p>
        {isOther ? <p className={css.warning}>{t(paper === null ? 'notThisPaper' : 'otherPaper')}</p> : null}
      </Verdict>
      {paper === null ? null : <PaperFacts paper={paper} page={isOther || token === undefined ? page : undefined} />}
      {signatures.length === 0 ? null : <Signatures signatures={signatures} />}
    </div>
  );
}

function PaperFacts({ paper, page }: { readonly paper: IssuedPaper; readonly page: string | undefined }): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const locale = useLocale();
  const { tone, icon, word } = standingStyle({ standing: paper.standing, renewedBy: null });
  const facts: readonly Fact[] = [
    [t('paper'), label(paper.title)],
    [t('number'), paper.number],
    ...(paper.revision === null ? [] : [[t('revision'), String(paper.revision)] satisfies Fact]),
    [t('issuedOn'), formatLongDate(paper.issuedOn, locale)],
    // A receipt has neither.
    ...(paper.revision === null
      ? []
      : [
          [
            t('validUntil'),
            paper.validUntil === null ? t('noEnd') : formatLongDate(paper.validUntil, locale),
          ] satisfies Fact,
        ]),
    [
      t('today'),
      <Tag key="standing" tone={tone} icon={icon}>
        {word(locale)}
      </Tag>,
    ],
  ];
  return (
    <>
      <FactList label={t('paper')} facts={facts} />
      {page === undefined ? null : (
        <p>
          <TextLink to={page}>{t('openPaper')}</TextLink>
        </p>
      )}
    </>
  );
}

const outcomes = {
  kept: { tone: 'good', icon: 'good', text: 'kept' },
  changed: { tone: 'bad', icon: 'edit', text: 'changedSince' },
  worthless: { tone: 'bad', icon: 'error', text: 'worthless' },
} as const satisfies Record<SignatureOutcome, { tone: Tone; icon: IconName; text: keyof typeof texts }>;

function Signatures({ signatures }: { readonly signatures: readonly CheckedSignature[] }): ReactElement {
  const t = useTexts(texts);
  return (
    <>
      <h3 className={css.heading}>{t('signatures')}</h3>
      <ol className={css.signatures}>
        {signatures.map((signature, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- they have no name of their own, and their order is what they are
          <Signature key={index} signature={signature} />
        ))}
      </ol>
      <p className={sheet.note}>{t('notAsked')}</p>
    </>
  );
}

function Signature({
  signature: { outcome, signer, signedAt, reason, wasCertificateValid },
}: {
  readonly signature: CheckedSignature;
}): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { tone, icon, text } = outcomes[outcome];
  return (
    <li className={css.signature}>
      <p className={css.signer}>{signer === null ? t('nobody') : commonName(signer)}</p>
      {signedAt === null ? null : <p>{t('signedAt', { at: formatDatetime(signedAt, locale) })}</p>}
      {reason === null ? null : <p className={sheet.note}>{reason}</p>}
      <p className={css.tags}>
        <Tag tone={tone} icon={icon}>
          {t(text)}
        </Tag>
        {signer === null ? null : (
          <Tag tone={wasCertificateValid ? 'good' : 'bad'} icon={wasCertificateValid ? 'good' : 'error'}>
            {t(wasCertificateValid ? 'certificateGood' : 'certificateBad')}
          </Tag>
        )}
      </p>
      {signer === null ? null : <p className={sheet.note}>{signer}</p>}
    </li>
  );
}

/** From `CN=Somebody, O=…` returns the common name. */
function commonName(subject: string): string {
  return /^CN=(?<name>.+?)(?:, [\w.]+=|$)/u.exec(subject)?.groups?.['name'] ?? subject;
}
