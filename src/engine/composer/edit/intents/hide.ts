import type { Operation } from '#design/types.ts'
import { linksTo } from '../links-to.ts'
import { classNames } from '../open-page.ts'
import { done } from '../outcome.ts'
import { fit, targetOf } from '../read.ts'
import type { IntentReader } from '../scene.ts'
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
    withTarget(scene, target, (parts) => {
      const all = [...parts, ...(name === 'hidden' ? parts.flatMap((part) => linksTo(scene.page, part)) : [])]
      return done(
        all.flatMap((part): Operation[] => {
          const names = classNames(part)
          if (names.includes(name)) return []
          const remove = name === 'hidden' ? names.filter((one) => showing.test(one)) : []
          return [{ do: 'class', k: part.key, add: [name], remove }]
        }),
        'hidden',
        target,
      )
    })
}

/** 'Show the newsletter again'. */
export const readShowing: IntentReader = (clause) => {
  const groups = fit(clause.words, /^(?:show|unhide|un-hide|bring back|reveal) (?<target>.+?)(?: again)?$/i)
  if (!groups) return null
  const target = targetOf(clause, groups('target').replace(/^back /i, ''))
  return (scene) => {
    const hidden = scene.page.parts.some((part) =>
      classNames(part).some((name) => /^(?:max-md:|lg:)?hidden$/.test(name)),
    )
    if (!hidden) return null
    const outcome = withTarget(scene, target, (parts) => {
      const all = [...parts, ...parts.flatMap((part) => linksTo(scene.page, part))]
      return done(
        all.flatMap((part): Operation[] => {
          const remove = classNames(part).filter((name) => name === 'hidden')
          return remove.length > 0 ? [{ do: 'class', k: part.key, add: [], remove }] : []
        }),
        'shown',
        target,
      )
    })
    return 'operations' in outcome && outcome.operations.length > 0 ? outcome : null
  }
}
