/** Manuals for download: who gets them, and that no other file can be fetched this way. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\nxref\n0 1\ntrailer\n<<>>\nstartxref\n30\n%%EOF\n';

let folder: string;
let here: TestApp;
let person: Person;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'haz-manuals-'));
  mkdirSync(join(folder, 'manuals'));
  writeFileSync(join(folder, 'secret.pdf'), PDF);
  writeFileSync(join(folder, 'manuals/officer.pdf'), PDF);
  writeFileSync(join(folder, 'manuals/unlisted.pdf'), PDF);
  const list = [
    { name: 'officer', title: 'คู่มือเจ้าหน้าที่', titleEn: 'Manual for officers', pages: 6 },
    { name: 'missing', title: 'ไม่มี', titleEn: 'Missing' },
  ];
  writeFileSync(join(folder, 'manuals/manuals.json'), JSON.stringify(list));
  here = await startTestApp({ manualsDir: join(folder, 'manuals') });
  person = await here.person({ roles: [] });
});
afterAll(async () => {
  await here.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the manuals', () => {
  it('are listed with size and date before they are fetched', async () => {
    const { body } = await here.call('GET', '/api/v1/manuals', { as: person });
    expect(body).toEqual([
      {
        name: 'officer',
        title: 'คู่มือเจ้าหน้าที่',
        titleEn: 'Manual for officers',
        size: PDF.length,
        pages: 6,
        updated: expect.stringMatching(/^\d{4}-.*\+07:00$/) as string,
      },
    ]);
  });

  it('are sent as a PDF under their Thai name', async () => {
    const answer = await here.call('GET', '/api/v1/manuals/officer', { as: person });
    expect([answer.status, answer.text]).toEqual([200, PDF]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(encodeURIComponent('คู่มือเจ้าหน้าที่')) as string,
    });
    expect(answer.headers['content-disposition']).toMatch(/^attachment/);
  });

  it.each([
    'unlisted',
    'missing',
    'manuals.json',
    'officer.pdf',
    'OFFICER',
    '..%2Fsecret',
    '%2e%2e%2fsecret',
    '..%5Csecret',
    'officer%00',
    'constructor',
    '__proto__',
  ])('return 404 for the name %s', async (name) => {
    expect((await here.call('GET', `/api/v1/manuals/${name}`, { as: person })).status).toBe(404);
  });

  it('require a session', async () => {
    expect([
      (await here.call('GET', '/api/v1/manuals')).status,
      (await here.call('GET', '/api/v1/manuals/officer')).status,
    ]).toEqual([401, 401]);
  });

  it('are an empty list if none were typeset', async () => {
    const bare = await startTestApp();
    expect((await bare.call('GET', '/api/v1/manuals', { as: await bare.person({ roles: [] }) })).body).toEqual([]);
    await bare.stop();
  });
});
