/** 'bolt.diy' keeps its look, 'nordlys kaffe' is written as a name. */
export const titleCase = (text: string) =>
  text.includes('.')
    ? text
    : text.replace(/(^|[\s-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toLocaleUpperCase())
