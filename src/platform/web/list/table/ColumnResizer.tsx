import { useRef, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import css from './ColumnResizer.module.css';
import { clampWidth, COLUMN_MAX_PX, COLUMN_MIN_PX } from '../state/layout.ts';
import { texts } from '../texts.ts';

interface ResizerProps {
  readonly title: string;
  readonly widthPx: number;
  /** Called while it is dragged: the width is not stored yet. */
  readonly onDrag: (px: number) => void;
  readonly onChange: (px: number | undefined) => void;
}

const STEP_PX = 10;
const LARGE_STEP_PX = 50;

/** The edge of a column: dragged, or moved with the arrow keys. */
export function ColumnResizer({ title, widthPx, onDrag, onChange }: ResizerProps): ReactElement {
  const t = useTexts(texts);
  const drag = useRef<{ readonly fromX: number; readonly fromPx: number; px: number } | undefined>(undefined);
  const begin = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus();
    // The real width: a column may have more room than it requested.
    const fromPx = event.currentTarget.closest('th')?.getBoundingClientRect().width ?? widthPx;
    drag.current = { fromX: event.clientX, fromPx, px: fromPx };
  };
  const move = ({ clientX }: PointerEvent): void => {
    if (drag.current === undefined) return;
    drag.current.px = clampWidth(drag.current.fromPx + clientX - drag.current.fromX);
    if (Math.abs(clientX - drag.current.fromX) > 0) onDrag(drag.current.px);
  };
  const end = ({ clientX }: PointerEvent): void => {
    const done = drag.current;
    drag.current = undefined;
    if (done !== undefined && clientX !== done.fromX) onChange(done.px);
  };
  const press = (event: KeyboardEvent): void => {
    const px = widthAfter(event, widthPx);
    if (px === undefined) return;
    event.preventDefault();
    onChange(px === 'usual' ? undefined : clampWidth(px));
  };
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a separator that can be focused is a control, which <hr> never is
      role="separator"
      tabIndex={0}
      className={css.resizer}
      aria-orientation="vertical"
      aria-label={t('columnWidth', { column: title })}
      aria-valuenow={widthPx}
      aria-valuemin={COLUMN_MIN_PX}
      aria-valuemax={COLUMN_MAX_PX}
      aria-valuetext={t('pixels', { n: widthPx })}
      title={t('resizeHint')}
      data-screen-only=""
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => onChange(undefined)}
      onKeyDown={press}
      onClick={(event) => event.stopPropagation()}
    />
  );
}

function widthAfter({ key, shiftKey }: KeyboardEvent, px: number): number | 'usual' | undefined {
  const step = shiftKey ? LARGE_STEP_PX : STEP_PX;
  switch (key) {
    case 'ArrowLeft':
      return px - step;
    case 'ArrowRight':
      return px + step;
    case 'Home':
      return COLUMN_MIN_PX;
    case 'End':
      return COLUMN_MAX_PX;
    case 'Enter':
      return 'usual';
    default:
      return undefined;
  }
}
