import { expect, test } from 'vitest'
import { matchForms } from './match-forms.ts'
import { readForms } from './read-forms.ts'
import { stampMarks, wireForms } from './wire-forms.ts'

const key = 'abcdefghij0123456789'
const page = (form: string) =>
  `<!doctype html><html lang="en"><body><h2>Write to us</h2>${form}<p>After</p></body></html>`
const contact = `<form action="#" method="get" enctype="text/plain" onsubmit="x()">
<label for="n">Your name</label><input id="n" required>
<label>E-mail <input type="email" name="mail"></label>
<textarea placeholder="Your message"></textarea>
<fieldset><legend>Which class</legend>
<label><input type="radio" name="class"> January</label><label><input type="radio" name="class" value="feb"> February</label></fieldset>
<button formaction="https://elsewhere.example" formmethod="get">Send</button></form>`

test('a form is read with its label, its fields and what people call them', () => {
  const [form] = readForms(page(contact))
  expect(form?.label).toBe('Which class')
  expect(readForms(page(contact.replace(/<fieldset>.*<\/fieldset>/s, '')))[0]?.label).toBe('Write to us')
  expect(form?.fields).toEqual([
    { name: 'your-name', label: 'Your name', type: 'text', isRequired: true },
    { name: 'mail', label: 'E-mail', type: 'email', isRequired: false },
    { name: 'your-message', label: 'Your message', type: 'textarea', isRequired: false },
    { name: 'class', label: 'Which class', type: 'radio', isRequired: false },
  ])
})

test('a form that only closes a dialog, has nothing to fill in or stands in a template is none', () => {
  expect(readForms(page('<form method="dialog"><input></form>'))).toEqual([])
  expect(readForms(page('<form><button>Go</button></form>'))).toEqual([])
  expect(readForms(page('<template><form><input></form></template>'))).toEqual([])
})

test.each([
  ['<input type="password">', 'password'],
  ['<input autocomplete="new-password">', 'password'],
  ['<input name="Pass-Word" type="text"><input name="passwd">', 'password'],
  ['<label>Passwort <input></label>', 'password'],
  ['<input autocomplete="billing cc-number">', 'card'],
  ['<label>Card number <input></label>', 'card'],
  ['<input name="cvv">', 'card'],
  ['<input name="name"><input name="cardboard">', null],
  ['<input name="spin">', null],
])('%s asks for %s', (fields, asksFor) => {
  expect(readForms(page(`<form>${fields}</form>`))[0]?.asksFor).toBe(asksFor)
})

test('a form is wired to its key, and nothing else of the page changes', () => {
  const wired = wireForms(page(contact), [key])
  const [form] = readForms(wired)
  expect(wired).toContain(`action="/_forms/${key}" method="post"`)
  expect(wired).not.toContain('text/plain')
  expect(wired).not.toContain('elsewhere.example')
  expect(wired).toContain('value="January"')
  expect(wired).toContain('value="feb"')
  expect([...wired.matchAll(stampMarks)].map(([, found]) => found)).toEqual([key])
  expect(form?.fields.slice(0, 4).map(({ name }) => name)).toEqual(['your-name', 'mail', 'your-message', 'class'])
  expect(wired.indexOf('_stamp')).toBeGreaterThan(wired.indexOf('After'))
  expect(wireForms(page('<p>No form</p>'), [])).toBe(page('<p>No form</p>'))
})

test('fields that stand outside of their form belong to it', () => {
  const [form] = readForms(page('<form id="f"></form><input name="a" form="f"><input name="b">'))
  expect(form?.fields.map(({ name }) => name)).toEqual(['a'])
})

const form = (label: string, ...names: string[]) => ({
  pageName: 'Home',
  label,
  fields: names.map((name) => ({ name, label: name, type: 'text', isRequired: false })),
})
const keys = (forms: { key: string }[]) => forms.map((found) => found.key)

test('a key belongs to its form: changed, moved, renamed, and beside a new one', () => {
  const known = [
    { ...form('Write to us', 'name', 'mail', 'message'), key: 'contact' },
    { ...form('Newsletter', 'mail'), key: 'news' },
  ]
  let made = 0
  const newKey = () => `new-${(made += 1)}`
  const match = (...found: ReturnType<typeof form>[]) => keys(matchForms(known, found, newKey))
  expect(match(form('Newsletter', 'mail'), form('Write to us', 'name', 'mail', 'message'))).toEqual(['news', 'contact'])
  expect(match(form('Say hello', 'name', 'mail', 'message', 'phone'))).toEqual(['contact'])
  expect(match({ ...form('Write to us', 'name', 'mail', 'message'), pageName: 'Contact' })).toEqual(['contact'])
  expect(match(form('Book a table', 'day', 'guests'))).toEqual(['new-1'])
  expect(match(form('Newsletter', 'mail'), form('Newsletter', 'mail'))).toEqual(['news', 'new-2'])
})
