import { expect, test } from 'vitest'
import { readApp } from '../understanding/apps.ts'
import { drumsIn, numbersOf, savingIn, type SmallTool, thrownIn } from '../understanding/small-tools.ts'
import { compose } from './compose.ts'
import { pageLanguages } from '#rules/languages.ts'
import { firstRequest } from '#test/support/first-request.ts'

type Asked = Partial<Record<SmallTool, string[]>>

const asked: Record<(typeof pageLanguages)[number], Asked> = {
  en: {
    beats: ['a drum machine with 16 steps', 'Make me a beat maker, please'],
    palette: ['color palette generator', 'A palette generator for our design team'],
    days: ['days since the last accident', 'quit smoking counter', 'days until our move'],
    draw: ['random name picker wheel', 'wheel of names for class 5b', 'a raffle picker'],
    toss: ['dice roller', 'coin flip app', 'coin flip / dice roller'],
    passwords: ['password generator', 'a strong password generator with 24 characters'],
    converter: ['unit converter', 'currency converter from EUR to NOK'],
    sketch: ['drawing app', 'a sketch pad for my kids'],
    markdown: ['markdown editor with preview'],
    wordcount: ['word counter'],
    typing: ['typing speed test'],
    metronome: ['metronome'],
  },
  de: {
    beats: ['Drumcomputer mit 16 Schritten', 'Step-Sequencer'],
    palette: ['Farbpaletten-Generator', 'ein Palettengenerator mit fünf Farben'],
    days: ['Tage seit dem letzten Unfall', 'Rauchfrei-Zähler seit 1.3.2025'],
    draw: ['Glücksrad für unser Sommerfest', 'Namensrad'],
    toss: ['Münzwurf', 'Würfel-App'],
    passwords: ['Passwortgenerator', 'Passwort-Generator mit 20 Zeichen'],
    converter: ['Einheitenumrechner', 'Währungsrechner'],
    sketch: ['Zeichen-App', 'Malprogramm'],
    markdown: ['Markdown-Editor mit Vorschau'],
    wordcount: ['Wortzähler'],
    typing: ['Tipptrainer'],
    metronome: ['Metronom'],
  },
  fr: {
    beats: ['boîte à rythmes', 'un séquenceur pas à pas de 16 pas'],
    palette: ['générateur de palettes de couleurs'],
    days: ['compteur de jours sans tabac', 'jours depuis le dernier accident'],
    draw: ['roue des prénoms pour ma classe', 'tirage au sort'],
    toss: ['pile ou face', 'lanceur de dés'],
    passwords: ['générateur de mots de passe'],
    converter: ["convertisseur d'unités"],
    sketch: ['application de dessin'],
    markdown: ['éditeur markdown'],
    wordcount: ['compteur de mots'],
    typing: ['test de frappe'],
    metronome: ['métronome'],
  },
  es: {
    beats: ['caja de ritmos de 16 pasos'],
    palette: ['generador de paletas de colores'],
    days: ['contador de días sin fumar', 'días desde el último accidente'],
    draw: ['ruleta de nombres', 'un sorteador para mi clase'],
    toss: ['cara o cruz', 'lanzador de dados'],
    passwords: ['generador de contraseñas'],
    converter: ['conversor de monedas'],
    sketch: ['app de dibujo'],
    markdown: ['editor markdown'],
    wordcount: ['contador de palabras'],
    typing: ['test de mecanografía'],
    metronome: ['metrónomo'],
  },
  it: {
    beats: ['drum machine con 16 passi'],
    palette: ['generatore di palette di colori'],
    days: ['contagiorni senza fumo', "giorni dall'ultimo incidente"],
    draw: ['ruota dei nomi per la classe'],
    toss: ['testa o croce', 'lancio di dadi'],
    passwords: ['generatore di password'],
    converter: ['convertitore di valuta'],
    sketch: ['app di disegno'],
    markdown: ['editor markdown'],
    wordcount: ['contaparole'],
    typing: ['test di battitura'],
    metronome: ['metronomo'],
  },
  pt: {
    beats: ['caixa de ritmos de 16 passos'],
    palette: ['gerador de paletas de cores'],
    days: ['contador de dias sem fumar', 'dias desde o último acidente'],
    draw: ['roleta de nomes', 'sorteador de nomes'],
    toss: ['cara ou coroa', 'rolador de dados'],
    passwords: ['gerador de senhas'],
    converter: ['conversor de unidades'],
    sketch: ['app de desenho'],
    markdown: ['editor markdown'],
    wordcount: ['contador de palavras'],
    typing: ['teste de digitação'],
    metronome: ['metrônomo'],
  },
  no: {
    beats: ['trommemaskin med 16 steg'],
    palette: ['fargepalettgenerator'],
    days: ['dager siden siste ulykke', 'røykfri-teller'],
    draw: ['lykkehjul', 'navnetrekker for klassen'],
    toss: ['mynt eller krone', 'terningkaster'],
    passwords: ['passordgenerator'],
    converter: ['valutakalkulator'],
    sketch: ['tegneapp'],
    markdown: ['markdown-editor'],
    wordcount: ['ordteller'],
    typing: ['skrivetest'],
    metronome: ['metronom'],
  },
}

const page = (prompt: string) => compose(firstRequest(prompt))
const drawnOn = (prompt: string) => /data-section="screen\/([a-z]+)-/.exec(page(prompt).html)?.[1] ?? null

test.each(pageLanguages)('small tools are read by what they are called: %s', (language) => {
  for (const [screen, prompts] of Object.entries(asked[language]))
    for (const prompt of prompts) expect([prompt, readApp(prompt, language)?.screen]).toEqual([prompt, screen])
})

test('who makes or sells such tools has a page', () => {
  for (const prompt of [
    'game studio website',
    'landing page for a drawing app',
    'a whiteboard shop in Leeds',
    'currency exchange office in Bergen',
    'landing page for a paint shop',
    'Landing page for a password generator',
    'website for a drum machine shop',
    'spinning wheel workshop in Wales',
    'A wheel shop in Leeds',
    '7 days without sugar, an online course',
    'Glücksrad Verleih in Köln',
    'location de boîte à rythmes à Lyon',
    'retiro de 7 días sin móvil en Asturias',
  ])
    expect([prompt, drawnOn(prompt)]).toEqual([prompt, null])
})

test('a beat maker has the drums, the steps and the speed that were told', () => {
  const { html } = page('Beat maker with kick, snare, hi-hat and cowbell, 8 or 16 steps, 96 bpm')
  expect([...html.matchAll(/data-voice="([a-z-]+)"/g)].map((match) => match[1])).toEqual([
    'kick',
    'snare',
    'hat',
    'cowbell',
  ])
  expect([...html.matchAll(/data-length="(\d+)"/g)].map((match) => match[1])).toEqual(['8', '16'])
  expect(html).toContain('data-steps="16"')
  expect(html).toContain('value="96"')
})

test('a palette has as many swatches as were told, and begins with the colours that were given', () => {
  const { html } = page('Color palette generator with a row of seven swatches, starting from #3366ff')
  expect([...html.matchAll(/data-given="([^"]+)"/g)].map((match) => match[1])).toEqual([
    '#3366ff',
    ...Array(6).fill('–'),
  ])
})

test('days are counted from the day that was told, with what each saves', () => {
  const { html } = page('contador de dias sem fumar desde 3 de março de 2025, com quanto dinheiro poupei (maço 5,60)')
  expect(html).toContain('data-from="since 2025-03-03"')
  expect(html).toContain('value="5.60"')
  expect(page('days until our move on 12 June 2031').html).toContain('data-from="until 2031-06-12"')
  // of money nobody spoke
  expect(page('days since the last accident').html).not.toContain('data-savings')
})

test('on the wheel is who was listed, or the numbers that were told', () => {
  const names = (prompt: string) =>
    [...page(prompt).html.matchAll(/data-entry="?"?[^>]*>.*?<\/li>/gs)].map(([item]) =>
      item.replace(/^[^>]*>|<[^>]*>/g, '').trim(),
    )
  expect(names('name picker wheel: Anna, Ben, Clara and David')).toEqual(['Anna', 'Ben', 'Clara', 'David'])
  expect(names('decision wheel with pizza, sushi and salad')).toEqual(['Pizza', 'Sushi', 'Salad'])
  expect(names('Glücksrad, Nummern 1 bis 12')).toHaveLength(12)
})

test('dice, a coin or both are thrown', () => {
  const parts = (prompt: string) => {
    const { html } = page(prompt)
    return [html.includes('data-dice'), html.includes('data-coin-box')]
  }
  expect(parts('dice roller')).toEqual([true, false])
  expect(parts('coin flip')).toEqual([false, true])
  expect(parts('coin flip / dice roller')).toEqual([true, true])
  expect(page('dice roller app, 3d20').html).toContain('data-set="3 20"')
  expect(thrownIn('zufall', 'de')).toEqual(['dice', 'coin'])
})

test('a converter begins with the units or the money that were named', () => {
  const begins = (prompt: string) => /data-begin="([^"]+)"/.exec(page(prompt).html)?.[1]
  expect(begins('unit converter')).toBe('length')
  expect(begins('unit converter for pounds and kilograms')).toBe('weight pound kilogram')
  expect(begins('temperature converter')).toBe('temperature')
  expect(begins('Währungsrechner von EUR in CHF')).toBe('currency EUR CHF')
})

test('numbers stand before what is counted', () => {
  expect(numbersOf('a grid of drums across 8 or 16 steps', 'en', 'steps')).toEqual([8, 16])
  expect(numbersOf('fünf Farben', 'de', 'swatches')).toEqual([5])
  expect(numbersOf('20 drums and steps', 'en', 'steps')).toEqual([])
  expect(drumsIn('Bassdrum, Hi-Hat und Kuhglocke', 'de').map(({ name }) => name)).toEqual(['kick', 'hat', 'cowbell'])
  expect(savingIn('a pack costs $9.50', 'en')).toMatchObject({ amount: '9.50', sign: '$' })
  expect(savingIn('since 2024', 'en')).toBeNull()
})
