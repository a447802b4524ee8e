/** Random queries about records in memory: valid ones, with values that occur in the records or nearly do. */
import fc from 'fast-check';
import {
  kindAt,
  valuesAt,
  type NaiveCriteria,
  type NaiveEntity,
  type NaiveRecord,
  type NaiveSort,
  type NaiveTerm,
  type ScalarKind,
} from './naiveSearch.ts';

export const allOperators = ['=', 'like', '>', '<', '>=', '<=', 'in', 'between'] as const;
export const allTypes = ['String', 'Date', 'Datetime', 'UUID', 'Boolean', 'Number'] as const;
type Operator = (typeof allOperators)[number];
type SentType = (typeof allTypes)[number] | undefined;

/** A path with its operators, and values for queries. */
interface QuestionSubject {
  readonly path: string;
  readonly kind: ScalarKind;
  readonly operators: readonly Operator[];
  readonly types: readonly SentType[];
  readonly pool: readonly string[];
}

export interface QuestionTopic {
  readonly entity: NaiveEntity;
  readonly records: readonly NaiveRecord[];
  readonly paths: readonly string[];
}

const typesOf: Readonly<Record<ScalarKind, readonly SentType[]>> = {
  text: ['String'],
  code: ['String'],
  number: allTypes,
  boolean: ['Boolean', 'String'],
  date: ['Date', 'Datetime'],
  instant: ['Date', 'Datetime'],
  uuid: ['UUID', 'String'],
  json: ['String'],
};

const nearbyValues: Readonly<Record<ScalarKind, readonly string[]>> = {
  text: ['', 'น', 'z', '%%', '\\_'],
  code: ['', '0', 'z', '%', '_'],
  number: ['-1000000', '0', '1.5', '9.9990', '123456789012345'],
  boolean: ['true', 'false'],
  date: ['1900-01-01', '2024-01-03', '2200-12-31'],
  instant: [
    '1900-01-01T00:00:00+07:00',
    '2024-01-01T06:59:58+07:00',
    '2024-01-02T23:59:58+07:00',
    '2200-12-31T23:59:59+07:00',
  ],
  uuid: [
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '01890a5d-ac96-774b-bcce-b302099a8057',
  ],
  json: ['a', '{"', ': '],
};

export interface Questions {
  /** Terms of one type and operator, or undefined if no path accepts them. */
  readonly term: (type: SentType, operator: Operator) => fc.Arbitrary<NaiveTerm> | undefined;
  readonly terms: fc.Arbitrary<readonly NaiveTerm[]>;
  readonly criteria: fc.Arbitrary<NaiveCriteria>;
}

export function questionsAbout(topic: QuestionTopic): Questions {
  const subjects = topic.paths.map((path) => subjectOf(topic, path));
  const term = (type: SentType, operator: Operator): fc.Arbitrary<NaiveTerm> | undefined => {
    const able = subjects.filter(
      (subject) =>
        subject.types.includes(type) && subject.operators.includes(operator) && !isDayInList(subject, type, operator),
    );
    if (able.length === 0) return undefined;
    return fc.constantFrom(...able).chain((subject) =>
      fc
        .record({
          name: fc.constant(subject.path),
          operator: fc.constant(operator),
          ...(type === undefined ? {} : { type: fc.constant(type) }),
          values: valuesFor(subject, type, operator),
        })
        .map(({ values, ...rest }) => ({ ...rest, ...values })),
    );
  };
  const anyTerm = fc.oneof(
    ...[...allTypes, undefined]
      .flatMap((type) => allOperators.map((operator) => term(type, operator)))
      .filter((arbitrary) => arbitrary !== undefined),
  );
  const blank = fc.oneof(
    { weight: 7, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom({ value: '' }, { value: null }, { value: [] }) },
  );
  const full = fc
    .record({ term: anyTerm, blank, isNot: fc.boolean(), or: fc.boolean() })
    .map(({ term: base, blank: emptied, isNot, or }): NaiveTerm => ({
      ...base,
      ...(emptied === undefined ? {} : { ...emptied, value2: '' }),
      ...(isNot ? { isNot } : {}),
      ...(or ? { logic: 'OR' as const } : {}),
    }));
  const terms = fc
    .constantFrom(0, 1, 1, 2, 2, 3, 3, 4, 5, 6)
    .chain((length) => fc.array(full, { minLength: length, maxLength: length }));
  return { term, terms, criteria: criteriaOf(topic, terms) };
}

function criteriaOf(
  { entity, paths }: QuestionTopic,
  terms: fc.Arbitrary<readonly NaiveTerm[]>,
): fc.Arbitrary<NaiveCriteria> {
  const single = paths.filter(
    (path) => typeof entity.fields[path.split('.')[0] ?? ''] === 'string' || linkKindOf(entity, path) !== 'parts',
  );
  const sorts: fc.Arbitrary<NaiveSort> = fc.record({
    name: fc.constantFrom(...single.filter((path) => kindAt(entity, path) !== 'json')),
    type: fc.constantFrom('ASC', 'DESC'),
  });
  return fc.record(
    {
      where: terms,
      sort: fc.array(sorts, { maxLength: 3, size: 'max' }),
      page: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max: 5 }) }),
      size: fc.constantFrom(1, 2, 3, 7, 20, 50, 1000),
      select: fc.array(fc.constantFrom(...single), { minLength: 1, maxLength: 6 }),
    },
    { requiredKeys: ['where'] },
  );
}

function subjectOf({ entity, records }: QuestionTopic, path: string): QuestionSubject {
  const kind = kindAt(entity, path);
  const isChoice = linkKindOf(entity, path) === 'choice';
  const values = records
    .flatMap((record) => valuesAt({ entity, canSee: () => true }, record, path))
    .filter((value) => value !== null)
    .map(String);
  return {
    path,
    kind,
    operators: kind === 'json' ? ['like'] : isChoice ? ['=', 'in'] : allOperators,
    types: [...typesOf[kind], undefined],
    pool: [...new Set(values)].toSorted().slice(0, 60),
  };
}

/** Returns the kind of the last step, if the path ends in a link. */
function linkKindOf(entity: NaiveEntity, path: string): string | undefined {
  const [name = '', ...rest] = path.split('.');
  const field = entity.fields[name];
  if (typeof field !== 'object') return undefined;
  if (rest.length === 0 || field.link === 'parts') return field.link;
  return linkKindOf(field.to(), rest.join('.'));
}

/** A day among moments would be a range; ranges are queried one by one. */
function isDayInList(subject: QuestionSubject, type: SentType, operator: Operator): boolean {
  return subject.kind === 'instant' && operator === 'in' && type === 'Date';
}

function valuesFor(
  subject: QuestionSubject,
  type: SentType,
  operator: Operator,
): fc.Arbitrary<Pick<NaiveTerm, 'value' | 'value2'>> {
  const value = sentValue(subject, type, operator);
  switch (operator) {
    case 'like':
      return pieceOfValue(subject).map((piece) => ({ value: piece }));
    case 'in':
      return fc
        .oneof(
          { weight: 5, arbitrary: fc.array(value, { minLength: 1, maxLength: 4 }) },
          { weight: 1, arbitrary: value },
        )
        .map((list) => ({ value: list }));
    case 'between':
      return fc
        .tuple(value, value, fc.constantFrom('both', 'low', 'high'), fc.constantFrom(undefined, null, '', []))
        .map(([low, high, given, blank]) => {
          if (given === 'both') return { value: low, value2: high };
          return given === 'low' ? { value: low, value2: blank } : { value: blank, value2: high };
        });
    default:
      return value.map((item) => ({ value: item }));
  }
}

function storedValue({ kind, pool }: QuestionSubject): fc.Arbitrary<string> {
  const near = fc.constantFrom(...nearbyValues[kind].filter((value) => value !== ''));
  return pool.length === 0
    ? near
    : fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...pool) }, { weight: 1, arbitrary: near });
}

/** Returns a value in one of the forms in which it may be sent. */
function sentValue(subject: QuestionSubject, type: SentType, operator: Operator): fc.Arbitrary<unknown> {
  return fc.tuple(storedValue(subject), fc.nat({ max: 2 })).map(([value, form]) => {
    switch (subject.kind) {
      case 'number':
        return form === 0
          ? value
          : form === 1
            ? Number(value)
            : value.replace(/\.?0+$/, '') === ''
              ? value
              : `${value}${value.includes('.') ? '0' : ''}`;
      case 'boolean':
        return form === 0 ? value : value === 'true';
      case 'date':
        return type === 'Datetime'
          ? `${value}T${['00:00:00+07:00', '23:59:59+07:00', '12:00:00Z'][form]}`
          : form === 0
            ? value
            : `${value}T00:00:00+07:00`;
      case 'instant':
        return sentInstant(value, {
          isDay: type === 'Date' || (type === undefined && operator !== 'in' && form === 0),
          form,
        });
      case 'uuid':
        return form === 0 ? value : form === 1 ? value.toUpperCase() : { id: value };
      case 'text':
      case 'code':
      case 'json':
        return form === 0 ? value.normalize('NFD') : value;
    }
  });
}

function sentInstant(value: string, { isDay, form }: { isDay: boolean; form: number }): string {
  if (isDay) return form === 0 ? value.slice(0, 10) : form === 1 ? `${value.slice(0, 10)}T00:00:00+07:00` : value;
  return form === 0 ? value : form === 1 ? new Date(value).toISOString() : value.replace('+07:00', '.999+07:00');
}

/** Returns a part of a stored text, as it is, or in capitals. */
function pieceOfValue(subject: QuestionSubject): fc.Arbitrary<unknown> {
  const piece = fc
    .tuple(storedValue(subject), fc.nat({ max: 20 }), fc.integer({ min: 1, max: 6 }), fc.boolean())
    .map(([value, from, length, isLoud]) => {
      const cut = value.slice(from % value.length, (from % value.length) + length);
      return isLoud ? cut.toUpperCase() : cut;
    });
  return subject.kind === 'number' ? fc.oneof(piece, fc.constantFrom(0, 1, 1.5, 10)) : piece;
}
