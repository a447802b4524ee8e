/** Saves one or several settings, one after the other, and reports the failures. */
import { useState } from 'react';
import type { ApplicationSettings } from '#platform/model/settings/appSettings.ts';
import { call } from '#platform/web/api/call.ts';
import { ApiError, errorText, problemText } from '#platform/web/api/errors.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { applyServerTheme } from '#platform/web/theme/serverTheme.ts';
import { notify } from '#platform/web/ui/feedback/toasts.ts';
import { texts } from './texts.ts';
import { SETTINGS, useCacheSection, type Section } from './useSettings.ts';

export type SaveStep = {
  readonly [S in Section]: {
    readonly section: S;
    readonly body: object;
    readonly done: (saved: ApplicationSettings[S]) => void;
  };
}[Section];

export interface SettingsSave {
  readonly isBusy: boolean;
  /** Another person saved before. */
  readonly isStale: boolean;
  /** A failure that belongs to no field. */
  readonly failure: string | undefined;
  readonly problemAt: (section: Section, path: string) => string | undefined;
  readonly run: (steps: readonly SaveStep[]) => Promise<void>;
  readonly clearErrors: () => void;
}

interface SaveFailure {
  readonly section: Section;
  readonly error: unknown;
}

export const CONFLICT = 409;

export function useSaveSettings(): SettingsSave {
  const t = useTexts(texts);
  const locale = useLocale();
  const cacheSection = useCacheSection();
  const [isBusy, setBusy] = useState(false);
  const [report, setReport] = useState<SaveFailure>();
  const run = async (steps: readonly SaveStep[]): Promise<void> => {
    setBusy(true);
    setReport(undefined);
    const refused = await saveAll(steps, cacheSection);
    setBusy(false);
    setReport(refused);
    if (refused === undefined) notify.success(t('saved'));
    // Also after a part of it: what has been saved is to be visible.
    await applyServerTheme();
  };
  const error = report?.error;
  const fields = error instanceof ApiError ? (error.body.fields ?? []) : [];
  return {
    isBusy,
    isStale: error instanceof ApiError && error.status === CONFLICT,
    failure:
      error === undefined || fields.length > 0
        ? undefined
        : error instanceof ApiError
          ? errorText(error, locale)
          : t('noResponse'),
    problemAt: (section, path) => {
      const found =
        report?.section === section
          ? fields.find((field) => field.path === path || field.path.startsWith(`${path}.`))
          : undefined;
      return found === undefined ? undefined : problemText(found, locale);
    },
    run,
    clearErrors: () => setReport(undefined),
  };
}

async function saveAll(
  steps: readonly SaveStep[],
  cacheSection: ReturnType<typeof useCacheSection>,
): Promise<SaveFailure | undefined> {
  for (const { section, body, done } of steps) {
    try {
      const saved = await call<never>('PUT', `${SETTINGS}/${section}`, { body, silent: true });
      cacheSection(section, saved);
      done(saved);
    } catch (error) {
      return { section, error };
    }
  }
  return undefined;
}
