import { useId, useState, type DragEvent, type ReactElement } from 'react';
import choosing from '../fields/file/choosing.module.css';
import { useTexts } from '../i18n/texts.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import css from './certificate.module.css';
import { texts } from './texts.ts';

interface P12PickerProps {
  readonly file: File | undefined;
  readonly problem: string | undefined;
  readonly onFile: (file: File) => void;
}

/** Picks the file by choosing or dropping; it is sent only when it is tested, because its content is secret. */
export function P12Picker({ file, problem, onFile }: P12PickerProps): ReactElement {
  const t = useTexts(texts);
  const id = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped !== undefined) onFile(dropped);
  };
  return (
    <div className={css.field}>
      <span className={css.label} id={`${id}-label`}>
        {t('file')}
      </span>
      <div
        className={classes(css.drop, isOver && css.over, problem !== undefined && css.wrong)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          id={id}
          type="file"
          className={choosing.input}
          accept=".p12,.pfx,application/x-pkcs12"
          aria-labelledby={`${id}-label ${id}-choose`}
          aria-describedby={`${id}-limits ${id}-problem`}
          {...(problem === undefined ? {} : { 'aria-invalid': true })}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            // Allows the same file to be chosen again after it was corrected.
            target.value = '';
            if (chosen !== undefined) onFile(chosen);
          }}
        />
        {file === undefined ? null : (
          <span className={css.chosen} data-content="">
            <Icon name="file" />
            {file.name}
          </span>
        )}
        <label htmlFor={id} id={`${id}-choose`} className={classes(choosing.choose, css.choose)}>
          <Icon name="upload" />
          {t(file === undefined ? 'choose' : 'chooseOther')}
        </label>
        {file === undefined ? <span className={css.soft}>{t('drop')}</span> : null}
      </div>
      <p id={`${id}-limits`} className={css.soft}>
        {t('limits')}
      </p>
      <p id={`${id}-problem`} className={css.problem} role="alert">
        {problem === undefined ? null : (
          <>
            <Icon name="error" />
            <span>{problem}</span>
          </>
        )}
      </p>
    </div>
  );
}
