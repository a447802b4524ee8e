import type { ReactElement, ReactNode } from 'react';
import { labelOf } from '#language/choice.ts';
import { statesOf, type Workflow, type WorkflowAction } from '#language/workflow.ts';
import { useLabel } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Table } from '#platform/web/ui/layout/Table.tsx';
import { Tag } from '#platform/web/ui/feedback/Tag.tsx';
import { useIsNarrowScreen } from '#platform/web/ui/useIsNarrowScreen.ts';
import type { Flow } from './flows.ts';
import { texts } from './texts.ts';
import css from './WorkflowTable.module.css';

interface ActionLine {
  readonly action: string;
  readonly declared: WorkflowAction;
}

/** Shows the same as the drawing, and what it leaves out: a line for every action in a state. */
export function WorkflowTable({ flow }: { readonly flow: Flow }): ReactElement {
  const isNarrow = useIsNarrowScreen();
  return isNarrow ? <Cards flow={flow} /> : <Lines flow={flow} />;
}

function linesOf({ actions }: Workflow, state: string): readonly ActionLine[] {
  return Object.entries(actions)
    .filter(([, { from }]) => from[state] !== undefined)
    .map(([action, declared]) => ({ action, declared }));
}

function Lines({ flow }: { readonly flow: Flow }): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const { workflow, isStanding } = flow;
  return (
    <Table label={t('table')} className={css.table}>
      <thead>
        <tr>
          {(['state', 'action', 'to', 'by', 'guards', 'effects'] as const).map((name) => (
            <th key={name} scope="col">
              {t(name)}
            </th>
          ))}
          {isStanding ? null : <th scope="col">{t('back')}</th>}
        </tr>
      </thead>
      {statesOf(workflow).map((state) => {
        const lines = linesOf(workflow, state);
        const head = (
          <th scope="rowgroup" rowSpan={Math.max(1, lines.length)} className={css.state}>
            {label(labelOf(workflow.choice, state))}
          </th>
        );
        return (
          <tbody key={state} className={css.group}>
            {lines.length === 0 ? (
              <tr>
                {head}
                <td colSpan={isStanding ? 5 : 6} className={css.ended}>
                  {t('noActions')}
                </td>
              </tr>
            ) : (
              lines.map((line, index) => (
                <tr key={line.action}>
                  {index === 0 ? head : null}
                  <td>{label(line.declared.label)}</td>
                  <td>{<To workflow={workflow} line={line} />}</td>
                  <td>{<By workflow={workflow} line={line} state={state} />}</td>
                  <td>{<Guards workflow={workflow} line={line} />}</td>
                  <td>{<Effects workflow={workflow} line={line} />}</td>
                  {isStanding ? null : <td>{<TakeBackCell workflow={workflow} line={line} />}</td>}
                </tr>
              ))
            )}
          </tbody>
        );
      })}
    </Table>
  );
}

function Cards({ flow: { workflow, isStanding } }: { readonly flow: Flow }): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  return (
    <>
      {statesOf(workflow).map((state) => (
        <section key={state} className={css.card}>
          <h3 className={css.cardTitle}>{label(labelOf(workflow.choice, state))}</h3>
          {linesOf(workflow, state).map((line) => (
            <dl key={line.action} className={css.facts}>
              <Fact name={t('action')}>{label(line.declared.label)}</Fact>
              <Fact name={t('to')}>{<To workflow={workflow} line={line} />}</Fact>
              <Fact name={t('by')}>{<By workflow={workflow} line={line} state={state} />}</Fact>
              <Fact name={t('guards')}>{<Guards workflow={workflow} line={line} />}</Fact>
              <Fact name={t('effects')}>{<Effects workflow={workflow} line={line} />}</Fact>
              {isStanding ? null : <Fact name={t('back')}>{<TakeBackCell workflow={workflow} line={line} />}</Fact>}
            </dl>
          ))}
          {linesOf(workflow, state).length === 0 ? <p className={css.ended}>{t('noActions')}</p> : null}
        </section>
      ))}
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface CellProps {
  readonly workflow: Workflow;
  readonly line: ActionLine;
}

function To({ workflow, line: { declared } }: CellProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  if (declared.to === undefined) return <span>{t('stays')}</span>;
  const to = label(labelOf(workflow.choice, declared.to));
  return (
    <span>
      {declared.shortcutTo === undefined ? to : t('orTo', { to, other: labelOf(workflow.choice, declared.shortcutTo) })}
    </span>
  );
}

function By({ workflow, line: { declared }, state }: CellProps & { readonly state: string }): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  return (
    <span>
      {declared.isAutomatic === true
        ? t('system')
        : (declared.from[state] ?? []).map((party) => label(workflow.parties[party] ?? [party, party])).join(', ')}
    </span>
  );
}

function Guards({ workflow, line: { declared } }: CellProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const guards = [
    ...(declared.guards ?? []).map((guard) => label(workflow.guards[guard]?.label ?? [guard, guard])),
    ...(declared.needsRemark === true ? [t('needsRemark')] : []),
    ...(declared.signs === undefined ? [] : [t(declared.signs === 'must' ? 'mustSign' : 'maySign')]),
  ];
  return <LineList texts={guards} />;
}

function Effects({ workflow, line: { declared } }: CellProps): ReactElement {
  const label = useLabel();
  return (
    <LineList
      texts={(declared.effects ?? []).map((effect) => label(workflow.effects[effect]?.label ?? [effect, effect]))}
    />
  );
}

function LineList({ texts: several }: { readonly texts: readonly string[] }): ReactElement {
  const t = useTexts(texts);
  if (several.length === 0) return <>{t('none')}</>;
  return (
    <ul className={css.several}>
      {several.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function TakeBackCell({ workflow, line: { declared } }: CellProps): ReactElement {
  const t = useTexts(texts);
  const isForGood = (declared.effects ?? []).some((effect) => workflow.effects[effect]?.isIrreversible === true);
  return isForGood ? (
    <Tag tone="warn" icon="lock">
      {t('forGood')}
    </Tag>
  ) : (
    <>{t('canGoBack')}</>
  );
}
