import { useQuery } from '@tanstack/react-query';
import { use, useState, type ReactElement } from 'react';
import { loadEntity } from '#platform/web/declarations/loadedModules.ts';
import { addMessages } from '#platform/web/declarations/loadedMessages.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { PublicFrame } from '#platform/web/pages/PublicFrame.tsx';
import { usePageTitle } from '#platform/web/theme/usePageTitle.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { Skeleton } from '#platform/web/ui/feedback/Skeleton.tsx';
import { TextLink } from '#platform/web/ui/button/TextLink.tsx';
import { registerMessages } from '../messages.ts';
import type { Registered, RegisterOptions } from '../options.ts';
import { loadOptions } from './registerApi.ts';
import { Done } from './Done.tsx';
import type { RegistrationKind } from './registrationDraft.ts';
import { RegistrationContext } from './RegistrationContext.ts';
import css from './RegisterFrame.module.css';
import { texts } from './texts.ts';
import { useRegistration } from './useRegistration.ts';
import { Wizard } from './Wizard.tsx';

// The module has no entities, with which its messages would be loaded.
addMessages(registerMessages);

/** A public page: its visitors are anonymous. */
export function RegisterFrame({ kind }: { readonly kind: RegistrationKind }): ReactElement {
  const t = useTexts(texts);
  const title = t(kind === 'officer' ? 'titleOfficer' : 'title');
  usePageTitle(title);
  const { data, isError, refetch } = useQuery({
    queryKey: ['register-options'],
    queryFn: ({ signal }) => loadOptions(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <PublicFrame>
      <div className={css.sheet}>
        <h1 className={css.title}>{title}</h1>
        {data === undefined ? (
          isError ? (
            <Callout
              tone="bad"
              title={t('loadFailed')}
              action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
              isAlert
            />
          ) : (
            <Skeleton kind="form" />
          )
        ) : (
          <Filled kind={kind} options={data} />
        )}
      </div>
    </PublicFrame>
  );
}

function Filled({
  kind,
  options,
}: {
  readonly kind: RegistrationKind;
  readonly options: RegisterOptions;
}): ReactElement {
  const t = useTexts(texts);
  const [user, userRequest] = [use(loadEntity('user')), use(loadEntity('userRequest'))];
  const [entities] = useState({ user, userRequest });
  const registration = useRegistration(kind, { options, entities });
  const [done, setDone] = useState<{ readonly registered: Registered; readonly email: string }>();
  if (done !== undefined) return <Done {...done} />;
  return (
    <RegistrationContext value={registration}>
      <Wizard onDone={(registered, email) => setDone({ registered, email })} />
      <TextLink to="/account/login" className={css.signIn}>
        {t('haveAccount')}
      </TextLink>
      {kind === 'officer' ? null : (
        <TextLink to="/register-cancel" className={css.signIn}>
          {t('cancelOwn')}
        </TextLink>
      )}
    </RegistrationContext>
  );
}
