import { appWords } from '../understanding/app-words.ts'
import { figureWords } from '../understanding/figures/figure-words.ts'
import { lexicon } from '../understanding/lexicon.ts'
import { phraseTokens } from '../understanding/phrase-tokens.ts'
import type { ReadingLanguage } from '../understanding/types.ts'
import { hasWords, plain, textsOf } from './page-texts.ts'
import type { Brief, PageKind } from './types.ts'

const smallKinds = ['small', 'having', 'articles', 'and', 'of', 'asks', 'component', 'pages'] as const
/** What leads up to whose a dashboard is. */
const leadKinds = ['own', 'about', 'forWhom', 'relative', 'courtesies'] as const

/** What these show is drawn or a field, and stands there in other words. */
export const drawnKinds = new Set<PageKind>(['dashboard', 'login'])

/** 'a line chart of signups' is drawn: each word is there, or says that it is a screen of figures and a drawing. */
export function isShownByWord(
  said: string,
  html: string,
  language: ReadingLanguage,
  figures?: Brief['figures'],
): boolean {
  const all = textsOf(html).join(' ')
  const { charts, dashboards, managing } = appWords(language)
  const words = phraseTokens(said).map(({ text }) => text)
  const screen = figures ? figureWords(language).find('dashboards', words) : null
  const named = screen ? [screen] : []
  // 'dashboard TO TRACK' with its figures shows what is tracked
  const drawn = [...charts.find(words), ...dashboards.find(words), ...(figures ? managing.find(words) : []), ...named]
  const kinds = figures ? [...smallKinds, ...leadKinds] : smallKinds
  return words.every(
    (word, at) =>
      drawn.some(({ first, last }) => first <= at && at <= last) ||
      // "l'agriturismo"
      (figures !== undefined && word.length === 1) ||
      kinds.some((kind) => lexicon(language).has(kind, word)) ||
      hasWords(all, figures ? plain(word) : word),
  )
}
