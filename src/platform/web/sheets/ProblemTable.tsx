import { useId, useState, type ReactElement } from 'react';
import { DEFAULT_PAGE_SIZE } from '../constants.ts';
import { saveAsFile } from '../fields/file/downloadFile.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button/Button.tsx';
import { Pagination } from '../ui/layout/Pagination.tsx';
import { Table } from '../ui/layout/Table.tsx';
import { useIsNarrowScreen } from '../ui/useIsNarrowScreen.ts';
import type { SheetProblem } from './importAnswer.ts';
import css from './ImportDialog.module.css';
import { problemColumnsOf, problemCsv, problemsOfColumn } from './problems.ts';
import { texts } from './texts.ts';

/** Lists problems by row, as in the spreadsheet; filtered by one column if the same mistake occurs in all its rows. */
export function ProblemTable({ problems }: { readonly problems: readonly SheetProblem[] }): ReactElement {
  const t = useTexts(texts);
  const isNarrow = useIsNarrowScreen();
  const [column, setColumn] = useState<string | undefined>(undefined);
  const [{ page, size }, setPage] = useState({ page: 0, size: DEFAULT_PAGE_SIZE });
  const columnProblems = problemsOfColumn(problems, column);
  const download = (): void =>
    saveAsFile(
      new Blob(
        [
          problemCsv(problems, {
            row: t('row'),
            column: t('column'),
            header: t('header'),
            value: t('value'),
            message: t('whatToDo'),
          }),
        ],
        { type: 'text/csv' },
      ),
      PROBLEMS_NAME,
    );
  return (
    <div className={css.problems}>
      <div className={css.problemTools}>
        <ColumnChoice
          problems={problems}
          value={column}
          onChange={(key) => {
            setColumn(key);
            setPage({ page: 0, size });
          }}
        />
        <Button size="small" icon="download" onClick={download}>
          {t('downloadProblems')}
        </Button>
      </div>
      <Table label={t('problems')} className={css.problemTable}>
        <thead>
          <tr>
            <th scope="col">{t('row')}</th>
            <th scope="col">{t('column')}</th>
            {isNarrow ? null : <th scope="col">{t('value')}</th>}
            <th scope="col">{t('whatToDo')}</th>
          </tr>
        </thead>
        <tbody>
          {columnProblems.slice(page * size, (page + 1) * size).map((problem) => (
            <ProblemRow
              key={`${problem.row} ${problem.column} ${problem.message}`}
              problem={problem}
              isNarrow={isNarrow}
            />
          ))}
        </tbody>
      </Table>
      {columnProblems.length > DEFAULT_PAGE_SIZE ? (
        <Pagination
          page={page}
          size={size}
          total={columnProblems.length}
          onChange={(to, many) => setPage({ page: to, size: many })}
        />
      ) : null}
    </div>
  );
}

/** On a narrow screen the value is below the name of its column. */
function ProblemRow({
  problem,
  isNarrow,
}: {
  readonly problem: SheetProblem;
  readonly isNarrow: boolean;
}): ReactElement {
  const t = useTexts(texts);
  const { row, column, header, value, message } = problem;
  const given =
    value === '' ? <span className={css.hint}>{t('emptyCell')}</span> : <code className={css.value}>{value}</code>;
  return (
    <tr>
      <th scope="row">{row}</th>
      <td>
        {header === '' ? t('wholeRow') : header}
        {column === '' ? null : <span className={css.letters}>{column}</span>}
        {isNarrow && column !== '' ? <div>{given}</div> : null}
      </td>
      {isNarrow ? null : <td>{column === '' ? null : given}</td>}
      <td>{message}</td>
    </tr>
  );
}

const PROBLEMS_NAME = 'import-problems.csv';

interface ColumnChoiceProps {
  readonly problems: readonly SheetProblem[];
  readonly value: string | undefined;
  readonly onChange: (key: string | undefined) => void;
}

function ColumnChoice({ problems, value, onChange }: ColumnChoiceProps): ReactElement {
  const t = useTexts(texts);
  const id = useId();
  const columns = problemColumnsOf(problems);
  return (
    <span className={css.filter}>
      <label htmlFor={id}>{t('filterColumn')}</label>
      {/* An index in the list: a key may be the empty text. */}
      <select
        id={id}
        className={css.select}
        value={columns.findIndex(({ key }) => key === value)}
        onChange={({ target }) => onChange(columns[Number(target.value)]?.key)}
      >
        <option value={-1}>{t('allColumns', { n: problems.length })}</option>
        {columns.map(({ key, letters, header, count }, index) => (
          <option key={key} value={index}>
            {`${[letters, header === '' ? t('wholeRow') : header].filter((part) => part !== '').join(' · ')} (${count})`}
          </option>
        ))}
      </select>
    </span>
  );
}
