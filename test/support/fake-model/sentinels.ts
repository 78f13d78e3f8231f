/**
 * What a prompt can make the fake model do: `[[name]]`, `[[name:value]]` anywhere in the request, several together.
 * Listed here once; `node test/support/fake-model.ts --help` prints it.
 */
export const sentinels = {
  fail: '[[fail:503]] answers with that status; [[fail:503x2]] only the first two times, then well',
  'retry-after': '[[retry-after:2]] sends that header with the failure',
  silent: 'accepts the request and never answers',
  stall: 'stops for ever after a few tokens',
  hold: '[[hold:40]] waits after so many percent of the reply (60) until goOn() is called',
  slow: '[[slow:25]] one token every so many seconds (25)',
  endless: 'never stops writing sections',
  huge: 'writes ten megabytes as fast as it can',
  garbage: 'breaks a chunk of the stream in the middle of its JSON',
  'half-json': 'answers with one JSON document that breaks off',
  binary: 'answers with bytes of no known type',
  'html-error': 'answers 200 with an HTML error page',
  'error-in-stream': 'reports an error inside a 200 stream, after a few tokens',
  'error-first': 'reports an error inside a 200 stream, before any token',
  cut: '[[cut:40]] closes the stream after so many percent of the reply (60), with no finish_reason',
  filter: '[[filter:40]] withholds the answer after so many percent of it (60)',
  refusal: 'declines in the refusal member',
  'think-out': 'thinks until its limit is reached, unless that is larger than 4000 tokens',
  'keep-alive': '[[keep-alive:5]] sends so many comments, 50 ms apart, before the first word',
  'provider-fails': 'fails as the endpoint that is played does',
  foreign: 'writes a page for a browser with a network: five CDNs, a configuration, handlers, a picture',
  prose: '[[prose]] answers in words, without a page and without a change',
  reset: 'drops the connection in the middle',
  length: '[[length]] is cut by the token limit once; [[length:3]] so many times; it goes on when asked to',
  'no-stream': 'refuses stream: true, answers whole without it',
  whole: 'answers whole although a stream was asked for',
  think: 'reasons in reasoning_content and in a think block before it answers',
  'only-reasoning': 'reasons and says nothing',
  empty: 'finishes without a word',
  blind: 'takes no pictures, as endpoints say it',
  lost: '[[lost]] names keys that do not exist until it is told so; [[lost:2]] until it is asked for one section; [[lost:3]] always',
  reply: '[[reply:NAME]] plays test/corpus/replies/NAME',
  rate: '[[rate:100]] tokens per second; 0 is as fast as possible',
  split: '[[split:1]] sends the bytes in pieces of this size',
} as const

export type Sentinel = keyof typeof sentinels
export type Wishes = ReadonlyMap<Sentinel, string>

const isSentinel = (name: string): name is Sentinel => Object.hasOwn(sentinels, name)

/** The sentinels of a request with their values ('' without one). An unknown one is an error, so that a typo shows. */
export function readWishes(request: string): Wishes {
  const wishes = new Map<Sentinel, string>()
  for (const [whole, name = '', value = ''] of request.matchAll(/\[\[([\w-]+)(?::([^\]]*))?\]\]/g)) {
    if (!isSentinel(name)) throw new Error(`The fake model does not know ${whole}.`)
    wishes.set(name, value)
  }
  return wishes
}

/** The request as a model would read it, without the sentinels. */
export function withoutWishes(request: string): string {
  return request.replace(/\s*\[\[[\w-]+(?::[^\]]*)?\]\]/g, '').trim()
}
