import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactElement,
  type RefObject,
} from 'react';
import type { Workflow } from '#language/workflow.ts';
import { useLabel } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ArrowMark } from './ArrowMark.tsx';
import { DiagramLegend } from './DiagramLegend.tsx';
import { layoutWorkflow } from './layoutWorkflow.ts';
import type { Arrow, WorkflowLayout } from './workflowLayout.ts';
import { StateMark } from './StateMark.tsx';
import { texts } from './texts.ts';
import { useArrowKeyNavigation } from './useArrowKeyNavigation.ts';
import css from './WorkflowDiagram.module.css';

export interface WorkflowDiagramProps {
  readonly workflow: Workflow;
  /** The highlighted state, with its outgoing arrows: the state of a case, or one that was chosen. */
  readonly state?: string | null | undefined;
  /** The states a case has been in. */
  readonly visited?: readonly string[] | undefined;
  /** If absent, choosing a state only highlights it here. */
  readonly onChoose?: ((state: string) => void) | undefined;
}

/** A declared workflow as a diagram, which can be navigated with the arrow keys and read by screen readers. */
export function WorkflowDiagram({ workflow, state = null, visited, onChoose }: WorkflowDiagramProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const keysId = useId();
  const layout = useMemo(() => layoutWorkflow(workflow), [workflow]);
  const [own, setOwn] = useState<string | null>(null);
  const highlighted = onChoose === undefined ? (own ?? state) : state;
  const walk = useArrowKeyNavigation(useMemo(() => stopsOf(layout), [layout]));
  const scroller = useRef<HTMLDivElement>(null);
  useScrollToState(scroller, layout, highlighted);
  const choose = (chosen: string): void => (onChoose === undefined ? setOwn(chosen) : onChoose(chosen));
  // Highlighted arrows are rendered above the lines they cross.
  const arrows = layout.arrows.toSorted(
    (arrow, other) => Number(arrow.from === highlighted) - Number(other.from === highlighted),
  );
  return (
    <figure className={css.figure}>
      <div ref={scroller} className={css.scroller}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys go from one part to the next, each of which has its own role */}
        <svg
          className={css.drawing}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          style={{ '--drawing-width': `${layout.width / PX_IN_REM}rem` } as CSSProperties}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no tag for its parts
          role="group"
          aria-label={t('drawing', { title: label(workflow.title) })}
          aria-describedby={keysId}
          onKeyDown={walk.onKeyDown}
        >
          {arrows
            .filter(({ kind }) => kind !== 'stay')
            .map((arrow) => (
              <ArrowMark
                key={stopOf(arrow)}
                workflow={workflow}
                arrow={arrow}
                emphasis={highlighted === null ? 'plain' : arrow.from === highlighted ? 'lit' : 'faint'}
                {...walk.propsOf(stopOf(arrow))}
              />
            ))}
          {layout.boxes.map((box) => (
            <StateMark
              key={box.state}
              workflow={workflow}
              box={box}
              arrows={layout.arrows}
              isHighlighted={box.state === highlighted}
              isVisited={visited?.includes(box.state) === true}
              onChoose={() => choose(box.state)}
              {...walk.propsOf(box.state)}
            />
          ))}
          {arrows
            .filter(({ kind }) => kind === 'stay')
            .map((arrow) => (
              <ArrowMark
                key={stopOf(arrow)}
                workflow={workflow}
                arrow={arrow}
                emphasis={highlighted === null ? 'plain' : arrow.from === highlighted ? 'lit' : 'faint'}
                {...walk.propsOf(stopOf(arrow))}
              />
            ))}
        </svg>
      </div>
      <VisuallyHidden>
        <span id={keysId}>{t('keys')}</span>
      </VisuallyHidden>
      <DiagramLegend
        layout={layout}
        hasAutomatic={Object.values(workflow.actions).some(({ isAutomatic }) => isAutomatic === true)}
        hasVisited={visited !== undefined}
        isOfCase={onChoose === undefined}
      />
    </figure>
  );
}

const PX_IN_REM = 16;

/** Returns each state, followed by the arrows that leave it. */
function stopsOf({ boxes, arrows }: WorkflowLayout): readonly string[] {
  return boxes.flatMap(({ state }) => [state, ...arrows.filter(({ from }) => from === state).map(stopOf)]);
}

function stopOf({ from, action, isOr }: Arrow): string {
  return `${from} ${action}${isOr ? ' or' : ''}`;
}

/**
 * If the diagram is wider than its container, scrolls to the highlighted state; initially to the beginning of the main
 * line.
 */
function useScrollToState(
  scroller: RefObject<HTMLElement | null>,
  { boxes, width }: WorkflowLayout,
  lit: string | null,
): void {
  useEffect(() => {
    const element = scroller.current;
    const box = boxes.find(({ state }) => state === lit) ?? boxes[0];
    if (element === null || box === undefined) return;
    const scale = element.scrollWidth / width;
    element.scrollTo({ left: (box.x + box.width / 2) * scale - element.clientWidth / 2 });
  }, [scroller, boxes, width, lit]);
}
