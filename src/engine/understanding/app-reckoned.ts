import type { AppList } from './app-list-at.ts'
import { type AppScene, connects, endsSentence, isSmall } from './app-scene.ts'
import type { NamedScreen } from './app-named.ts'
import type { AppHit, FormulaName } from './app-words.ts'

/** By what a calculator reckons: a rule that everybody knows, or lines whose amounts are added up. */
export type Reckoning = FormulaName | 'lines'

/** Cues of what a calculator is given. */
const given = new Set(['inputs', 'fields', 'entries'])

/** What a calculator is for; null for the one with keys, of which nothing but itself was said. */
export function reckoningOf(
  scene: AppScene,
  about: NamedScreen,
  zone: number,
  lists: readonly AppList[],
): Reckoning | null {
  if (lists.some(({ cue }) => given.has(cue))) return 'lines'
  const formula = formulaOf(scene, about, zone)
  if (formula) return formula
  return about.isDone || isOfMore(scene, about, zone) ? 'lines' : null
}

/** 'TIP calculator', 'calculator for TIPS', 'calculadora de PROPINAS'; a 'price calculator for a PAINT shop' reckons prices. */
function formulaOf(scene: AppScene, about: AppHit, zone: number): FormulaName | null {
  const { known, words, lexicon } = scene
  const hits = known.formulas.find(words, 0, Math.max(zone, about.last) + NEAR)
  const isEnd = (at: number) => at >= words.length || connects(scene, at) || endsSentence(scene, at)
  const found = hits.find(({ first, last }) =>
    last < about.first
      ? last === about.first - 1
      : first <= about.last || (lexicon.grammar.headFirst && first < zone) || isEnd(last + 1),
  )
  return found?.id ?? null
}

const NEAR = 6

/** 'YARN calculator', 'Garnrechner': something is reckoned of which nobody here knows the rule. */
const isOfMore = (scene: AppScene, { first, last }: AppHit, zone: number) =>
  scene.known.screens.find(scene.words, first, last + 1).length === 0 ||
  scene.words
    .slice(0, zone)
    .some(
      (word, at) =>
        (at < first || at > last) &&
        !isSmall(scene, word) &&
        !scene.lexicon.forms(word).some((form) => scene.lexicon.has('qualities', form)) &&
        scene.known.frames.find([word]).length + scene.known.sites.find([word]).length === 0,
    )
