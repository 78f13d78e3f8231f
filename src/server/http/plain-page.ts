import { html, raw } from 'hono/html'
import { product } from '#rules/product.ts'

type Html = ReturnType<typeof html>

/** A page of our own outside the client: no script, nothing from another host. */
export function plainPage({ title, description, body }: { title: string; description: string; body: Html }): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${product.name}</title>
<link rel="icon" type="image/svg+xml" href="/logo.svg">
<meta name="description" content="${description}">
<style>${raw(style)}</style>
</head>
<body>
<main>
<p><a href="/">${product.name}</a></p>
${body}
</main>
</body>
</html>`
}

const style = `
:root{
  color-scheme:light dark;
  --bg:light-dark(#fafafa,#18181b);--panel:light-dark(#fff,#1f1f23);
  --ink:light-dark(#18181b,#f4f4f5);--soft:light-dark(#52525b,#a1a1aa);
  --line:light-dark(#e4e4e7,#3f3f46);--edge:light-dark(#a1a1aa,#71717a);
  --link:light-dark(#4f46e5,#a5b4fc);--accent:light-dark(#4f46e5,#6366f1);--warn:light-dark(#b45309,#fbbf24)
}
body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.6 Inter,ui-sans-serif,system-ui,sans-serif}
main{max-width:52rem;margin:0 auto;padding:3rem 1.25rem 6rem}
h1{font-size:2.25rem;letter-spacing:-.03em;line-height:1.1;margin:1.5rem 0 .75rem}
h2{font-size:1.25rem;margin:0}
.lead{color:var(--soft);max-width:65ch}
a{color:var(--link);text-underline-offset:3px}
nav ul{list-style:none;padding:0;margin:2rem 0 0}
section{border-top:1px solid var(--line);padding:2rem 0 1rem;margin-top:2rem}
code,pre{font:13px/1.6 "Geist Mono",ui-monospace,monospace}
code{overflow-wrap:anywhere}
details{border:1px solid var(--line);border-radius:8px;margin:.5rem 0}
summary{cursor:pointer;padding:.5rem .75rem}
pre{margin:0;padding:.75rem;overflow:auto;border-top:1px solid var(--line);max-height:24rem}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
article{border-top:1px solid var(--line);padding:1.5rem 0;margin-top:1.5rem}
article p{margin:.25rem 0 .75rem;color:var(--soft)}
.letter{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;padding:1rem;border:1px solid var(--line);border-radius:8px;max-height:none}
form.till{display:grid;gap:1.25rem;max-width:28rem;margin:2rem 0;padding:1.5rem;border:1px solid var(--line);border-radius:16px;background:var(--panel)}
form.till label:not(.row),fieldset{display:grid;gap:.375rem;font-size:13px;font-weight:500}
fieldset{border:0;margin:0;padding:0}
legend{padding:0 0 .5rem}
.row{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
label.row{flex-wrap:nowrap;align-items:flex-start;font-size:14px;line-height:20px;font-weight:400;padding:4px 0}
input:not([type=radio],[type=checkbox]){
  font:inherit;height:40px;box-sizing:border-box;padding:0 .75rem;
  border:1px solid var(--edge);border-radius:8px;background:var(--bg);color:var(--ink)
}
input[type=radio],input[type=checkbox]{flex:none;accent-color:var(--accent);width:16px;height:16px;margin:2px 0}
button{
  font:500 14px/1 Inter,ui-sans-serif,system-ui,sans-serif;height:36px;padding:0 .875rem;
  border:1px solid var(--edge);border-radius:8px;background:var(--panel);color:var(--ink);cursor:pointer
}
button:hover{border-color:var(--soft)}
button.main{background:var(--accent);border-color:var(--accent);color:#fff}
.mark{border:1px solid var(--line);border-left:4px solid var(--warn);border-radius:8px;padding:.625rem .875rem;background:var(--panel);font-size:14px}
`
