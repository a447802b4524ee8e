import { useEffect } from 'react';

/** Ctrl+S, or Command+S, saves the form instead of the page; does nothing while a dialog is open above it. */
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

/** Dialogs, confirmations and calendars are in the page only while they are open. */
const OPEN_DIALOGS = '[role="dialog"], [role="alertdialog"]';
