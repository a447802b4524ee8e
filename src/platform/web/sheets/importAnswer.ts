/** What the server says while it reads a file, line by line; the last line says how it went. */
import { ApiError, NoResponse } from '../api/errors.ts';
import { readLines } from './readLines.ts';

/** A cell that cannot be taken, as a person finds it in the file. */
export interface SheetProblem {
  /** As the spreadsheet counts them. */
  readonly row: number;
  /** Its letters: `B`, `AA`. Empty where no column of the file holds it. */
  readonly column: string;
  /** What the column is called; empty for what concerns the whole row. */
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
  /** All of them; only the first are sent. */
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

/** An answer that ends without its last line is none. */
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
