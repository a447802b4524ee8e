import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useLabel } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { joinAddress, isAtOrBelow } from '../store/address.ts';
import { useFormReport, useOpenForm } from '../store/formContext.ts';
import { fieldNamesIn, type FormTreeNode } from '../model/formTree.ts';
import css from './Steps.module.css';
import { texts } from '../texts.ts';

export interface StepsProps {
  readonly steps: readonly FormTreeNode[];
  readonly record: string;
  readonly renderNodes: (nodes: readonly FormTreeNode[]) => ReactNode;
}

/**
 * Shows the steps one after the other; they can be opened in any order: an unfinished step does not block the next one,
 * only saving.
 */
export function Steps({ steps, record, renderNodes }: StepsProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const { revealers } = useOpenForm();
  const { problems } = useFormReport();
  const [active, setActive] = useState(0);
  useEffect(() => {
    const reveal = (address: string): void => {
      const index = stepOf(steps, record, address);
      if (index !== -1) setActive(index);
    };
    revealers.add(reveal);
    return () => void revealers.delete(reveal);
  }, [revealers, steps, record]);
  const last = steps.length - 1;
  return (
    <div className={css.steps}>
      <ol className={css.bar} aria-label={t('steps')}>
        {steps.map((step, index) => {
          const wrong = problems.filter(({ address }) => stepOf([step], record, address) === 0).length;
          return (
            <li key={'heading' in step ? step.heading.number : index} className={css.step}>
              <button
                type="button"
                className={classes(css.button, index === active && css.active)}
                aria-current={index === active ? 'step' : undefined}
                onClick={() => setActive(index)}
              >
                <span className={css.mark}>
                  {index < active && wrong === 0 ? <Icon name="check" size={MARK_PX} /> : index + 1}
                </span>
                <span>
                  {'heading' in step ? label(step.heading.title) : t('stepOf', { n: index + 1, total: steps.length })}
                </span>
                {wrong === 0 ? null : <span className={css.wrong}>{t('withProblems', { n: wrong })}</span>}
              </button>
            </li>
          );
        })}
      </ol>
      {renderNodes(steps.slice(active, active + 1))}
      <div className={css.ways}>
        {active === 0 ? null : (
          <Button icon="left" onClick={() => setActive(active - 1)}>
            {t('previousStep')}
          </Button>
        )}
        {active === last ? null : (
          <Button icon="right" onClick={() => setActive(active + 1)}>
            {t('nextStep')}
          </Button>
        )}
      </div>
    </div>
  );
}

const MARK_PX = 14;

function stepOf(steps: readonly FormTreeNode[], record: string, address: string): number {
  return steps.findIndex((step) => fieldNamesIn(step).some((name) => isAtOrBelow(address, joinAddress(record, name))));
}
