import { languages, type PageLanguage } from './languages.ts'

const known = Object.values(languages).map(({ newPage }) => {
  const [before = '', after = ''] = newPage.split('{name}')
  return { before, after }
})

/** A prompt that asks for the page called `name`. */
export const pageRequest = (language: PageLanguage, name: string): string =>
  languages[language].newPage.replace('{name}', name)

/** The name of the page that such a prompt asks for; null for every other prompt. */
export function requestedPage(prompt: string): string | null {
  const said = prompt.trim()
  const order = known.find(({ before, after }) => said.startsWith(before) && said.endsWith(after))
  const name = order ? said.slice(order.before.length, said.length - order.after.length).trim() : ''
  return name === '' ? null : name
}
