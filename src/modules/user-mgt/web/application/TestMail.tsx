import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { fieldProblem, type Problem } from '#language/message.ts';
import { ADDRESS_MAX } from '#platform/model/settings/appSettings.ts';
import { call } from '#platform/web/api/call.ts';
import { ApiError, errorText, problemText } from '#platform/web/api/errors.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import css from './Application.module.css';
import { SettingsSection } from './SettingsSection.tsx';
import { TextInput } from './TextInput.tsx';
import { texts } from './texts.ts';
import { SETTINGS } from './useSettings.ts';

export interface TestMailProps {
  /** The settings on the screen; undefined if no server is entered, then the ones in use are tried. */
  readonly server: object | undefined;
  /** Returns whether it can be tried; otherwise shows the problems. */
  readonly check: () => boolean;
  readonly onProblems: (problems: readonly Problem[]) => void;
}

type Outcome = { readonly to: string } | { readonly error: unknown };

/** Sends a mail to oneself, and shows the result. */
export function TestMail({ server, check, onProblems }: TestMailProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const own = useOwnAddress();
  const [typed, setTyped] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const place = useRef<HTMLDivElement>(null);
  // It would appear behind the bar at the bottom, where nobody sees it.
  useEffect(() => {
    if (outcome !== undefined) place.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  const to = typed ?? own;
  const fields =
    outcome !== undefined && 'error' in outcome && outcome.error instanceof ApiError
      ? (outcome.error.body.fields ?? [])
      : [];
  const wrong = fields.find(({ path }) => path === 'to');
  const send = async (): Promise<void> => {
    setOutcome(undefined);
    if (server !== undefined && !check()) return;
    setBusy(true);
    try {
      await call('POST', `${SETTINGS}/test-email`, {
        body: { to, ...(server === undefined ? {} : { settings: server }) },
        silent: true,
      });
      setOutcome({ to });
    } catch (error) {
      setOutcome({ error });
      if (error instanceof ApiError)
        onProblems(
          (error.body.fields ?? [])
            .filter(({ path }) => path.startsWith(SETTINGS_PREFIX))
            .map(({ path, ...problem }) => fieldProblem(path.slice(SETTINGS_PREFIX.length), problem)),
        );
    } finally {
      setBusy(false);
    }
  };
  return (
    <SettingsSection title={t('test')} help={t('testHelp')}>
      <div className={css.sendRow}>
        <TextInput
          id="mail-to"
          label={t('to')}
          type="email"
          maxLength={ADDRESS_MAX}
          value={to}
          problem={wrong === undefined ? undefined : problemText(wrong, locale)}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button icon="send" isBusy={isBusy} onClick={() => void send()}>
          {t('send')}
        </Button>
      </div>
      <div ref={place} className={css.outcome}>
        <output>
          {outcome !== undefined && 'to' in outcome ? (
            <Callout tone="good">{t('sent', { to: outcome.to })}</Callout>
          ) : null}
        </output>
        {outcome !== undefined && 'error' in outcome && fields.length === 0 ? (
          <Callout tone="bad" isAlert>
            {outcome.error instanceof ApiError ? errorText(outcome.error, locale) : t('noResponse')}
          </Callout>
        ) : null}
      </div>
    </SettingsSection>
  );
}

const SETTINGS_PREFIX = 'settings.';

/** Returns the person's own address; empty if it is unknown. */
function useOwnAddress(): string {
  const path = '/api/v1/security/users/me/profile';
  const { data } = useQuery({
    queryKey: [path, 'email'],
    queryFn: async ({ signal }) =>
      (await call<{ readonly email?: string | null }>('GET', path, { signal, silent: true, background: true })).email ??
      '',
  });
  return data ?? '';
}
