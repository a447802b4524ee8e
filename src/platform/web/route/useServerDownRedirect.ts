import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { NoResponse } from '../api/errors.ts';

/** Nothing to show and nobody to ask: the page that says so, with the way back, in the place of the one that cannot be shown. */
export function useServerDownRedirect(error: Error | null): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isGone = error instanceof NoResponse;
  useEffect(() => {
    if (isGone) void navigate(`/500?url=${encodeURIComponent(pathname + search)}`, { replace: true });
  }, [isGone, navigate, pathname, search]);
}
