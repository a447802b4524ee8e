import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import css from './DiagramLegend.module.css';
import type { WorkflowLayout } from './workflowLayout.ts';
import { texts } from './texts.ts';

export interface DiagramLegendProps {
  readonly layout: WorkflowLayout;
  readonly hasAutomatic: boolean;
  readonly hasVisited: boolean;
  readonly isOfCase: boolean;
}

/** Explains only what is in the diagram. */
export function DiagramLegend({
  layout: { boxes, arrows },
  hasAutomatic,
  hasVisited,
  isOfCase,
}: DiagramLegendProps): ReactElement {
  const t = useTexts(texts);
  const has = (kind: string): boolean => arrows.some((arrow) => arrow.kind === kind);
  return (
    <figcaption className={css.legend}>
      <ul className={css.list} aria-label={t('legend')}>
        {has('ahead') ? <LegendItem text={t('legendAhead')}>{<LegendLine className={css.ahead} />}</LegendItem> : null}
        {has('other') ? <LegendItem text={t('legendOther')}>{<LegendLine className={css.other} />}</LegendItem> : null}
        {hasAutomatic ? (
          <LegendItem text={t('legendSystem')}>{<LegendLine className={css.automatic} />}</LegendItem>
        ) : null}
        {has('stay') ? (
          <LegendItem text={t('legendStay')}>
            <path className={css.other} d="M8 4H20V12H9" />
            <path className={css.point} d="M6 12L11 9V15Z" />
          </LegendItem>
        ) : null}
        {boxes.some(({ isEnd, isUnconnected }) => isEnd && !isUnconnected) ? (
          <LegendItem text={t('legendEnd')}>
            <rect className={css.other} x="1" y="1" width="26" height="14" rx="3" />
            <rect className={css.other} x="4" y="4" width="20" height="8" rx="2" />
          </LegendItem>
        ) : null}
        {boxes.some(({ isUnconnected }) => isUnconnected) ? (
          <LegendItem text={t('apart')}>
            <rect className={css.apart} x="1" y="1" width="26" height="14" rx="3" />
          </LegendItem>
        ) : null}
        <LegendItem text={isOfCase ? t('legendHere') : t('legendLit')}>
          <rect className={css.lit} x="2" y="2" width="24" height="12" rx="3" />
        </LegendItem>
        {hasVisited ? (
          <LegendItem text={t('legendVisited')}>
            <path className={css.visited} d="M7 8L12 13L21 3" />
          </LegendItem>
        ) : null}
      </ul>
    </figcaption>
  );
}

function LegendItem({ text, children }: { readonly text: string; readonly children: ReactNode }): ReactElement {
  return (
    <li className={css.item}>
      <svg className={css.sample} viewBox="0 0 28 16" aria-hidden focusable="false">
        {children}
      </svg>
      {text}
    </li>
  );
}

function LegendLine({ className }: { readonly className: string | undefined }): ReactElement {
  return (
    <>
      <path className={className} d="M1 8H21" />
      <path className={css.point} d="M28 8L20 4V12Z" />
    </>
  );
}
