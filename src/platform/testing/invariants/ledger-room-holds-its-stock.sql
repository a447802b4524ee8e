-- The room that is used in an area of a store is what lies there: what was received of each lot, less what has left.
select r."id" from "stock_card" r
left join (
  select "dossier_id", "line_id", sum("quota" - "use") as "kg" from "stock_card" where "kind" = 'stock' group by 1, 2
) s on s."dossier_id" = r."dossier_id" and s."line_id" = r."line_id"
where r."kind" = 'room' and r."use" <> coalesce(s."kg", 0);
