/** Sheets for tests, sent as a browser sends them. */
import { buffer } from 'node:stream/consumers';
import { API } from '#platform/server/routes/server.ts';
import { letterOf } from '#platform/server/resource/sheets/columns.ts';
import { workbookBytes, type OutCell } from '#platform/server/resource/sheets/writing/workbook.ts';
import { zipMembers } from '#platform/server/resource/sheets/writing/zip.ts';
import type { TestApp } from './app.ts';

export interface ImportAnswer {
  readonly status: number;
  /** Body of a refusal. */
  readonly body: {
    readonly message: string;
    readonly messageKey: string;
    readonly data: Readonly<Record<string, unknown>>;
  };
  readonly lines: readonly Readonly<Record<string, unknown>>[];
  readonly outcome: ImportOutcome;
}

export interface ImportOutcome {
  readonly isTrial: boolean;
  readonly isLoaded: boolean;
  readonly rows: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly problemCount: number;
  readonly problems: readonly {
    readonly row: number;
    readonly column: string;
    readonly field: string;
    readonly header: string;
    readonly value: string;
    readonly message: string;
    readonly messageKey: string;
  }[];
}

export interface ImportOptions {
  readonly as: { readonly token: string };
  readonly isTrial?: boolean;
  readonly name?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** `path` is the base path of the entity. */
export async function sendSheet(
  test: TestApp,
  path: string,
  bytes: Buffer | string,
  { as, isTrial = false, name = 'แฟ้ม.xlsx', headers = {} }: ImportOptions,
): Promise<ImportAnswer> {
  const answer = await test.server.inject({
    method: 'POST',
    url: `${API}${path}/_import?isTrial=${isTrial}`,
    headers: {
      authorization: `Bearer ${as.token}`,
      'content-type': 'application/octet-stream',
      'x-file-name': encodeURIComponent(name),
      ...headers,
    },
    payload: bytes,
  });
  const lines = answer.payload
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
  return {
    status: answer.statusCode,
    body: lines[0] as unknown as ImportAnswer['body'],
    lines,
    outcome: lines.at(-1) as unknown as ImportOutcome,
  };
}

/** Returns the file of a call as bytes. */
export async function fetchFile(
  app: TestApp,
  path: string,
  { as, body }: { as: { readonly token: string }; body?: object },
): Promise<{ status: number; bytes: Buffer; headers: Readonly<Record<string, unknown>> }> {
  const answer = await app.server.inject({
    method: 'POST',
    url: API + path,
    headers: {
      authorization: `Bearer ${as.token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers };
}

type TestCell = string | number | null;

/** Builds a sheet as we write it: texts in the cells themselves. */
export function buildSheet(rows: readonly (readonly TestCell[])[]): Promise<Buffer> {
  const cells = rows.map((row) =>
    row.map((cell): OutCell =>
      cell === null || cell === '' ? null : typeof cell === 'number' ? { number: String(cell) } : { text: cell },
    ),
  );
  return buffer(workbookBytes([{ name: 'Sheet1', columns: [], rows: cells }], 'th'));
}

export interface ExcelSheet {
  /** Cells of the sheet, as XML. */
  readonly rows: readonly string[];
  readonly shared?: readonly string[];
  readonly after?: string;
  readonly book?: string;
  readonly more?: readonly { readonly name: string; readonly content: string }[];
  readonly styles?: string;
}

/** Builds a sheet as Excel writes it: shared texts, styles, and anything that a test wants to try. */
export function excelSheet({
  rows,
  shared = [],
  after = '',
  book = '',
  more = [],
  styles = '<xf numFmtId="0"/><xf numFmtId="14"/>',
}: ExcelSheet): Promise<Buffer> {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return buffer(
    zipMembers([
      { name: '[Content_Types].xml', content: '<Types/>' },
      {
        name: '_rels/.rels',
        content: `<Relationships><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      },
      {
        name: 'xl/workbook.xml',
        content: `<x:workbook xmlns:x="main">${book}<x:sheets><x:sheet name="Hidden" state="hidden" r:id="rId9"/><x:sheet name="Data" r:id="rId1"/></x:sheets></x:workbook>`,
      },
      {
        name: 'xl/_rels/workbook.xml.rels',
        content: `<Relationships><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId9" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/sharedStrings" Target="/xl/sharedStrings.xml"/><Relationship Id="rId3" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
      },
      {
        name: 'xl/styles.xml',
        content: `<styleSheet><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${styles}</cellXfs></styleSheet>`,
      },
      {
        name: 'xl/worksheets/sheet1.xml',
        content: `<worksheet><sheetData>${rows.map((cells, index) => `<row r="${index + 1}">${cells}</row>`).join('')}</sheetData>${after}</worksheet>`,
      },
      { name: 'xl/sharedStrings.xml', content: `<sst>${shared.map((text) => `<si>${text}</si>`).join('')}</sst>` },
      ...more,
    ]),
  );
}

/** Returns texts as cells of one row. */
export function textCells(row: number, texts: readonly string[]): string {
  return texts
    .map((text, index) => `<c r="${letterOf(index)}${row}" t="inlineStr"><is><t>${text}</t></is></c>`)
    .join('');
}
