import { pattern } from '#rules/pattern.ts'
import type { Operation } from '#design/types.ts'
import { css, parseColor } from '../../color.ts'
import { exchange } from '../class-steps.ts'
import { type OpenPage, partsIn, type Part, themeVariables } from '../open-page.ts'
import { done, type EditOutcome } from '../outcome.ts'
import { groundOf, partVariables, plainGround } from '../paint.ts'
import { fit, targetOf } from '../read.ts'
import type { IntentReader } from '../scene.ts'
import { withTarget } from '../targets.ts'

const words = '(?:(?:all )?(?:the |my )?(?:(?:grey|gray|small|body) )?(?:texts?|writing|words|letters))'
const faint = '(?:light|pale|grey|gray|faint|weak|dim|low[- ]contrast)'
const degree = '(?:way |far |much |a bit |a little |bit |slightly |even )*'

/** 'More contrast', 'the grey text is too light': softer words come nearer to the colour of the others. */
export const readContrast: IntentReader = (clause) => {
  const groups = fit(
    clause.words,
    pattern('i')`
      ^(?:give (?:it|the text|the page) |add |i want |we need |use )?(?:some |a bit |a little )*(?:more|better|higher
      |stronger) contrast(?: (?:in|for|on|of) (?<target>.+))?$
    `,
    /^(?:increase|raise|improve) (?:the )?contrast(?: (?:in|for|on|of) (?<target>.+))?$/i,
    new RegExp(
      `^(?:make |let |have )?${words}(?: in (?<target>.+?))? ${degree}(?:darker|stronger|more readable|easier to read|more legible)$`,
      'i',
    ),
    new RegExp(
      `^${words}(?: in (?<target>.+?))? should (?:be )?${degree}(?:darker|stronger|more readable|easier to read|more legible)$`,
      'i',
    ),
    new RegExp(`^${words}(?: in (?<target>.+?))? (?:is|are|looks?) ${degree}too ${faint}$`, 'i'),
  )
  if (!groups) return null
  const target = targetOf(clause, groups('target'))
  return (scene) => {
    const [picked] = scene.picked
    if (target === '' && !picked) return strengthened(scene.page, null)
    return withTarget(scene, target || 'this', ([part]) => strengthened(scene.page, part ?? null))
  }
}

function strengthened(page: OpenPage, part: Part | null): EditOutcome {
  const variables = themeVariables(page.document)
  const said = part ? 'text there' : 'text'
  const muted = variables?.['--muted'] === undefined ? null : between(variables['--muted'], variables['--ink'] ?? '')
  if (muted === null) return done(plain(page, part), 'styled', said, 'stronger')
  if (!part) return done([{ do: 'token', k: 'theme', name: '--muted', value: muted }], 'styled', said, 'stronger')
  return done(
    groundOf(page, part) === '--ink' ? [] : partVariables(page, part, { '--muted': muted }),
    'styled',
    said,
    'stronger',
  )
}

/** Two thirds of the way from the soft colour to the full one; null when it is there already. */
function between(soft: string, full: string): string | null {
  const [from, to] = [parseColor(soft), parseColor(full)]
  if (!from || !to || Math.abs(to.l - from.l) < 0.03) return null
  return css({ ...from, l: from.l + (to.l - from.l) * 0.66 })
}

const gray = /^text-(?<hue>slate|gray|zinc|neutral|stone)-(?<shade>[3-6]00)$/

function plain(page: OpenPage, part: Part | null): Operation[] {
  const parts = part ? [part, ...partsIn(page, part)] : page.parts
  return parts.flatMap((one) =>
    exchange(one, (utility) => {
      const match = gray.exec(utility)?.groups
      if (!match?.shade) return null
      const step = plainGround(page, one) === 'dark' ? -200 : 200
      const shade = Math.min(900, Math.max(100, Number(match.shade) + step))
      return `text-${match.hue}-${shade}`
    }),
  )
}
