/** What asks for a further page of a site, by language; '{name}' is its name. */
const orders = {
  en: 'Make the page “{name}”',
  de: 'Erstelle die Seite „{name}“',
  fr: 'Crée la page « {name} »',
  es: 'Haz la página «{name}»',
  no: 'Lag siden «{name}»',
} as const

const known = Object.values(orders).map((order) => {
  const [before = '', after = ''] = order.split('{name}')
  return { before, after }
})

/** A prompt that asks for the page called `name`. */
export const pageRequest = (language: keyof typeof orders, name: string): string =>
  orders[language].replace('{name}', name)

/** The name of the page that such a prompt asks for; null for every other prompt. */
export function requestedPage(prompt: string): string | null {
  const said = prompt.trim()
  const order = known.find(({ before, after }) => said.startsWith(before) && said.endsWith(after))
  const name = order ? said.slice(order.before.length, said.length - order.after.length).trim() : ''
  return name === '' ? null : name
}
