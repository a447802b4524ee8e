import { useId, type ReactElement } from 'react';
import type { RecordValues } from '#language/record.ts';
import { formatDecimal, fractionDigits, type Decimal } from '#language/values/decimal.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import css from './AreaPlan.module.css';
import { planLayout, type PlanLayout, type PlanSize } from './planLayout.ts';
import { texts } from './texts.ts';

export type PlannedArea = Pick<
  RecordValues<'storageLocationSub'>,
  'name' | 'totalWidth' | 'totalLength' | 'usedWidth' | 'usedLength' | 'totalArea' | 'usedArea'
>;

/** The floor plan of an area to scale: the whole area, and within it, hatched, the part that is used. */
export function AreaPlan({ area }: { readonly area: PlannedArea }): ReactElement {
  const t = useTexts(texts);
  const number = useNumberText();
  const total = sizeOf(area.totalLength, area.totalWidth);
  if (total === undefined) return <p className={css.empty}>{t('planNeedsSizes')}</p>;
  const layout = planLayout(total, sizeOf(area.usedLength, area.usedWidth));
  const { totalArea, usedArea } = area;
  const free = totalArea === null || usedArea === null ? null : totalArea.minus(usedArea);
  const words = t(usedArea === null ? 'planNameTotal' : 'planName', {
    area: area.name ?? '',
    length: number(area.totalLength),
    width: number(area.totalWidth),
    total: number(totalArea),
    usedLength: number(area.usedLength),
    usedWidth: number(area.usedWidth),
    used: number(usedArea),
    free: number(free),
  });
  return (
    <figure className={css.plan}>
      <Drawing layout={layout} area={area} words={words} />
      <figcaption className={css.caption}>
        <span className={css.key}>
          <span className={css.usedMark} aria-hidden="true" />
          {t('usedFigure', { used: number(usedArea) })}
        </span>
        <span className={css.key}>
          <span className={css.freeMark} aria-hidden="true" />
          {t('freeFigure', { free: number(free) })}
        </span>
      </figcaption>
    </figure>
  );
}

interface DrawingProps {
  readonly layout: PlanLayout;
  readonly area: PlannedArea;
  readonly words: string;
}

function Drawing({ layout, area, words }: DrawingProps): ReactElement {
  const { viewWidth, viewHeight, total, used, scaleBar } = layout;
  const t = useTexts(texts);
  const number = useNumberText();
  const hatch = useId();
  const metres = (value: Decimal | null): string => t('metres', { n: number(value) });
  const bottom = total.y + total.height;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made of elements has no tag of its own
    <svg className={css.drawing} viewBox={`0 0 ${viewWidth} ${viewHeight}`} role="img" aria-label={words}>
      <defs>
        <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="0" y1="0" x2="0" y2="7" className={css.hatch} />
        </pattern>
      </defs>
      <rect {...total} className={css.total} />
      {used === undefined ? null : <rect {...used} className={css.used} fill={`url(#${hatch})`} />}
      <Dimension from={[total.x, total.y - 10]} to={[total.x + total.width, total.y - 10]} />
      <text x={total.x + total.width / 2} y={total.y - 15} className={css.size} textAnchor="middle">
        {metres(area.totalLength)}
      </text>
      <Dimension from={[total.x - 10, total.y]} to={[total.x - 10, bottom]} />
      <text x={total.x - 15} y={total.y + total.height / 2 + 5} className={css.size} textAnchor="end">
        {metres(area.totalWidth)}
      </text>
      {used === undefined || used.height < LABEL_HEIGHT || used.width < LABEL_WIDTH ? null : (
        <text x={used.x + used.width / 2} y={used.y + used.height / 2 + 5} className={css.usedSize} textAnchor="middle">
          {`${number(area.usedLength)} × ${number(area.usedWidth)}`}
        </text>
      )}
      <path d={`M ${total.x} ${bottom + 14} v 6 h ${scaleBar.length} v -6`} className={css.scale} />
      <text x={total.x + scaleBar.length + 6} y={bottom + 24} className={css.scaleText}>
        {t('metres', { n: String(scaleBar.metres) })}
      </text>
    </svg>
  );
}

/** A smaller rectangle has no room for a label; the text below the plan states the same. */
const LABEL_HEIGHT = 22;
const LABEL_WIDTH = 84;

interface DimensionProps {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

/** A line with a small stroke at each end. */
function Dimension({ from: [x1, y1], to: [x2, y2] }: DimensionProps): ReactElement {
  const ends =
    y1 === y2 ? `M ${x1} ${y1 - 4} v 8 M ${x2} ${y2 - 4} v 8` : `M ${x1 - 4} ${y1} h 8 M ${x2 - 4} ${y2} h 8`;
  return <path d={`M ${x1} ${y1} L ${x2} ${y2} ${ends}`} className={css.dimension} />;
}

function sizeOf(length: Decimal | null, width: Decimal | null): PlanSize | undefined {
  if (length === null || width === null || length.lte('0') || width.lte('0')) return undefined;
  return { length: Number(length.toString()), width: Number(width.toString()) };
}

function useNumberText(): (value: Decimal | null) => string {
  const locale = useLocale();
  return (value) => (value === null ? '–' : formatDecimal(value, locale, fractionDigits(value)));
}
