import { type OpenPage, type Part, within } from './open-page.ts'
import { ask, type TargetMatch } from './target-match.ts'

/** The innermost elements that show exactly this text, else those that contain it as whole words. */
export function byText(page: OpenPage, text: string, scope: Part | null = null): TargetMatch {
  const wanted = text.toLowerCase()
  const shown = page.parts.filter(
    (part) =>
      part.tag !== 'script' &&
      part.tag !== 'style' &&
      (!scope || part.key === scope.key || within(part.element, scope.element)),
  )
  const innermost = (list: Part[]) => list.filter((part) => !list.some((other) => within(other.element, part.element)))
  const exact = innermost(shown.filter((part) => part.text.toLowerCase() === wanted))
  const whole = new RegExp(
    `(?<![\\p{L}\\p{N}])${wanted.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
    'iu',
  )
  const found =
    exact.length > 0 ? exact : wanted.length > 2 ? innermost(shown.filter((part) => whole.test(part.text))) : []
  if (found.length === 0) return { missing: text }
  const texts = [...new Set(found.map((part) => part.text))]
  if (texts.length > 1) return ask(text, texts)
  return { found }
}
