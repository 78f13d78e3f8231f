const inWords = (unit: 'second' | 'minute' | 'megabyte', unitDisplay: 'long' | 'short') =>
  new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay })
const [inSeconds, inMinutes] = [inWords('second', 'long'), inWords('minute', 'long')]
const inMegabytes = inWords('megabyte', 'short')

/** '5 MB', '1,200 MB'. */
export const megabytesWords = (megabytes: number) => inMegabytes.format(megabytes)

/** '1 second', '42 seconds'; whole ones. */
export const secondsWords = (seconds: number) => inSeconds.format(Math.max(1, Math.ceil(seconds)))

/** How long to wait, as people say it: '42 seconds', '1 minute', '3 minutes'. */
export function waitWords(seconds: number): string {
  return seconds < 60 ? secondsWords(seconds) : inMinutes.format(Math.ceil(seconds / 60))
}
