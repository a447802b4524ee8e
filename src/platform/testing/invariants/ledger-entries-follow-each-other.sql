-- Every entry of a stock card continues from the one before: the figures after it are those before it and its changes.
select e."id" from (
  select *, lag("seq") over w as "seq_before", lag("quota") over w as "quota_before", lag("reserve") over w as "reserve_before",
    lag("use") over w as "use_before", lag("held") over w as "held_before"
  from "ledger_entry" window w as (partition by "stock_card_id" order by "seq")
) e
where e."seq" <> coalesce(e."seq_before", 0) + 1
  or e."quota" <> coalesce(e."quota_before", 0) + e."quota_change"
  or e."reserve" <> coalesce(e."reserve_before", 0) + e."reserve_change"
  or e."use" <> coalesce(e."use_before", 0) + e."use_change"
  or e."held" <> coalesce(e."held_before", 0) + e."held_change"
  or e."quota" < e."reserve" + e."use" + e."held";
