import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { drawn } from '#test/support/draw.ts'
import { shownFrame } from '#test/support/preview-lab.ts'
import { scriptPage } from '#test/support/sample-pages.ts'
import { see } from '#test/support/see.ts'
import { thePreviewLab } from '#test/support/fixtures.ts'

const lab = await thePreviewLab()

/** Tells on the console, which the journey reads, whatever the page can learn of a key. */
const listens = `const tell = (what) => console.log("heard " + what)
for (const on of [window, document]) for (const type of ["keydown", "keypress", "keyup", "beforeinput", "input"])
  on.addEventListener(type, (event) => tell(event.key || event.data || type), true)
setInterval(() => { for (const field of document.querySelectorAll("input")) if (field.value) tell(field.value) }, 20)`

const field = '<input id="trap" class="text-black">'
const words = 'Words that are meant for the chat and for nobody else.'

async function expose(script: string, body = field) {
  const page = await lab.open()
  const heard: string[] = []
  page.on('console', (message) => message.text().startsWith('heard') && heard.push(message.text()))
  await page.locator('#chat').focus()
  await page.evaluate((html) => previewLab.show(html, false), scriptPage(`${listens}\n${script}`, body))
  await see(page.locator('iframe:not([inert])').contentFrame().locator('h1')).toHaveText('Hostile page')
  return { page, heard, chat: page.locator('#chat') }
}

const sleeps = (page: Page) => see(page.getByRole('status')).toContainText('This page takes the keyboard')

test.for(
  drawn(
    [
      ['takes it every 30 ms', 'setInterval(() => { window.focus(); trap.focus() }, 30)'],
      [
        'takes it with a dialog',
        'setInterval(() => { const d = document.createElement("dialog"); d.innerHTML = "<input>"; document.body.append(d); d.showModal() }, 30)',
      ],
      [
        'opens its document anew and takes it',
        `setTimeout(() => { document.open(); document.write("<h1>Hostile page</h1><input id=trap><script>onkeydown = (e) => console.log('heard ' + e.key); setInterval(() => { trap.blur(); trap.focus() }, 30)<\\/script>"); document.close() })`,
      ],
      [
        'writes late and takes it',
        `setTimeout(() => document.write("<h1>Hostile page</h1><input id=trap><script>onkeydown = (e) => console.log('heard ' + e.key); setInterval(() => { trap.blur(); trap.focus() }, 30)<\\/script>"))`,
      ],
      [
        'takes it and replaces what the frame works with',
        `const spy = (owner, name) => Object.defineProperty(owner, name, { configurable: true, get() { tell(name); return undefined } })
for (const name of ["key", "code", "ctrlKey", "metaKey", "altKey"]) spy(KeyboardEvent.prototype, name)
for (const name of ["type", "target", "composedPath"]) spy(Event.prototype, name)
Event.prototype.stopImmediatePropagation = Event.prototype.preventDefault = function () {}
Object.defineProperty(KeyboardEvent, Symbol.hasInstance, { value: (event) => { tell("instance"); return false } })
setInterval(() => HTMLElement.prototype.focus.call(trap), 30)`,
      ],
    ],
    2,
  ),
)('61: a page that %s hears nothing, no letter is lost, and it is put to sleep', async ([, script = '']) => {
  const { page, heard, chat } = await expose(script)
  await page.keyboard.type(words, { delay: 20 })
  await expect.poll(() => chat.inputValue()).toBe(words)
  await sleeps(page)
  await see(chat).toBeFocused()
  await see(page.locator('iframe:not([inert])').contentFrame().locator('h1')).toHaveText('Hostile page')
  await page.keyboard.type(' And more.')
  await expect.poll(() => chat.inputValue()).toBe(`${words} And more.`)
  expect(heard).toEqual([])

  await page.getByRole('button', { name: 'Wake the page' }).click()
  await chat.click()
  await sleeps(page)
  expect(heard).toEqual([])
  await page.context().close()
})

test('61: a page that takes the focus while the pointer rests on it hears nothing either', async () => {
  const { page, heard, chat } = await expose('onmousemove = () => trap.focus(); setInterval(() => trap.focus(), 30)')
  await page.locator('iframe:not([inert])').hover()
  await page.keyboard.type(words, { delay: 20 })
  await expect.poll(() => chat.inputValue()).toBe(words)
  await sleeps(page)
  expect(heard).toEqual([])
  await page.context().close()
})

test('61: a page that takes it in a way that nobody foresaw hears nothing, and it is put to sleep', async () => {
  const { page, heard } = await expose(
    'setInterval(() => { location.hash = ""; location.hash = "jump" }, 30)',
    '<p id="jump" tabindex="0">Here</p>',
  )
  await page.keyboard.type(words, { delay: 20 })
  await sleeps(page)
  expect(heard).toEqual([])
  await page.context().close()
})

test('61: a page that takes the focus from a frame inside it is ended at once', async () => {
  const inner =
    "<input id=t><script>setInterval(() => { t.blur(); t.focus() }, 30); onkeydown = (e) => console.log('heard ' + e.key)</script>"
  const { page, heard, chat } = await expose('', `<iframe srcdoc="${inner}"></iframe>${field}`)
  await sleeps(page)
  await page.keyboard.type(words, { delay: 20 })
  await expect.poll(() => chat.inputValue()).toBe(words)
  expect(heard).toEqual([])
  await page.context().close()
})

test('61: a page cannot reach the port to the builder, and so cannot say that it was pressed', async () => {
  const { page, heard, chat } = await expose(`
const { apply, getOwnPropertyDescriptor } = Reflect
const { get } = getOwnPropertyDescriptor(MessageEvent.prototype, "data")
const saysSomething = (event) => event instanceof MessageEvent && typeof apply(get, event, []) === "object"
const grab = (from) => { if (saysSomething(window.event ?? from)) tell("port") }
for (const name of ["data", "ports", "source", "origin"])
  Object.defineProperty(MessageEvent.prototype, name, { configurable: true, get() { grab(this) } })
for (const owner of [Array.prototype, Object.prototype, String.prototype, Function.prototype])
  for (const name of Object.getOwnPropertyNames(owner)) {
    const was = Object.getOwnPropertyDescriptor(owner, name)
    if (typeof was.value === "function" && name !== "constructor")
      Object.defineProperty(owner, name, { ...was, value: function (...all) { grab(); return Reflect.apply(was.value, this, all) } })
  }
onmousemove = () => setInterval(() => trap.focus(), 30)`)
  await page.evaluate(() => previewLab.preview()?.measure(['0', '1']))
  await page.evaluate(() => previewLab.preview()?.highlight(['0']))
  await page.locator('iframe:not([inert])').hover()
  await page.mouse.move(0, 0)
  await page.keyboard.type(words, { delay: 20 })
  await expect.poll(() => chat.inputValue()).toBe(words)
  await sleeps(page)
  expect(heard).toEqual([])
  await page.context().close()
})

test('a field with autofocus is no theft: the page stays awake, and the words go where they were', async () => {
  const { page, heard, chat } = await expose('trap.focus()')
  await page.keyboard.type(words)
  await expect.poll(() => chat.inputValue()).toBe(words)
  expect(heard).toEqual([])
  expect(await page.getByRole('status').count()).toBe(0)
  await page.context().close()
})

test('a page that calls for the focus several times at one go, as a form does, stays awake', async () => {
  const { page, heard, chat } = await expose(
    'onmousemove = () => { onmousemove = null; for (let n = 0; n < 9; n += 1) trap.focus(); trap.value = "called" }',
  )
  const frame = page.locator('iframe:not([inert])')
  await frame.hover()
  await page.mouse.move(0, 0)
  await see(frame.contentFrame().locator('#trap')).toHaveValue('called')
  await page.keyboard.type(words)
  await expect.poll(() => chat.inputValue()).toBe(words)
  expect(heard.filter((what) => what !== 'heard called')).toEqual([])
  expect(await page.getByRole('status').count()).toBe(0)
  await page.context().close()
})

test('who presses in the page or goes there by Tab types there', async () => {
  const { page, chat } = await expose('')
  const trap = page.locator('iframe:not([inert])').contentFrame().locator('#trap')
  await trap.click()
  await page.keyboard.type('pressed')
  await expect.poll(() => trap.inputValue()).toBe('pressed')
  await chat.click()
  await page.keyboard.type('back')
  await expect.poll(() => chat.inputValue()).toBe('back')
  await page.keyboard.press('Tab')
  await expect.poll(async () => (await shownFrame(page)).evaluate(() => document.activeElement?.id)).toBe('trap')
  await expect
    .poll(async () => {
      await page.keyboard.type('tabbed')
      return trap.inputValue()
    })
    .toContain('tabbed')
  expect(await chat.inputValue()).toBe('back')
  expect(await page.getByRole('status').count()).toBe(0)
  await page.context().close()
})

test('a press whose word comes late from the page, as on a busy machine, gives it the keyboard all the same', async () => {
  const { page, chat } = await expose('')
  await page.evaluate(() => {
    const listen = MessagePort.prototype.addEventListener
    MessagePort.prototype.addEventListener = function (type: string, listener: EventListenerOrEventListenerObject) {
      const hear = typeof listener === 'function' ? listener.bind(this) : listener.handleEvent.bind(listener)
      const later = (event: Event) => {
        const isPress = event instanceof MessageEvent && JSON.stringify(event.data).includes('"pressed"')
        if (!isPress) return hear(event)
        setTimeout(() => {
          hear(event)
          document.documentElement.dataset['heard'] = 'late'
        }, 1000)
      }
      listen.call(this, type, later)
    }
  })
  // the frame of this page is met by what was just put there
  await page.evaluate((html) => previewLab.show(html, false), scriptPage('', `${field}<p>Again</p>`))
  const frame = page.locator('iframe:not([inert])').contentFrame()
  await see(frame.getByText('Again')).toBeVisible()
  await frame.locator('#trap').hover()
  await see(page.locator('iframe:not([inert]):hover')).toBeAttached()
  await frame.locator('#trap').click()
  await see(page.locator('html[data-heard=late]')).toBeAttached()
  await page.keyboard.type('pressed')
  await expect.poll(() => frame.locator('#trap').inputValue()).toBe('pressed')
  expect(await chat.inputValue()).toBe('')
  await page.context().close()
})
