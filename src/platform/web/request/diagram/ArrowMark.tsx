import { useId, type ReactElement } from 'react';
import type { Workflow } from '#language/workflow.ts';
import { useLocale } from '../../i18n/locale.ts';
import { classes } from '../../ui/classes.ts';
import css from './ArrowMark.module.css';
import { headOf, pathOf } from './arrowPath.ts';
import { LABEL_PX } from './boxContent.ts';
import { actionName, describeArrow } from './describeParts.ts';
import type { Arrow } from './workflowLayout.ts';
import type { FocusStop } from './useArrowKeyNavigation.ts';

export interface ArrowMarkProps extends FocusStop {
  readonly workflow: Workflow;
  readonly arrow: Arrow;
  readonly emphasis: 'plain' | 'lit' | 'faint';
}

export function ArrowMark({ workflow, arrow, emphasis, stopId, tabIndex, onVisit }: ArrowMarkProps): ReactElement {
  const locale = useLocale();
  const id = useId();
  const { action, kind, points, label } = arrow;
  const declared = workflow.actions[action];
  const isSmall = kind === 'stay';
  return (
    <g
      className={classes(
        css.arrow,
        css[kind],
        css[emphasis],
        declared?.tone === 'danger' && css.danger,
        declared?.isAutomatic === true && css.automatic,
      )}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a part of a drawing has no tag of its own
      role="img"
      aria-labelledby={id}
      tabIndex={tabIndex}
      data-stop={stopId}
      onFocus={onVisit}
    >
      <title id={id}>{describeArrow(workflow, arrow, locale)}</title>
      <path className={css.reach} d={pathOf(points, TURN)} />
      <path className={css.line} d={pathOf(points, isSmall ? SMALL_TURN : TURN)} />
      <path className={css.head} d={headOf(points, isSmall ? SMALL_HEAD : HEAD)} />
      <text className={css.name} x={label.x} y={label.y} textAnchor={label.anchor} fontSize={LABEL_PX}>
        {actionName(workflow, action, locale)}
      </text>
    </g>
  );
}

const TURN = 6;
const SMALL_TURN = 4;
const HEAD = 8;
const SMALL_HEAD = 6;
