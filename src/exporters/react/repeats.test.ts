import { expect, test } from 'vitest'
import { reactFiles } from '../react.ts'

/** The component of a section with these children. */
function component(body: string): string {
  const html = `<!doctype html><html><body><section data-section="pricing/x" aria-label="Our offer">${body}</section></body></html>`
  return reactFiles([{ name: 'Home', html }]).get('home/Pricing.tsx') ?? ''
}

test('entries are typed data and one piece of markup; what some lack, what counts and what is featured is told by fields', () => {
  const plan = (number: string, name: string, badge: string, looks: string, items: string[]) =>
    `<li class="${looks}"><span>${number}</span><h3>${name}</h3>${badge}<ul>` +
    `${items.map((item) => `<li>${item}</li>`).join('')}</ul><a href="#${name.toLowerCase()}" aria-label="${name}">` +
    'Choose</a></li>'
  const plans = [
    plan('01', 'Solo', '', 'card', ['One user']),
    plan('02', 'Studio', '<p class="badge">Most chosen</p>', 'card dark', ['Five users', 'A shared box']),
    plan('03', 'Office', '', 'card', ['Fifty users']),
  ]
  expect(component(`<ul>${plans.join('')}</ul>`)).toBe(`type Plan = {
  isFeatured?: boolean
  title: string
  note?: string
  items: string[]
  href: string
}

const plans: Plan[] = [
  { title: 'Solo', items: ['One user'], href: '#solo' },
  {
    isFeatured: true,
    title: 'Studio',
    note: 'Most chosen',
    items: ['Five users', 'A shared box'],
    href: '#studio',
  },
  { title: 'Office', items: ['Fifty users'], href: '#office' },
]

export function Pricing() {
  return (
    <section aria-label="Our offer">
      <ul>
        {plans.map((plan, index) => (
          <li key={plan.title} className={plan.isFeatured ? 'card dark' : 'card'}>
            <span>{String(index + 1).padStart(2, '0')}</span>
            <h3>{plan.title}</h3>
            {plan.note && <p className="badge">{plan.note}</p>}
            <ul>
              {plan.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <a href={plan.href} aria-label={plan.title}>Choose</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
`)
})

const star = '<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>'

test.for<[what: string, body: string, has: string[], hasNot: string[]]>([
  [
    'drawings are nodes in the data',
    `<div>${['a', 'b', 'c'].map((d) => `<p><svg viewBox="0 0 9 9"><path d="M${d}"/></svg>${d}</p>`).join('')}</div>`,
    ["import type { ReactNode } from 'react'", 'icon: ReactNode', '{plan.icon}'],
    [],
  ],
  [
    'what is the same each time is only counted',
    `<div>${star.repeat(5)}</div>`,
    ['{Array.from({ length: 5 }).map((_, index) => (', 'key={index}'],
    ['const '],
  ],
  [
    'the same in every entry, but not equally often, is a number of the entry',
    `<div>${[1, 3, 2].map((n) => `<p><b>${n}x</b>${star.repeat(n)}</p>`).join('')}</div>`,
    ['marks: number', 'marks: 3', 'Array.from({ length: plan.marks })'],
    [],
  ],
  [
    'styles are objects',
    `<div>${[10, 20, 30].map((n) => `<i style="--w: ${n}px; color: red" title="t${n}">x</i>`).join('')}</div>`,
    ['style: CSSProperties', "{ '--w': '10px', color: 'red' } as CSSProperties", 'style={plan.style}'],
    [],
  ],
  [
    'entries with the same words have their place as key',
    '<div><p>Yes</p><p>Yes</p><p>No</p></div>',
    ["['Yes', 'Yes', 'No']", '.map((plan, index)', 'key={index}'],
    [],
  ],
  [
    'elements of other looks or another shape are no list',
    '<div><p class="a">A</p><p class="b">B</p><p class="c">C</p></div><div><p>A <b>b</b></p><p>A</p><p><i>c</i> d</p></div>',
    ['<p className="b">B</p>'],
    ['.map('],
  ],
  ['two short ones are written out', '<div><a href="#a">A</a><a href="#b">B</a></div>', ['href="#b"'], ['.map(']],
  [
    'words between them keep them apart',
    '<p><a href="#a">A</a>, <a href="#b">B</a> and <a href="#c">C</a></p>',
    ['<a href="#a">A</a>, <a'],
    ['.map('],
  ],
  [
    'a field that begins with a value of its own is written out',
    `<div>${['a', 'b', 'c'].map((v) => `<input value="${v}">`).join('')}</div>`,
    ['defaultValue="b"'],
    ['.map('],
  ],
])('%s', ([, body, has, hasNot]) => {
  const text = component(body)
  for (const part of has) expect(text).toContain(part)
  for (const part of hasNot) expect(text).not.toContain(part)
})

test('the marks of the editor go, unless the page asks for them', () => {
  const body = '<section data-section="hero/a"><p data-placeholder>Add</p></section>'
  const files = (head: string) =>
    [...reactFiles([{ name: 'Home', html: `<html><head>${head}</head><body>${body}</body></html>` }]).values()].join()
  expect(files('')).not.toMatch(/data-(section|placeholder)/)
  expect(files('<style>[data-placeholder] { color: red }</style>')).toContain('<p data-placeholder="">Add</p>')
})

test('the title is plain text', () => {
  const title = (text: string) =>
    reactFiles([{ name: 'Home', html: `<title>${text}</title><p>x</p>` }]).get('home/HomePage.tsx')
  expect(title('Nordlys: coffee &amp; more')).toContain("<title>{'Nordlys: coffee & more'}</title>")
  expect(title('Nordlys')).toContain('<title>Nordlys</title>')
})

test('sections that differ by words are one component with props, the same ones of several pages stand beside the pages', () => {
  const page = (name: string, sections: string) => ({ name, html: `<title>${name}</title><body>${sections}</body>` })
  const part = (title: string, text: string) =>
    `<section data-section="about/x"><h2>${title}</h2><p>${text}</p></section>`
  const footer = '<footer data-section="footer/x"><p>© Nordlys</p></footer>'
  const files = reactFiles([
    page('Home', `${part('Roasted in Bergen', 'Small lots.')}${part('Say "hello"', 'The door is open.')}${footer}`),
    page('Visit', `<section><h1>Find us</h1></section>${footer}`),
  ])
  expect([...files.keys()].filter((name) => name.endsWith('.tsx'))).toEqual([
    'home/HomePage.tsx',
    'visit/VisitPage.tsx',
    'visit/FindUs.tsx',
    'home/RoastedInBergen.tsx',
    'shared/Footer.tsx',
  ])
  expect(files.get('home/RoastedInBergen.tsx')).toBe(`type RoastedInBergenProps = {
  title: string
  text: string
}

export function RoastedInBergen({ title, text }: RoastedInBergenProps) {
  return (
    <section>
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  )
}
`)
  expect(files.get('home/HomePage.tsx')).toContain('<RoastedInBergen title="Roasted in Bergen" text="Small lots." />')
  expect(files.get('home/HomePage.tsx')).toContain(`<RoastedInBergen title='Say "hello"' text="The door is open." />`)
  expect(files.get('visit/VisitPage.tsx')).toContain("import { Footer } from '../shared/Footer'")
})
