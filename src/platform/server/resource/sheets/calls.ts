/**
 * The calls for entities that can be imported from a file: a sheet to fill in, and the import of the filled-in sheet.
 */
import type { CallShape } from '../../http/call.ts';
import { handleImport } from './importCall.ts';
import { handleTemplate } from './templateCall.ts';

/** One file is processed at a time, for whichever entity. */
export function createSheetCalls(): readonly CallShape[] {
  const turn = { isTaken: false, receiving: 0 };
  return [
    {
      method: 'POST',
      suffix: '/_template',
      summary: ['แบบฟอร์มสำหรับนำเข้า', 'Template for an import'],
      rights: ['canCreate', 'canEdit'],
      bodySchema: {},
      answerSchema: { type: 'string', format: 'binary' },
      handle: handleTemplate,
    },
    {
      method: 'POST',
      suffix: '/_import',
      summary: ['นำเข้าจากไฟล์', 'Import from a file'],
      rights: ['canCreate', 'canEdit'],
      isUpload: true,
      bodySchema: {
        type: 'string',
        format: 'binary',
        description:
          'The bytes. Header X-File-Name: its name, percent-encoded UTF-8. Tried and undone, unless the query says isTrial=false.',
      },
      answerSchema: {
        type: 'string',
        description: 'JSON, a line each: how far it has come, and at the end the outcome.',
      },
      handle: (entity, context) => handleImport(entity, context, turn),
    },
  ];
}
