// what is put into the cart stands there with how many of it and with its sum; nothing of it is sent
for (const box of document.querySelectorAll('[data-behaves~="cart"]')) {
  const find = (name, within = box) => within.querySelector(`[data-${name}]`)
  const all = (name, within = box) => [...within.querySelectorAll(`[data-${name}]`)]
  const [cart, lines] = [find('cart'), find('lines')]
  const model = find('line').cloneNode(true)
  const language = document.documentElement.lang || undefined
  /** How many there are of each card. */
  const counts = new Map()
  find('line').remove()

  const textOf = (name, entry) => find(name, entry)?.textContent.trim() ?? ''
  // '1 240,50 €': what comes behind the last mark are cents where there are two of them at most
  const amountOf = (price) => {
    const [, whole, cents = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(price.replace(/[^\d.,]/g, ''))
    return Number(`${whole.replace(/\D/g, '')}.${cents}`)
  }
  /** A sum is written as the prices are: with cents where one has them. */
  const written = (sum) => {
    const prices = all('price').map(({ textContent }) => textContent.trim())
    const digits = prices.some((price) => /[.,]\d{2}\D*$/.test(price)) ? 2 : 0
    const figure = sum.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: 2 })
    return (prices.find((price) => /\d/.test(price)) ?? '0').replace(/\d[\d.,\s]*(?=\D|$)/, (said) => figure + (/\s$/.test(said) ? '\u00a0' : ''))
  }

  const draw = () => {
    const total = [...counts].reduce((sum, [entry, count]) => sum + count * amountOf(textOf('price', entry)), 0)
    const count = [...counts.values()].reduce((sum, one) => sum + one, 0)
    find('cart-count').textContent = String(count)
    for (const part of all('cart-sum')) part.textContent = written(total)
    find('cart-none').hidden = count > 0
    find('cart-foot').hidden = count === 0
    for (const line of all('line', lines)) if (!counts.has(line.entry)) line.remove()
    for (const [entry, much] of counts) {
      const line = all('line', lines).find((one) => one.entry === entry) ?? lines.appendChild(lineOf(entry))
      find('line-count', line).textContent = String(much)
      find('line-sum', line).textContent = written(much * amountOf(textOf('price', entry)))
    }
    find('cart-said').textContent = `${count}, ${written(total)}`
  }
  const lineOf = (entry) => {
    const line = model.cloneNode(true)
    line.entry = entry
    find('line-name', line).textContent = textOf('name', entry)
    find('line-cover', line).replaceChildren(...[...find('cover', entry).children].map((child) => child.cloneNode(true)))
    for (const button of line.querySelectorAll('button')) {
      const word = button.querySelector('.sr-only')
      word.textContent = `${word.textContent}: ${textOf('name', entry)}`
    }
    return line
  }
  const put = (entry, count) => {
    if (count > 0) counts.set(entry, Math.min(count, 99))
    else counts.delete(entry)
    draw()
  }
  const go = (name) => {
    for (const step of all('step', cart)) step.hidden = step.dataset.step !== name
  }
  const show = () => {
    go('lines')
    if (!cart.open) cart.showModal()
  }
  const buy = (button) => {
    const dialog = button.closest('dialog')
    const entry = button.closest('[data-entry]') ?? find('current')
    const much = dialog ? Math.max(1, Math.floor(Number(find('quantity', dialog).value) || 1)) : 1
    put(entry, (counts.get(entry) ?? 0) + much)
    const held = [...find('cart-open').querySelectorAll('span')].map(({ textContent }) => textContent).join(' ')
    find('said').textContent = `${textOf('name', entry)}, ${held}`
    if (!dialog) return
    dialog.close()
    show()
  }
  const change = (button, by) => {
    const { entry } = button.closest('[data-line]')
    const next = (counts.get(entry) ?? 0) + by
    put(entry, next)
    if (next <= 0) (lines.querySelector('[data-plus]') ?? cart.querySelector('[data-close]')).focus()
  }
  box.addEventListener('click', ({ target }) => {
    const at = (name) => target.closest(`[data-${name}]`)
    if (target === cart) cart.close()
    else if (at('buy')) buy(at('buy'))
    else if (at('cart-open')) show()
    else if (at('plus')) change(at('plus'), 1)
    else if (at('less')) change(at('less'), -1)
    else if (at('remove')) change(at('remove'), -Infinity)
    else if (at('to-lines')) show()
    else if (at('to-form')) {
      go('form')
      cart.querySelector('form input').focus()
    }
  })
  cart.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault()
    const goods = [...counts].map(([entry, much]) => `${much} × ${textOf('name', entry)}`)
    find('order-what').textContent = `${goods.join(', ')}: ${find('cart-sum').textContent}`
    event.target.reset()
    counts.clear()
    draw()
    go('done')
    find('order-head').focus()
  })
  draw()
}
