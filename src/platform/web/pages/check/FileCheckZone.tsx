import { useId, useState, type DragEvent, type ReactElement } from 'react';
import { MOST_CHECKED_BYTES } from '#platform/model/request/fileCheck.ts';
import choosing from '../../fields/file/choosing.module.css';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { refusalText } from '../../api/failureText.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { FileCheckResult } from './FileCheckResult.tsx';
import { texts } from './fileCheckTexts.ts';
import css from './FileCheckZone.module.css';
import sheet from './PublicSheet.module.css';
import { useFileCheck, type FileCheckState } from './useFileCheck.ts';

const MEGABYTE = 1024 * 1024;
const LIMIT = `${MOST_CHECKED_BYTES / MEGABYTE} MB`;

/** A zone to drop or choose a PDF; `token` is that of the document the page is about. */
export function FileCheckZone({ token }: { readonly token?: string | undefined }): ReactElement {
  const t = useTexts(texts);
  const { checking, check, stop } = useFileCheck();
  const [isOver, setOver] = useState(false);
  const isBusy = checking.state === 'sending';
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined && !isBusy) check(file);
  };
  return (
    <section className={sheet.part} data-screen-only>
      <h2 className={sheet.partTitle}>{t('title')}</h2>
      <p className={sheet.note}>{t('help')}</p>
      <div
        className={classes(css.zone, isOver && css.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!isBusy);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {isBusy ? (
          <CheckProgress checking={checking} onStop={stop} />
        ) : (
          <Chooser isAgain={checking.state !== 'idle'} onFile={check} />
        )}
      </div>
      <CheckOutcome checking={checking} token={token} />
    </section>
  );
}

function Chooser({
  isAgain,
  onFile,
}: {
  readonly isAgain: boolean;
  readonly onFile: (file: File) => void;
}): ReactElement {
  const t = useTexts(texts);
  const id = useId();
  return (
    <>
      <Icon name="filePdf" size={ICON_PX} />
      <div className={css.choosing}>
        <input
          id={id}
          type="file"
          className={choosing.input}
          accept="application/pdf,.pdf"
          aria-describedby={`${id}-limit`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Allows the same file to be chosen again.
            target.value = '';
            if (file !== undefined) onFile(file);
          }}
        />
        <label htmlFor={id} className={classes(choosing.choose, css.choose)}>
          {t(isAgain ? 'another' : 'choose')}
        </label>
        <span className={css.drop}>{t('drop')}</span>
      </div>
      <p id={`${id}-limit`} className={sheet.note}>
        {t('limit', { size: LIMIT })}
      </p>
    </>
  );
}

const ICON_PX = 32;
const PERCENT = 100;

function CheckProgress({
  checking,
  onStop,
}: {
  readonly checking: FileCheckState & { readonly state: 'sending' };
  readonly onStop: () => void;
}): ReactElement {
  const t = useTexts(texts);
  const words = t('checking', { name: checking.name });
  return (
    <>
      <output className={css.name}>{words}</output>
      <progress
        className={css.progress}
        max={PERCENT}
        value={Math.round(checking.share * PERCENT)}
        aria-label={words}
      />
      <Button size="small" onClick={onStop}>
        {t('stop')}
      </Button>
    </>
  );
}

function CheckOutcome({
  checking,
  token,
}: {
  readonly checking: FileCheckState;
  readonly token: string | undefined;
}): ReactElement | null {
  const t = useTexts(texts);
  const locale = useLocale();
  switch (checking.state) {
    case 'idle':
    case 'sending':
      return null;
    case 'refused':
      return (
        <Callout tone="bad" isAlert title={checking.name}>
          {t(checking.why, { size: LIMIT })}
        </Callout>
      );
    case 'failed':
      return (
        <Callout tone="bad" isAlert title={t('failed')}>
          <p>{`${checking.name}: ${refusalText(checking.error, locale)}`}</p>
        </Callout>
      );
    case 'done':
      return <FileCheckResult name={checking.name} check={checking.check} token={token} />;
  }
}
