/** One route for all pages; the declarations decide which page is shown. */
import { createBrowserRouter } from 'react-router';
import { PageError } from './PageError.tsx';
import { FirstPaint, Root } from './Root.tsx';
import { BASENAME } from '../route/address.ts';
import { isNewVisit, loadVisit } from './loadVisit.ts';

export const router = createBrowserRouter(
  [
    {
      id: 'root',
      path: '*',
      loader: loadVisit,
      shouldRevalidate: isNewVisit,
      Component: Root,
      ErrorBoundary: PageError,
      HydrateFallback: FirstPaint,
    },
  ],
  { basename: BASENAME },
);

export type Router = typeof router;
