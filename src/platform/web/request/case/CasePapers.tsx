import type { ReactElement } from 'react';
import type { CaseView } from '#platform/model/request/caseView.ts';
import { FileLink } from '../../fields/file/FileLink.tsx';
import { useLabel } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Tag } from '../../ui/feedback/Tag.tsx';
import { Fact } from './Fact.tsx';
import { texts } from '../texts.ts';

/** Shows the application as it was filed, and how the issued document is signed. */
export function CasePapers({ caseView: { request } }: { readonly caseView: CaseView }): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const { filedFile, filedSign, issuedSign, scannedFile } = request.papers;
  const isInk = issuedSign?.code === 'notSigned';
  return (
    <>
      {filedFile === null ? null : (
        <Fact name={t('filedForm')}>
          <FileLink file={filedFile} isBrief />
          {filedSign === null ? null : <SignTag isSigned={filedSign.code === 'signed'} text={label(filedSign.label)} />}
        </Fact>
      )}
      {issuedSign === null ? null : (
        <Fact name={t('issuedSign')}>
          <SignTag isSigned={!isInk} text={isInk ? t('inkSign') : label(issuedSign.label)} />
          {scannedFile === null ? (
            isInk ? (
              <span>{t('scanAwaited')}</span>
            ) : null
          ) : (
            <FileLink file={scannedFile} isBrief />
          )}
        </Fact>
      )}
    </>
  );
}

function SignTag({ isSigned, text }: { readonly isSigned: boolean; readonly text: string }): ReactElement {
  return (
    <Tag tone={isSigned ? 'good' : 'neutral'} icon={isSigned ? 'sign' : 'edit'}>
      {text}
    </Tag>
  );
}
