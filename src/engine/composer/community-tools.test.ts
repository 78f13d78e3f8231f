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
  ],
  de: [
    ['Ein Diskussionsforum für Imker', 'forum-threads'],
    ['Forum für Eltern mit Fragen und Antworten', 'forum-threads'],
    ['Ein soziales Netzwerk für Läufer', 'feed-posts'],
    ['Social-Media-Plattform mit Profilen und Beiträgen', 'feed-posts'],
  ],
  fr: [
    ['un forum de discussion pour apiculteurs', 'forum-threads'],
    ['une plateforme de questions-réponses', 'forum-threads'],
    ['un réseau social pour coureurs', 'feed-posts'],
    ['crée un fil d’actualité pour notre club', 'feed-posts'],
  ],
  es: [
    ['un foro de discusión para padres', 'forum-threads'],
    ['foro en línea con preguntas y votos', 'forum-threads'],
    ['una red social para corredores', 'feed-posts'],
    ['plataforma social con perfiles y publicaciones', 'feed-posts'],
  ],
  it: [
    ['un forum di discussione per apicoltori', 'forum-threads'],
    ['forum online con domande e voti', 'forum-threads'],
    ['un social network per corridori', 'feed-posts'],
    ['piattaforma social con profili e post', 'feed-posts'],
  ],
  pt: [
    ['um fórum de discussão para pais', 'forum-threads'],
    ['fórum online com perguntas e votos', 'forum-threads'],
    ['uma rede social para corredores', 'feed-posts'],
    ['plataforma social com perfis e publicações', 'feed-posts'],
  ],
  no: [
    ['et diskusjonsforum for birøktere', 'forum-threads'],
    ['nettforum med spørsmål og svar', 'forum-threads'],
    ['et sosialt nettverk for løpere', 'feed-posts'],
    ['sosial plattform med profiler og innlegg', 'feed-posts'],
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
  ]
  expect(pages.filter((ask) => /forum|feed/.test(sectionOf(pageOf(ask)) ?? ''))).toEqual([])
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
