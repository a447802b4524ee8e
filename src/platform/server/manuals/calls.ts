/** The manuals for download: those that were typeset when the system was built. */
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { instantFromMs } from '#language/values/instant.ts';
import type { Manual } from '#platform/model/manual.ts';
import { sqlStateOf } from '../database/transaction.ts';
import { notFound } from '../errors.ts';
import { contentDisposition } from '../files/fileName.ts';
import type { Call } from '../http/call.ts';
import type { RawReply } from '../http/rawReply.ts';

/** A name must not be a path. */
const manualSchema = z.object({
  name: z.string().regex(/^[a-z][a-z-]*$/),
  title: z.string(),
  titleEn: z.string(),
  pages: z.int().positive().nullish(),
});
const listSchema = z.array(manualSchema);

export const manualCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/api/v1/manuals',
    summary: ['คู่มือการใช้งาน', 'The manuals there are'],
    handle: ({ app }) => listManuals(app.config.manualsDir),
  },
  {
    method: 'GET',
    path: '/api/v1/manuals/{name}',
    summary: ['ดาวน์โหลดคู่มือ', 'Download a manual'],
    answerSchema: { type: 'string', format: 'binary' },
    handle: async ({ app, params }): Promise<RawReply> => {
      const manuals = await listManuals(app.config.manualsDir);
      const found = manuals.find(({ name }) => name === params['name']);
      if (found === undefined) throw notFound();
      return {
        raw: true,
        type: 'application/pdf',
        headers: {
          'content-length': String(found.size),
          'content-disposition': contentDisposition('attachment', `${found.title}.pdf`),
          'cache-control': 'private, no-cache',
          'x-content-type-options': 'nosniff',
        },
        body: createReadStream(pathOf(app.config.manualsDir, found.name)),
      };
    },
  },
];

/** Empty if none were typeset; one whose file is missing is left out. */
async function listManuals(folder: string): Promise<Manual[]> {
  const manuals = await Promise.all((await readList(folder)).map((entry) => findManual(folder, entry)));
  return manuals.filter((manual) => manual !== undefined);
}

async function readList(folder: string): Promise<z.output<typeof listSchema>> {
  try {
    return listSchema.parse(JSON.parse(await readFile(join(folder, 'manuals.json'), 'utf8')));
  } catch (error) {
    if (sqlStateOf(error) === 'ENOENT') return [];
    throw error;
  }
}

async function findManual(
  folder: string,
  { name, title, titleEn, pages }: z.output<typeof manualSchema>,
): Promise<Manual | undefined> {
  const file = await stat(pathOf(folder, name)).catch(() => undefined);
  return file === undefined
    ? undefined
    : { name, title, titleEn, size: file.size, pages: pages ?? null, updated: instantFromMs(file.mtimeMs) };
}

function pathOf(folder: string, name: string): string {
  return join(folder, `${name}.pdf`);
}
