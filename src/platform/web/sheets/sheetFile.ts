/** Checks a file before it is sent; the server inspects its content and decides. */

/** Ours: enough for 100,000 rows. */
export const LARGEST_SHEET_BYTES = 20 * 1024 * 1024;

/** Files are recognised by name: many computers report another type than text/csv for a CSV. */
export const SHEET_ENDINGS = ['.xlsx', '.csv'] as const;

export type SheetFileProblem = 'oneFile' | 'oldExcel' | 'notSheet' | 'tooLarge' | 'empty';

export function findSheetFileProblem(files: readonly Pick<File, 'name' | 'size'>[]): SheetFileProblem | undefined {
  const [file] = files;
  if (file === undefined || files.length > 1) return 'oneFile';
  const name = file.name.toLowerCase();
  if (name.endsWith('.xls')) return 'oldExcel';
  if (!SHEET_ENDINGS.some((ending) => name.endsWith(ending))) return 'notSheet';
  if (file.size === 0) return 'empty';
  return file.size > LARGEST_SHEET_BYTES ? 'tooLarge' : undefined;
}
