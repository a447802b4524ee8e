import { useEffect, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { notify } from '../../ui/feedback/toasts.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

/** Redirects to the view page and shows the reason why the record cannot be edited. */
export function BackToView({ why, view }: { readonly why: string; readonly view: string }): ReactElement {
  const navigate = useNavigate();
  useEffect(() => {
    notify.warning(why);
    void navigate(view, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- said once, in the language of that moment
  }, []);
  return <Skeleton kind="form" />;
}
