/** A page of about so many KB in the usual shape: sections of cards with icons, theme variables, long class lists. */
export function samplePage(kilobytes = 60): string {
  const card = (n: number) => `
        <li class="rounded-(--radius) border border-(--line) bg-(--surface-2) p-6 transition hover:-translate-y-0.5 hover:shadow-lg motion-reduce:transition-none">
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" class="size-6 text-(--accent)"><path d="M4 20h16" stroke="currentColor" stroke-width="1.5"/><circle cx="12" cy="9" r="${n % 7}"/></svg>
          <h3 class="mt-4 text-xl tracking-tight">Card number ${n}</h3>
          <p class="mt-2 text-(--muted)">It says what it is for, in one or two sentences &amp; no more.</p>
          <a href="#card-${n}" class="mt-4 inline-flex min-h-11 items-center underline underline-offset-4">Read on</a>
        </li>`
  const section = (n: number) => `
    <section id="part-${n}" data-section="features/grid" class="mx-auto max-w-6xl px-5 py-16 md:px-10 lg:py-24">
      <h2 class="text-3xl tracking-tight md:text-5xl">Part ${n}</h2>
      <ul class="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">${[1, 2, 3, 4, 5, 6].map((i) => card(n * 10 + i)).join('')}
      </ul>
    </section>`
  const head = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>A page of the usual shape</title>
<style>:root{--surface:#fff;--surface-2:#f6f6f6;--ink:#111;--muted:#555;--line:#ddd;--accent:#0a7;--radius:8px}</style>
</head>
<body class="bg-(--surface) text-(--ink)">
<main>`
  let html = head
  for (let n = 1; html.length < kilobytes * 1024; n++) html += section(n)
  return `${html}\n</main>\n</body>\n</html>\n`
}
