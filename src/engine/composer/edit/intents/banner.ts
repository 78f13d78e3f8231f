import { pattern } from '#rules/pattern.ts'
import { escapeText } from '#design/text.ts'
import { themeVariables } from '../open-page.ts'
import { done, problem } from '../outcome.ts'
import { fit } from '../read.ts'
import type { IntentReader, Scene } from '../scene.ts'

/** 'Add a banner at the top saying Closed on 24 December': a strip of words above everything else. */
export const readBanner: IntentReader = (clause) => {
  const groups = fit(
    clause.words,
    pattern('i')`
      ^(?:add|put|insert|include|show|place|have|i want|we need)(?: in| up)? (?:an?|the) (?:(?:small|thin|little|red
      |simple|announcement|notice|info|information|news) )*(?:banner|announcement(?: bar)?|notice(?: bar)?|info bar
      |ribbon|strip|note)(?<place>(?: (?:at|on|to|above|across|in) (?:the )?[\w ]+?)??)[,:]?\s*(?:(?:that
      |which) (?:says?|reads?)|saying|reading|with(?: the)? (?:text|words)|:)\s*(?<text>⟦\d+⟧|.+)$
    `,
  )
  if (!groups) return null
  const text = clause.text(groups('text'))
  return (scene) => {
    const [first] = scene.page.sections
    if (!first) return problem('noPlace', 'banner')
    return done([{ do: 'before', k: first.key, html: strip(scene, text) }], 'added', `"${text}"`)
  }
}

function strip({ page }: Scene, text: string): string {
  const own = themeVariables(page.document)?.['--accent'] !== undefined
  const colors = own ? 'bg-(--accent) text-(--accent-ink)' : 'bg-zinc-900 text-white'
  return `<aside class="${colors} px-6 py-3 text-center text-sm font-medium"><p>${escapeText(text)}</p></aside>`
}
