/**
 * The records the product has been promised with, by the address each answers at. What has been built is read from the
 * declarations: a new module needs no change here.
 */
import { describe, expect, it } from 'vitest';
import { catalogue } from '#apps/modules.ts';
import { collectionName } from '#language/naming.ts';

/** By area; a dot stands before what is a part of the name before it: `hc .product` is `hcProduct`. */
const promisedEntities = {
  security:
    'appProperty forgotPassword menu menuResource menuSide resource role roleMenu roleResource user userRole otp userInstead userSignature securityEvent userUsage',
  master:
    'lookup department attachment province amphur tambon address jobPosition hazSubStance hazObject hazObjectCoordinate coordinateCustoms ld50 pictogram feeRate requestDepartment country customs departmentCustoms feeRateExcludeCountry feeRateExcludeDepartment feeRateExcludeOperation feeRateExcludeProduct feeRateExcludeUser hazDiscussCase discussCaseDetail discussCaseSubStance inspectionRisk inspectionRiskTopic riskTopic riskTopicCondition userRedAccount signJobPosition signJobPositionDetail',
  notification: 'notification',
  transaction:
    'declaration feeStatement freeSale hazAquatic hazDiscuss .aquatic .mainSubStance .pictogram .useRate hazDistributor hazImportCompany hazImportProduct hazLicense .country .detail .storageLocation hazMainSubStance hazMgt .storageLocation .store hazPackage hazPictogram hazProduct hazTest hazUseRate haz hc .product .productQty inform .product .productQty inspection .officer .product manufactureSample .product release .officer .product openInspection sampling .distributor sequestrate cancelSequestrate .product request statusHistory stockCard storageLocation .expert .productType .sub .subItem .type transferDeclaration .product .productQty userAuthorize .role userBank userCa userCommittee userObjective userOperatorType userRequest toWhom docDuration sendSampling .product samplingAnalysis .product entityLog',
  ws: 'ktb ktbPaynet serviceLog',
} as const;

/** Spelled otherwise than the regular plural. */
const fixedCollectionNames: Readonly<Record<string, string>> = { ld50: 'ld50', pictogram: 'pictogram' };

/** How many of them no module has declared yet. It may be lowered, so that what is there cannot be lost unnoticed. */
const MISSING_AT_MOST = 49;

const bases = Object.entries(promisedEntities).flatMap(([area, names]) =>
  entitiesIn(names).map((name) => ({ name, wire: `${area}/${fixedCollectionNames[name] ?? collectionName(name)}` })),
);

describe('what has been promised', () => {
  it('answers at its address as soon as it is declared', () => {
    const wrong = bases.filter(
      ({ name, wire }) => catalogue.entities.has(name) && catalogue.entities.get(name)?.wire !== wire,
    );
    expect(wrong.map(({ wire }) => wire)).toEqual([]);
  });

  it('has its address to itself', () => {
    const others = [...catalogue.entities.values()].filter((entity) =>
      bases.some(({ name, wire }) => wire === entity.wire && name !== entity.name),
    );
    expect(others.map(({ name, wire }) => `${name} at ${wire}`)).toEqual([]);
  });

  it('is missing in no more places than before', () => {
    expect(bases.filter(({ name }) => !catalogue.entities.has(name)).length).toBeLessThanOrEqual(MISSING_AT_MOST);
  });

  it('answers for what the system did at an address of its own', () => {
    expect(catalogue.entities.get('event')?.wire).toBe('/events');
  });
});

function entitiesIn(names: string): string[] {
  let root = '';
  return names.split(' ').map((name) => {
    if (!name.startsWith('.')) return (root = name);
    return root + name.charAt(1).toUpperCase() + name.slice(2);
  });
}
