-- A stock card has the department of its document.
select s."id" from "stock_card" s join "dossier" d on d."id" = s."dossier_id"
where s."department_id" is distinct from d."department_id";
