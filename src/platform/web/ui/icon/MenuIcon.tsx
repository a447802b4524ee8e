import { useEffect, useSyncExternalStore, type ReactElement } from 'react';
import { lazyMenuIcons } from './icons.ts';
import { IconSvg } from './Icon.tsx';

/** Any of the icons that a menu may have. A menu without an icon, or with an unknown one, gets a plain sheet. */
export function MenuIcon({
  name,
  size,
}: {
  readonly name: string | null;
  readonly size?: number | undefined;
}): ReactElement {
  const drawings = useSyncExternalStore(lazyMenuIcons.subscribe, lazyMenuIcons.get);
  useEffect(() => lazyMenuIcons.fetch(), []);
  const drawing = drawings !== undefined && name !== null && Object.hasOwn(drawings, name) ? drawings[name] : undefined;
  return <IconSvg drawing={drawing ?? drawings?.[PLAIN]} size={size} />;
}

const PLAIN = 'FileTextOutlined';
