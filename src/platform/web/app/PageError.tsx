/** What a page shows that could not be drawn. A missing chunk is told apart: the application was renewed meanwhile. */
import { lazy, Suspense, type ReactElement } from 'react';
import { useRouteError } from 'react-router';
import { ChunkFailed } from '../pages/ChunkFailed.tsx';
import { ChunkLoadError } from './chunk.ts';

const ServerDown = lazy(async () => ({ default: (await import('../pages/ServerDown.tsx')).ServerDown }));

export function PageError(): ReactElement {
  return <Failure error={useRouteError()} />;
}

export function Failure({ error }: { readonly error: unknown }): ReactElement {
  if (error instanceof ChunkLoadError) return <ChunkFailed />;
  return (
    <Suspense>
      <ServerDown />
    </Suspense>
  );
}
