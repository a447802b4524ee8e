/** Cases of certified places for tests: storage locations, or places of manufacture; filed, brought to the visit, visited and issued. */
import type { TestAnswer, TestApp } from '#platform/testing/app.ts';
import { fileDraft } from '#platform/testing/fileDraft.ts';
import { editDocument, expectOk, takeStep, type FiledRequest } from '#platform/testing/requestPeople.ts';
import { check, pass, pay, receive, sign, submit } from '#platform/testing/requestSteps.ts';
import type { SigningPeople } from '#platform/testing/signingPeople.ts';
import { visitValues } from './places.ts';

type Values = Readonly<Record<string, unknown>>;

export interface PlaceCases {
  readonly file: (values?: Values) => Promise<FiledRequest>;
  readonly bringToVisit: (filed: FiledRequest) => Promise<FiledRequest>;
  /** Writes the visit down, today and passed unless the values differ, and takes no step. */
  readonly recordVisit: (filed: FiledRequest, more?: Values) => Promise<TestAnswer>;
  readonly issue: (filed: FiledRequest, visit?: Values) => Promise<FiledRequest>;
}

type PlaceType = 'storageLocation' | 'manufactureLocation';

export function placeCases(
  test: TestApp,
  people: SigningPeople,
  documentType: PlaceType = 'storageLocation',
): PlaceCases {
  const bringToVisit = async (filed: FiledRequest): Promise<FiledRequest> => {
    for (const step of [submit, receive, check, pass]) await step(test, people, filed);
    return filed;
  };
  const recordVisit = (filed: FiledRequest, more: Values = {}): Promise<TestAnswer> =>
    editDocument(test, people.receiver, filed, visitValues(test.app.clock.today(), more));
  return {
    file: (values = {}) => fileDraft(test, people.operator, 'storageLocation', { documentType, values }),
    bringToVisit,
    recordVisit,
    issue: async (filed, visit) => {
      await bringToVisit(filed);
      await expectOk(recordVisit(filed, visit));
      await takeStep(test, people.receiver, filed, 'record-visit');
      await pay(test, people, filed);
      await sign(test, people, filed);
      return filed;
    },
  };
}
