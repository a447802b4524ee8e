import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { defineTexts, useTexts } from '../../i18n/texts.ts';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { LabelledInput, type LabelledInputProps } from './LabelledInput.tsx';
import css from './PasswordInput.module.css';

const texts = defineTexts({
  show: { th: 'แสดงรหัสผ่าน', en: 'Show the password' },
  hide: { th: 'ซ่อนรหัสผ่าน', en: 'Hide the password' },
  capsLock: { th: 'ปุ่ม Caps Lock เปิดอยู่', en: 'Caps Lock is on' },
});

/** Can be revealed; warns when Caps Lock is on, before the server refuses the password. */
export function PasswordInput({ help, ...props }: Omit<LabelledInputProps, 'type' | 'end'>): ReactElement {
  const t = useTexts(texts);
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent): void => setCapsLock(event.getModifierState('CapsLock'));
  const hint = (
    <span className={css.caps}>
      <Icon name="warning" />
      {t('capsLock')}
    </span>
  );
  const both = (
    <>
      {help}
      {isCapsLock ? hint : null}
    </>
  );
  return (
    <LabelledInput
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onKeyDown={watch}
      onKeyUp={watch}
      help={help === undefined && !isCapsLock ? undefined : both}
      end={
        <IconButton
          size="small"
          icon={isShown ? 'eyeOff' : 'eye'}
          label={isShown ? t('hide') : t('show')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
