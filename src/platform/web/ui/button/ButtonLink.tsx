import type { ReactElement } from 'react';
import { Link, type LinkProps } from 'react-router';
import { buttonClass, type ButtonStyle } from './Button.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';

/** A link that looks like a button. */
export function ButtonLink({ kind, size, icon, className, children, ...rest }: LinkProps & ButtonStyle): ReactElement {
  return (
    <Link {...rest} className={classes(buttonClass({ kind, size }), className)}>
      {icon === undefined ? null : <Icon name={icon} />}
      {children}
    </Link>
  );
}
