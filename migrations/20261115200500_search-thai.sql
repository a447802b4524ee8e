-- Searches compare a text without what people leave out, add or type in another order: see normaliseForSearch.
create or replace function search_text(text) returns text language sql immutable strict parallel safe
return regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(translate(lower(normalize($1, NFKC) collate "th-TH-x-icu"), '๐๑๒๓๔๕๖๗๘๙ๅ‘’“”', '0123456789า''''""'), '[\u0009-\u000D\u0020\u0085\u1680\u2028\u2029\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u002D\u2010-\u2015\u2043\u2212\u002E\u00B7]+', '', 'g'), 'เเ', 'แ', 'g'), '(?<=[\u0E31\u0E34-\u0E3A\u0E47][\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]*)[\u0E31\u0E34-\u0E3A\u0E47]|(?<=[\u0E48-\u0E4B][\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]*)[\u0E48-\u0E4B]|(?<=[\u0E4C-\u0E4E][\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]*)[\u0E4C-\u0E4E]', '', 'g'), '([\u0E48-\u0E4E]+)([\u0E31\u0E34-\u0E3A\u0E47])', '\2\1', 'g'), '([\u0E4C-\u0E4E])([\u0E48-\u0E4B])', '\2\1', 'g');

-- What was made with the old form would miss what is asked for in the new one.
do $$
declare
  made_of_it regclass;
begin
  for made_of_it in
    select i.indexrelid::regclass from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and pg_get_indexdef(i.indexrelid) like '%search_text(%'
    order by 1
  loop
    execute format('reindex index %s', made_of_it);
  end loop;
end
$$;
