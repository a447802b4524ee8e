import type { ReactElement } from 'react';
import type { Draft } from '#language/record.ts';
import { useDraft } from '#modules/master-mgt/web/index.ts';
import { cardOf, cardText, NOTHING } from '#platform/web/fields/display.ts';
import { useCodeTexts } from '#platform/web/fields/options/codeTexts.ts';
import { useFormStore } from '#platform/web/form/formContext.ts';
import { modelAt } from '#platform/web/form/formModel.ts';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Table } from '#platform/web/ui/Table.tsx';
import { useNarrow } from '#platform/web/ui/useNarrow.ts';
import type { ToleranceBand } from '../../tolerance.ts';
import { useSubstances, useToleranceBands, type SubstanceFacts } from '../masters.ts';
import css from './ContentsTold.module.css';
import { texts } from './texts.ts';
import { Totals } from './Totals.tsx';
import { useAmountText } from './useAmountText.ts';
import { verdictOf } from './verdict.ts';
import { Allowed, FoundWords, Passes } from './VerdictWords.tsx';

const ADDRESS = 'mainSubStances';

type Line = NonNullable<Draft<'haz'>['mainSubStances']>[number];

/** As a table to be read and printed; where there is no room for one, a card a substance. */
export function ContentsTold(): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const store = useFormStore();
  const isNarrow = useNarrow();
  const lines = useDraft<'haz'>().mainSubStances ?? [];
  const bands = useToleranceBands();
  const substances = useSubstances(lines.flatMap(({ refSubStance }) => refSubStance?.id ?? []));
  if (lines.length === 0) return <p className={css.quiet}>{t('nothing')}</p>;
  const { byName } = modelAt(store.model, `${ADDRESS}.0`);
  const titleOf = (name: string): string => label(byName.get(name)?.field.label ?? [name, name]);
  const titles = { name: titleOf('refSubStance'), declared: titleOf('content'), found: titleOf('foundContent'), result: t('result') };
  const told = lines.map((line) => ({ line, bands, substance: substances.get(line.refSubStance?.id ?? '') }));
  return (
    <>
      {isNarrow ? (
        <ul className={css.cards} aria-label={t('contents')}>
          {told.map((one) => (
            <Card key={one.line.id} {...one} titles={titles} />
          ))}
        </ul>
      ) : (
        <Table label={t('contents')} className={css.table}>
          <thead>
            <tr>
              <th scope="col">{titles.name}</th>
              <th scope="col" className={css.amount}>
                {titles.declared}
              </th>
              <th scope="col" className={css.amount}>
                {titles.found}
              </th>
              <th scope="col">{titles.result}</th>
            </tr>
          </thead>
          <tbody>
            {told.map((one) => (
              <Row key={one.line.id} {...one} />
            ))}
          </tbody>
        </Table>
      )}
      <Totals />
    </>
  );
}

interface ToldProps {
  readonly line: Line;
  readonly bands: readonly ToleranceBand[] | undefined;
  readonly substance: SubstanceFacts | undefined;
}

function Row(props: ToldProps): ReactElement {
  return (
    <tr>
      <th scope="row" className={css.name}>
        <Name {...props} />
      </th>
      <td className={css.amount}>
        <Amount line={props.line} of="content" />
      </td>
      <td className={css.amount}>
        <Amount line={props.line} of="foundContent" />
        <Analysis line={props.line} />
      </td>
      <td>
        <Result {...props} />
      </td>
    </tr>
  );
}

function Card({ titles, ...props }: ToldProps & { readonly titles: Readonly<Record<'declared' | 'found' | 'result', string>> }): ReactElement {
  return (
    <li className={css.card}>
      <Name {...props} />
      <dl className={css.pairs}>
        <dt>{titles.declared}</dt>
        <dd>
          <Amount line={props.line} of="content" />
        </dd>
        <dt>{titles.found}</dt>
        <dd>
          <Amount line={props.line} of="foundContent" />
          <Analysis line={props.line} />
        </dd>
        <dt>{titles.result}</dt>
        <dd>
          <Result {...props} />
        </dd>
      </dl>
    </li>
  );
}

function Name({ line: { refSubStance }, substance }: ToldProps): ReactElement {
  const locale = useLocale();
  const field = modelAt(useFormStore().model, `${ADDRESS}.0`).byName.get('refSubStance')?.field;
  return (
    <span>
      {field?.kind === 'ref' ? cardText(cardOf(field), refSubStance, locale) : null}
      {substance?.casNo === null || substance === undefined ? null : <span className={css.beside}>{`CAS ${substance.casNo}`}</span>}
    </span>
  );
}

function Amount({ line, of }: { readonly line: Line; readonly of: 'content' | 'foundContent' }): ReactElement {
  const amount = useAmountText();
  const unitText = useCodeTexts('contentUnit');
  const { [of]: value, refUnit } = line;
  return (
    <span>
      {value === null ? NOTHING : amount(value)}
      {value === null || refUnit === null ? null : <span className={css.unit}>{` ${unitText(refUnit)}`}</span>}
    </span>
  );
}

function Analysis({ line: { analysisNo } }: { readonly line: Line }): ReactElement | null {
  const t = useTexts(texts);
  return analysisNo === null ? null : <span className={css.beside}>{t('analysis', { no: analysisNo })}</span>;
}

function Result({ line, bands }: ToldProps): ReactElement {
  const { refHomogeneity } = useDraft<'haz'>();
  const verdict = bands === undefined ? undefined : verdictOf(bands, line, refHomogeneity);
  return verdict?.kind !== 'verdict' ? (
    <span>{NOTHING}</span>
  ) : (
    <div className={css.verdict}>
      <Passes verdict={verdict} />
      <FoundWords verdict={verdict} />
      <Allowed verdict={verdict} />
    </div>
  );
}
