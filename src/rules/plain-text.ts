/** What a person cannot see or tell apart: characters that join, turn round or fill, and control characters. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/gu

/** Joiners that change how the letters or pictures beside them look stay: families of emoji, Persian, Indic scripts. */
const joined = /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})/u
const shaped = /(?<=\p{Extended_Pictographic})\uFE0F/u
const spelled =
  /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Sinhala}\p{M}])[\u200C\u200D](?=\p{L})/u
const visible = new RegExp(`(${joined.source}|${shaped.source}|${spelled.source})`, 'u')

/** Text without what nobody can see, on one line: two names that are not equal do not look equal. Normalised to NFC. */
export function plainLine(text: string): string {
  return withoutInvisible(text.replace(/\s/g, ' '))
    .split(' ')
    .filter((word) => word !== '')
    .join(' ')
}

/** Lines of text without what nobody can see or what turns them round, as they were written otherwise. Normalised to NFC. */
export const plainLines = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => withoutInvisible(line.replaceAll('\t', ' ')))
    .join('\n')
    .trim()

const withoutInvisible = (text: string): string =>
  text
    .normalize('NFC')
    .split(visible)
    .map((part, n) => (n % 2 === 1 ? part : part.replace(invisible, '')))
    .join('')

/** Letters of other alphabets that are drawn like Latin ones. */
const twins = /^[аАеЕоОрРсСуУхХіІјЈѕЅӏһԁԛԝвВкКмМнНтТгαΑβΒεΕζΖηΗικΙΚμΜνΝοΟρΡτΤυΥχΧ]+$/u
const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

/** Whether a word can be taken for another one: letters of two alphabets, or a whole word of letters that look Latin. */
function isDisguised(word: string): boolean {
  const letters = [...word].filter((letter) => /\p{L}/u.test(letter)).join('')
  return alphabets.filter((alphabet) => alphabet.test(letters)).length > 1 || twins.test(letters)
}

/**
 * Whether a text is an e-mail address that looks like no other: two parts, a dot in the second, nothing that cannot be
 * seen. Its length is checked before; each character is looked at once.
 */
export function isAddress(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@')
  const labels = domain.split('.')
  if (more.length > 0 || local === '' || labels.length < 2 || labels.some((label) => label === '')) return false
  if (/[\s\p{Cc}\p{Cf}\p{Zs}\p{Default_Ignorable_Code_Point}\u2800\p{Cn}\p{Co}]/u.test(text)) return false
  return ![...local.split(/[.+_-]/), ...labels].some(isDisguised)
}
