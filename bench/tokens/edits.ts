/** An edit of the page beside this file: what a person asks for, and what a model writes as keyed operations. */
export type TokenEdit = { prompt: string; script: string }

const field =
  'mt-2 min-h-13 w-full rounded-none border border-(--ink) bg-(--surface) px-4 py-3 text-base focus-visible:outline-3'
const question = (asked: string, answer: string) =>
  `<details class="border-t border-(--line) py-5"><summary class="cursor-pointer text-xl font-bold">${asked}</summary><p class="mt-3 text-(--muted)">${answer}</p></details>`

export const tokenEdits: TokenEdit[] = [
  { prompt: 'Change the headline to "Bread with a crust"', script: '<edit k="h1" do="text">Bread with a crust</edit>' },
  {
    prompt: 'The main button should say "Order for tomorrow"',
    script: '<edit k="b3" do="text">Order for tomorrow</edit>',
  },
  { prompt: 'The second button should lead to the menu', script: '<edit k="b4" do="attr" name="href" value="#menu"/>' },
  {
    prompt: 'Make the accent green',
    script: '<edit k="theme" do="token" name="--accent" value="oklch(0.52 0.13 150)"/>',
  },
  {
    prompt: 'Make it dark',
    script: [
      ['--surface', 'oklch(0.19 0.01 265)'],
      ['--surface-2', 'oklch(0.23 0.012 265)'],
      ['--surface-3', 'oklch(0.28 0.014 265)'],
      ['--ink', 'oklch(0.95 0.006 90)'],
      ['--muted', 'oklch(0.76 0.01 265)'],
      ['--line', 'oklch(0.34 0.012 265)'],
    ]
      .map(([name, value]) => `<edit k="theme" do="token" name="${name}" value="${value}"/>`)
      .join('\n'),
  },
  {
    prompt: 'Use a serif for the headings',
    script: '<edit k="theme" do="token" name="--font-display" value="Georgia,\'Times New Roman\',serif"/>',
  },
  {
    prompt: 'Shorten the sentence under the headline',
    script: '<edit k="p1" do="text">Flour, water, salt, time.</edit>',
  },
  { prompt: 'Take out the cake of the week', script: '<edit k="c33" do="remove"/>' },
  {
    prompt: 'Add cinnamon buns to the products',
    script:
      '<edit k="c33" do="after"><li class="min-w-0 border-b border-r border-(--line) p-4 md:p-6"><h3 class="mt-5 text-xl font-bold leading-tight tracking-tight hyphens-auto wrap-anywhere">Cinnamon buns</h3><p class="mt-1 text-base text-(--muted)">From eleven, while they are warm.</p><p class="mt-2 font-bold"><span data-placeholder class="border-b border-dashed border-current">Add price</span></p></li></edit>',
  },
  { prompt: 'Put the story above the steps', script: '<edit k="s9" move-before="s8"/>' },
  { prompt: 'Remove the steps', script: '<edit k="s8" do="remove"/>' },
  {
    prompt: 'Add a FAQ with three questions after the opening hours',
    script: `<edit k="s10" do="after"><section id="faq" data-section="faq/list"><div class="mx-auto max-w-[92rem] px-5 py-20 md:px-10 lg:py-28"><h2 class="font-(family-name:--font-display) text-[clamp(2.5rem,10vw,3rem)] font-medium leading-[1] text-balance">Asked at the counter</h2><div class="mt-10 border-b border-(--line)">${question('Can I order ahead?', 'Yes, until six in the evening for the next morning.')}${question('Do you bake without gluten?', 'No. There is flour in the air here.')}${question('What happens to the bread that is left?', 'There is rarely any. If there is, we give it away.')}</div></div></section></edit>`,
  },
  {
    prompt: 'Give the main button the accent colour',
    script: '<edit k="b3" do="class" add="bg-(--accent) text-(--accent-ink)" remove="bg-(--ink) text-(--surface)"/>',
  },
  {
    prompt: 'Make the headline of the hours smaller',
    script: '<edit k="h19" do="class" add="md:text-5xl" remove="md:text-[clamp(3.25rem,5vw,4.75rem)]"/>',
  },
  { prompt: 'The sourdough costs 85 kroner', script: '<edit k="p7" do="text">85 kr</edit>' },
  {
    prompt: 'Say in the hours that Mondays are closed',
    script: '<edit k="p26" do="text">Closed on Mondays. On other days we close when the shelf is empty.</edit>',
  },
  {
    prompt: 'Call the link to the menu "Bread"',
    script: '<edit k="a2" do="text">Bread</edit>\n<edit k="a7" do="text">Bread</edit>',
  },
  {
    prompt: 'Add a field for the telephone to the form',
    script: `<edit k="b6" do="before"><div class="mt-5"><label for="phone" class="font-bold">Telephone</label><input id="phone" name="phone" type="tel" autocomplete="tel" class="${field}"></div></edit>`,
  },
  {
    prompt: 'Rename the section of the products and drop its second sentence',
    script: '<edit k="h6" do="text">What is in the window</edit>\n<edit k="p5" do="remove"/>',
  },
  {
    prompt: 'Set the first bread apart on a soft ground with the accent',
    script:
      '<edit k="c28" do="class" add="bg-(--accent-soft)"/>\n<edit k="h7" do="text">House sourdough, our first</edit>',
  },
]
