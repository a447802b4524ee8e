import { useId, useRef, useState, type ReactElement } from 'react';
import { message } from '#language/message.ts';
import { problemText } from '../api/errors.ts';
import inputCss from '../fields/controls/controls.module.css';
import { describedBy, FieldFrame } from '../fields/FieldFrame.tsx';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button/Button.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import css from './map.module.css';
import type { PlaceDraft } from './placeDraft.ts';
import { readFileText, readPastedPlace, type PastedPlace } from './readPastedPlace.ts';
import { texts } from './texts.ts';

/** Files are read whole: a larger one is refused before that. */
const FILE_MEGABYTES_MAX = 2;

export interface PasteFieldProps {
  readonly change: (more: Partial<PlaceDraft>) => void;
}

/** Coordinates that were copied elsewhere, and files of map programs. */
export function PasteField({ change }: PasteFieldProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const id = useId();
  const fileInput = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const apply = (pasted: PastedPlace): void => {
    if ('change' in pasted) {
      change(pasted.change);
      setText('');
      setProblem(undefined);
    } else if ('isTwoLines' in pasted) setProblem(t('pasteTwoLines'));
    else {
      const found = problemText(pasted.problem, locale);
      setProblem(pasted.line === undefined ? found : t('pasteLine', { n: pasted.line, problem: found }));
    }
  };
  const readFile = async (file: File): Promise<void> => {
    if (file.size > FILE_MEGABYTES_MAX * 1024 * 1024)
      apply({ problem: message('placeFileTooLarge', { limit: FILE_MEGABYTES_MAX }) });
    else apply(await readFileText(await file.text()));
  };
  return (
    <div className={css.block}>
      <FieldFrame id={id} label={t('paste')} help={t('pasteHelp')} problem={problem}>
        <textarea
          id={id}
          rows={3}
          spellCheck={false}
          autoComplete="off"
          className={inputCss.input}
          value={text}
          aria-describedby={describedBy(id, { help: t('pasteHelp'), problem })}
          {...(problem === undefined ? {} : { 'aria-invalid': true })}
          onChange={({ target }) => {
            setText(target.value);
            setProblem(undefined);
          }}
        />
      </FieldFrame>
      <div className={css.buttons}>
        <Button size="small" onClick={() => void readPastedPlace(text).then(apply)}>
          {t('usePasted')}
        </Button>
        <Button size="small" icon="upload" onClick={() => fileInput.current?.click()}>
          {t('chooseFile')}
        </Button>
        <VisuallyHidden>
          <input
            ref={fileInput}
            type="file"
            tabIndex={-1}
            aria-label={t('chooseFile')}
            accept=".geojson,.json,.kml,application/geo+json,application/vnd.google-earth.kml+xml"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = '';
              if (file !== undefined) void readFile(file);
            }}
          />
        </VisuallyHidden>
      </div>
    </div>
  );
}
