const inWords = (unit: 'second' | 'minute') => new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' })
const [inSeconds, inMinutes] = [inWords('second'), inWords('minute')]

/** '1 second', '42 seconds'; whole ones. */
export const secondsWords = (seconds: number) => inSeconds.format(Math.max(1, Math.ceil(seconds)))

/** How long to wait, as people say it: '42 seconds', '1 minute', '3 minutes'. */
export function waitWords(seconds: number): string {
  return seconds < 60 ? secondsWords(seconds) : inMinutes.format(Math.ceil(seconds / 60))
}
