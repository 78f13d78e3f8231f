import type { AppScene } from './app-scene.ts'
import type { AppHit, AppScreen } from './app-words.ts'

/** Between what says that it is a copy and the name: 'recreate THE Linear app' has one word. */
const NEAR = 2

/** 'Recreate Trello', 'a Notion clone', 'Baue Slack nach': the product that is to be made again, by its screen. */
export function copiedProduct({ known, words }: AppScene): AppHit<AppScreen> | null {
  const [before, after] = [known.copies.before.find(words), known.copies.after.find(words)]
  const isNear = (apart: number) => apart > 0 && apart <= NEAR + 1
  const isCopied = ({ first, last }: AppHit) =>
    before.some((cue) => isNear(first - cue.last)) ||
    after.some((cue) => isNear(cue.first - last)) ||
    // 'baue Notion NACH', and no 'exportiere Notion nach Excel'
    known.copies.around.some(
      ({ verb, particle }) => words[last + 1] === particle && verb.find(words).some((cue) => isNear(first - cue.last)),
    )
  return known.products.find(words).find(isCopied) ?? null
}
