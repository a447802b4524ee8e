/** The public pages, which everybody loads, and the application behind the sign-in, which is loaded when it is opened. */
import { Suspense, type ComponentType, type ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { OtpHost } from '../account/OtpDialog.tsx';
import { ServerDown } from '../pages/ServerDown.tsx';
import { LoadingBar } from '../shell/LoadingBar.tsx';
import { ToastHost } from '../ui/feedback/ToastHost.tsx';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import {
  ACTIVE_PASSWORD,
  APP,
  CHANGE_PASSWORD,
  FORGOT_PASSWORD,
  LOGIN,
  SHORT_DETAIL,
  SHORT_DETAILS,
} from '../route/guard.ts';
import { VisitContext, type Visit } from '../route/visit.ts';

const NotFound = lazyComponent(() => import('../pages/NotFound.tsx'), 'NotFound');

const publicPages: Readonly<Record<string, ComponentType>> = {
  [LOGIN]: lazyComponent(() => import('../pages/signIn/LoginPage.tsx'), 'LoginPage'),
  [FORGOT_PASSWORD]: lazyComponent(() => import('../pages/signIn/ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
  [ACTIVE_PASSWORD]: lazyComponent(() => import('../pages/signIn/ActivePasswordPage.tsx'), 'ActivePasswordPage'),
  [CHANGE_PASSWORD]: lazyComponent(() => import('../pages/signIn/ChangePasswordPage.tsx'), 'ChangePasswordPage'),
  [SHORT_DETAILS]: lazyComponent(() => import('../pages/check/ShortDetailsPage.tsx'), 'ShortDetailsPage'),
  '/403': lazyComponent(() => import('../pages/Forbidden.tsx'), 'Forbidden'),
  '/404': NotFound,
  // Bundled from the start: when it is needed, nothing more can be loaded.
  '/500': ServerDown,
};

const ShortDetailPage = lazyComponent(() => import('../pages/check/ShortDetailPage.tsx'), 'ShortDetailPage');
const PublicScreen = lazyComponent(() => import('./PublicScreen.tsx'), 'PublicScreen');
const AppArea = lazyComponent(() => import('./AppArea.tsx'), 'AppArea');

export function Root(): ReactElement {
  const visit: Visit = useLoaderData();
  const isUnknownPath = visit.match === undefined && !visit.path.startsWith(APP);
  // A public page of a module is shown without the shell.
  const isPublic = visit.match?.screen.access === 'public';
  const Page =
    publicPages[visit.path] ??
    (visit.path.startsWith(SHORT_DETAIL)
      ? ShortDetailPage
      : isPublic
        ? PublicScreen
        : isUnknownPath
          ? NotFound
          : AppArea);
  return (
    <VisitContext value={visit}>
      <LoadingBar />
      <Suspense fallback={<FirstPaint />}>
        <Page />
      </Suspense>
      <OtpHost />
      <ToastHost />
    </VisitContext>
  );
}

/** Placeholder while nothing is loaded yet: an empty page. */
export function FirstPaint(): ReactElement {
  return <div aria-busy="true" />;
}
