/** What a page shows that could not be drawn. A missing chunk is told apart: the application was renewed meanwhile. */
import type { ReactElement } from 'react';
import { useRouteError } from 'react-router';
import { ChunkFailed } from '../pages/ChunkFailed.tsx';
import { ServerDown } from '../pages/ServerDown.tsx';
import { ChunkLoadError } from '../lazy/loadChunk.ts';

export function PageError(): ReactElement {
  return <Failure error={useRouteError()} />;
}

export function Failure({ error }: { readonly error: unknown }): ReactElement {
  return error instanceof ChunkLoadError ? <ChunkFailed /> : <ServerDown />;
}
