import { useEffect } from 'react';

/** Ctrl+S, or Command+S, saves the form and not the page; nothing at all while something lies open above it. */
export function useSaveKey(save: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (document.querySelector(OPEN_DIALOGS) === null) save();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

/** Dialogs, questions and calendars are on the page only while they are open. */
const OPEN_DIALOGS = '[role="dialog"], [role="alertdialog"]';
