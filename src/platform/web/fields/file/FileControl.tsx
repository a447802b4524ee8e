import { memo, useState, type DragEvent, type ReactElement } from 'react';
import type { FileField } from '#language/field.ts';
import type { FileValue } from '#language/record.ts';
import { ApiError, errorText, problemText } from '../../api/errors.ts';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { PlainButton } from '../../ui/button/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { ControlProps } from '../control.ts';
import { inputProps } from '../controls/inputProps.ts';
import { texts } from '../texts.ts';
import choosing from './choosing.module.css';
import css from './file.module.css';
import { FileLink } from './FileLink.tsx';
import { sizeText, typeText } from './fileRules.ts';
import { downloadFile } from './downloadFile.ts';
import { useFileUpload, type UploadState } from './useFileUpload.ts';

export const FileControl = memo(function FileControl(props: ControlProps<FileValue, FileField>): ReactElement {
  const { field, value, onChange, onBlur, isInCell = false, isDisabled = false } = props;
  const { uploading, send, cancel } = useFileUpload(props);
  const [isOver, setOver] = useState(false);
  const isBusy = uploading.state === 'sending';
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined && !isDisabled && !isBusy) send(file);
  };
  return (
    <div
      className={classes(css.box, isInCell && css.inCell, isOver && css.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!isDisabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      {...(isDisabled ? { 'data-disabled': true } : {})}
    >
      {value === null || isBusy ? null : <FileLink file={value} />}
      {isBusy ? <UploadProgress sending={uploading} onCancel={cancel} /> : null}
      <div className={css.tools}>
        {isBusy ? null : <Chooser props={props} hasValue={value !== null} onFile={send} />}
        {value === null || isBusy ? null : (
          <ValueTools
            file={value}
            isDisabled={isDisabled}
            onRemove={() => {
              cancel();
              onChange(null);
              onBlur?.();
            }}
          />
        )}
      </div>
      {isInCell || value !== null || isBusy ? null : <Limits field={field} />}
      <UploadError sending={uploading} onRetry={send} onGiveUp={cancel} />
    </div>
  );
});

/** The input serves the keyboard and screen readers; its label is the visible part. */
function Chooser({
  props,
  hasValue,
  onFile,
}: {
  readonly props: ControlProps<FileValue, FileField>;
  readonly hasValue: boolean;
  readonly onFile: (file: File) => void;
}): ReactElement {
  const t = useTexts(texts);
  const { id, field, isInCell = false, isDisabled = false, onBlur } = props;
  return (
    <>
      <input
        {...inputProps({ ...props, isRequired: false })}
        type="file"
        className={choosing.input}
        {...(field.accept.length === 0 ? {} : { accept: field.accept.join(',') })}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Allows the same file to be chosen again after it was corrected.
          target.value = '';
          if (file !== undefined) onFile(file);
        }}
        onBlur={onBlur}
      />
      <label htmlFor={id} className={classes(choosing.choose, css.choose)}>
        <Icon name="upload" />
        {t(hasValue ? 'otherFile' : 'chooseFile')}
      </label>
      {hasValue || isInCell || isDisabled ? null : <span className={css.hint}>{t('dropFile')}</span>}
    </>
  );
}

function ValueTools({
  file,
  isDisabled,
  onRemove,
}: {
  readonly file: FileValue;
  readonly isDisabled: boolean;
  readonly onRemove: () => void;
}): ReactElement {
  const t = useTexts(texts);
  return (
    <>
      <PlainButton
        kind="quiet"
        size="small"
        icon="download"
        isSquare
        aria-label={t('download')}
        title={t('download')}
        onClick={() => void downloadFile(file).catch(() => undefined)}
      />
      {isDisabled ? null : (
        <PlainButton
          kind="quiet"
          size="small"
          icon="delete"
          isSquare
          aria-label={t('removeFile')}
          title={t('removeFile')}
          onClick={onRemove}
        />
      )}
    </>
  );
}

function UploadProgress({
  sending,
  onCancel,
}: {
  readonly sending: UploadState & { readonly state: 'sending' };
  readonly onCancel: () => void;
}): ReactElement {
  const t = useTexts(texts);
  const percent = Math.round(sending.share * PERCENT);
  const words = t('sending', { name: sending.name });
  return (
    <div className={css.sending}>
      <span className={css.sendingName}>{words}</span>
      <progress className={css.progress} max={PERCENT} value={percent} aria-label={words} />
      <span className={css.percent}>{`${percent}%`}</span>
      <PlainButton kind="quiet" size="small" onClick={onCancel}>
        {t('cancelSending')}
      </PlainButton>
    </div>
  );
}

const PERCENT = 100;

function Limits({ field }: { readonly field: FileField }): ReactElement {
  const t = useTexts(texts);
  const types = field.accept.length === 0 ? t('anyType') : field.accept.map(typeText).join(', ');
  return <span className={css.limits}>{t('fileLimits', { types, size: sizeText(field.maxBytes) })}</span>;
}

function UploadError({
  sending,
  onRetry,
  onGiveUp,
}: {
  readonly sending: UploadState;
  readonly onRetry: (file: File) => void;
  readonly onGiveUp: () => void;
}): ReactElement | null {
  const t = useTexts(texts);
  const locale = useLocale();
  if (sending.state === 'refused') {
    return (
      <div className={css.trouble} role="alert">
        <span>{`${sending.name}: ${problemText(sending.problem, locale)}`}</span>
        <PlainButton kind="quiet" size="small" onClick={onGiveUp}>
          {t('close')}
        </PlainButton>
      </div>
    );
  }
  if (sending.state !== 'failed') return null;
  const { file, error } = sending;
  return (
    <div className={css.trouble} role="alert">
      <span>{`${file.name}: ${error instanceof ApiError ? errorText(error, locale) : t('noResponse')}`}</span>
      <PlainButton size="small" onClick={() => onRetry(file)}>
        {t('tryAgain')}
      </PlainButton>
      <PlainButton kind="quiet" size="small" onClick={onGiveUp}>
        {t('discard')}
      </PlainButton>
    </div>
  );
}
