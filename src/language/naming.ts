/** Converts a name to a column, a table and an API path. */

/** `refQuantityUnit` → `quantity_unit_id`; a choice, whose code is stored in the row itself, drops the suffix. */
export function columnName(field: string, kind: string): string {
  const isReference = kind === 'ref' || kind === 'lookup' || kind === 'file';
  const bare = /^ref[A-Z]/.test(field) && (isReference || kind === 'choice') ? field.slice(3) : field;
  return toSnakeCase(bare) + (isReference ? '_id' : '');
}

export function tableName(entity: string): string {
  return toSnakeCase(entity);
}

/** The kebab-case regular plural: `stockCard` → `stock-cards`, `hcProductQty` → `hc-product-qties`. */
export function collectionName(entity: string): string {
  const kebab = toSnakeCase(entity).replaceAll('_', '-');
  if (/[^aeiou]y$/.test(kebab)) return `${kebab.slice(0, -1)}ies`;
  return /(?:s|x|z|ch)$/.test(kebab) ? `${kebab}es` : `${kebab}s`;
}

export function toSnakeCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]|(?<=[A-Z])[A-Z](?=[a-z])/g, (letter) => `_${letter}`).toLowerCase();
}

export function toCamelCase(kebab: string): string {
  return kebab.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
