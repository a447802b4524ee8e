/**
 * Workers that typeset papers and read files, for all apps of a test process: each takes seconds to start, and does not
 * depend on the app it works for. They end with the process.
 */
import { createLog } from '#platform/server/log.ts';
import { createPrinter, type Printer } from '#platform/server/print/printer.ts';
import { createFileReader, type FileReader } from '#platform/server/request/public/fileReader.ts';

export interface SharedWorkers {
  readonly printer: Printer;
  readonly fileReader: FileReader;
}

let shared: SharedWorkers | undefined;

export function sharedWorkers(): SharedWorkers {
  const log = createLog({ level: 'silent' });
  shared ??= { printer: createPrinter({ log, isBrief: true }), fileReader: createFileReader({ log }) };
  return shared;
}
