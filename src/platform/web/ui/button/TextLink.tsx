import type { ReactElement } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classes } from '../classes.ts';
import css from './TextLink.module.css';

export function TextLink({ className, ...rest }: LinkProps): ReactElement {
  return <Link {...rest} className={classes(css.link, className)} />;
}
