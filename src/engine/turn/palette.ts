import type { GenerationRequest } from '../types.ts'

/** As many colours of pictures the built-in designer is told. */
const mostColours = 2

/** The colours that the built-in designer takes from the pictures of a request. */
export function takenColours({ pictures = [] }: GenerationRequest): string[] {
  return [...new Set(pictures.flatMap(({ palette }) => palette))].slice(0, mostColours)
}

/** The request as the built-in designer reads it: it sees no pictures, but it takes their colours. */
export function withTheirColours(request: GenerationRequest): GenerationRequest {
  const [first, second] = takenColours(request)
  if (!first) return request
  const words = request.html === null && second ? `Colours: ${first}, ${second}.` : `Use the colour ${first}.`
  const said = request.prompt.trimEnd()
  return { ...request, prompt: `${said}${said.endsWith('.') ? '' : '.'} ${words}` }
}

/** What the person is told of pictures that nobody looked at; null where there were none. */
export function unseenWords(request: GenerationRequest, who: string): string | null {
  const { pictures = [] } = request
  if (pictures.length === 0) return null
  const it = pictures.length === 1 ? 'your picture' : 'your pictures'
  const colours = takenColours(request)
  if (colours.length === 0)
    return `${who} cannot see ${it}, and no colour stands out in ${pictures.length === 1 ? 'it' : 'them'}.`
  const shown = request.html === null ? colours : colours.slice(0, 1)
  const what = `${shown.length === 1 ? 'colour' : 'colours'} ${shown.join(' and ')}`
  return `${who} cannot see ${it}, so only the ${what} ${shown.length === 1 ? 'was' : 'were'} taken.`
}
