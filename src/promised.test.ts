/**
 * The records the product has been promised with, by the address each answers at. What is not there yet stands in a
 * list of its own, which only ever becomes shorter: what has been made is struck out, and nothing comes back.
 */
import { describe, expect, it } from 'vitest';
import { catalogue } from '#apps/modules.ts';
import { collectionName } from '#language/naming.ts';

/** By area; a dot stands before what is a part of the name before it: `hc .product` is `hcProduct`. */
const promised = {
  security: 'appProperty forgotPassword menu menuResource menuSide resource role roleMenu roleResource user userRole otp userInstead userSignature securityEvent userUsage',
  master:
    'lookup department attachment province amphur tambon address jobPosition hazSubStance hazObject hazObjectCoordinate coordinateCustoms ld50 pictogram feeRate requestDepartment country customs departmentCustoms feeRateExcludeCountry feeRateExcludeDepartment feeRateExcludeOperation feeRateExcludeProduct feeRateExcludeUser hazDiscussCase discussCaseDetail discussCaseSubStance inspectionRisk inspectionRiskTopic riskTopic riskTopicCondition userRedAccount signJobPosition signJobPositionDetail',
  notification: 'notification',
  transaction:
    'declaration feeStatement freeSale hazAquatic hazDiscuss .aquatic .mainSubStance .pictogram .useRate hazDistributor hazImportCompany hazImportProduct hazLicense .country .detail .storageLocation hazMainSubStance hazMgt .storageLocation .store hazPackage hazPictogram hazProduct hazTest hazUseRate haz hc .product .productQty inform .product .productQty inspection .officer .product manufactureSample .product release .officer .product openInspection sampling .distributor sequestrate cancelSequestrate .product request statusHistory stockCard storageLocation .expert .productType .sub .subItem .type transferDeclaration .product .productQty userAuthorize .role userBank userCa userCommittee userObjective userOperatorType userRequest toWhom docDuration sendSampling .product samplingAnalysis .product entityLog',
  ws: 'ktb ktbPaynet serviceLog',
} as const;

/** Spelled otherwise than the regular plural. */
const spelled: Readonly<Record<string, string>> = { ld50: 'ld50', pictogram: 'pictogram' };

/** Strike out what has been made. Nothing is added. */
const missing = new Set(
  `declaration freeSale hazDiscuss hazDiscussAquatic hazDiscussMainSubStance hazDiscussPictogram hazDiscussUseRate hazLicense hazLicenseCountry hazLicenseDetail
  hazLicenseStorageLocation hazMgt hazMgtStorageLocation hazMgtStore hc hcProduct hcProductQty inform informProduct informProductQty inspection inspectionOfficer inspectionProduct
  manufactureSample manufactureSampleProduct release releaseOfficer releaseProduct openInspection sampling samplingDistributor sequestrate cancelSequestrate cancelSequestrateProduct
  stockCard storageLocation storageLocationExpert storageLocationProductType storageLocationSub storageLocationSubItem storageLocationType transferDeclaration
  transferDeclarationProduct transferDeclarationProductQty docDuration sendSampling sendSamplingProduct samplingAnalysis samplingAnalysisProduct`.split(/\s+/u),
);
const MISSING_AT_MOST = 49;

const bases = Object.entries(promised).flatMap(([area, names]) => entitiesIn(names).map((name) => ({ name, wire: `${area}/${spelled[name] ?? collectionName(name)}` })));

describe('what has been promised', () => {
  it('is there, at its address, or is known to be missing', () => {
    const wrong = bases.filter(({ name, wire }) => !missing.has(name) && catalogue.entities.get(name)?.wire !== wire);
    expect(wrong.map(({ wire }) => wire)).toEqual([]);
  });

  it('is missing no longer once it is there, and nothing else is missing', () => {
    expect([...missing].filter((name) => catalogue.entities.has(name) || !bases.some((base) => base.name === name))).toEqual([]);
    expect(missing.size).toBeLessThanOrEqual(MISSING_AT_MOST);
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
