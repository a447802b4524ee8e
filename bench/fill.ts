/**
 * The rows to measure on, made by the database itself from numbers: the same on every machine, and in minutes. Nothing
 * is random; each choice is the hash of the row's number.
 */
import type { Label } from '#language/label.ts';
import { TYPE_GROUP, UNIT_GROUP } from './entities.ts';
import type { Scale } from './scale.ts';

/** Numbers of the users who act in the benchmark; they are made together with all others. */
export const people = { administrator: 1, largestHolder: 2, officer: 25 } as const;

/** Returns the statements in the order they run, after the reference data is there. */
export function fillSql(scale: Scale): readonly string[] {
  return [
    // `bench_pick(number, what, n)` returns 0 … n − 1; `what` distinguishes one choice about a row from another.
    `create function bench_pick(bigint, integer, integer) returns integer language sql immutable parallel safe
return ((hashint8extended($1, $2) & 9223372036854775807) % $3)::integer`,
    // Ids contain the time, as ids of the product do, so that rows made together are stored together.
    `create function bench_id(integer, timestamptz, bigint) returns uuid language sql immutable parallel safe
return (lpad(to_hex((extract(epoch from $2) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex($1), 3, '0') || '8000' || lpad(to_hex($3), 12, '0'))::uuid`,
    departments(scale),
    lookups({ group: TYPE_GROUP, kind: 7, label: ['ประเภทคำขอที่', 'Type of request'], count: String(TYPES) }),
    lookups({ group: UNIT_GROUP, kind: 8, label: ['หน่วยที่', 'Unit'], count: String(UNITS) }),
    lookups({
      group: 'BENCH_OTHER',
      kind: 2,
      label: ['รายการอ้างอิงที่', 'Entry'],
      count: `${scale.lookups} - (select count(*) from "lookup")`,
    }),
    users(scale),
    roles(),
    requests(scale),
    lines(scale),
  ];
}

const BEGIN = `'2023-01-01T08:00:00+07:00'::timestamptz`;
const YEARS = 3;
const YEAR_SECONDS = 365 * 24 * 3600;
const STAMPS = '"version", "is_active", "create_by", "create_date", "update_by", "update_date"';
const TYPES = 40;
const UNITS = 25;
/** One user in this many is an officer. */
const OFFICERS = 25;
/** One request in this many is archived, and one in this many has no officer yet. */
const ARCHIVED = 50;
const UNASSIGNED = 10;

function stamps(when: string): string {
  return `1, true, 'bench', ${when}, 'bench', ${when}`;
}

/** The reference data has some departments already; these fill up to the number wanted. */
function departments({ departments: departmentCount }: Scale): string {
  return `insert into "department" ("id", "code", "name_th", "name_en", "department_type", ${STAMPS})
select bench_id(1, ${BEGIN}, i), '5' || lpad(i::text, 3, '0'), 'ด่านศุลกากรที่ ' || i, 'Customs house ' || i, 'customs', ${stamps(BEGIN)}
from generate_series(1, ${departmentCount} - (select count(*) from "department")) i`;
}

function lookups({
  group,
  kind,
  label: [th, en],
  count,
}: {
  group: string;
  kind: number;
  label: Label;
  count: string;
}): string {
  return `insert into "lookup" ("id", "group", "key", "value", "value2", "seq", ${STAMPS})
select bench_id(${kind}, ${BEGIN}, i), '${group}', lpad(i::text, 4, '0'), '${th} ' || i, '${en} ' || i, i, ${stamps(BEGIN)}
from generate_series(1, ${count}) i`;
}

const FIRST_NAMES = [
  'สมชาย',
  'สมหญิง',
  'ประเสริฐ',
  'วิไลวรรณ',
  'อนันต์',
  'พรทิพย์',
  'ณัฐพล',
  'กมลชนก',
  'ธีรศักดิ์',
  'จันทร์เพ็ญ',
  'สุรเชษฐ์',
  'ปิยะดา',
];
const LAST_NAMES = [
  'ใจดี',
  'ศรีสวัสดิ์',
  'ทองคำ',
  'แสงอรุณ',
  'วงศ์ไพบูลย์',
  'เจริญผล',
  'พันธุ์เกษตร',
  'รุ่งเรืองกิจ',
  'สุขเกษม',
  'มั่นคง',
  'บุญประเสริฐ',
];

function users({ users: userCount }: Scale): string {
  return `insert into "user" ("id", "username", "full_name", "full_name_en", "person_type", "status", "department_id", ${STAMPS})
select bench_id(3, ${BEGIN} + interval '1 minute' * i, i),
  case when i % 10 <> 7 then 'bench' || lpad(i::text, 6, '0') end,
  case when i % 10 = 7 then 'บริษัท ' else '' end || ${oneOf(FIRST_NAMES, 'i', 1)} || ' ' || ${oneOf(LAST_NAMES, 'i', 2)} || ' ' || i,
  'Person or company ' || i,
  case when i % ${OFFICERS} = 0 then 'officer' when i % 10 = 7 then 'legalEntity' else 'individual' end, 'usable',
  case when i % ${OFFICERS} = 0 then d.ids[1 + i / ${OFFICERS} % cardinality(d.ids)] end, ${stamps(`${BEGIN} + interval '1 minute' * i`)}
from generate_series(1, ${userCount}) i, (select array_agg("id" order by "code") ids from "department") d`;
}

function roles(): string {
  const given = [
    [people.administrator, 'ADMIN'],
    [people.largestHolder, 'OPERATOR_OWNER'],
    [people.officer, 'OFFICER_CUSTOMS'],
  ] as const;
  const rows = given.map(([number, code]) => `(${number}, '${code}')`).join(', ');
  return `insert into "user_role" ("id", "user_id", "role_id", "seq")
select bench_id(4, ${BEGIN}, i), ${userId('i')}, r."id", 1 from (values ${rows}) g(i, code) join "role" r on r."code" = g.code`;
}

function userId(number: string): string {
  return `bench_id(3, ${BEGIN} + interval '1 minute' * ${number}, ${number})`;
}

const WORDS = [
  'ขออนุญาตนำเข้าวัตถุอันตราย',
  'ขออนุญาตผลิตวัตถุอันตราย',
  'ขอมีไว้ในครอบครองซึ่งวัตถุอันตราย',
  'ขอขึ้นทะเบียนวัตถุอันตราย',
  'ขออนุญาตส่งออกวัตถุอันตราย',
  'ขอแก้ไขรายการทะเบียนวัตถุอันตราย',
];
const SUBSTANCES = [
  'ไกลโฟเซต',
  'อะทราซีน',
  'คาร์เบนดาซิม',
  'ไซเพอร์เมทริน',
  'อะบาเมกติน',
  'แมนโคเซบ',
  'เมทอกซีคลอร์',
  'ฟิโพรนิล',
  'อิมิดาโคลพริด',
  'โพรพิโคนาโซล',
  'ไดฟีโนโคนาโซล',
  'เฮกซาโคนาโซล',
  'บิวทาคลอร์',
  'อะลาคลอร์',
  'ทูโฟร์ดี',
  'ไดยูรอน',
  'แอมีทรีน',
  'เพนดิเมทาลิน',
  'คลอร์ฟีนาเพอร์',
  'สปินโนแซด',
];
const FORMULATIONS = [
  '48% W/V SL',
  '80% WP',
  '50% SC',
  '35% W/V EC',
  '1.8% W/V EC',
  '95% TC',
  '5% GR',
  '70% WG',
  '25% EW',
  '10% OD',
];
/** Two syllables make a brand: there are enough brands that a search for one needs an index. */
export const SYLLABLES = [
  'ทอง',
  'นา',
  'เขียว',
  'ไร่',
  'รวง',
  'ชัย',
  'พืช',
  'ดิน',
  'น้ำ',
  'ฟ้า',
  'มั่น',
  'เพชร',
  'สวน',
  'ข้าว',
  'ยืน',
  'แก้ว',
  'สิงห์',
  'ช้าง',
  'ม้า',
  'นก',
  'ดาว',
  'เดือน',
  'ตะวัน',
  'เกษตร',
  'ผล',
  'งาม',
  'ศรี',
  'วัง',
  'หมอก',
  'ทุ่ง',
  'ป่า',
  'ไม้',
  'เมือง',
  'สยาม',
  'ไท',
  'บัว',
  'จันทร์',
  'อรุณ',
  'รุ่ง',
  'เรือง',
];
/** Shares in percent, in the order in which a request passes through the statuses. */
const STATUSES = [
  ['draft', 5],
  ['submitted', 5],
  ['received', 6],
  ['checking', 8],
  ['waitSign', 2],
  ['approved', 58],
  ['rejected', 6],
  ['cancelled', 10],
] as const;

function requests({ requests: requestCount, users: userCount, largestHolder }: Scale): string {
  const when = `${BEGIN} + interval '1 second' * (i::bigint * ${YEARS * YEAR_SECONDS} / ${requestCount})`;
  const codes = STATUSES.flatMap(([code, share]) => Array.from({ length: share }, () => `'${code}'`)).join(',');
  // Officers hold nothing, and the largest holder has every n-th request only.
  const every = Math.round(requestCount / largestHolder);
  return `insert into "bench_request" ("id", "code", "subject", "status", "holder_id", "department_id", "type_id", "officer_id", ${STAMPS})
select bench_id(5, ${when}, i),
  'BR-' || (2566 + i::bigint * ${YEARS} / (${requestCount} + 1)) || '-' || lpad(i::text, 7, '0'),
  ${oneOf(WORDS, 'i', 3)} || ' ' || ${oneOf(SUBSTANCES, 'i', 4)} || ' ' || ${oneOf(FORMULATIONS, 'i', 5)} || ' ตรา' || ${oneOf(SYLLABLES, 'i', 15)} || ${oneOf(SYLLABLES, 'i', 16)} || ' จำนวน ' || (1 + bench_pick(i, 6, 900)) || ' กิโลกรัม',
  (array[${codes}])[1 + bench_pick(i, 7, 100)],
  case when i % ${every} = 0 then ${userId(String(people.largestHolder))} else ${userId('h.number')} end,
  d.ids[1 + least(bench_pick(i, 8, cardinality(d.ids)), bench_pick(i, 9, cardinality(d.ids)))],
  t.ids[1 + bench_pick(i, 10, cardinality(t.ids))],
  case when bench_pick(i, 11, ${UNASSIGNED}) > 0 then ${userId(`(${OFFICERS} * (1 + bench_pick(i, 12, ${Math.floor(userCount / OFFICERS)})))`)} end,
  1, bench_pick(i, 13, ${ARCHIVED}) > 0, 'bench' || lpad((h.number)::text, 6, '0'), ${when}, 'bench', ${when}
from generate_series(1, ${requestCount}) i
cross join lateral (select n + (n % ${OFFICERS} = 0)::integer as number from (select ${people.largestHolder + 1} + bench_pick(i, 14, ${userCount - people.largestHolder - 1}) n) m) h,
  (select array_agg("id" order by "code") ids from "department") d,
  (select array_agg("id" order by "key") ids from "lookup" where "group" = '${TYPE_GROUP}') t
order by i`;
}

function lines({ linesEach }: Scale): string {
  return `insert into "bench_line" ("id", "label", "net_kg", "unit_id", "seq", "request_id")
select bench_id(6, r."create_date", ('x' || right(r."id"::text, 12))::bit(48)::bigint * ${linesEach} + s), ${oneOf(SUBSTANCES, 'n', 20)} || ' ขนาดบรรจุที่ ' || s,
  (1 + bench_pick(n, 21, 5000000)) / 1000.0, u.ids[1 + bench_pick(n, 22, cardinality(u.ids))], s, r."id"
from "bench_request" r cross join generate_series(1, ${linesEach}) s
cross join lateral (select ('x' || right(r."id"::text, 12))::bit(48)::bigint * ${linesEach} + s as n) k,
  (select array_agg("id" order by "key") ids from "lookup" where "group" = '${UNIT_GROUP}') u
order by r."id", s`;
}

function oneOf(texts: readonly string[], number: string, what: number): string {
  return `(array[${texts.map((text) => `'${text}'`).join(',')}])[1 + bench_pick(${number}, ${what}, ${texts.length})]`;
}
