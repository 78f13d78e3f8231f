import { expect, test } from 'vitest'
import type { GameName } from '../understanding/game-words.ts'
import { readingLanguages, type ReadingLanguage } from '../understanding/types.ts'
import { compose } from './compose.ts'

const made = (prompt: string) => compose({ prompt, pages: [], pageName: 'Home', variant: 0 } as never)
const gameOf = (html: string) => /data-section="screen\/game-([a-z]+)-/.exec(html)?.[1] ?? null
const setupOf = (html: string) => /data-setup="([^"]*)"/.exec(html)?.[1] ?? ''

type Words = {
  asked: [asked: string, game: GameName][]
  /** for two, against the page, in so many squares, with so many pairs */
  two: string
  page: string
  squares: string
  pairs: string
  /** pages that tell of a game, or only have the name of one */
  others: string[]
}

const words: Record<ReadingLanguage, Words> = {
  en: {
    asked: [
      ['Make a space invaders game', 'aliens'],
      ['Make a Tic Tac Toe game in html, css and js only', 'tictactoe'],
      ['noughts and crosses', 'tictactoe'],
      ['memory card game', 'pairs'],
      ['build snake', 'snake'],
      ['a simple snake game with arrow keys and a score', 'snake'],
      ['Breakout clone in JavaScript', 'bricks'],
      ['a page where you can play snake', 'snake'],
      ['pong game', 'pong'],
      ['build a tetris clone', 'blocks'],
      ['2048 game', 'tiles'],
      ['minesweeper', 'mines'],
      ['connect four', 'four'],
      ['hangman game', 'hangman'],
      ['rock, paper, scissors', 'hands'],
      ['whack a mole game', 'moles'],
    ],
    two: 'Tic tac toe for two players',
    page: 'tic tac toe game against the computer',
    squares: 'tic tac toe 4x4',
    pairs: 'Memory game with 6 pairs',
    others: [
      'game studio website',
      'landing page for a snake game',
      'a website for a tabletop game',
      'games shop',
      'website for arcade games that provides various arcade games',
      'football game schedule',
      'Snake, our new bar in Leipzig',
      'Memory, a photo studio in Bath',
      'snake oil shop',
      'A terrarium shop for snakes',
      'bricks for sale in Hull',
      'make a chess game',
      'hangman tattoo studio',
      'pong club in Leeds',
      'connect four families in need charity',
      'Mines of Cornwall walking tours',
    ],
  },
  de: {
    asked: [
      ['Ein Snake-Spiel', 'snake'],
      ['Memoryspiel für Kinder', 'pairs'],
      ['Mach mir ein Tic-Tac-Toe-Spiel', 'tictactoe'],
      ['ein Space-Invaders-Klon', 'aliens'],
      ['eine Seite, auf der man Breakout spielen kann', 'bricks'],
      ['ein Pong-Spiel', 'pong'],
      ['Tetris-Spiel im Browser', 'blocks'],
      ['Vier gewinnt', 'four'],
      ['Galgenmännchen', 'hangman'],
      ['Schere, Stein, Papier als Spiel', 'hands'],
    ],
    two: 'Tic Tac Toe für zwei Spieler',
    page: 'Tic-Tac-Toe-Spiel gegen den Computer',
    squares: 'Tic Tac Toe 4x4',
    pairs: 'Memory-Spiel mit 6 Paaren',
    others: [
      'Reptilienhandlung mit Schlangen',
      'Website für einen Spieleladen',
      'Landingpage für ein Snake-Spiel',
      'Memory, ein Fotostudio in Kiel',
    ],
  },
  fr: {
    asked: [
      ['un jeu de serpent', 'snake'],
      ['jeu de morpion', 'tictactoe'],
      ['crée un jeu de memory', 'pairs'],
      ['un casse-briques', 'bricks'],
      ['jeu space invaders', 'aliens'],
      ['un jeu de tetris', 'blocks'],
      ['un jeu de puissance 4', 'four'],
      ['jeu du pendu', 'hangman'],
      ['démineur', 'mines'],
    ],
    two: 'un jeu de morpion à deux joueurs',
    page: 'un jeu de morpion contre l’ordinateur',
    squares: 'jeu de morpion 4x4',
    pairs: 'jeu de memory avec 6 paires',
    others: ['Boutique de jeux de société à Lyon', 'page d’accueil pour un jeu de serpent', 'Élevage de serpents'],
  },
  es: {
    asked: [
      ['juego de la serpiente', 'snake'],
      ['haz un juego de tres en raya', 'tictactoe'],
      ['juego de memoria', 'pairs'],
      ['un juego de space invaders', 'aliens'],
      ['juego de romper ladrillos', 'bricks'],
      ['juego del ahorcado', 'hangman'],
      ['buscaminas', 'mines'],
      ['juego de tetris', 'blocks'],
      ['haz un cuatro en raya', 'four'],
    ],
    two: 'haz un tres en raya para dos jugadores',
    page: 'juego de tres en raya contra el ordenador',
    squares: 'juego de tres en raya 4x4',
    pairs: 'juego de memoria con 6 parejas',
    others: [
      'tienda de juegos de mesa',
      'página de aterrizaje para un juego de la serpiente',
      'taller de memoria para mayores',
    ],
  },
  it: {
    asked: [
      ['gioco del tris', 'tictactoe'],
      ['crea un gioco snake', 'snake'],
      ['gioco di memoria', 'pairs'],
      ['un gioco space invaders', 'aliens'],
      ['clone di breakout', 'bricks'],
      ['gioco dell’impiccato', 'hangman'],
      ['gioco campo minato', 'mines'],
      ['gioco di tetris', 'blocks'],
      ['forza quattro', 'four'],
    ],
    two: 'gioco del tris per due giocatori',
    page: 'gioco del tris contro il computer',
    squares: 'tic tac toe 4x4',
    pairs: 'gioco di memoria con 6 coppie',
    others: ['negozio di giochi da tavolo', 'landing page per un gioco snake', 'Tris, trattoria a Modena'],
  },
  pt: {
    asked: [
      ['jogo da velha', 'tictactoe'],
      ['jogo da cobrinha', 'snake'],
      ['faça um jogo da memória', 'pairs'],
      ['jogo space invaders', 'aliens'],
      ['quebra-tijolos', 'bricks'],
      ['jogo da forca', 'hangman'],
      ['jogo campo minado', 'mines'],
      ['jogo de tetris', 'blocks'],
      ['faça um jogo de jokenpô', 'hands'],
    ],
    two: 'jogo da velha para dois jogadores',
    page: 'jogo da velha contra o computador',
    squares: 'jogo da velha 4x4',
    pairs: 'jogo da memória com 6 pares',
    others: ['loja de jogos de tabuleiro', 'landing page para um jogo da cobrinha', 'Clínica da memória em Braga'],
  },
  no: {
    asked: [
      ['lag et snake-spill', 'snake'],
      ['tre på rad', 'tictactoe'],
      ['memoryspill', 'pairs'],
      ['et space invaders-spill', 'aliens'],
      ['lag en breakout-klone', 'bricks'],
      ['lag et tetris-spill', 'blocks'],
      ['fire på rad', 'four'],
      ['lag minesveiper', 'mines'],
      ['lag et pong-spill', 'pong'],
    ],
    two: 'tre på rad for to spillere',
    page: 'et tre på rad-spill mot datamaskinen',
    squares: 'tre på rad 4x4',
    pairs: 'memoryspill med 6 par',
    others: ['butikk for brettspill', 'landingsside for et snake-spill', 'Slangeoppdrett i Bergen'],
  },
}

test.each(readingLanguages)('%s: a game that is asked for is played, and a page about one stays a page', (language) => {
  const { asked, two, page, squares, pairs, others } = words[language]
  for (const [prompt, game] of asked) expect([prompt, gameOf(made(prompt).html)]).toEqual([prompt, game])
  for (const [prompt, setup] of [
    [two, 'two'],
    [page, 'page'],
    [squares, '4'],
    [pairs, '6'],
  ] as const)
    expect([prompt, setupOf(made(prompt).html)]).toEqual([prompt, setup])
  for (const prompt of others) expect([prompt, gameOf(made(prompt).html)]).toEqual([prompt, null])
})

test('what is there anyway is used, and what is not there is told', () => {
  const told = (prompt: string) => made(prompt).reply
  expect(told('a brick breaker game with score, lives and a restart button')).not.toContain('not use')
  expect(told('snake game with a multiplayer leaderboard')).toContain('leaderboard')
})
