/** The two long parts of an approval, measured alone: typesetting the certificate, and opening the key and signing. */
import { certificateDocument, specimenIssue, specimenProduct } from '#modules/haz/testing/paperSpecimen.ts';
import { createLog } from '#platform/server/log.ts';
import { createPrinter, type PrintDocument } from '#platform/server/print/printer.ts';
import { checkOf } from '#platform/server/request/case/shortDetailAddress.ts';
import { openP12 } from '#platform/server/signing/openP12.ts';
import { signPdf } from '#platform/server/signing/pdf/signPdf.ts';
import { printersOf } from './printers.ts';
import { signingKey } from './setup.ts';

export interface PrintFigures {
  readonly perSecond: number;
  readonly latencies: readonly { readonly ms: number }[];
  /** Time of the first document, which waits for the compiler. */
  readonly firstMs: number;
  /** Memory of the processes together in MB: after the first tenth, and at the end. */
  readonly memoryMb: readonly [number, number];
  readonly last: Buffer;
}

let documentCount = 0;

/** Makes a certificate unlike any other: its numbers, its verification codes and the names of the product differ. */
function anotherCertificate(): Promise<PrintDocument> {
  documentCount += 1;
  return certificateDocument({
    issue: { ...specimenIssue, code: `HZ2169${String(documentCount).padStart(5, '0')}` },
    check: checkOf(
      { publicUrl: 'https://haz.example.go.th' },
      { publicToken: `bench-${String(documentCount).padStart(16, '0')}` },
    ),
    product: specimenProduct({
      tradeNameTh: `เอคิว-คลอร์ รุ่น ${documentCount}`,
      tradeNameEn: `AQ-CHLOR series ${documentCount}`,
    }),
  });
}

/** Always has one more document waiting than there are processes, so that none is idle. */
export async function printAlone({
  processes,
  documents,
}: {
  processes: number;
  documents: number;
}): Promise<PrintFigures> {
  const printer = createPrinter({ log: createLog({ level: 'error' }), processes });
  const memoryMb = (): number => printersOf(process.pid).reduce((sum, mb) => sum + mb, 0);
  try {
    const first = performance.now();
    let last = await printer.print(await anotherCertificate());
    const firstMs = performance.now() - first;
    const many = async (count: number): Promise<{ ms: number }[]> => {
      const latencies: { ms: number }[] = [];
      let left = count;
      await Promise.all(
        Array.from({ length: processes }, async () => {
          while (left > 0) {
            left -= 1;
            const document = await anotherCertificate();
            const began = performance.now();
            last = await printer.print(document);
            latencies.push({ ms: performance.now() - began });
          }
        }),
      );
      return latencies;
    };
    await many(WARM_UP * processes);
    const early = memoryMb();
    const began = performance.now();
    const latencies = await many(documents);
    return {
      perSecond: (documents / (performance.now() - began)) * 1000,
      latencies,
      firstMs,
      memoryMb: [early, memoryMb()],
      last,
    };
  } finally {
    await printer.close();
  }
}

const WARM_UP = 10;

/** Does each time what an approval does: opens the key with its password, then signs. */
export async function signAlone(
  pdf: Buffer,
  times: number,
): Promise<{ readonly open: readonly { ms: number }[]; readonly sign: readonly { ms: number }[] }> {
  const open: { ms: number }[] = [];
  const sign: { ms: number }[] = [];
  for (let time = 0; time < times + WARM_UP; time += 1) {
    const began = performance.now();
    const opened = await openP12(signingKey.bytes, {
      password: signingKey.password,
      owner: { idCard: null, holderId: null },
      nowMs: Date.now(),
    });
    if (opened.problem !== undefined) throw new Error(`The key could not be opened: ${opened.problem}.`);
    const between = performance.now();
    await signPdf(pdf, { ...opened, signedAtMs: Date.now(), reason: 'อนุมัติและออกเอกสาร', name: 'ผู้ลงนามทดสอบ' });
    if (time < WARM_UP) continue;
    open.push({ ms: between - began });
    sign.push({ ms: performance.now() - between });
  }
  return { open, sign };
}
