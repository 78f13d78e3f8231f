import { readFileSync } from 'node:fs'
import type { Mode, Outcome } from '#rules/turns.ts'
import type { ReplyEvent } from '#engine/reader/events.ts'
import type { NoticeCode } from '#engine/types.ts'

/** A reply in the style of some model, and what the engine must make of it. */
export type CorpusReply = {
  name: string
  /** true: the turn starts with `corpusPage` */
  onPage?: boolean
  mode?: Mode
  /** what the reader finds, in order */
  finds: ReplyEvent['type'][]
  outcome: Outcome
  applied?: number
  failed?: number
  notice?: NoticeCode
  /** what the person reads, as far as it matters */
  says?: RegExp
  /** stands in the page at the end */
  has?: string[]
  lacks?: string[]
}

const page = ['page-start', 'page', 'page-end'] as const
const bakery = ['<title>Korn</title>', '<h1 class="text-5xl">Bread for the early</h1>', '</html>']

export const corpus: CorpusReply[] = [
  {
    name: 'fenced-with-prose',
    finds: ['prose', ...page, 'prose'],
    outcome: 'stored',
    has: bakery,
    lacks: ['```'],
    says: /unhurried page[\s\S]+The prices are left out/,
  },
  { name: 'page-element', finds: ['prose', ...page], outcome: 'stored', has: bakery, lacks: ['<page>', '</page>'] },
  {
    name: 'fence-first',
    finds: [...page, 'prose'],
    outcome: 'stored',
    has: bakery,
    lacks: ['What I did'],
    says: /What I did/,
  },
  {
    name: 'bare',
    finds: [...page, 'prose'],
    outcome: 'stored',
    has: bakery,
    lacks: ['This page uses'],
    says: /^This page uses/,
  },
  {
    name: 'think-then-fence',
    finds: ['prose', ...page],
    outcome: 'stored',
    has: bakery,
    lacks: ['Draft'],
    says: /^Here is the page\.$/,
  },
  {
    name: 'think-without-start',
    finds: ['prose', 'prose-void', 'prose', ...page],
    outcome: 'stored',
    has: bakery,
    says: /^A page for Korn\.$/,
  },
  { name: 'only-reasoning', finds: [], outcome: 'fallback', notice: 'using-fallback', says: /issue with the API/ },
  { name: 'question', finds: ['prose'], outcome: 'unchanged', says: /deliver only\?$/ },
  {
    name: 'crlf-and-bom',
    finds: ['prose', ...page],
    outcome: 'stored',
    has: bakery,
    lacks: ['\r', '\ufeff'],
    says: /^Here is your page:$/,
  },
  { name: 'tildes', finds: [...page], outcome: 'stored', has: bakery, lacks: ['~~~'], says: /^Here is the page\.$/ },
  {
    name: 'page-and-styles',
    finds: ['prose', ...page, 'prose', 'patch'],
    outcome: 'stored',
    has: bakery,
    lacks: ['.hero >'],
    says: /if you prefer one:$/,
  },
  {
    name: 'two-pages',
    finds: ['prose', ...page, 'prose', ...page],
    outcome: 'stored',
    has: bakery,
    lacks: ['Who bakes here'],
  },
  {
    name: 'body-only',
    finds: [...page],
    outcome: 'stored',
    has: ['<!doctype html>', '<title>Home</title>', '<h1 class="text-5xl">Korn</h1>', '</html>'],
  },
  {
    name: 'component',
    finds: ['prose', ...page, 'prose'],
    outcome: 'stored',
    has: ['<!doctype html>', '<main>\n<article class="rounded-xl border p-8">', 'Choose Duo', '</body></html>'],
    lacks: ['Say the word'],
  },
  {
    name: 'cut-in-a-tag',
    finds: ['prose', ...page],
    outcome: 'stored',
    has: ['dark crust</li></ul></section></main></body></html>'],
    lacks: ['pt-2'],
  },
  { name: 'never-closed', finds: [...page, 'prose'], outcome: 'stored', has: bakery, says: /^That's it!$/ },
  {
    name: 'messy-end',
    finds: [...page],
    outcome: 'stored',
    has: bakery,
    lacks: ['im_end'],
    says: /^Here is the page\.$/,
  },
  {
    name: 'unicode',
    finds: ['prose', ...page],
    outcome: 'stored',
    has: ['<title>Brød &amp; 麦 🥖</title>', 'Brød for de tidlige 🌅', 'नमस्ते, 你好 👩‍🍳 &mdash; a &lt; b'],
    says: /^Værsågod! 🥖$/,
  },
  {
    name: 'script-inside',
    finds: [...page],
    outcome: 'stored',
    has: ['6 < 7 && "</html>".length > 3', '`Korn ${i}`', '<footer id="footer"'],
  },
  { name: 'binary', finds: ['prose'], outcome: 'fallback', notice: 'using-fallback' },

  {
    name: 'edits',
    onPage: true,
    finds: ['prose', 'operation', 'operation', 'operation'],
    outcome: 'stored',
    applied: 3,
    failed: 0,
    has: ['--surface:oklch(.19 .02 80);', '--ink:oklch(.96 .01 80);', '>Order candles</a>'],
    lacks: ['<edit'],
  },
  {
    name: 'edits-in-a-fence',
    onPage: true,
    finds: ['prose', 'operation', 'operation', 'prose'],
    outcome: 'stored',
    applied: 2,
    failed: 0,
    has: ['Light for long evenings', 'py-24'],
    says: /shorter\.$/,
  },
  {
    name: 'edits-of-every-kind',
    onPage: true,
    finds: ['prose', ...Array.from({ length: 8 }, () => 'operation' as const)],
    outcome: 'stored',
    applied: 8,
    failed: 0,
    has: ['text-4xl">Our candles', 'Juniper', 'Heather', 'Refills from May', 'By the water', 'Back to the top</a>'],
    lacks: ['Salt, twelve'],
  },
  {
    name: 'edits-one-unknown',
    onPage: true,
    finds: ['prose', 'operation', 'operation', 'operation', 'operation'],
    outcome: 'stored',
    applied: 3,
    failed: 1,
    notice: 'partial',
    says: /3 of 4 changes made; could not find/,
    has: ['Slow light', 'Shop candles', 'Come and see'],
    lacks: ['Start free'],
  },
  {
    name: 'edits-three-of-four',
    onPage: true,
    finds: ['prose', ...Array.from({ length: 4 }, () => 'operation' as const)],
    outcome: 'stored',
    applied: 3,
    failed: 1,
    notice: 'partial',
    says: /3 of 4 changes made; could not find where “Start free” belongs\.$/,
    has: ['Slow light', 'By hand', '>By the way</h2>'],
    lacks: ['Start free'],
  },
  {
    name: 'edits-cut',
    onPage: true,
    finds: ['prose', 'operation', 'broken'],
    outcome: 'stored',
    applied: 1,
    failed: 1,
    notice: 'partial',
    has: ['Slow light', 'The candles</h2>'],
  },
  {
    name: 'edit-keeps',
    onPage: true,
    finds: ['prose', 'operation'],
    outcome: 'stored',
    applied: 1,
    failed: 0,
    has: ['md:grid-cols-2"><h2 class="text-3xl">The candles</h2><ul', 'Smoke, twelve hours'],
    lacks: ['<keep'],
  },
  {
    name: 'search-replace',
    onPage: true,
    finds: ['prose', 'search-replace', 'search-replace'],
    outcome: 'stored',
    applied: 2,
    failed: 0,
    has: ['<h1 class="text-6xl">Candles for long evenings</h1>', 'px-8 py-4 text-(--accent-ink)">Order candles</a>'],
    lacks: ['SEARCH'],
  },
  {
    name: 'search-replace-loose',
    onPage: true,
    finds: ['search-replace'],
    outcome: 'stored',
    applied: 1,
    failed: 0,
    has: ['py-24">\n  <h2 class="text-4xl">Come to the boathouse</h2>'],
  },
  {
    name: 'search-replace-twice',
    onPage: true,
    finds: ['search-replace'],
    outcome: 'unchanged',
    applied: 0,
    failed: 1,
    notice: 'partial',
    says: /3 times/,
  },
  {
    name: 'rest-unchanged',
    onPage: true,
    finds: ['prose', ...page],
    outcome: 'unchanged',
    notice: 'partial',
    says: /left parts of the page out/,
  },
  {
    name: 'section-with-key',
    onPage: true,
    finds: ['prose', ...page],
    outcome: 'stored',
    applied: 1,
    failed: 0,
    has: ['<h1 class="text-7xl">Slow light</h1>', 'id="candles"'],
    lacks: [' k="'],
  },
  {
    name: 'two-sections',
    onPage: true,
    finds: ['prose', ...page],
    outcome: 'stored',
    applied: 2,
    failed: 0,
    has: ['<h2 class="text-3xl">Five candles</h2>', '<h2 class="text-3xl">Come by boat</h2>', '<h1'],
    lacks: ['Birch', 'Saturdays', ' k="'],
  },
  {
    name: 'section-by-id',
    onPage: true,
    finds: [...page],
    outcome: 'stored',
    applied: 1,
    failed: 0,
    has: ['Visit us', 'Saturdays and Sundays', 'id="candles"'],
  },
  {
    name: 'section-of-nobody',
    onPage: true,
    finds: [...page],
    outcome: 'unchanged',
    applied: 0,
    failed: 1,
    notice: 'partial',
  },
  { name: 'claims-only', onPage: true, finds: ['prose'], outcome: 'unchanged', notice: 'partial', says: /Enjoy/ },
  {
    name: 'same-page-again',
    onPage: true,
    finds: ['prose', ...page],
    outcome: 'unchanged',
    says: /Nothing had to change/,
  },
  {
    name: 'whole-rewrite',
    onPage: true,
    finds: ['prose', ...page],
    outcome: 'stored',
    has: ['Light for the dark half'],
    lacks: ['Candles that burn slowly'],
  },

  {
    name: 'json-fenced',
    mode: 'json',
    finds: ['prose', 'json'],
    outcome: 'stored',
    has: ['<title>Korn</title>', '>Bread for the early</h1>', 'Korn — open from six'],
  },
  {
    name: 'json-bare',
    mode: 'json',
    finds: ['prose', 'json'],
    outcome: 'stored',
    has: ['>Bread for the early</h1>'],
    says: /^Here you go:$/,
  },
  {
    name: 'json-plain-fence',
    mode: 'json',
    finds: ['json', 'prose'],
    outcome: 'stored',
    has: ['>Bread for the early</h1>'],
  },
  { name: 'json-commas', mode: 'json', finds: ['json'], outcome: 'stored', has: ['>Bread for the early</h1>'] },
  {
    name: 'json-unsafe',
    mode: 'json',
    finds: ['json'],
    outcome: 'stored',
    has: ['Korn</h1>'],
    lacks: ['onclick', 'alert(1)', 'javascript:', 'evil.example'],
  },
  { name: 'json-broken', mode: 'json', finds: ['json'], outcome: 'fallback', notice: 'json-error' },
  { name: 'json-elements-string', mode: 'json', finds: ['json'], outcome: 'fallback', notice: 'json-error' },
  { name: 'json-mode-html', mode: 'json', finds: [...page], outcome: 'stored' },
  { name: 'json-mode-prose', mode: 'json', finds: ['prose'], outcome: 'fallback', notice: 'no-json' },
  // the same trees help in HTML mode too
  { name: 'json-fenced', finds: ['prose', 'json'], outcome: 'stored', has: ['>Bread for the early</h1>'] },
]

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

/** The page that edits of the corpus are made on; their keys are its keys. */
export const corpusPage = read('page.html')

/** The bytes of a reply. Node's decoder would drop a byte order mark, so it is given as it is on disk. */
export const replyBytes = (name: string): Buffer => readFileSync(new URL(`replies/${name}.txt`, import.meta.url))
