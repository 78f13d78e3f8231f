// cards are put in order and liked, and each opens into a dialog, where it is booked, asked for or read; filter.js hides what does not fit
for (const box of document.querySelectorAll('[data-behaves~="catalog"]')) {
  const find = (name, within = box) => within.querySelector(`[data-${name}]`)
  const all = (name, within = box) => [...within.querySelectorAll(`[data-${name}]`)]
  const [list, order, only, detail] = ['list', 'order', 'only', 'detail'].map((name) => find(name))
  const entries = all('entry')
  const textOf = (name, entry) => find(name, entry)?.textContent.trim() ?? ''
  const language = document.documentElement.lang || undefined
  let current = null

  // '1 240,50 €': what comes behind the last mark are cents where there are two of them at most
  const amountOf = (entry) => {
    const said = textOf('price', entry).replace(/[^\d.,]/g, '')
    const [, whole, cents = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(said)
    return Number(`${whole.replace(/\D/g, '')}.${cents}`)
  }
  const byName = (one, other) => textOf('name', one).localeCompare(textOf('name', other), language, { numeric: true })
  const orders = {
    newest: (one, other) => entries.indexOf(one) - entries.indexOf(other),
    name: byName,
    cheap: (one, other) => amountOf(one) - amountOf(other),
    dear: (one, other) => amountOf(other) - amountOf(one),
  }
  const refresh = () => box.dispatchEvent(new Event('entries'))

  const draw = () => {
    const liked = entries.filter((entry) => entry.hasAttribute('data-liked-one'))
    find('liked').textContent = String(liked.length)
    for (const entry of entries) {
      const button = find('like', entry)
      button.setAttribute('aria-pressed', String(liked.includes(entry)))
      button.setAttribute('aria-label', `${button.dataset.word}: ${textOf('name', entry)}`)
    }
    find('like', detail).setAttribute('aria-pressed', String(liked.includes(current)))
    const isOnly = only.getAttribute('aria-pressed') === 'true'
    for (const entry of entries) entry.toggleAttribute('data-out', isOnly && !liked.includes(entry))
    refresh()
  }
  const like = (entry) => {
    entry.toggleAttribute('data-liked-one')
    draw()
    if (entry.hidden && !detail.open) (entries.find(({ hidden }) => !hidden)?.querySelector('[data-like]') ?? only).focus()
    find('said').textContent = [...only.querySelectorAll('span')].map(({ textContent }) => textContent).join(' ')
  }

  /** What a part of the dialog shows; the picture goes where there is much to read. */
  const show = (name) => {
    for (const part of all('part', detail)) part.hidden = part.dataset.part !== name
    const cover = find('shown-cover', detail)
    cover.hidden = name === 'act' && find('part="act"', detail)?.localName === 'article'
    find('pane', detail).classList.toggle('sm:col-span-2', cover.hidden)
  }
  const open = (entry, name) => {
    current?.removeAttribute('data-current')
    current = entry
    entry.setAttribute('data-current', '')
    for (const part of all('shown', detail)) {
      part.textContent = textOf(part.dataset.shown, entry)
      part.hidden = part.textContent === ''
    }
    find('shown-cover', detail).replaceChildren(...[...find('cover', entry).children].map((child) => child.cloneNode(true)))
    const values = all('value', entry).map(({ textContent }) => textContent.trim())
    all('row', detail).forEach((row, at) => {
      find('row-value', row).textContent = values[at] ?? ''
      row.hidden = !values[at]
    })
    find('money', detail).hidden = textOf('price', entry) === ''
    const quantity = find('quantity', detail)
    if (quantity) quantity.value = '1'
    show(name)
    draw()
    if (!detail.open) detail.showModal()
    else find('shown="name"', detail).focus()
  }
  const act = (entry) => {
    if (!find('part="act"', detail)) return open(entry, 'facts')
    open(entry, 'act')
    const field = detail.querySelector('form input')
    if (field) field.focus()
  }
  const showAll = () => {
    const field = find('filter-text')
    field.value = ''
    only.setAttribute('aria-pressed', 'false')
    find('filter-groups').children[0]?.click()
    draw()
    field.focus()
  }

  box.addEventListener('click', ({ target }) => {
    const entry = target.closest('[data-entry]') ?? current
    if (target === detail || target.closest('[data-close]')) target.closest('dialog').close()
    else if (target.closest('[data-open]')) open(entry, 'facts')
    else if (target.closest('[data-act]')) act(entry)
    else if (target.closest('[data-like]')) like(entry)
    else if (target.closest('[data-back]')) {
      show('facts')
      find('shown="name"', detail).focus()
    } else if (target.closest('[data-only]')) {
      only.setAttribute('aria-pressed', String(only.getAttribute('aria-pressed') !== 'true'))
      draw()
    } else if (target.closest('[data-show-all]')) showAll()
  })
  order.addEventListener('change', () => list.append(...[...entries].sort(orders[order.value])))

  const form = detail.querySelector('form')
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    const date = find('date', form)?.value
    const [year, month, day] = (date ?? '').split('-').map(Number)
    const when = date ? new Intl.DateTimeFormat(language, { dateStyle: 'full' }).format(new Date(year, month - 1, day, 12)) : ''
    find('done-what', detail).textContent = [textOf('name', current), when].filter(Boolean).join(', ')
    form.reset()
    show('done')
    find('done-head', detail).focus()
  })
  const now = new Date()
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
  for (const date of all('date')) date.min = today
  // what has no price is put in no order by it
  if (!find('price')) for (const value of ['cheap', 'dear']) order.querySelector(`[value=${value}]`).remove()
  for (const button of all('like', list)) button.dataset.word = button.getAttribute('aria-label')
  draw()
}
