import type { ComponentProps, ReactElement } from 'react';
import css from './Card.module.css';
import { classes } from '../classes.ts';

type CardElement = 'div' | 'section' | 'li';

export type CardProps<Element extends CardElement> = ComponentProps<Element> & {
  readonly as?: Element;
  /** Looks slightly recessed, for values computed from those next to it. */
  readonly isSunken?: boolean;
  /** Larger padding if it is the main element of its page. */
  readonly isRoomy?: boolean;
};

/** A frame around things that belong together. Its content decides about the layout. */
export function Card<Element extends CardElement = 'div'>(props: CardProps<Element>): ReactElement {
  const { as, isSunken = false, isRoomy = false, className, ...rest } = props;
  // All of these elements take the same attributes.
  const Tag = (as ?? 'div') as 'div';
  const joinedClasses = classes(css.card, isSunken && css.sunken, isRoomy && css.roomy, className);
  return <Tag {...(rest as ComponentProps<'div'>)} className={joinedClasses} />;
}
