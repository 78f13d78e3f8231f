import { ownClasses } from '#design/styles/own-classes.ts'
import { pageStyles } from '#design/styles/page-styles.ts'
import { type TypefaceUse, usedTypefaces } from '#design/typefaces/used.ts'
import { tailwindSheet } from '#design/styles/tailwind-sheet.ts'
import { slotCss } from '#design/styles/slot-style.ts'
import { addedUtilities, mayUseTailwind, usesTailwind } from '#design/styles/uses-tailwind.ts'
import { type CssCompiler, classCandidates, createAdditionCompiler, createCssCompiler } from './css.ts'

/** Where compilers come from: a worker has them ready before they are asked for. */
export type Compilers = {
  whole: (sheet?: string) => Promise<CssCompiler>
  additions: (guests?: string) => Promise<CssCompiler>
}

/** What a page needs from us to look as it is meant. */
export type PageCss = {
  css: string
  /** it does not use Tailwind: it has its own look or the browser's, and is shown as a browser shows it, in quirks too */
  isPlain: boolean
  /** classes in use that Tailwind would style, and that the page's own CSS defines */
  own: readonly string[]
  /** typefaces of ours that it names; the CSS has no faces, which a preview asks for and a download carries */
  typefaces?: readonly TypefaceUse[]
}

/** Compiles a page again and again while it changes; how it is styled was decided once. */
export type PageCompiler = (html: string) => Promise<PageCss>

/**
 * The CSS that a page needs from us: reset and utilities where it uses Tailwind, without a utility for a class that its
 * own CSS defines; for a plain page nothing, or what was added to it.
 * @param tailwind the text of `tailwindcss/index.css`
 */
export async function pageCss(html: string, tailwind: string): Promise<PageCss> {
  const needs = await onePageCss(html, {
    whole: (sheet) => createCssCompiler(tailwind, sheet),
    additions: (guests) => createAdditionCompiler(tailwind, guests),
  })
  return { ...needs, typefaces: usedTypefaces(html, needs.css) }
}

/** `pageCss` with compilers from elsewhere. */
export async function onePageCss(html: string, compilers: Compilers): Promise<PageCss> {
  return (await pageCompiler(html, compilers, false))(html)
}

/**
 * Decides how a page is styled by the state that is given, and compiles it and the states after it by that decision.
 * @param isOnItsWay the page is being written: what is not there yet is not held against it
 */
export async function pageCompiler(html: string, compilers: Compilers, isOnItsWay: boolean): Promise<PageCompiler> {
  const styles = pageStyles(html)
  const { defined } = styles.own
  const candidates = (page: string) => classCandidates(page).filter((name) => !defined.has(name))
  let sheet = tailwindSheet(html)
  let whole = await compilers.whole(sheet)
  const first = whole.css(candidates(html))
  const known = createKnown(whole)
  if (!styles.isMarked) known.learn([...styles.classes, ...styles.guests], first)
  const decides = isOnItsWay ? mayUseTailwind : usesTailwind
  if (decides(styles, known.compiles)) {
    const own = await collisions(
      [...styles.classes].filter((name) => defined.has(name)),
      compilers,
    )
    return async (page) => {
      const said = tailwindSheet(page)
      if (said !== sheet) {
        sheet = said
        whole = await compilers.whole(said)
      }
      const css = page === html ? first : whole.css(candidates(page))
      return { css: css + slotCss(page), isPlain: false, own }
    }
  }
  let compiler: { guests: boolean; made: Promise<CssCompiler> } | null = null
  return async (page) => {
    const now = page === html ? styles : pageStyles(page)
    known.learn([...now.classes, ...now.guests])
    const added = addedUtilities(now, known.compiles)
    const plain = (css: string) => ({
      css: slotCss(page) + css,
      isPlain: true,
      own: [],
    })
    if (added.length === 0) return plain('')
    const guests = now.guests.size > 0
    if (compiler?.guests !== guests)
      compiler = { guests, made: compilers.additions(guests ? guestSections : undefined) }
    const variables = classCandidates(page).filter((name) => name.startsWith('--'))
    return plain((await compiler.made).css([...added, ...variables]))
  }
}

/** Sections that were written here, in a page of elsewhere. */
const guestSections = "[data-section*='/']"

/** Remembers which classes are in what a compiler makes of them; one look at its CSS answers for all new ones. */
function createKnown(compiler: CssCompiler) {
  const known = new Map<string, boolean>()
  return {
    learn(classes: Iterable<string>, made?: string) {
      const fresh = [...classes].filter((name) => !known.has(name))
      if (fresh.length === 0) return
      const { named } = ownClasses([made ?? compiler.css(fresh)])
      for (const name of fresh) known.set(name, named.has(name))
    },
    compiles: (name: string) => known.get(name) ?? false,
  }
}

async function collisions(names: readonly string[], compilers: Compilers): Promise<string[]> {
  if (names.length === 0) return []
  const { named } = ownClasses([(await compilers.whole()).css(names)])
  return names.filter((name) => named.has(name))
}
