import { useEffect, useSyncExternalStore, type ReactElement } from 'react';
import { lazyMenuIcons } from './icons.ts';
import { IconSvg } from './Icon.tsx';

/** Any of the drawings a menu may be given. One without a drawing, or with one we do not know, gets a plain sheet. */
export function MenuIcon({
  name,
  size,
}: {
  readonly name: string | null;
  readonly size?: number | undefined;
}): ReactElement {
  const drawings = useSyncExternalStore(lazyMenuIcons.subscribe, lazyMenuIcons.get);
  useEffect(() => lazyMenuIcons.fetch(), []);
  const known = drawings !== undefined && name !== null && Object.hasOwn(drawings, name) ? drawings[name] : undefined;
  return <IconSvg drawing={known ?? drawings?.[PLAIN]} size={size} />;
}

const PLAIN = 'FileTextOutlined';
