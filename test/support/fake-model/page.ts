import { button, focus, sectionHtml } from './sections.ts'
import { anchor, escapeHtml, sentence, understand } from './understand.ts'
import type { FakeBrief } from './understand.ts'

const ghost = `inline-flex min-h-12 items-center justify-center rounded-(--radius) border border-(--line) px-7 text-base font-semibold text-(--ink) transition-colors hover:bg-(--surface-2) ${focus}`

/** A complete page of about 30 KB in the request's words, the way a good model would write it. */
export function pageFor(request: string): string {
  const brief = understand(request)
  const brand = escapeHtml(brief.brand)
  const sections = [...new Set(['about', ...brief.sections, 'steps', 'faq', 'gallery', 'notes'])]
  return `${head(brief)}
<body class="bg-(--surface) font-(family-name:--font-body) text-base leading-relaxed text-(--ink) antialiased">
<a href="#main" class="sr-only focus:not-sr-only focus:fixed focus:left-4 focus:top-4 focus:z-50 focus:rounded-(--radius) focus:bg-(--ink) focus:px-5 focus:py-3 focus:text-(--surface)">Skip to content</a>
<header id="top" data-section="header/bar" class="sticky top-0 z-20 border-b border-(--line) bg-(--surface)">
  <div class="mx-auto flex max-w-6xl items-center gap-6 px-5 py-3 sm:px-8">
    <a href="#top" class="mr-auto inline-flex min-h-11 items-center gap-3 font-(family-name:--font-display) text-xl font-semibold ${focus}">
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><circle cx="14" cy="14" r="13" fill="var(--accent)"/><path d="M6 17c4-9 12-9 16 0" fill="none" stroke="var(--accent-ink)" stroke-width="3" stroke-linecap="round"/></svg>
      ${brand}
    </a>
    <nav aria-label="Main" class="hidden md:block"><ul class="flex gap-7 text-sm font-medium">${sections
      .slice(0, 4)
      .map(
        (name) =>
          `<li><a class="inline-flex min-h-11 items-center text-(--muted) hover:text-(--ink) ${focus}" href="#${anchor(name)}">${sentence(name)}</a></li>`,
      )
      .join('')}</ul></nav>
    <a href="#${anchor(brief.sections.at(-1) ?? 'about')}" class="${button}">Get in touch</a>
  </div>
</header>
<main id="main">
<section id="hero" data-section="hero/split" class="overflow-hidden border-b border-(--line)">
  <div class="mx-auto grid max-w-6xl items-center gap-12 px-5 py-16 sm:px-8 md:grid-cols-[1.1fr_.9fr] md:py-24 lg:gap-20 lg:py-32">
    <div>
      <p class="mb-5 text-sm font-semibold text-(--accent)">${sentence(escapeHtml(brief.what))}${brief.place ? `, ${escapeHtml(brief.place)}` : ''}</p>
      <h1 class="font-(family-name:--font-display) text-5xl leading-[1.05] font-semibold tracking-tight text-balance sm:text-6xl lg:text-7xl">${brand}, made with care</h1>
      <p class="mt-6 max-w-[46ch] text-lg text-(--muted)">We are a ${escapeHtml(brief.what)}${brief.place ? ` in ${escapeHtml(brief.place)}` : ''}. Everything here is small enough to be done properly, and close enough that you can come and see how.</p>
      <div class="mt-9 flex flex-wrap gap-4"><a href="#${anchor(brief.sections[0] ?? 'about')}" class="${button}">Start here</a><a href="#about" class="${ghost}">How we work</a></div>
    </div>
    ${scene(brief)}
  </div>
</section>
${sections.map((name, index) => sectionHtml(name, brief, index)).join('\n')}
</main>
<footer id="footer" data-section="footer/columns" class="border-t border-(--line) bg-(--surface-2)">
  <div class="mx-auto grid max-w-6xl gap-10 px-5 py-14 sm:grid-cols-2 sm:px-8 lg:grid-cols-4">
    <div><p class="font-(family-name:--font-display) text-lg font-semibold">${brand}</p><p class="mt-3 text-sm text-(--muted)">${sentence(escapeHtml(brief.what))}${brief.place ? ` in ${escapeHtml(brief.place)}` : ''}.</p></div>
    <nav aria-label="Footer"><ul class="space-y-2 text-sm">${sections.map((name) => `<li><a class="inline-flex min-h-8 items-center hover:underline ${focus}" href="#${anchor(name)}">${sentence(name)}</a></li>`).join('')}</ul></nav>
    <address class="text-sm not-italic text-(--muted)"><span data-placeholder>Street and number</span><br>${escapeHtml(brief.place ?? 'Town')}</address>
    <p class="text-sm text-(--muted)"><a class="inline-flex min-h-8 items-center hover:underline ${focus}" href="#top">Back to the top</a></p>
  </div>
</footer>
</body>
</html>
`
}

function head({ brand, what, hue, dark }: FakeBrief): string {
  const light = `--surface:oklch(.985 .008 ${hue});--surface-2:oklch(.955 .014 ${hue});--surface-3:oklch(.9 .022 ${hue});--ink:oklch(.22 .03 ${hue});--muted:oklch(.44 .03 ${hue});--line:oklch(.87 .02 ${hue});--accent:oklch(.48 .13 ${hue});--accent-ink:oklch(.99 .01 ${hue});--accent-soft:oklch(.92 .05 ${hue})`
  const night = `--surface:oklch(.19 .02 ${hue});--surface-2:oklch(.23 .025 ${hue});--surface-3:oklch(.29 .03 ${hue});--ink:oklch(.96 .01 ${hue});--muted:oklch(.76 .02 ${hue});--line:oklch(.34 .025 ${hue});--accent:oklch(.8 .12 ${hue});--accent-ink:oklch(.18 .03 ${hue});--accent-soft:oklch(.32 .06 ${hue})`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(brand)}, ${escapeHtml(what)}</title>
<meta name="description" content="${escapeHtml(brand)} is a ${escapeHtml(what)}.">
<style>
:root{${dark ? night : light};--radius:.75rem;--font-display:Georgia,"Iowan Old Style","Palatino Linotype",serif;--font-body:Inter,"Helvetica Neue",Arial,sans-serif}
</style>
</head>`
}

/** Drawn, not fetched: hills, a low sun and a path, in the theme's own colours. */
function scene({ brand }: FakeBrief): string {
  const hills = [260, 300, 340, 385].map((y, index) => {
    const points = Array.from(
      { length: 13 },
      (_, step) => `${step * 40},${Math.round(y - 26 * Math.sin(step * 0.9 + index * 1.7))}`,
    )
    return `<path d="M0 480 L${points.join(' L')} L480 480 Z" fill="var(--${['surface-3', 'accent-soft', 'accent', 'ink'][index]})" fill-opacity="${[1, 1, 0.75, 0.9][index]}"/>`
  })
  const rays = Array.from(
    { length: 16 },
    (_, step) =>
      `<path d="M330 150 l${Math.round(150 * Math.cos(step * 0.39))} ${Math.round(150 * Math.sin(step * 0.39))}" stroke="var(--line)" stroke-width="2"/>`,
  )
  return `<figure class="relative"><svg class="h-auto w-full rounded-(--radius) border border-(--line) bg-(--surface-2)" viewBox="0 0 480 480" width="480" height="480" role="img" aria-label="A drawn morning landscape for ${escapeHtml(brand)}">${rays.join('')}<circle cx="330" cy="150" r="62" fill="var(--accent-soft)" stroke="var(--accent)" stroke-width="3"/>${hills.join('')}</svg></figure>`
}
