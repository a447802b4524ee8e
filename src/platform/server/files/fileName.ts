/** The name of a file is for people to read and to save it under; the system never finds a file by it. */
import { DOCX, XLSX } from './documentTypes.ts';

/**
 * Returns one line that every system can save, without characters that change the reading direction or are invisible.
 */
export function cleanFileName(name: unknown): string {
  if (typeof name !== 'string') return DEFAULT_NAME;
  const clean = name
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(INVISIBLE_CHARACTERS, '')
    .replaceAll(/[/\\:*?"<>|]/g, '_');
  const short = [...withoutEnds(clean)].slice(0, MAX_NAME_LENGTH).join('');
  return withoutDevice(withoutEnds(short));
}

/** Returns the name with the extension of the actual type; other extensions, also one before the last, are removed. */
export function fileNameFor(name: unknown, type: string): string {
  const clean = cleanFileName(name);
  const [usual = UNKNOWN_EXTENSION, ...others] = EXTENSIONS[type] ?? [];
  const last = extensionOf(clean);
  const extension = last !== undefined && others.includes(last) ? last : usual;
  let base = clean;
  for (let found = extensionOf(base); found !== undefined && KNOWN_EXTENSIONS.has(found); found = extensionOf(base)) {
    base = withoutEnds(base.slice(0, -found.length - 1));
  }
  const room = MAX_NAME_LENGTH - extension.length - 1;
  return `${withoutDevice(withoutEnds([...base].slice(0, room).join('')))}.${extension}`;
}

/** RFC 6266: a name in ASCII for old programs, and the true one as in RFC 5987. */
export function contentDisposition(kind: 'attachment' | 'inline', name: string): string {
  const plain = name.replace(/[^\u0020-\u007E]|["%\\]/g, '_');
  const coded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${coded}`;
}

const DEFAULT_NAME = 'file';
const MAX_NAME_LENGTH = 255;
/** Control characters, direction marks and zero-width characters. Thai needs none of them in a name. */
const INVISIBLE_CHARACTERS =
  // oxlint-disable-next-line no-control-regex -- these are what it takes out
  /[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g;
/** Names that Windows takes for a device, whatever extension follows. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])\s*(?:\.|$)/i;

/** Windows drops dots and spaces at the end, so the saved name would differ. */
function withoutEnds(name: string): string {
  return name.trimStart().replace(/[\s.]+$/u, '');
}

function withoutDevice(name: string): string {
  if (name === '') return DEFAULT_NAME;
  return DEVICE.test(name) ? `_${name}` : name;
}

const UNKNOWN_EXTENSION = 'bin';

/** The usual extension first; the others are accepted too. */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/x-icon': ['ico'],
  'application/pdf': ['pdf'],
  [DOCX]: ['docx'],
  [XLSX]: ['xlsx'],
  'application/zip': ['zip'],
  'application/x-pkcs12': ['p12', 'pfx'],
  'text/csv': ['csv'],
  'text/plain': ['txt'],
};

/**
 * Extensions that a system runs, or opens with a program. Any other stays in the name, followed by the true extension.
 */
const DANGEROUS_EXTENSIONS = [
  'app appref-ms bat cmd com cpl desktop dll exe gadget hta inf jar js',
  'jse lnk msc msi msp pif ps1 psm1 py reg scf scr sct sh url vb',
  'vbe vbs wsf wsh htm html mht mhtml php shtml svg svgz xht xhtml xml',
  '7z bmp cab chm doc docm dot dotm gz heic img iso odp ods odt one',
  'ppt pptm pptx rar rtf slk tar tif tiff vhd xla xlam xls xlsb xlsm',
];

const KNOWN_EXTENSIONS: ReadonlySet<string> = new Set([
  UNKNOWN_EXTENSION,
  ...Object.values(EXTENSIONS).flat(),
  ...DANGEROUS_EXTENSIONS.flatMap((names) => names.split(' ')),
]);

/** Returns the extension in lower case. */
function extensionOf(name: string): string | undefined {
  return /\.([a-z0-9-]{1,10})$/i.exec(name)?.[1]?.toLowerCase();
}
