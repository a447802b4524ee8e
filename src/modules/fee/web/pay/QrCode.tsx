import { useMemo, type ReactElement } from 'react';
import qrcode from 'qrcode-generator';

/** As on paper: a quarter of it may be unreadable, here because of a glare or a crack. */
const CORRECTION = 'Q';
/** The margin that ISO/IEC 18004 requires, in modules. */
const QUIET_ZONE = 4;

/** Draws the text as an SVG, sharp at any size. */
export function QrCode({
  text,
  label,
  className,
}: {
  readonly text: string;
  readonly label: string;
  readonly className: string | undefined;
}): ReactElement {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      {...{ role: 'img', 'aria-label': label }}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

function drawn(text: string): { readonly size: number; readonly path: string } {
  const code = qrcode(0, CORRECTION);
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const modules = Array.from({ length: count }, (_row, row) =>
    Array.from({ length: count }, (_column, column) =>
      code.isDark(row, column) ? `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z` : '',
    ),
  );
  return { size: count + 2 * QUIET_ZONE, path: modules.flat().join('') };
}
