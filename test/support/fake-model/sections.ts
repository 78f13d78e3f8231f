import { anchor, escapeHtml, sentence } from './understand.ts'
import type { FakeBrief } from './understand.ts'

export const focus = 'focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-(--ink)'
export const button = `inline-flex min-h-12 items-center justify-center rounded-(--radius) bg-(--accent) px-7 text-base font-semibold text-(--accent-ink) transition-opacity hover:opacity-90 ${focus}`

type Entry = { title: string; text: string; meta: string }

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** What each section says; facts nobody gave are marked as places to fill in. */
const content: Record<string, (brief: FakeBrief) => { lead: string; entries: Entry[] }> = {
  about: ({ what }) => ({
    lead: `Three things that we hold to as a ${what}, in good weeks and in busy ones.`,
    entries: entries(
      ['Small on purpose', 'We make less than we could, so that every piece gets the hours it needs.'],
      ['Open about it', 'Ask where things come from and how they are made. There is always somebody here who knows.'],
      ['Near by', 'Most of what leaves this house is carried, cycled or posted to people we know by name.'],
    ),
  }),
  subscription: () => ({
    lead: 'A parcel at your door, as often as you like. Change the rhythm, pause it or end it whenever you want.',
    entries: entries(
      ['Every week', 'For a house where the tin is always empty by Thursday.'],
      ['Every other week', 'The rhythm that most people settle on after a while.'],
      ['Once a month', 'A larger parcel for patient people and small kitchens.'],
    ),
  }),
  pricing: () => ({
    lead: 'Three ways to begin. You can move between them at any time.',
    entries: entries(
      ['Solo', 'Everything that one person needs for a good start.'],
      ['Duo', 'For two who share the work and want to see the same things.'],
      ['House', 'For everybody under one roof, with room for guests.'],
    ),
  }),
  'opening hours': () => ({
    lead: 'The door is open at these times. On public holidays we tell you here first.',
    entries: days.map((title) => ({ title, text: '', meta: 'Hours' })),
  }),
  menu: () => ({
    lead: 'Short, and written new with every season.',
    entries: entries(
      ['From the oven', 'What was baked this morning, as long as it lasts.'],
      ['From the pan', 'Two warm dishes a day, one of them without meat.'],
      ['From the garden', 'Whatever grows near by, dressed simply.'],
      ['To drink', 'Water from the tap, juice from the valley, coffee all day.'],
    ),
  }),
  testimonials: () => ({
    lead: 'This is where the words of your own guests belong.',
    entries: entries(
      ['A guest', 'Put a sentence here that somebody really said.'],
      ['Another guest', 'And a second one, about something else.'],
    ),
  }),
  faq: ({ brand }) => ({
    lead: 'What people ask us most.',
    entries: entries(
      [`How do I reach ${brand}?`, 'Write to us with the form below, or come by during opening hours.'],
      ['Can I change my mind?', 'Yes. Tell us and we will find a way that suits both of us.'],
      ['Do you take large orders?', 'Gladly, with a few days of notice.'],
      ['Is there parking?', 'There is room for bicycles in front of the house.'],
    ),
  }),
  gallery: () => ({
    lead: 'A look around.',
    entries: entries(
      ['The front', 'Morning light on the door.'],
      ['The bench', 'Where most of it happens.'],
      ['The yard', 'In summer everybody sits here.'],
    ),
  }),
  team: () => ({
    lead: 'The people behind it.',
    entries: entries(['Your name', 'What this person does all day.'], ['Another name', 'And what this one does.']),
  }),
  contact: () => ({ lead: 'Write a few lines. We read everything and answer in person.', entries: [] }),
  steps: () => ({
    lead: 'It takes three steps, and the first one is the longest.',
    entries: entries(
      ['Say hello', 'Tell us in your own words what you are looking for. A few lines are enough.'],
      ['We answer', 'You get a real answer from a person, with a proposal and what it costs.'],
      ['It begins', 'Once you say yes we start, and you can follow how it grows.'],
    ),
  }),
  notes: () => ({
    lead: 'Small things worth knowing before you come.',
    entries: entries(
      ['By bicycle', 'Stands are in the yard, to the left of the gate.'],
      ['With children', 'There is a corner with paper, pencils and a low table.'],
      ['With a dog', 'Water is by the door. Please keep it on the lead inside.'],
      ['By train', 'The walk from the station takes a few minutes along the water.'],
    ),
  }),
}

function entries(...list: [title: string, text: string][]): Entry[] {
  return list.map(([title, text]) => ({ title, text, meta: '' }))
}

export function sectionHtml(name: string, brief: FakeBrief, index: number): string {
  const { lead, entries: list } = (content[name] ?? content['about'])?.(brief) ?? { lead: '', entries: [] }
  const body = name === 'contact' ? form(brief) : name === 'opening hours' ? table(list) : cards(name, list, index)
  const surface = index % 2 === 0 ? 'bg-(--surface)' : 'bg-(--surface-2)'
  return `<section id="${anchor(name)}" data-section="${anchor(name)}/${index % 2 ? 'grid' : 'split'}" class="${surface} border-b border-(--line)">
  <div class="mx-auto grid max-w-6xl gap-10 px-5 py-16 sm:px-8 md:py-24 ${index % 2 ? '' : 'lg:grid-cols-[.8fr_1.2fr] lg:gap-16'}">
    <div class="max-w-[38ch]">
      <h2 class="font-(family-name:--font-display) text-3xl leading-tight font-semibold tracking-tight text-balance sm:text-4xl">${sentence(name)}</h2>
      <p class="mt-4 text-lg text-(--muted)">${escapeHtml(lead)}</p>
    </div>
    ${body}
  </div>
</section>`
}

function cards(name: string, list: Entry[], index: number): string {
  const columns = index % 2 ? 'sm:grid-cols-2 lg:grid-cols-3' : 'sm:grid-cols-2'
  const priced = name === 'pricing' || name === 'subscription'
  const card = ({ title, text }: Entry, at: number) => `
      <li class="flex flex-col rounded-(--radius) border border-(--line) bg-(--surface) p-6 transition-colors hover:border-(--accent) sm:p-7">
        <svg class="mb-5 text-(--accent)" width="40" height="40" viewBox="0 0 40 40" fill="none" stroke="currentColor" stroke-width="2.500" stroke-linecap="round" aria-hidden="true"><circle cx="20" cy="20" r="${12 + at * 2}"/><path d="M${8 + at * 2} 24c6-${10 + at * 2} 14-${10 + at * 2} 20 0M20 8v${6 + at}"/></svg>
        <h3 class="text-xl font-semibold">${escapeHtml(title)}</h3>
        <p class="mt-2 text-(--muted)">${escapeHtml(text)}</p>${priced ? `\n        <p class="mt-5 text-2xl font-semibold tabular-nums" data-placeholder>Price</p>\n        <a href="#contact" class="${button} mt-6">Choose ${escapeHtml(title.toLowerCase())}</a>` : ''}
      </li>`
  return `<ul class="grid gap-5 ${columns}">${list.map(card).join('')}
    </ul>`
}

function table(list: Entry[]): string {
  return `<table class="w-full border-t border-(--line) text-left"><tbody>${list.map(({ title }) => `<tr class="border-b border-(--line)"><th scope="row" class="py-4 pr-6 font-medium">${title}</th><td class="py-4 text-right tabular-nums text-(--muted)" data-placeholder>Hours</td></tr>`).join('')}</tbody></table>`
}

function form({ brand }: FakeBrief): string {
  const input =
    'mt-2 block min-h-12 w-full rounded-(--radius) border border-(--line) bg-(--surface) px-4 py-3 text-base focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-(--accent)'
  return `<form class="grid gap-6 rounded-(--radius) border border-(--line) bg-(--surface) p-6 sm:grid-cols-2 sm:p-8" action="#contact" method="post">
      <div><label class="text-sm font-medium" for="name">Your name</label><input id="name" name="name" type="text" autocomplete="name" required class="${input}"></div>
      <div><label class="text-sm font-medium" for="email">E-mail</label><input id="email" name="email" type="email" autocomplete="email" required class="${input}"></div>
      <div class="sm:col-span-2"><label class="text-sm font-medium" for="message">Message to ${escapeHtml(brand)}</label><textarea id="message" name="message" rows="5" required class="${input}"></textarea></div>
      <button type="submit" class="${button} sm:col-span-2 sm:justify-self-start">Send message</button>
    </form>`
}
