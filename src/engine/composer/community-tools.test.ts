import { expect, test } from 'vitest'
import type { ReadingLanguage } from '../understanding/types.ts'
import { compose } from './compose.ts'

const made = (prompt: string) => compose({ prompt, pages: [], pageName: 'Home', variant: 0 } as never)
const pageOf = (prompt: string) => made(prompt).html.split('<script>')[0] ?? ''
const sectionOf = (html: string) => /data-section="screen\/([^"]*)"/.exec(html)?.[1] ?? null

/** What is asked for, with the screen that shows it. */
const asks: Record<ReadingLanguage, [ask: string, screen: string][]> = {
  en: [
    ['Create an online forum for discussions, questions, and voting', 'forum-threads'],
    ['Q&A forum for a chess club', 'forum-threads'],
    ['a forum', 'forum-threads'],
    ['an app to ask questions and vote on answers', 'forum-threads'],
    ['Generate a social media platform with profiles, posts, and interactions', 'feed-posts'],
    ['social network for dog owners', 'feed-posts'],
    ['travel map with pins', 'map-pins'],
    ['a map', 'map-pins'],
    ['map app with places: Harbour, Fish market, Lookout', 'map-pins'],
    ['a key figures app with cards: confirmed cases, cure rate', 'figures-chart'],
    ['daily health check-in', 'checkin-month'],
    ['approval queue for expense claims', 'approvals-list'],
    ['prize wheel with prizes and a balance of points', 'luckydraw-wheel'],
    ['lucky draw with prizes: coffee, a mug, 50 points', 'luckydraw-wheel'],
  ],
  de: [
    ['Ein Diskussionsforum für Imker', 'forum-threads'],
    ['Forum für Eltern mit Fragen und Antworten', 'forum-threads'],
    ['Ein soziales Netzwerk für Läufer', 'feed-posts'],
    ['Social-Media-Plattform mit Profilen und Beiträgen', 'feed-posts'],
    ['Reisekarte mit Pins', 'map-pins'],
    ['Interaktive Karte der Spielplätze', 'map-pins'],
    ['Kennzahlen-App', 'figures-chart'],
    ['täglicher Gesundheitscheck für die Klasse', 'checkin-month'],
    ['Urlaubsgenehmigung mit Genehmigen und Ablehnen', 'approvals-list'],
    ['Gewinnrad für das Sommerfest', 'luckydraw-wheel'],
    ['Glücksrad mit Preisen und Punkten', 'luckydraw-wheel'],
  ],
  fr: [
    ['un forum de discussion pour apiculteurs', 'forum-threads'],
    ['une plateforme de questions-réponses', 'forum-threads'],
    ['un réseau social pour coureurs', 'feed-posts'],
    ['crée un fil d’actualité pour notre club', 'feed-posts'],
    ['une carte interactive des marchés', 'map-pins'],
    ['carte de voyage avec des épingles', 'map-pins'],
    ['écran avec des chiffres clés', 'figures-chart'],
    ['un check-in quotidien pour la classe', 'checkin-month'],
    ['outil d’approbation pour les congés', 'approvals-list'],
    ['roue des récompenses', 'luckydraw-wheel'],
    ['roue de la fortune avec des lots et des points', 'luckydraw-wheel'],
  ],
  es: [
    ['un foro de discusión para padres', 'forum-threads'],
    ['foro en línea con preguntas y votos', 'forum-threads'],
    ['una red social para corredores', 'feed-posts'],
    ['plataforma social con perfiles y publicaciones', 'feed-posts'],
    ['un mapa interactivo de los mejores parques', 'map-pins'],
    ['mapa de viaje con pines', 'map-pins'],
    ['app de cifras clave', 'figures-chart'],
    ['check-in diario de salud', 'checkin-month'],
    ['cola de aprobación para gastos', 'approvals-list'],
    ['ruleta de premios para la fiesta', 'luckydraw-wheel'],
  ],
  it: [
    ['un forum di discussione per apicoltori', 'forum-threads'],
    ['forum online con domande e voti', 'forum-threads'],
    ['un social network per corridori', 'feed-posts'],
    ['piattaforma social con profili e post', 'feed-posts'],
    ['una mappa interattiva dei parchi', 'map-pins'],
    ['mappa di viaggio con segnaposto', 'map-pins'],
    ['app di cifre chiave', 'figures-chart'],
    ['check-in quotidiano della salute', 'checkin-month'],
    ['coda di approvazione per le spese', 'approvals-list'],
    ['ruota dei premi per la festa', 'luckydraw-wheel'],
  ],
  pt: [
    ['um fórum de discussão para pais', 'forum-threads'],
    ['fórum online com perguntas e votos', 'forum-threads'],
    ['uma rede social para corredores', 'feed-posts'],
    ['plataforma social com perfis e publicações', 'feed-posts'],
    ['um mapa interativo dos parques', 'map-pins'],
    ['mapa de viagem com pinos', 'map-pins'],
    ['app de indicadores-chave', 'figures-chart'],
    ['check-in diário de saúde', 'checkin-month'],
    ['fila de aprovação para despesas', 'approvals-list'],
    ['roleta de prêmios para a festa', 'luckydraw-wheel'],
  ],
  no: [
    ['et diskusjonsforum for birøktere', 'forum-threads'],
    ['nettforum med spørsmål og svar', 'forum-threads'],
    ['et sosialt nettverk for løpere', 'feed-posts'],
    ['sosial plattform med profiler og innlegg', 'feed-posts'],
    ['et interaktivt kart over lekeplasser', 'map-pins'],
    ['reisekart med nåler', 'map-pins'],
    ['nøkkeltall-app', 'figures-chart'],
    ['daglig helsesjekk for klassen', 'checkin-month'],
    ['godkjenningskø for utgifter', 'approvals-list'],
    ['premiehjul for klassen', 'luckydraw-wheel'],
  ],
}

test.for(Object.values(asks).flat())('%s is %s', ([ask, screen]) => {
  expect(sectionOf(pageOf(ask))).toBe(screen)
})

test('pages that have the words of such a screen stay pages', () => {
  const pages = [
    'website for the World Economic Forum conference',
    'Landing page for a forum software',
    'Youth Forum 2026 in Lisbon',
    'social media agency in Porto',
    'Website für eine Social-Media-Agentur',
    'page for a social media manager',
    'agence de réseaux sociaux à Lyon',
    'agencia de redes sociales',
    'animal feed shop',
    'mind map',
    'spinning wheel workshop',
    'shop for blind boxes',
    'empresa de ruleta de premios',
    'Landing page for a raffle of the sports club',
    'website about lucky draws',
    'wheel of fortune',
    'hotel with online check-in',
    'check-in for a hotel',
    'page about building approvals',
    'product roadmap for a startup',
    'site with a map',
    'carte de restaurant',
    'Speisekarte für ein Restaurant',
    'website with key figures about our foundation',
  ]
  expect(
    pages.filter((ask) => /forum|feed|map|figures|checkin|approvals|luckydraw/.test(sectionOf(pageOf(ask)) ?? '')),
  ).toEqual([])
})

const optionsIn = (html: string) => [...html.matchAll(/<option[^>]*>([^<]*)<\/option>/g)].map(([, label]) => label)

test('posts and questions stand under the topics that were listed, and the first one is for whom it was asked for', () => {
  const feed = pageOf('social feed for our running club with topics: routes, gear, races')
  expect(optionsIn(feed)).toEqual(['Routes', 'Gear', 'Races'])
  expect(feed).toContain('A first post for our running club.')
  const forum = pageOf('Forum für Imker mit den Themen: Völker, Honig, Krankheiten')
  expect(optionsIn(forum).slice(0, 3)).toEqual(['Völker', 'Honig', 'Krankheiten'])
  expect(forum).toContain('Eine erste Frage für Imker')
})

test('what is on such a screen is used, and for whom it is not what it is for', () => {
  const { html, brief } = made('Create an online forum for discussions, questions, and voting')
  expect(brief.leftOver).toEqual([])
  expect(html).not.toContain('question for discussions')
})

test('a map has the places that were listed, and key figures are those that were named', () => {
  const map = pageOf('map app with places: Harbour, Fish market, Lookout')
  expect([...map.matchAll(/data-pin-name[^>]*>(?:<span[^>]*>)?([^<]*)</g)].map(([, name]) => name)).toEqual([
    'Harbour',
    'Fish market',
    'Lookout',
  ])
  const figures = pageOf('a key figures app with cards: number of confirmed cases, cure rate, tests per day')
  expect(figures.match(/\sdata-figure(?=[\s>=])/g)).toHaveLength(3)
  expect(figures).toMatch(/data-base="\d+" data-unit="%"/)
  expect(figures).toContain('Sample data')
})

test('a check-in asks for the states that were listed', () => {
  const html = pageOf('Daily health check-in with states: well, a little ill, ill')
  expect(html.match(/\sdata-choice(?=[\s>=])/g)).toHaveLength(3)
  expect(html).toContain('Little ill')
})

test('a wheel has the prizes and points that were told, and rewards that were listed cost what was said of them', () => {
  const wheel = pageOf('Lucky draw for our team with prizes: coffee, cinema ticket, 50 points; 10 points per spin')
  expect([...wheel.matchAll(/data-label[^>]*>([^<]*)</g)].map(([, label]) => label)).toEqual([
    'Coffee',
    'Cinema ticket',
    '50 points',
  ])
  expect(wheel).toMatch(/data-cost[^>]*>10</)
  expect(wheel).toContain('The rewards are examples.')
  const rewards = pageOf('Prize wheel with rewards: mug 200 points, tote bag 400 points, and a balance of 500 points')
  expect([...rewards.matchAll(/data-price[^>]*>([^<]*)</g)].map(([, price]) => price)).toEqual(['200', '400'])
  expect(rewards).toMatch(/data-balance[^>]*>500</)
  expect(rewards).toContain('The prizes are examples.')
})
