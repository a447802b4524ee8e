import { useRef, type ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import { useLabel } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { FileStep } from './FileStep.tsx';
import css from './ImportDialog.module.css';
import { ImportFooter } from './ImportFooter.tsx';
import { ResultStep } from './ResultStep.tsx';
import { SHEET_ENDINGS } from './sheetFile.ts';
import { ImportStep } from './ImportStep.tsx';
import { TemplateStep } from './TemplateStep.tsx';
import { texts } from './texts.ts';
import { useFileDrop } from './useFileDrop.ts';
import { useImport } from './useImport.ts';

export interface ImportDialogProps {
  readonly entity: AnyEntity;
  readonly onClose: () => void;
}

/** Imports rows from a file: first checked, then loaded, all of them or none. */
export function ImportDialog({ entity, onClose }: ImportDialogProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const importing = useImport(entity);
  const { stage, choose } = importing;
  const input = useRef<HTMLInputElement>(null);
  const isOver = useFileDrop((files) => stage.at !== 'working' && choose(files));
  const isChoosing = stage.at === 'choosing';
  const onPick = (): void => input.current?.click();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('title', { what: label(entity.title) })}
      width={WIDTH}
      isBusy={stage.at === 'working' && !stage.isTrial}
      footer={<ImportFooter importing={importing} onPick={onPick} onClose={onClose} />}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={SHEET_ENDINGS.join(',')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Allows the same file to be chosen again after it was corrected.
          target.value = '';
          if (files.length > 0) choose(files);
        }}
      />
      <ol className={css.steps}>
        <ImportStep number={1} title={t('templateStep')} state={isChoosing ? 'now' : 'done'}>
          {isChoosing ? <TemplateStep entity={entity} /> : null}
        </ImportStep>
        <ImportStep number={2} title={t('fileStep')} state={isChoosing ? 'now' : 'done'}>
          <FileStep stage={stage} isOver={isOver} onPick={onPick} />
        </ImportStep>
        <ImportStep
          number={3}
          title={t('resultStep')}
          state={isChoosing ? 'later' : stage.at === 'done' && stage.outcome.isLoaded ? 'done' : 'now'}
        >
          {isChoosing ? null : <ResultStep stage={stage} />}
        </ImportStep>
      </ol>
    </Dialog>
  );
}

/** Wide enough for the sentences of a table of problems; the lines stay readable on a large screen. */
const WIDTH = 'min(95%, 1080px)';
