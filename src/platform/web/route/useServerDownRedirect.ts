import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { NoResponse } from '../api/errors.ts';

/** Redirects to the page about an unreachable server, with a link back, if there is nothing to show. */
export function useServerDownRedirect(error: Error | null): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isUnreachable = error instanceof NoResponse;
  useEffect(() => {
    if (isUnreachable) void navigate(`/500?url=${encodeURIComponent(pathname + search)}`, { replace: true });
  }, [isUnreachable, navigate, pathname, search]);
}
