import type { ComponentProps, ReactElement } from 'react';
import css from './Card.module.css';
import { classes } from '../classes.ts';

type CardElement = 'div' | 'section' | 'li';

export type CardProps<Element extends CardElement> = ComponentProps<Element> & {
  readonly as?: Element;
  /** What is worked out from what stands beside it lies a little lower. */
  readonly isSunken?: boolean;
  /** Where it is the main thing of its page. */
  readonly isRoomy?: boolean;
};

/** A frame around what belongs together. How that is laid out is the business of who draws it. */
export function Card<Element extends CardElement = 'div'>(props: CardProps<Element>): ReactElement {
  const { as, isSunken = false, isRoomy = false, className, ...rest } = props;
  // All of them take the same attributes.
  const Tag = (as ?? 'div') as 'div';
  const look = classes(css.card, isSunken && css.sunken, isRoomy && css.roomy, className);
  return <Tag {...(rest as ComponentProps<'div'>)} className={look} />;
}
