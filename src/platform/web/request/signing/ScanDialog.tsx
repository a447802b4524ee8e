import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import { file as fileField } from '#language/field.ts';
import type { MessageRef } from '#language/message.ts';
import type { FileValue } from '#language/record.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';
import { problemText } from '../../api/errors.ts';
import { CANCEL_DIALOG_WIDTH_PX } from '../../constants.ts';
import { describedBy, FieldFrame } from '../../fields/FieldFrame.tsx';
import { FileControl } from '../../fields/file/FileControl.tsx';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { notify } from '../../ui/feedback/toasts.ts';
import { attachScan, reloadCases } from '../caseApi.ts';
import { StepError } from '../dialog/StepError.tsx';
import css from './SignQuestion.module.css';
import { texts } from './texts.ts';

const field = fileField(['ไฟล์สแกน', 'Scanned copy'], { required: true, accept: ['application/pdf'] });

export interface ScanDialogProps {
  readonly entity: AnyEntity;
  readonly caseView: CaseView;
  /** Id of the menu whose right is needed; undefined: the menu of the page. */
  readonly menuId: string | undefined;
  readonly onClose: () => void;
}

/** Attaches the copy of the issued document that was signed in ink. */
export function ScanDialog({ entity, caseView: { request }, menuId, onClose }: ScanDialogProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const id = useId();
  const queries = useQueryClient();
  const [scan, setScan] = useState<FileValue | null>(null);
  const [uploadProblem, setUploadProblem] = useState<MessageRef>();
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const send = async (file: FileValue): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      await attachScan({ id: request.id, version: request.version }, file, {
        silent: true,
        ...(menuId === undefined ? {} : { headers: { 'x-menu-id': menuId } }),
      });
      notify.success(t('attached'));
      onClose();
    } catch (caught) {
      setError(caught);
    } finally {
      setBusy(false);
      reloadCases(queries, entity);
    }
  };
  const attach = (): void => {
    setTried(true);
    if (scan !== null && uploadProblem === undefined) void send(scan);
  };
  const problem = !isTried
    ? undefined
    : uploadProblem !== undefined
      ? problemText(uploadProblem, locale)
      : scan === null
        ? t('scanMissing')
        : undefined;
  const described = describedBy(id, { problem });
  const footer = (
    <>
      <Button onClick={onClose} disabledReason={isBusy ? '' : undefined}>
        {t('goBack')}
      </Button>
      <Button kind="primary" icon="upload" isBusy={isBusy} onClick={attach}>
        {t('attach')}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('attachScan')}
      width={`${CANCEL_DIALOG_WIDTH_PX}px`}
      footer={footer}
      isBusy={isBusy}
    >
      <div className={css.question}>
        {error === undefined ? null : <StepError error={error} entity={entity} editAddress={undefined} />}
        <p>{t('scanHelp')}</p>
        <FieldFrame id={id} label={t('scan')} isRequired problem={problem}>
          <FileControl
            id={id}
            name="scan"
            field={field}
            value={scan}
            onChange={setScan}
            onInvalidInput={setUploadProblem}
            isRequired
            isInvalid={problem !== undefined}
            {...(described === undefined ? {} : { describedBy: described })}
          />
        </FieldFrame>
      </div>
    </Dialog>
  );
}
