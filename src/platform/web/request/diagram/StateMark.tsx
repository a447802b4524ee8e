import { useId, type KeyboardEvent, type ReactElement } from 'react';
import type { Workflow } from '#language/workflow.ts';
import { useLocale } from '../../i18n/locale.ts';
import { statusStyles, unknownStatusStyle } from '../../list/table/statusStyles.ts';
import { classes } from '../../ui/classes.ts';
import { Icon, type IconName } from '../../ui/icon/Icon.tsx';
import { LABEL_PX, LABEL_LINE, PADDING, TITLE_LINE, TITLE_PX, TITLE_X } from './boxContent.ts';
import { describeState, holderText } from './describeParts.ts';
import type { Arrow, StateBox } from './workflowLayout.ts';
import css from './StateMark.module.css';
import type { FocusStop } from './useArrowKeyNavigation.ts';

export interface StateMarkProps extends FocusStop {
  readonly workflow: Workflow;
  readonly box: StateBox;
  readonly arrows: readonly Arrow[];
  readonly isHighlighted: boolean;
  readonly isVisited: boolean;
  readonly onChoose: () => void;
}

export function StateMark({
  workflow,
  box,
  arrows,
  isHighlighted,
  isVisited,
  onChoose,
  stopId,
  tabIndex,
  onVisit,
}: StateMarkProps): ReactElement {
  const locale = useLocale();
  const id = useId();
  const { x, y, width, height, isEnd, isUnconnected } = box;
  const lines = box.titles[locale === 'th' ? 0 : 1];
  const holder = holderText(workflow, box, locale);
  const style = statusStyles[workflow.choice.name]?.[box.state] ?? unknownStatusStyle;
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onChoose();
  };
  return (
    <g
      className={classes(css.state, css[style.tone], isHighlighted && css.lit, isUnconnected && css.apart)}
      transform={`translate(${x} ${y})`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a part of a drawing has no tag of its own
      role="button"
      aria-pressed={isHighlighted}
      aria-label={[...lines, holder].join(' ')}
      aria-describedby={id}
      tabIndex={tabIndex}
      data-stop={stopId}
      onFocus={onVisit}
      onClick={onChoose}
      onKeyDown={press}
    >
      <desc id={id}>{describeState(workflow, box, { arrows, isVisited, locale })}</desc>
      <rect className={css.box} width={width} height={height} rx={RADIUS} />
      {isEnd && !isUnconnected ? (
        <rect
          className={css.inner}
          x={INSET}
          y={INSET}
          width={width - 2 * INSET}
          height={height - 2 * INSET}
          rx={RADIUS - INSET / 2}
        />
      ) : null}
      <StateIcon name={style.icon} x={PADDING} y={PADDING + (TITLE_LINE - ICON_PX) / 2 - 1} />
      {isVisited ? (
        <g className={css.visited}>
          <StateIcon name="good" x={width - ICON_PX - PADDING / 2} y={PADDING / 2} />
        </g>
      ) : null}
      <text className={css.title} fontSize={TITLE_PX}>
        {lines.map((line, index) => (
          <tspan key={line} x={TITLE_X} y={PADDING + index * TITLE_LINE + TITLE_PX}>
            {`${line} `}
          </tspan>
        ))}
      </text>
      <text
        className={css.holder}
        x={TITLE_X}
        y={PADDING + lines.length * TITLE_LINE + (LABEL_LINE + LABEL_PX) / 2 - 2}
        fontSize={LABEL_PX}
      >
        {holder}
      </text>
    </g>
  );
}

/** The icon is rendered as on a page, in a `foreignObject` at its position. */
function StateIcon({ name, x, y }: { readonly name: IconName; readonly x: number; readonly y: number }): ReactElement {
  return (
    <foreignObject x={x} y={y} width={ICON_PX} height={ICON_PX} className={css.mark}>
      <Icon name={name} size={ICON_PX} />
    </foreignObject>
  );
}

const RADIUS = 8;
const INSET = 4;
const ICON_PX = 14;
