/** The lists of waivers of a rate, in the order of their kinds, each with the first field of a new row. */
export const waiverLists = [
  { name: 'excludes', first: 'refExcludeType', add: 'addGeneral' },
  { name: 'excludeDepartments', first: 'refDepartment', add: 'addDepartment' },
  { name: 'excludeUsers', first: 'refUser', add: 'addUser' },
  { name: 'excludeOperations', first: 'refOperation', add: 'addOperation' },
  { name: 'excludeCountries', first: 'refCountry', add: 'addCountry' },
  { name: 'excludeProducts', first: 'refHazObject', add: 'addProduct' },
] as const;

export type WaiverList = (typeof waiverLists)[number];
