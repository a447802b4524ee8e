/** Reads the server's answer to a file line by line; the last line has the result. */
import { ApiError, NoResponse } from '../api/errors.ts';
import { readLines } from './readLines.ts';

/** A cell that cannot be imported, as a person finds it in the file. */
export interface SheetProblem {
  /** Row number of the spreadsheet. */
  readonly row: number;
  /** Letters of the column: `B`, `AA`. Empty if no column of the file has it. */
  readonly column: string;
  /** Header of the column; empty for a problem of the whole row. */
  readonly header: string;
  readonly value: string;
  readonly message: string;
}

export interface ImportOutcome {
  readonly isTrial: boolean;
  readonly isLoaded: boolean;
  readonly rows: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Number of all problems; only the first are sent. */
  readonly problemCount: number;
  readonly problems: readonly SheetProblem[];
}

export interface RowsRead {
  readonly done: number;
  readonly of: number;
}

type ImportLine =
  | ({ readonly kind: 'progress' } & RowsRead)
  | ({ readonly kind: 'outcome' } & ImportOutcome)
  | { readonly kind: 'failed'; readonly status: number; readonly message: string; readonly messageKey?: string };

/** An answer without its last line counts as no answer. */
export async function readImport(
  body: ReadableStream<Uint8Array>,
  onRows: (rows: RowsRead) => void,
): Promise<ImportOutcome> {
  for await (const text of readLines(body)) {
    const line = parse(text);
    if (line.kind === 'progress') onRows({ done: line.done, of: line.of });
    else if (line.kind === 'outcome') return line;
    else throw new ApiError(line.status, '', line);
  }
  throw new NoResponse('The answer was cut short');
}

function parse(text: string): ImportLine {
  try {
    return JSON.parse(text) as ImportLine;
  } catch (error) {
    throw new NoResponse('The answer was cut short', { cause: error });
  }
}
