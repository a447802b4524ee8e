import type { ReactElement } from 'react';
import type { FrameProps } from '#platform/web/declarations/declared.ts';

export function CompanyFrame({ children }: FrameProps): ReactElement {
  return <div>{children}</div>;
}
