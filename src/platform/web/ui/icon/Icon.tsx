import { useEffect, useSyncExternalStore, type ReactElement } from 'react';
import type { Drawing } from './drawing.ts';
import { drawingsOfScreens, findAtHand, type IconName } from './drawings.ts';
import css from './Icon.module.css';

export type { IconName } from './drawings.ts';

export interface IconProps {
  readonly name: IconName;
  /** Only where no text beside it says the same. */
  readonly label?: string | undefined;
  readonly size?: number | undefined;
}

export function Icon({ name, label, size }: IconProps): ReactElement {
  const fetched = useSyncExternalStore(drawingsOfScreens.subscribe, drawingsOfScreens.get);
  const drawing = findAtHand(name) ?? fetched?.[name];
  useEffect(() => {
    if (drawing === undefined) drawingsOfScreens.fetch();
  }, [drawing]);
  return <Drawn drawing={drawing} label={label} size={size} />;
}

/** Takes its place before its strokes have come. */
export function Drawn({
  drawing,
  label,
  size,
}: {
  readonly drawing: Drawing | undefined;
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
