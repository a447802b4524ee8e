-- The state of a dossier follows from its approved requests and from actions on it without a request.
with done as (
  select d.id, d.state,
    coalesce(bool_or(r.status = 'approved' and r.request_type <> 'cancel'), false) as is_issued,
    coalesce(bool_or(r.status = 'approved' and r.request_type = 'cancel'), false) as is_cancelled,
    coalesce(bool_or(r.is_open), false) as is_open,
    (select h.to_status from status_history h where h.entity = 'dossier' and h.record_id = d.id order by h.seq desc limit 1) as last
  from dossier d left join request r on r.dossier_id = d.id
  group by d.id, d.state
), due as (
  select id, state, case
    when is_cancelled then 'cancelled'
    when is_issued then coalesce(last, 'inForce')
    when is_open then 'pending'
    else 'refused' end as expected
  from done
)
select id, state, expected from due where state <> expected
