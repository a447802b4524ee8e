-- The figures of a stock card are the sums of its entries, and the last entry has them.
select s."id" from "stock_card" s
left join (
  select "stock_card_id", count(*) as "entries", max("seq") as "last", sum("quota_change") as "quota",
    sum("reserve_change") as "reserve", sum("use_change") as "use", sum("held_change") as "held"
  from "ledger_entry" group by "stock_card_id"
) e on e."stock_card_id" = s."id"
where (s."last_seq", s."last_seq", s."quota", s."reserve", s."use", s."held") is distinct from
  (coalesce(e."entries", 0), coalesce(e."last", 0), coalesce(e."quota", 0), coalesce(e."reserve", 0), coalesce(e."use", 0), coalesce(e."held", 0));
