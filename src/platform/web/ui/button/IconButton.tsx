import type { ReactElement } from 'react';
import { PlainButton, type ButtonProps } from './Button.tsx';
import type { IconName } from '../icon/Icon.tsx';
import { Tooltip } from './Tooltip.tsx';
import type { Side } from './tooltipPosition.ts';

export interface IconButtonProps extends Omit<ButtonProps, 'children'> {
  readonly icon: IconName;
  readonly label: string;
  readonly tooltipSide?: Side | undefined;
}

/** Of the quiet kind by default; a tooltip shows its name, or why it cannot be used. */
export function IconButton({
  label,
  disabledReason,
  kind = 'quiet',
  tooltipSide,
  ...props
}: IconButtonProps): ReactElement {
  const isOff = disabledReason !== undefined;
  return (
    <Tooltip text={isOff ? `${label}\n${disabledReason}` : label} isName={!isOff} side={tooltipSide}>
      <PlainButton {...props} kind={kind} isOff={isOff} isSquare aria-label={label} />
    </Tooltip>
  );
}
