import type { DomainWords } from '../types.ts'

export const devtool: DomainWords = {
  domain: 'devtool',
  archetype: 'digital',
  nouns: {
    3:
      'command line tool|cli tool|cli|developer tool|dev tool|devtool|open source library|open-source library|' +
      'open source project|framework|javascript library|http library|python library|rust library|client library|' +
      'software library|code library|npm package|sdk|rest api|api platform|code editor|static site generator|database|' +
      'deployment platform|hosting|version control|linter|monorepo|rapphp|vue features|component library|' +
      'react component library|kommandozeilenwerkzeug|entwicklerwerkzeug',
    2: 'developers|open source|programming|code|compiler|kubernetes|docker|github|repository',
    1: 'install|docs|terminal|build',
  },
  hue: 75,
  tones: ['technical', 'minimal'],
  sections: ['download', 'features', 'steps', 'details', 'faq', 'cta'],
  offers: 'features',
  asks: {
    posts: 'guides|tutorials',
    download: 'install command|installation',
    gallery: 'example output|output|examples',
    details: 'docs|docs links|documentation',
  },
  en: {
    trade: 'a developer tool',
    offer: 'code',
    standIn: ['plainctl', 'Trestle'],
    cta: [
      'Install it > download',
      'See what it does > features',
      'Read the docs > details|steps',
      'Ask a question > contact|faq',
    ],
    parts: {
      hero: {
        head: [
          '{brand}. One command, one answer.',
          '{brand}: read less, see more',
          'Run {brand}, then decide',
          '{brand} does one thing on purpose',
        ],
        lead: [
          '{brand} is {a trade}{for audience}. One command, one answer, no account.',
          'It reads what you have, says what it found and exits with the right code.',
        ],
      },
      features: {
        head: ['Each flag answers a question', 'What it does', 'Small, sharp, scriptable'],
        lead: ['No plugin needed for the things you do daily.'],
        items: [
          'Works where you are | In your repository, on your machine, in your pipeline.',
          'No account | Nothing leaves the computer unless you send it.',
          'Readable output | For people by default, as JSON for scripts.',
          'Fast enough to forget | It runs before you have switched windows.',
          'Exit codes that mean something | Zero is fine. Anything else says why.',
          'One file of settings | Checked in, reviewed, understood.',
          'Good errors | What, where, and the next thing to try.',
          'Leaves nothing behind | No daemon, no cache you cannot delete.',
        ],
      },
      download: {
        head: ['Install', 'Get it'],
        lead: ['Pick your package manager. Nothing runs in the background.'],
        items: [
          'npm | For most projects. | ?Add the install command',
          'Homebrew | On a Mac. | ?Add the install command',
          'Binary | Everywhere else. | ?Add the download link',
        ],
        note: ['?Add the current version'],
      },
      steps: {
        head: ['From install to answer'],
        items: [
          [
            'Install | One line, one binary.',
            'Run | In the folder you care about.',
            'Read | The answer first, the details below.',
            'Keep it | Put it into the pipeline and stop thinking about it.',
          ],
        ],
      },
      gallery: {
        head: ['What it prints', 'Example output'],
        lead: ['The repository shown is an example.'],
        items: [
          'In the terminal | A tree you can grep.',
          'As a drawing | Something to point at.',
          'As JSON | For your own scripts.',
          'In the pipeline | A comment on the pull request.',
        ],
      },
      details: {
        head: ['Docs', 'Short pages, pasteable commands'],
        lead: ['Each page has a command you can copy.'],
        items: [
          'Getting started | | ?Add link',
          'Commands and flags | | ?Add link',
          'Settings | | ?Add link',
          'Output formats | | ?Add link',
          'In your pipeline | | ?Add link',
          'Changelog | | ?Add link',
        ],
      },
      faq: {
        items: [
          'What does it cost? | ?Add licence and price',
          'Which systems? | ?Add supported systems',
          'Does it send anything home? | ?Add what is sent, if anything',
          'How do I update? | With the package manager you installed it with.',
          'How can I help? | Open an issue with the smallest example that breaks.',
        ],
      },
      statement: { head: ['A tool should print the answer and get out of the way.'] },
      cta: {
        head: ['Run it once', 'One command away'],
        lead: ['If it tells you nothing new, uninstalling is one command too.'],
      },
      about: {
        body: [
          [
            '{brand} is {a trade}{for audience}. It was written to answer one question that came up every week.',
            'It will stay small. Features that belong elsewhere are politely refused.',
          ],
        ],
      },
    },
  },
}
