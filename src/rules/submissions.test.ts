import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'
import { spamScore } from './spam.ts'
import { holdsCardNumber, mailsPerMonth, senderOf, summaryOf } from './submissions.ts'

const field = (name: string, value: string, label = name) => ({ name, label, value })

test.each([
  ['4111 1111 1111 1111', true],
  ['my card is 4111-1111-1111-1111, thanks', true],
  ['4111111111111111', true],
  ['378282246310005', true],
  ['3782 822463 10005', true],
  ['4111 1111 1111 1112', false],
  ['+49 171 1234567', false],
  ['0041 44 668 18 00, room 12', false],
  ['DE89 3704 0044 0532 0130 00', false],
  ['order 11112222333344445555', false],
  ['9780306406157', false],
])('%s holds a card number: %s', (value, holds) => {
  expect(holdsCardNumber(value)).toBe(holds)
})

test('who wrote is read from the fields', () => {
  expect(senderOf([field('vorname', 'Theo'), field('mail', 'theo@mail.example')])).toEqual({
    name: 'Theo',
    email: 'theo@mail.example',
  })
  expect(senderOf([field('x', 'a@b'), field('y', 'theo@mail.example\r\nBcc: eve@mail.example')])).toEqual({
    name: null,
    email: null,
  })
})

test('the line of the inbox is the longest text', () => {
  const fields = [field('name', 'Theo'), field('message', 'Could you\n rebind a book?'), field('when', 'May')]
  expect(summaryOf(fields)).toBe('Could you rebind a book?')
})

test('50 mails a month on free, without an end elsewhere', () => {
  expect([mailsPerMonth('free', true), mailsPerMonth('pro', true), mailsPerMonth('free', false)]).toEqual([
    50,
    null,
    null,
  ])
})

const signs = { isTrapped: false, seconds: 40, isUnstamped: false, sameStamp: 0 }

test.each([
  ['an ordinary answer', [field('m', 'See https://shop.example please')], {}, []],
  ['the hidden field', [field('m', 'Hello')], { isTrapped: true }, ['Filled in the hidden field']],
  ['too soon', [field('m', 'Hello')], { seconds: 1 }, ['Sent 1 second after the page opened']],
  ['no stamp', [field('m', 'Hello')], { seconds: null, isUnstamped: true }, ['Was not sent from the page']],
  ['one stamp again and again', [field('m', 'Hello')], { sameStamp: 3 }, ['Sent 4 times from one opened page']],
  ['links', [field('m', 'http://a http://b http://c http://d http://e')], {}, ['5 links in the message']],
  [
    'offers',
    [field('m', 'SEO for you: http://a and http://b')],
    {},
    ['2 links in the message', 'Words of advertising'],
  ],
])('spam: %s', (_name, fields, over, reasons) => {
  expect(spamScore(fields, { ...signs, ...over })).toEqual({ isSpam: reasons.length > 0, reasons })
})

test('a table for spreadsheets carries nothing out', () => {
  const dangerous = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '|cmd', '%0A', 'a "quoted", text\nof two lines']
  const csv = csvOf(
    ['Message'],
    dangerous.map((value) => [value]),
  )
  for (const value of dangerous.slice(0, -1)) expect(csv).toContain(`"'${value}"`)
  expect(csv).toContain('"a ""quoted"", text\nof two lines"')
  expect(csv.startsWith('\uFEFF"Message"\r\n')).toBe(true)
})
