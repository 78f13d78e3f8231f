// the days since a day or until one, what each of them saved, and how far it is to the next goal; the browser keeps it
for (const box of document.querySelectorAll('[data-behaves~="days"]')) {
  const find = (name) => box.querySelector(`[data-${name}]`)
  const [direction = 'since', told = ''] = box.dataset.from.split(' ')
  const isUntil = direction === 'until'
  const [day, figure, goals] = [find('day'), find('figure'), find('goals')]
  const [price, rate, savings] = [find('price'), find('rate'), find('savings')]
  const mark = find('mark').cloneNode(true)
  const language = document.documentElement.lang || undefined
  const DAY = 86400000
  const steps = [1, 3, 7, 14, 30, 60, 90, 180, 365, 500, 730, 1000, 1825, 3650]
  const place = `days:${location.pathname}:${document.title}`
  const codes = { '€': 'EUR', $: 'USD', '£': 'GBP', R$: 'BRL', kr: 'NOK', reais: 'BRL', euro: 'EUR', euros: 'EUR' }
  let longest = 0

  const inUnit = (count, unit) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  const unitAlone = (count) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' })
      .formatToParts(count)
      .filter(({ type }) => type === 'unit')
      .map(({ value }) => value)
      .join('')
  const money = (amount) => {
    const currency = codes[savings.dataset.sign?.toLowerCase()] ?? codes[savings.dataset.sign]
    const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
    return new Intl.NumberFormat(language, currency ? { ...digits, style: 'currency', currency } : digits).format(amount)
  }
  const isoOf = (date) =>
    [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
  const midnight = (iso) => {
    const [year, month, date] = iso.split('-').map(Number)
    return Date.UTC(year, month - 1, date)
  }
  const today = () => isoOf(new Date())

  /** Years, months and days between two days, as people count them. */
  const partsBetween = (from, to) => {
    const [start, end] = [new Date(from), new Date(to)]
    let months = (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth()
    const back = (count) => {
      const last = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + count + 1, 0)).getUTCDate()
      return Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + count, Math.min(start.getUTCDate(), last))
    }
    if (back(months) > to) months -= 1
    const days = Math.round((to - back(months)) / DAY)
    const parts = [
      [Math.floor(months / 12), 'year'],
      [months % 12, 'month'],
      [days, 'day'],
    ].filter(([count]) => count > 0)
    // a few days are said above
    return parts.length > 1 ? parts : []
  }
  const draw = () => {
    const isChosen = day.value !== ''
    find('choose').hidden = isChosen
    const [from, to] = isUntil ? [today(), day.value] : [day.value, today()]
    const span = isChosen ? [midnight(from), midnight(to)] : [0, 0]
    const days = Math.max(0, Math.round((span[1] - span[0]) / DAY))
    figure.textContent = isChosen ? new Intl.NumberFormat(language).format(days) : '–'
    find('unit').textContent = isChosen ? unitAlone(days) : ''
    const parts = days > 0 ? partsBetween(...span) : []
    find('parts').textContent = new Intl.ListFormat(language, { type: 'unit', style: 'long' }).format(
      parts.map(([count, unit]) => inUnit(count, unit)),
    )
    if (savings) find('sum').textContent = money(days * Number(price.value) * Number(rate.value))
    const goal = steps.find((step) => step > days) ?? Math.ceil((days + 1) / 1000) * 1000
    const last = steps.findLast((step) => step <= days) ?? 0
    find('goal').textContent = inUnit(goal, 'day')
    find('left').textContent = `${new Intl.NumberFormat(language).format(days)} / ${new Intl.NumberFormat(language).format(goal)}`
    find('way').style.width = `${(100 * (days - last)) / Math.max(1, goal - last)}%`
    find('longest').textContent = inUnit(Math.max(longest, days), 'day')
    goals.replaceChildren(
      ...steps
        .filter((step) => step <= Math.max(365, goal))
        .map((step) => {
          const item = mark.cloneNode(true)
          item.querySelector('[data-mark-days]').textContent = inUnit(step, 'day')
          item.toggleAttribute('data-done', step <= days)
          item.querySelector('[data-tick]').hidden = step > days
          return item
        }),
    )
    return days
  }
  /** A frame without storage forgets. */
  const keep = () => {
    try {
      localStorage.setItem(place, JSON.stringify({ day: day.value, longest, price: price?.value, rate: rate?.value }))
    } catch {}
  }
  const recall = () => {
    try {
      return JSON.parse(localStorage.getItem(place)) ?? {}
    } catch {
      return {}
    }
  }
  box.toggleAttribute('data-until', isUntil)
  if (isUntil) day.min = today()
  else day.max = today()
  const before = recall()
  const isDay = /^\d{4}-\d\d-\d\d$/
  day.value = [before.day, told, isUntil ? '' : today()].find((value) => isDay.test(value ?? '')) ?? ''
  longest = Number(before.longest) || 0
  if (price) {
    price.value = before.price ?? price.getAttribute('value')?.replace(',', '.') ?? ''
    rate.value = before.rate ?? '1'
  }
  box.addEventListener('input', () => {
    draw()
    keep()
  })
  find('again').addEventListener('click', () => {
    longest = Math.max(longest, draw())
    day.value = today()
    draw()
    keep()
  })
  draw()
}
