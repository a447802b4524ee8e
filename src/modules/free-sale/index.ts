/** Free-sale certificates: exporters request one for each buyer or authority abroad. */
import type { Label } from '#language/label.ts';
import type { RecordValues } from '#language/record.ts';
import { earliest } from '#language/values/compareDays.ts';
import { numberedByYear } from '#platform/model/request/numbering.ts';
import { requestModule } from '#platform/model/request/requestModule.ts';
import { charge, receive, review, sign } from '#platform/model/request/stages.ts';
import { freeSale as document, freeSaleProduct, freeSaleAttachment, freeSaleChecklist } from './freeSale.ts';
import { nameOf } from './freeSaleRules.ts';
import { freeSaleMessages } from './messages.ts';

export const freeSale = requestModule({
  name: 'free-sale',
  dependsOn: ['fee', 'haz', 'master-mgt'],
  title: ['หนังสือรับรองการขาย', 'Free-sale certificates'],
  icon: 'FileProtectOutlined',
  document,
  parts: [freeSaleProduct, freeSaleAttachment],
  messages: freeSaleMessages,
  registerTitle: ['หนังสือที่ออกแล้ว', 'Issued certificates'],
  hasManualRegister: true,
  documentTypes: ['freeSale'],
  workflow: { stages: [receive({ days: 1 }), review({ days: 5, edits: ['statement'] }), charge(), sign({ days: 2 })] },
  application: { signature: 'may' },
  certificate: { signature: 'must' },
  // A buyer abroad keeps the certificate it received: a renewal is another one, and both are valid until the old date.
  renewal: 'reissue',
  validity: {
    months: 12,
    notAfter: ({ products }) => earliest((products ?? []).map(({ hazExpires }) => hazExpires)),
  },
  approveCode: numberedByYear('FS.'),
  subject: (certificate) => subjectOf(certificate),
  fee: ({ copies, refCountry, products }) => {
    const [first, ...others] = products ?? [];
    const productId = others.length === 0 ? first?.refHazObject?.id : undefined;
    return {
      copies: copies ?? 1,
      operation: 'export',
      ...(refCountry === null ? {} : { countryId: refCountry.id }),
      ...(productId === undefined ? {} : { productId }),
    };
  },
  namedFields: ['refCountry'],
  publicFacts: ({ importer, refCountry, products }) => [
    ...(products ?? []).map((product) => ({
      label: ['ผลิตภัณฑ์', 'Product'] as const,
      value: withNumber(nameOf(product), product.hazNumber),
    })),
    { label: ['ออกเพื่อแสดงต่อ', 'Issued for'], value: [importer ?? '', importer ?? ''] },
    ...(refCountry === null
      ? []
      : [{ label: ['ประเทศปลายทาง', 'Country of destination'] as const, value: refCountry.name }]),
  ],
  checklist: freeSaleChecklist,
  requiredFor: { requestLetter: ['new', 'renew'], label: ['new'] },
  calls: ['POST /api/v1/transaction/requests/report/free-sale', 'POST /api/v1/transaction/free-sales/report/data'],
});

/** So many names fit in the subject of a request. */
const NAMED_PRODUCTS = 2;

/** `AQ-CHLOR 65, BKC-80 and 3 more`; without products the importer. */
function subjectOf({ products, importer }: RecordValues<'freeSale'>): Label {
  const names = (products ?? []).map(nameOf);
  if (names.length === 0) return [importer ?? '', importer ?? ''];
  const [th, en] = ([0, 1] as const).map((lang) =>
    names
      .slice(0, NAMED_PRODUCTS)
      .map((name) => name[lang])
      .join(', '),
  );
  const more = names.length - NAMED_PRODUCTS;
  return more > 0 ? [`${th} และอีก ${more} รายการ`, `${en} and ${more} more`] : [th ?? '', en ?? ''];
}

function withNumber([th, en]: Label, number: string | null | undefined): Label {
  return [`${th} (${number ?? '–'})`, `${en} (${number ?? '–'})`];
}
