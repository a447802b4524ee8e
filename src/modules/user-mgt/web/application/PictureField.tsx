import type { ReactElement } from 'react';
import { file } from '#language/field.ts';
import type { FileValue } from '#language/record.ts';
import { PICTURE_MAX_BYTES, type PictureSetting } from '#platform/model/settings/appSettings.ts';
import { describedBy, FieldFrame } from '#platform/web/fields/FieldFrame.tsx';
import { FileControl } from '#platform/web/fields/file/FileControl.tsx';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import css from './Application.module.css';
import { texts } from './texts.ts';
import type { ChosenPicture } from './usePicture.ts';

export interface PictureFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly types: readonly string[];
  readonly stored: PictureSetting['file'];
  readonly chosen: ChosenPicture;
  readonly problem: string | undefined;
  readonly onChoose: (chosen: ChosenPicture) => void;
  readonly onBusy: (isBusy: boolean) => void;
}

/** Chooses a picture, or resets it to the default. */
export function PictureField({
  id,
  label,
  help,
  types,
  stored,
  chosen,
  problem,
  onChoose,
  onBusy,
}: PictureFieldProps): ReactElement {
  const t = useTexts(texts);
  const value: FileValue | null = chosen === undefined ? stored : chosen;
  const described = describedBy(id, { help, problem });
  return (
    <div className={css.picture}>
      <FieldFrame id={id} label={label} help={help} problem={problem}>
        <FileControl
          id={id}
          name={id}
          field={file([label, label], { accept: types, maxBytes: PICTURE_MAX_BYTES })}
          value={value}
          onChange={(next) => onChoose(next === null && stored === null ? undefined : next)}
          onInvalidInput={(unreadable) => onBusy(unreadable !== undefined)}
          isInvalid={problem !== undefined}
          {...(described === undefined ? {} : { describedBy: described })}
        />
      </FieldFrame>
      {value === null ? null : (
        <Button
          className={css.start}
          kind="quiet"
          size="small"
          icon="undo"
          onClick={() => onChoose(stored === null ? undefined : null)}
        >
          {t('useOurs')}
        </Button>
      )}
    </div>
  );
}
