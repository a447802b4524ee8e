import { useEffect, useSyncExternalStore, type ReactElement } from 'react';
import type { IconShape } from './iconShape.ts';
import { lazyScreenIcons, findBundledIcon, type IconName } from './icons.ts';
import css from './Icon.module.css';

export type { IconName } from './icons.ts';

export interface IconProps {
  readonly name: IconName;
  /** Only if no text next to it says the same. */
  readonly label?: string | undefined;
  readonly size?: number | undefined;
}

export function Icon({ name, label, size }: IconProps): ReactElement {
  const fetched = useSyncExternalStore(lazyScreenIcons.subscribe, lazyScreenIcons.get);
  const drawing = findBundledIcon(name) ?? fetched?.[name];
  useEffect(() => {
    if (drawing === undefined) lazyScreenIcons.fetch();
  }, [drawing]);
  return <IconSvg drawing={drawing} label={label} size={size} />;
}

/** Reserves its space before its strokes are loaded. */
export function IconSvg({
  drawing,
  label,
  size,
}: {
  readonly drawing: IconShape | undefined;
  readonly label?: string | undefined;
  readonly size?: number | undefined;
}): ReactElement {
  return (
    <svg
      className={css.icon}
      viewBox={drawing?.viewBox ?? '0 0 1024 1024'}
      {...(size === undefined ? {} : { style: { width: size, height: size } })}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      focusable="false"
    >
      {drawing?.paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
