-- The receipts of a year are numbered from 1 without a gap, up to the value of the counter.
select coalesce(r.id::text, c.year::text) as id, r.year, r.first, r.last, r.receipts, c.last as counted
from (select min(id::text) as id, left(book, 2) as year, min(number) as first, max(number) as last, count(*) as receipts, count(distinct number) as numbers from receipt group by left(book, 2)) r
  full join (select right(year::text, 2) as year, last from code_counter where name = 'receipt') c on c.year = r.year
where r.first is distinct from 1 or r.last is distinct from r.receipts or r.numbers is distinct from r.receipts or c.last is distinct from r.last
