import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { PasswordInput } from '../ui/input/PasswordInput.tsx';
import { Panel } from '../ui/layout/Panel.tsx';
import { Button } from '../ui/button/Button.tsx';
import { Callout } from '../ui/feedback/Callout.tsx';
import { LabelledInput } from '../ui/input/LabelledInput.tsx';
import css from './certificate.module.css';
import { CertificateFactList } from './CertificateFactList.tsx';
import { reloadCertificates } from './certificates.ts';
import { P12Picker } from './P12Picker.tsx';
import { texts } from './texts.ts';
import { useCertificateUpload } from './useCertificateUpload.ts';

/** Uploads a file and its password: tested first, then saved with a code. */
export function CertificateUpload({ isReplacing }: { readonly isReplacing: boolean }): ReactElement {
  const t = useTexts(texts);
  const queries = useQueryClient();
  // After a save the form is reset.
  const [turn, setTurn] = useState(0);
  return (
    <Panel title={t(isReplacing ? 'replace' : 'bringIn')}>
      <UploadForm
        key={turn}
        isReplacing={isReplacing}
        onSaved={() => {
          setTurn(turn + 1);
          void reloadCertificates(queries);
        }}
      />
    </Panel>
  );
}

function UploadForm({
  isReplacing,
  onSaved,
}: {
  readonly isReplacing: boolean;
  readonly onSaved: () => void;
}): ReactElement {
  const t = useTexts(texts);
  const { file, password, name, tested, problems, busy, setFile, setPassword, setName, test, save } =
    useCertificateUpload(onSaved);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (tested === undefined) test();
    else save();
  };
  return (
    <form className={css.body} onSubmit={submit} noValidate>
      {isReplacing ? <p className={css.soft}>{t('replaceHelp')}</p> : null}
      <div className={css.form}>
        <P12Picker file={file} problem={problems['file']} onFile={setFile} />
        <PasswordInput
          isField
          label={t('filePassword')}
          name="filePassword"
          autoComplete="current-password"
          help={t('filePasswordHelp')}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          problem={problems['password']}
        />
        <LabelledInput
          isField
          label={t('name')}
          name="certificateName"
          maxLength={NAME_LENGTH}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      {problems[''] === undefined ? null : (
        <Callout tone="bad" isAlert title={t('refused')}>
          {problems['']}
        </Callout>
      )}
      {tested === undefined ? null : (
        <div className={css.body}>
          <output>
            <Callout tone="good" title={t('opened')}>
              {t('openedHelp')}
            </Callout>
          </output>
          {tested.isNamed ? null : <Callout tone="info">{t('notNamed')}</Callout>}
          <CertificateFactList facts={tested} chain={tested.chain} />
        </div>
      )}
      <div className={css.actions}>
        <Button
          kind={tested === undefined ? 'primary' : 'default'}
          type={tested === undefined ? 'submit' : 'button'}
          icon="check"
          isBusy={busy === 'test'}
          {...(tested === undefined ? {} : { onClick: test })}
        >
          {t('test')}
        </Button>
        {tested === undefined ? null : (
          <Button kind="primary" type="submit" icon="save" isBusy={busy === 'save'}>
            {t('save')}
          </Button>
        )}
      </div>
    </form>
  );
}

const NAME_LENGTH = 200;
