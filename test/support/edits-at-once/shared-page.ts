const rows = (count: number, row: (n: number) => string) => Array.from({ length: count }, (_, n) => row(n)).join('\n')

/** A page with many places that three people can change at once; every element that is changed has a name of its own. */
export const sharedPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Nordlys</title>
<style>
:root{--surface:oklch(.98 .005 90);--surface-2:oklch(.95 .01 90);--ink:oklch(.2 .02 250);--muted:oklch(.45 .02 250);--accent:oklch(.5 .15 250);--accent-ink:oklch(1 0 0)}
</style>
</head>
<body class="bg-(--surface) text-(--ink)">
<main>
  <section data-section="hero" class="p-6">
    <h1 data-r="h" class="text-3xl">Heading</h1>
    <p data-r="p" class="mt-2">Words</p>
  </section>
  <section data-section="hours" class="p-6">
    <ul class="space-y-1">
${rows(8, (n) => `      <li data-r="i${n}" class="border px-2">Item ${n}</li>`)}
    </ul>
  </section>
  <section data-section="links" class="p-6">
    <div class="flex flex-wrap gap-4">
${rows(6, (n) => `      <a data-r="a${n}" href="#a${n}" class="underline">Link ${n}</a>`)}
    </div>
  </section>
</main>
</body>
</html>
`

/** What stands in a page and how often: words, addresses, and the classes of each named element. */
type Facts = ReadonlyMap<string, number>

function factsOf(html: string): Facts {
  const facts = new Map<string, number>()
  const note = (fact: string) => facts.set(fact, (facts.get(fact) ?? 0) + 1)
  for (const [, attributes = '', words = ''] of html.matchAll(/<(?:h1|p|li|a)\b([^>]*)>([^<]*)/g)) {
    const name = /data-r="(\w+)"/.exec(attributes)?.[1] ?? '?'
    note(`<${name}>`)
    note(`“${words.trim()}”`)
    for (const one of (/class="([^"]*)"/.exec(attributes)?.[1] ?? '').split(/\s+/)) note(`${name}.${one}`)
    const address = /href="([^"]*)"/.exec(attributes)?.[1]
    if (address !== undefined) note(address)
  }
  return facts
}

type Merge = { base: string; mine: string; theirs: string; both: string; told: readonly string[] }

/**
 * What of two changes of one page is not in the page of both, and was not told: where only one of them changed how often
 * something stands there, it stands there as often as that one wanted.
 */
export function vanished({ base, mine, theirs, both, told }: Merge): string[] {
  const sides = [base, mine, theirs, both].map(factsOf)
  const names = new Set(sides.flatMap((side) => [...side.keys()]))
  return [...names].filter((fact) => {
    const [before = 0, one = 0, other = 0, now = 0] = sides.map((side) => side.get(fact) ?? 0)
    const [a, b] = [one - before, other - before]
    const bounds = a === 0 || b === 0 ? [a + b] : [a, b, a + b]
    const isKept = now - before >= Math.min(...bounds) && now - before <= Math.max(...bounds)
    return !isKept && !told.some((text) => factsOf(text).has(fact) || text.includes(wordsOf(fact)))
  })
}

const wordsOf = (fact: string) => fact.replace(/^[“<]|[”>]$/g, '').replace(/^\w+\./, '')
