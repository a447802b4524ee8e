/**
 * Shows that a page could not be rendered. A missing chunk is reported separately: a new version of the application was
 * installed meanwhile.
 */
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
