import type { AppReading } from '../../../understanding/apps.ts'
import type { Brief, Item, Link, SectionContent } from '../../types.ts'
import { appUi } from '../phrases/app-ui.ts'
import { pieces } from '../phrases/pieces.ts'
import { capital } from '../read/source.ts'

const MOST_PRIZES = 12

/** What one turn costs is a few points, and what somebody has is more. */
const MOST_PER_SPIN = 30

/** What a reward costs where nobody said so: the next one more than the one before. */
const priceAt = (at: number) => (at + 1) * 50

/** The prizes on the wheel, what points are redeemed for, and how many there are: as they were told, or examples. */
export function writeLuckyDraw(content: SectionContent, app: AppReading, brief: Brief): SectionContent {
  const word = (appUi[brief.language].points ?? '').toLowerCase()
  const isPriced = (entry: string) => pricesIn(entry, word).length > 0 && bareOf(entry) !== ''
  const lists = app.lists.filter(({ cue }) => cue === 'prizes' || cue === 'groups').map(({ entries }) => entries)
  const priced = lists.find((entries) => entries.filter(isPriced).length * 2 > entries.length)
  const [prizes, unpriced] = lists.filter((entries) => entries !== priced)
  const rewards = priced ?? unpriced
  const [balance = '', cost = ''] = plain(content.kicker).split('|')
  const told = pointsOutside(brief.request, app, word)
  const few = told.filter((points) => points <= MOST_PER_SPIN)
  const many = told.filter((points) => points > MOST_PER_SPIN)
  const usual = (content.body ?? []).map(plain)
  return {
    ...content,
    lead: leadOf(content, brief, { prizes, rewards }),
    kicker: String(many[0] ?? balance),
    note: String(few[0] ?? cost),
    body: undefined,
    links: (prizes ?? usual).slice(0, MOST_PRIZES).map((label): Link => ({ label: capital(label), href: '#main' })),
    items: rewards ? rewards.map((entry, at): Item => rewardOf(entry, at, word)) : content.items,
  }
}

const plain = (text: SectionContent['lead']) => (typeof text === 'string' ? text : '')

/** 'mug 200 POINTS' has a price. */
const pricesIn = (text: string, word: string) =>
  [...text.toLowerCase().matchAll(/(\d{1,7}) ?(\p{L}+)/gu)]
    .filter(([, , unit]) => unit === word)
    .map(([, n]) => Number(n))

/** 'mug' of 'mug (200 points)'. */
function bareOf(entry: string): string {
  const figure = entry.search(/\d/)
  let end = figure < 0 ? entry.length : figure
  while (end > 0 && BETWEEN.includes(entry.charAt(end - 1))) end--
  return entry.slice(0, end)
}
/** What may stand between what something is called and what it costs. */
const BETWEEN = ' :(–-'

const rewardOf = (entry: string, at: number, word: string): Item => ({
  title: capital(bareOf(entry) || entry),
  meta: String(pricesIn(entry, word)[0] ?? priceAt(at)),
})

/** What is said of points beside the lists. */
function pointsOutside(request: string, { lists }: AppReading, word: string): number[] {
  const rest = lists.reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, request)
  return pricesIn(rest, word)
}

/** It says what of it are examples. */
function leadOf(content: SectionContent, { language }: Brief, own: { prizes?: string[]; rewards?: string[] }): string {
  const [all = '', rewards = '', prizes = ''] = (pieces[language].luckydraw?.note ?? '').split('|')
  const examples = own.prizes && own.rewards ? '' : own.prizes ? rewards : own.rewards ? prizes : all
  return plain(content.lead).replace(all, examples).replace('  ', ' ').trim()
}
