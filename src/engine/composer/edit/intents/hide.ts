import type { Operation } from '#design/types.ts'
import { linksTo } from '../links-to.ts'
import { classNames, type Part } from '../open-page.ts'
import { done } from '../outcome.ts'
import { fit, targetOf } from '../read.ts'
import type { IntentReader, Scene } from '../scene.ts'
import { withTarget } from '../targets.ts'

/** Names that show an element at some width; while it is hidden they would bring it back. */
const showing = /^(?:[\w-]+:)?(?:block|flex|grid|inline|inline-block|inline-flex|inline-grid|table|contents)$/

/** 'Hide the newsletter for now': it stays in the page and is not shown. */
export const readHiding: IntentReader = (clause) => {
  const groups = fit(
    clause.words,
    /^(?:hide|conceal|make invisible|do(?: not|n(?:'|’)t) show|stop showing) (?<target>.+?)(?: (?:for now|for the moment|temporarily))?$/i,
    /^make (?<target>.+?) invisible$/i,
  )
  const phone = groups
    ? /^(?<target>.+?) on (?<where>phones?|mobiles?|small screens|desktops?|large screens|tablets?)$/i.exec(
        groups('target'),
      )?.groups
    : null
  if (!groups) return null
  const target = targetOf(clause, phone?.target ?? groups('target'))
  const name = !phone ? 'hidden' : /desktop|large/i.test(phone.where ?? '') ? 'lg:hidden' : 'max-md:hidden'
  return (scene) =>
    withTarget(scene, target, (parts) =>
      done(hiding(scene, parts, name), 'hidden', phone ? `${target} on ${phone.where}` : target),
    )
}

/** Hides parts and the links that lead to them, everywhere or at some width. */
export function hiding({ page }: Scene, parts: readonly Part[], name = 'hidden'): Operation[] {
  const links = name === 'hidden' ? parts.flatMap((part) => linksTo(page, part)) : []
  return [...parts, ...links].flatMap((part): Operation[] => {
    const names = classNames(part)
    if (names.includes(name)) return []
    const remove = name === 'hidden' ? names.filter((one) => showing.test(one)) : []
    return [{ do: 'class', k: part.key, add: [name], remove }]
  })
}

/** 'Show the newsletter again'. */
export const readShowing: IntentReader = (clause) => {
  const groups = fit(clause.words, /^(?:show|unhide|un-hide|bring back|reveal) (?<target>.+?)(?: again)?$/i)
  if (!groups) return null
  const target = targetOf(clause, groups('target').replace(/^back /i, ''))
  return (scene) => {
    if (!hasHidden(scene)) return null
    const outcome = withTarget(scene, target, (parts) => done(unhiding(scene, parts), 'shown', target))
    return 'operations' in outcome && outcome.operations.length > 0 ? outcome : null
  }
}

/** True when something of the page is hidden. */
export const hasHidden = ({ page }: Scene) =>
  page.parts.some((part) => classNames(part).some((name) => /^(?:max-md:|lg:)?hidden$/.test(name)))

/** Shows parts that were hidden, and the links that lead to them. */
export const unhiding = ({ page }: Scene, parts: readonly Part[]): Operation[] =>
  [...parts, ...parts.flatMap((part) => linksTo(page, part))].flatMap((part): Operation[] => {
    const remove = classNames(part).filter((name) => name === 'hidden')
    return remove.length > 0 ? [{ do: 'class', k: part.key, add: [], remove }] : []
  })
