import { expect, test } from 'vitest'
import { openDocument, sourceOf } from '#design/document.ts'
import type { GenerationRequest } from '../../types.ts'
import { compose } from '../compose.ts'
import { edit } from '../edit.ts'
import type { Language } from '../words/types.ts'

const ask = (prompt: string, html: string | null): GenerationRequest => ({
  prompt,
  mode: 'html',
  pageName: 'Home',
  html,
  pages: [],
  chat: [],
  variant: 0,
})

const requests: Record<Language, string> = {
  en: 'A landing page for Nordlys, a coffee roastery, with team, an FAQ, opening hours and contact. Plans: Solo 9 €, Team 29 €, House 99 €.',
  de: 'Eine Seite für den Barbier Kamm & Klinge in Bremen mit Preisen, Team, Öffnungszeiten, häufigen Fragen und Kontakt',
  fr: 'Une page pour une boulangerie à Lyon avec horaires et contact. Équipe : Léa Morel, Hugo Petit. FAQ : Livrez-vous à domicile ? Faites-vous des gâteaux ?',
  es: 'Una página para una panadería en Sevilla con horario y contacto. Equipo: Ana Ruiz, Luis Vega. FAQ: ¿Hacen envíos a casa? ¿Tienen pan sin gluten?',
  no: 'En nettside for et bakeri i Bergen med åpningstider og kontakt. Team: Kari Moe, Nils Dahl. FAQ: Er brødet glutenfritt? Hva koster et brød?',
  it: 'Una pagina per una barberia a Lucca con orari e contatti. Team: Ada Conti, Bruno Riva. FAQ: Come si prenota? Quanto costa un taglio?',
  pt: 'Uma página para uma padaria em Braga com horário e contato. Equipe: Ana Reis, Luís Veiga. FAQ: Fazem entregas em casa? Têm pão sem glúten?',
}

/** What is not clear enough to be done, or is not understood, or asks for what should come instead. */
const unclear: Record<Language, string[]> = {
  en: [
    'remove the question',
    'hide the day',
    'make the member green',
    'flurble the quux',
    "I don't like the green",
    'the footer is ugly',
    'change the price to 12 €',
    'add another card',
    'remove the question about zeppelins',
  ],
  de: [
    'Entferne die Frage',
    'Verstecke den Tag',
    'Mach das Teammitglied grün',
    'Blorbe den Quux',
    'Ich mag das Grün nicht',
    'Die Fußzeile ist hässlich',
    'Ändere den Preis auf 12 €',
    'Entferne die Frage über Zeppeline',
  ],
  fr: [
    'Supprime la question',
    'Cache le jour',
    'Rends le membre vert',
    'Flurble le quux',
    'Supprime la question sur les zeppelins',
  ],
  es: [
    'Elimina la pregunta',
    'Oculta el día',
    'Haz el miembro verde',
    'Flurbla el quux',
    'Elimina la pregunta sobre zepelines',
  ],
  no: ['Fjern spørsmålet', 'Skjul dagen', 'Gjør medlemmet grønt', 'Flurble quuxen', 'Fjern spørsmålet om zeppelinere'],
  it: [
    'Elimina la domanda',
    'Nascondi il giorno',
    'Rendi il membro verde',
    'Flurba il quux',
    'Elimina la domanda sui dirigibili',
  ],
  pt: [
    'Remova a pergunta',
    'Oculte o dia',
    'Deixe o membro verde',
    'Flurbe o quux',
    'Remova a pergunta sobre dirigíveis',
  ],
}

/** The page of each language: composing is always the same, so that it is done once. */
const pages = Object.fromEntries(
  Object.entries(requests).map(([language, prompt]) => [language, compose(ask(prompt, null)).html]),
) as Record<Language, string>

const answers = new Map<string, ReturnType<typeof edit>>()
/** What is answered to somebody with this page; the same question has the same answer. */
function answerTo(language: Language, prompt: string): ReturnType<typeof edit> {
  const key = `${language} ${prompt}`
  const answer = answers.get(key) ?? edit(ask(prompt, pages[language]))
  answers.set(key, answer)
  return answer
}

const cases = (Object.keys(requests) as Language[]).flatMap((language) =>
  unclear[language].map((prompt) => [language, prompt] as const),
)

test.each(cases)('what is offered as an answer does something: %s: %s', (language, prompt) => {
  const answer = answerTo(language, prompt)
  expect(answer.operations, answer.reply).toEqual([])
  expect(answer.suggestions.length, answer.reply).toBeGreaterThan(0)
  expect(new Set(answer.suggestions).size).toBe(answer.suggestions.length)
  const dead = answer.suggestions.filter((chip) => answerTo(language, chip).operations.length === 0)
  expect(dead, answer.reply).toEqual([])
})

test.each(cases)(
  'each answer changes the part that it means, and at most the links to it besides: %s: %s',
  (language, prompt) => {
    const { suggestions, meant = [] } = answerTo(language, prompt)
    const before = openDocument(pages[language])
    const elsewhere = meant.flatMap((key, index) => {
      const chip = suggestions[index] ?? ''
      const wanted = before.elements.get(key)
      const changed = answerTo(language, chip).operations.map(({ k }) => k)
      const outside = changed.filter((target) => {
        const element = before.elements.get(target)
        return !element || !wanted || element.start < wanted.start || element.end > wanted.end
      })
      const isRight = changed.length > outside.length && outside.every((k) => /^<(?:a|li)\b/.test(sourceOf(before, k)))
      return isRight ? [] : [`${chip}: ${changed.join(' ')} is not in ${key}`]
    })
    expect(elsewhere).toEqual([])
  },
)

test('who asks which of several parts is meant knows the element of each', () => {
  const known = cases.filter(([language, prompt]) => (answerTo(language, prompt).meant ?? []).length > 1)
  expect(known.length).toBeGreaterThanOrEqual(15)
})
