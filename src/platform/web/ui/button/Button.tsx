import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import css from './Button.module.css';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { Spinner } from './Spinner.tsx';
import { Tooltip } from './Tooltip.tsx';

export type ButtonKind = 'primary' | 'default' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'normal';

export interface ButtonStyle {
  readonly kind?: ButtonKind | undefined;
  readonly size?: ButtonSize | undefined;
  readonly icon?: IconName | undefined;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** An action is running: shows a spinner, and another click does nothing. */
  readonly isBusy?: boolean | undefined;
  /** Reason why it cannot be used now. It can still be focused, so that the reason can be read. */
  readonly disabledReason?: string | undefined;
}

export function Button({ disabledReason, ...props }: ButtonProps): ReactElement {
  return (
    <Tooltip text={disabledReason} delayMs={0}>
      <PlainButton {...props} isOff={disabledReason !== undefined} />
    </Tooltip>
  );
}

export interface PlainButtonProps extends Omit<ButtonProps, 'disabledReason'> {
  readonly isOff?: boolean | undefined;
  /** Square, with only its icon. */
  readonly isSquare?: boolean | undefined;
}

/** The button without its tooltip. */
export function PlainButton({
  kind,
  size,
  icon,
  isBusy = false,
  isOff = false,
  isSquare = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: PlainButtonProps): ReactElement {
  const isIdle = isOff || isBusy;
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    if (!isIdle) return onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the caller's, which is checked where it is written
      type={type}
      className={classes(buttonClass({ kind, size }), isSquare && css.square, className)}
      onClick={click}
      {...(isIdle ? { 'aria-disabled': true } : {})}
      {...(isBusy ? { 'aria-busy': true } : {})}
    >
      {isBusy ? <Spinner isSilent /> : icon === undefined ? null : <Icon name={icon} />}
      {children}
    </button>
  );
}

export function buttonClass({ kind = 'default', size = 'normal' }: ButtonStyle): string {
  return classes(css.button, css[kind], size === 'small' && css.small);
}
