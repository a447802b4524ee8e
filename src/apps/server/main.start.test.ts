/** `npm start` as a person meets it: what it prints, what it answers, how it ends. */
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findProcess } from '#platform/server/database/embeddedProcess.ts';
import { FILE_CHECK } from '#platform/server/request/public/fileCheck.ts';
import { signPdf } from '#platform/server/signing/pdf/signPdf.ts';
import { pdfOf } from '#platform/testing/pdfs.ts';
import { signerWith } from '#platform/testing/signers.ts';
import { freePort, openStartBench, postmasterOf, processesOf, type StartBench } from '#platform/testing/startBench.ts';

let bench: StartBench;

beforeEach(() => {
  bench = openStartBench();
});

afterEach(() => bench.close());

describe('npm start', () => {
  it('serves the system in Thai and describes its API, until Ctrl-C ends it and its database cleanly', async () => {
    const port = await freePort();
    const dataDir = join(bench.home, 'data');
    const server = bench.start({ PORT: String(port), DATA_DIR: dataDir, DEMO_RECORDS: 'true' });
    const address = await server.ready();
    expect(address).toBe(`http://localhost:${port}/haz`);

    const page = await fetch(address);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('วัตถุอันตราย');
    expect(await (await fetch(`${address}/backend/openapi.json`)).json()).toMatchObject({
      openapi: expect.stringMatching(/^3\./) as string,
    });

    // The mails of a demonstration go nowhere else.
    expect(await (await fetch(`${address}/mailbox`)).text()).toContain('กล่องจดหมายของระบบสาธิต');

    // By the thread that is built beside the server: without it no signature would be found good.
    const signed = await signPdf(pdfOf(), signerWith());
    const check = await fetch(`${address}/backend${FILE_CHECK}`, {
      method: 'POST',
      headers: { 'content-type': 'application/pdf' },
      body: new Uint8Array(signed),
    });
    expect(await check.json()).toMatchObject({ verdict: 'signed' });

    const postmaster = postmasterOf(dataDir);
    server.signal('SIGINT');
    expect(await server.ended()).toEqual({ code: 0, problem: '' });
    expect(findProcess(postmaster)).toBeUndefined();
    expect(processesOf(bench.home)).toEqual([]);
  });
});
