import type { GenerationRequest } from '../types.ts'
import { wantsPhoto } from './photo-wish.ts'
import { standOn } from './place-photos.ts'

/** As many colours of pictures the built-in designer is told. */
const mostColours = 2

/** The colours that the built-in designer takes from the pictures of a request. */
export function takenColours({ pictures = [] }: GenerationRequest): string[] {
  return [...new Set(pictures.flatMap(({ palette }) => palette))].slice(0, mostColours)
}

/** The request as the built-in designer reads it: it sees no pictures, but it takes their colours. */
export function withTheirColours(request: GenerationRequest): GenerationRequest {
  const [first, second] = takenColours(request)
  if (!first || isPlacedOnly(request)) return request
  const words = request.html === null && second ? `Colours: ${first}, ${second}.` : `Use the colour ${first}.`
  const said = request.prompt.trimEnd()
  return { ...request, prompt: `${said}${said.endsWith('.') ? '' : '.'} ${words}` }
}

/** A page that is there keeps its colours when a picture is to stand on it. */
const isPlacedOnly = (request: GenerationRequest) => request.html !== null && wantsPhoto(request)

/** What the person is told of pictures that nobody looked at; null where there were none. `html`: the page as it is now. */
export function unseenWords(request: GenerationRequest, who: string, html: string): string | null {
  const { pictures = [] } = request
  if (pictures.length === 0) return null
  if (standOn(html, pictures)) return placedWords(request, who)
  const it = pictures.length === 1 ? 'your picture' : 'your pictures'
  const colours = takenColours(request)
  if (colours.length === 0)
    return `${who} cannot see ${it}, and no colour stands out in ${pictures.length === 1 ? 'it' : 'them'}.`
  const shown = request.html === null ? colours : colours.slice(0, 1)
  const what = `${shown.length === 1 ? 'colour' : 'colours'} ${shown.join(' and ')}`
  return `${who} cannot see ${it}, so only the ${what} ${shown.length === 1 ? 'was' : 'were'} taken.`
}

function placedWords(request: GenerationRequest, who: string): string {
  const { pictures = [] } = request
  const isOne = pictures.length === 1
  const said = isOne ? 'Your picture stands on the page as it is' : 'Your pictures stand on the page as they are'
  const told = `${said}: ${who.replace(/^The /, 'the ')} cannot see ${isOne ? 'it' : 'them'}.`
  const colours = isPlacedOnly(request) ? [] : takenColours(request)
  if (colours.length === 0) return told
  const what = `${colours.length === 1 ? 'colour' : 'colours'} ${colours.join(' and ')}`
  return `${told} ${isOne ? 'Its' : 'Their'} ${what} went into the page.`
}
