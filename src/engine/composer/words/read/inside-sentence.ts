import type { Brief } from '../../types.ts'

/** Adjectives of places keep their capital. */
const ofPlace = /^(?:\p{Lu}\p{Ll}+(?:ian|ish|ese|ean|can)|French|Greek|Thai|Dutch|Swiss|Czech|German|Neapolitan)\b/u

/** 'einen KLEINEN Hofladen': where it stands by itself the adjective has another ending, which nobody has written. */
const oblique = /^\p{Ll}+e[nm]$/u

/** 'Real estate agency in Valencia' opens the request with a capital that the trade does not have. */
export function insideSentence(trade: string, request: string, language: Brief['language']): string {
  if (language === 'de') {
    const [adjective = '', noun, ...more] = trade.split(' ')
    return noun && more.length === 0 && oblique.test(adjective) ? noun : trade
  }
  const isOpening = request.trimStart().startsWith(trade) && /^\p{Lu}\p{Ll}/u.test(trade)
  return language === 'en' && isOpening && !ofPlace.test(trade) ? trade.charAt(0).toLowerCase() + trade.slice(1) : trade
}
