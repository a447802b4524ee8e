/** What a browser sees until there are screens: the name of the system, and where its calls are described. */
export function welcomePage(): string {
  return `<!doctype html>
<html lang="th">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>ระบบควบคุมวัตถุอันตราย</title>
<style>
body { margin: 0; font: 17px/1.7 Sarabun, 'Noto Sans Thai', sans-serif; color: #16263f; background: #f6f7f9; }
main { max-width: 38rem; margin: 12vh auto; padding: 2rem 2.25rem; background: #fff; border: 1px solid #dde1e7; border-top: 4px solid #1b3a66; border-radius: 8px; }
h1 { margin: 0 0 .25rem; font-size: 1.6rem; line-height: 1.4; }
p { margin: .5rem 0; }
a { color: #0b6b66; }
</style>
</head>
<body>
<main>
<h1>ระบบควบคุมวัตถุอันตราย</h1>
<p lang="en">Hazardous-substance regulation system</p>
<p>ระบบพร้อมให้บริการแล้ว ผู้พัฒนาระบบอ่านคำอธิบายบริการได้ที่ <a href="/haz/backend/openapi.json">/haz/backend/openapi.json</a></p>
</main>
</body>
</html>
`;
}
