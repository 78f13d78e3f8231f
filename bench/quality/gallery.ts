import type { Result } from './report.ts'

/** A name for the files of a page. */
export const fileName = (id: string) => id.replace(/[^\w-]/g, '_')

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A page with every made page in two widths, weakest first. */
export function galleryHtml(results: readonly Result[]): string {
  const cards = [...results].sort((a, b) => a.score.total - b.score.total).map(card)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pages and their scores</title>
<style>
body{margin:2rem;font:15px/1.5 system-ui,sans-serif;color:#18181b;background:#fafafa}
article{margin:0 0 3rem;border-top:1px solid #d4d4d8;padding-top:1rem}
h2{margin:0;font-size:1.1rem}
p,ul{margin:.4rem 0;max-width:80ch;color:#3f3f46}
div{display:flex;gap:1rem;align-items:flex-start;max-height:60rem;overflow:auto;margin-top:.75rem}
img{border:1px solid #e4e4e7;height:auto}
</style>
</head>
<body>
<h1>Pages and their scores</h1>
${cards.join('\n')}
</body>
</html>
`
}

function card({ id, prompt, look, score }: Result): string {
  const file = fileName(id)
  const found = score.findings
    .slice(0, 8)
    .map(({ part, rule, lost, detail }) => `<li>−${lost.toFixed(1)} ${part}, ${rule}: ${escaped(detail)}</li>`)
  const gates = score.gates.map((gate) => `<li><strong>${escaped(gate)}</strong></li>`)
  return `<article>
<h2>${score.total.toFixed(1)} · ${escaped(id)} · ${escaped(look)} · <a href="pages/${file}.html">page</a></h2>
<p>${escaped(prompt)}</p>
<ul>${[...gates, ...found].join('')}</ul>
<div><img src="pictures/${file}-1440.webp" width="720" loading="lazy" alt="At 1440 px"><img src="pictures/${file}-390.webp" width="260" loading="lazy" alt="At 390 px"></div>
</article>`
}
