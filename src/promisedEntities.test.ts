/**
 * The records that the product has been promised with, by API address. What has been built is read from the
 * declarations: a new module needs no change here.
 */
import { describe, expect, it } from 'vitest';
import { catalogue } from '#apps/modules.ts';
import { collectionName } from '#language/naming.ts';

/** By area; a leading dot marks a part of the preceding name: `hc .product` is `hcProduct`. */
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

/** Collections that differ from the regular plural. */
const fixedCollectionNames: Readonly<Record<string, string>> = { ld50: 'ld50', pictogram: 'pictogram' };

/**
 * The number of entities that no module has declared yet. It may only be lowered, so that existing ones cannot be lost
 * unnoticed.
 */
const MISSING_AT_MOST = 49;

const bases = Object.entries(promisedEntities).flatMap(([area, names]) =>
  entitiesIn(names).map((name) => ({ name, wire: `${area}/${fixedCollectionNames[name] ?? collectionName(name)}` })),
);

describe('the promised entities', () => {
  it('have their address as soon as they are declared', () => {
    const wrong = bases.filter(
      ({ name, wire }) => catalogue.entities.has(name) && catalogue.entities.get(name)?.wire !== wire,
    );
    expect(wrong.map(({ wire }) => wire)).toEqual([]);
  });

  it('share their address with no other entity', () => {
    const others = [...catalogue.entities.values()].filter((entity) =>
      bases.some(({ name, wire }) => wire === entity.wire && name !== entity.name),
    );
    expect(others.map(({ name, wire }) => `${name} at ${wire}`)).toEqual([]);
  });

  it('are missing in no more places than before', () => {
    expect(bases.filter(({ name }) => !catalogue.entities.has(name)).length).toBeLessThanOrEqual(MISSING_AT_MOST);
  });

  it('include the events of the system at their own address', () => {
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
