/** A dark page of many sections; whoever sees white there sees a flash. */
export function darkPage({ sections, script = '' }: { sections: number; script?: string }): string {
  const section = (n: number) => `<section id="part-${n}" class="border-b border-white/10 px-10 py-16">
<h2 class="text-3xl font-semibold tracking-tight">Part ${n} of the long story</h2>
<p class="mt-4 max-w-prose text-slate-300">Every part says the same in other words, so that the page grows long enough to scroll while it is still being written, number ${n}.</p>
<ul class="mt-6 grid grid-cols-3 gap-4"><li class="rounded-lg bg-white/5 p-4">First ${n}</li><li class="rounded-lg bg-white/5 p-4">Second ${n}</li><li class="rounded-lg bg-white/5 p-[${n}px]">Third ${n}</li></ul>
</section>`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A long dark page</title>
<style>:root{--deep:#101418}</style>
</head>
<body class="bg-(--deep) text-white">
<header class="px-10 py-20"><h1 class="text-6xl font-bold">A long dark page</h1>
<details class="mt-6"><summary>More about it</summary><p>It is dark.</p></details>
<form class="mt-6" action="/send"><label>Name <input id="name" name="name" required class="rounded border px-2 text-black"></label><button class="ml-2 rounded bg-white px-3 text-black">Send</button></form>
<nav class="mt-6 flex gap-4"><a href="#part-5">Part 5</a><a href="/about">About</a><a href="https://elsewhere.test/" target="_blank">Elsewhere</a></nav></header>
<main>${Array.from({ length: sections }, (_, i) => section(i + 1)).join('\n')}</main>
${script ? `<script>${script}</script>\n` : ''}</body>
</html>
`
}

/** A page that does nothing but run a script. */
export const scriptPage = (script: string, body = ''): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Hostile</title></head>
<body class="bg-slate-900 text-white"><h1>Hostile page</h1>${body}<script>${script}</script></body></html>`
