import type { ReactElement } from 'react';
import { sizeText } from '../fields/file/fileRules.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button/Button.tsx';
import { Callout } from '../ui/feedback/Callout.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import { FocusOnMount } from './FocusOnMount.tsx';
import css from './ImportDialog.module.css';
import { LARGEST_SHEET_BYTES } from './sheetFile.ts';
import { texts } from './texts.ts';
import type { ChoosingNote, ImportStage } from './useImport.ts';

export interface FileStepProps {
  readonly stage: ImportStage;
  readonly isOver: boolean;
  readonly onPick: () => void;
}

/** A zone to drop a file; afterwards shows which file it was. */
export function FileStep({ stage, isOver, onPick }: FileStepProps): ReactElement {
  const t = useTexts(texts);
  if (stage.at !== 'choosing')
    return isOver && stage.at !== 'working' ? (
      <div className={classes(css.zone, css.over)}>{t('dropNow')}</div>
    ) : (
      <FileLine file={stage.file} />
    );
  return (
    <>
      <div className={classes(css.zone, isOver && css.over)}>
        <Icon name="upload" size={ZONE_ICON_PX} />
        <div className={css.buttons}>
          <Button kind="primary" onClick={onPick}>
            {t('chooseFile')}
          </Button>
          <span className={css.hint}>{t(isOver ? 'dropNow' : 'dropHere')}</span>
        </div>
        <p className={css.hint}>{t('limits', { size: sizeText(LARGEST_SHEET_BYTES) })}</p>
      </div>
      {stage.note === undefined ? null : <SheetFileError note={stage.note} />}
    </>
  );
}

const ZONE_ICON_PX = 24;

function FileLine({ file }: { readonly file: File }): ReactElement {
  return (
    <p className={css.file}>
      <Icon name={file.name.toLowerCase().endsWith('.csv') ? 'fileText' : 'fileExcel'} />
      <span className={css.fileName}>{file.name}</span>
      <span className={css.hint}>{sizeText(file.size)}</span>
    </p>
  );
}

function SheetFileError({ note: { problem, file } }: { readonly note: ChoosingNote }): ReactElement {
  const t = useTexts(texts);
  const name = file?.name ?? '';
  const words =
    problem === 'oneFile'
      ? t('oneFile')
      : problem === 'tooLarge'
        ? t('tooLarge', { name, size: sizeText(file?.size ?? 0), limit: sizeText(LARGEST_SHEET_BYTES) })
        : t(problem, { name });
  return (
    <FocusOnMount key={words} label={words}>
      <Callout tone="bad">{words}</Callout>
    </FocusOnMount>
  );
}
