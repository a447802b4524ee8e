/** Where operators find the request that a fee is for, by the type of its document. */
import type { documentType } from '#platform/model/businessChoices.ts';

const lists: { readonly [Type in keyof (typeof documentType)['values']]?: string } = {
  registrationImport: '/app/haz/requests',
  registrationManufacture: '/app/haz/requests',
};

export function findRequestAddress(type: string, documentId: string): string | undefined {
  const list = Object.entries(lists).find(([known]) => known === type)?.[1];
  return list === undefined ? undefined : `${list}/${documentId}/view`;
}
