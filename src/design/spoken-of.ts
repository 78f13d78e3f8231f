import { type Located, parseSource } from './parse.ts'
import { visibleText } from './text.ts'
import { isFoldable } from './view-folds.ts'
import type { Key, PageDocument } from './types.ts'

/** What of a page is meant: the words of a request and the elements that were picked. */
export type Meant = { prompt: string; targets: readonly Key[] }

/** A picked drawing is shown up to this size, in characters of its source; one that is only spoken of up to the second. */
const pickedDrawing = 40_000
const namedDrawing = 8_000
/** How many drawings are shown because words speak of them, and how long they may be together. */
const mostNamed = 3
/** A longer script is not shown. */
const longScript = 2_000

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** What people call a drawing, a script and a style, in five languages. */
const drawingWords =
  setOf(`drawing drawings illustration illustrations graphic graphics icon icons logo logos image images picture
  pictures chart charts graph graphs diagram diagrams svg symbol symbols sketch sketches zeichnung zeichnungen bild bilder grafik
  grafiken diagramm diagramme dessin dessins icône icônes graphique graphiques dibujo dibujos imagen imágenes icono iconos gráfico
  gráficos tegning tegningen tegninger bildet ikon ikonet ikoner diagrammet`)
const scriptWords =
  setOf(`script scripts javascript code countdown timer second seconds click clicked clicking clicks animate animated
  animation animations slider carousel tab tabs toggle toggles filter filters calculate calculates calculator counter counters popup
  popups chart charts graph graphs skript skripte sekunde sekunden klick klicken clic clics seconde secondes segundo segundos sekund
  sekunder`)
const styleWords = setOf('css style styles stylesheet keyframes hover animate animated animation animations')

const speaksOf = (prompt: string, words: ReadonlySet<string>): boolean =>
  (prompt.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => words.has(word))

/**
 * Starts of the elements that are not to be folded in a view: drawings, scripts and styles that were picked, that
 * stand in what was picked, or that the words speak of, and what was picked itself, so that its texts stand whole.
 */
export function spokenOf(document: PageDocument, { prompt, targets }: Meant): ReadonlySet<number> {
  const foldable = parseSource(document.html).elements.filter(isFoldable)
  const picked = targets.flatMap((key) => document.elements.get(key) ?? [])
  const open = new Set(picked.map(({ start }) => start))
  for (const element of foldable) {
    const { tag, start, end } = element
    const isPicked = picked.some(
      (one) => (one.start <= start && end <= one.end) || (start <= one.start && one.end <= end),
    )
    const size = end - start
    if (
      tag === 'svg' || tag === 'math'
        ? isPicked && size <= pickedDrawing
        : size <= longScript && isOpenCode(document, element, { prompt, picked, isPicked })
    )
      open.add(start)
  }
  for (const start of drawingsIn(document, foldable, prompt)) open.add(start)
  return open
}

type Asked = { prompt: string; picked: readonly { start: number; openEnd: number; end: number }[]; isPicked: boolean }

/** A script or a style of the page that is picked, spoken of, quoted, or that names something picked by its id. */
function isOpenCode(
  { html }: PageDocument,
  { tag, start, end }: Located,
  { prompt, picked, isPicked }: Asked,
): boolean {
  if (isPicked && picked.every((one) => one.end - one.start < html.length / 2)) return true
  if (speaksOf(prompt, tag === 'style' ? styleWords : scriptWords)) return true
  const source = html.slice(start, end)
  if (quotedIn(prompt).some((words) => source.includes(words))) return true
  const ids = picked.flatMap(
    (one) => /\sid\s*=\s*["']?([\w-]{2,})/i.exec(html.slice(one.start, one.openEnd))?.[1] ?? [],
  )
  return tag === 'script' && ids.some((id) => source.includes(id))
}

const quotedIn = (prompt: string): string[] =>
  [...prompt.matchAll(/["“”„«]([^"“”„«»]{3,80})["“”»]/g)].map(([, words = '']) => words)

/** The drawings that words speak of: by their own title, by what stands beside them, or because there are few. */
function drawingsIn(document: PageDocument, foldable: readonly Located[], prompt: string): number[] {
  const words = wordsOf(prompt)
  const isNamed = speaksOf(prompt, drawingWords)
  const drawings = foldable.filter(({ tag, start, end }) => tag === 'svg' && end - start <= namedDrawing)
  const scored = drawings.map((drawing) => ({
    drawing,
    own: shared(words, titlesOf(document.html, drawing)),
    beside: isNamed ? shared(words, wordsBeside(document, drawing)) : 0,
  }))
  // one that is called by its name is meant, and not the others
  const least = Math.max(...scored.map(({ own }) => own)) > 0 ? 1 : 0
  const ranked = scored
    .filter(
      ({ own, beside }) => own >= 2 || (isNamed && own >= least && (own + beside > 0 || drawings.length <= mostNamed)),
    )
    .toSorted((a, b) => b.own * 3 + b.beside - a.own * 3 - a.beside)
  let room = namedDrawing
  return ranked.slice(0, mostNamed).flatMap(({ drawing: { start, end } }) => {
    if (end - start > room) return []
    room -= end - start
    return [start]
  })
}

/** Words that every request may hold. */
const common = new Set(
  'make change with from this that have into more less page please should would like them they your'.split(' '),
)

const wordsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !common.has(word)))

const shared = (words: ReadonlySet<string>, text: string): number =>
  [...wordsOf(text)].filter((word) => words.has(word)).length

/** What a drawing calls itself and its parts. */
function titlesOf(html: string, { start, end, openEnd }: Located): string {
  const label = /\saria-label\s*=\s*"([^"]*)"/i.exec(html.slice(start, openEnd))?.[1] ?? ''
  const inside = html.slice(openEnd, end)
  const named = [...inside.matchAll(/<(?:title|desc|text)\b[^<>]*>([^<]*)</gi)].map(([, words = '']) => words)
  const ids = [...inside.matchAll(/\sid="([\w-]+)"/g)].map(([, id = '']) => id.replaceAll(/[-_]/g, ' '))
  return [label, ...named, ...ids].join(' ')
}

/** The text of the element around a drawing, when it is short enough to be about it. */
function wordsBeside(document: PageDocument, { start }: Located): string {
  const drawing = [...document.elements.values()].find((element) => element.start === start)
  const around = document.elements.get(drawing?.parent ?? '')
  const text = around ? visibleText(document.html.slice(around.start, around.end)) : ''
  return text.length <= 300 ? text : ''
}
