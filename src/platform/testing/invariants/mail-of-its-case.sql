-- Every mail about a case is about a step of that request or of its dossier.
select m.id, m.request_id, m.history_id
from case_mail m left join request r on r.id = m.request_id left join status_history h on h.id = m.history_id
where r.id is null or h.id is null
  or (h.entity, h.record_id) not in (('request', r.id), ('dossier', r.dossier_id))
