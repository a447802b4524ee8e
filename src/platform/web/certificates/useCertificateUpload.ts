/** State of a certificate upload: the chosen file and password, the result of the test, and the problems. */
import { useState } from 'react';
import type { CertificateFileFacts } from '#platform/model/account/certificateFacts.ts';
import { saveWithOtp } from '../account/saveWithOtp.ts';
import { accountProblemsOf, type FieldProblems } from '../account/accountProblems.ts';
import { call } from '../api/call.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { notify } from '../ui/feedback/toasts.ts';
import { readBase64 } from './readBase64.ts';
import { texts } from './texts.ts';

const PATH = '/api/v1/security/users/ca';
const FIELDS = ['file', 'password'];

export interface CertificateUploadState {
  readonly file: File | undefined;
  readonly password: string;
  readonly name: string;
  readonly tested: CertificateFileFacts | undefined;
  readonly problems: FieldProblems;
  readonly busy: 'test' | 'save' | undefined;
  readonly setFile: (file: File) => void;
  readonly setPassword: (password: string) => void;
  readonly setName: (name: string) => void;
  readonly test: () => void;
  readonly save: () => void;
}

export function useCertificateUpload(onSaved: () => void): CertificateUploadState {
  const t = useTexts(texts);
  const locale = useLocale();
  const [file, setFile] = useState<File>();
  const [password, setPassword] = useState('');
  const [name, setName] = useState('');
  const [tested, setTried] = useState<CertificateFileFacts>();
  const [problems, setProblems] = useState<FieldProblems>({});
  const [busy, setBusy] = useState<'test' | 'save'>();
  /** The tested input is no longer the input that would be saved. */
  const changed = (): void => {
    setTried(undefined);
    setProblems({});
  };
  const run = async (what: 'test' | 'save', task: (body: object) => Promise<void>): Promise<void> => {
    if (busy !== undefined) return;
    setBusy(what);
    setProblems({});
    try {
      await task({ file: file === undefined ? null : { name: file.name, blob: await readBase64(file) }, password });
    } catch (error) {
      setTried(undefined);
      setProblems(accountProblemsOf(error, FIELDS, locale));
    } finally {
      setBusy(undefined);
    }
  };
  return {
    file,
    password,
    name,
    tested,
    problems,
    busy,
    setFile: (chosen) => {
      setFile(chosen);
      changed();
    },
    setPassword: (typed) => {
      setPassword(typed);
      changed();
    },
    setName,
    test: () =>
      void run('test', async (body) =>
        setTried(await call<CertificateFileFacts>('PUT', PATH, { body: { ...body, isTrial: true }, silent: true })),
      ),
    save: () =>
      void run('save', async (body) => {
        await saveWithOtp({ method: 'PUT', path: PATH, body: { ...body, name }, purpose: 'certificate' });
        notify.success(t('saved'));
        onSaved();
      }),
  };
}
