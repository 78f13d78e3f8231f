// key figures by period: sample values made from the names, so that cards, chart and table always agree
for (const box of document.querySelectorAll('[data-behaves~="figures"]')) {
  const find = (name, within = box) => within.querySelector(`[data-${name}]`)
  const all = (name, within = box) => [...within.querySelectorAll(`[data-${name}]`)]
  const language = document.documentElement.lang || undefined
  const [column, label, line] = ['column', 'label', 'line-of'].map((name) => find(name).cloneNode(true))
  const [figures, periods, shapes] = ['figure', 'period', 'shape'].map((name) => all(name))
  const means = new Set(['%', '°C'])
  /** How many steps a period has, and how many days each of them. */
  const spans = { week: [7, 1], month: [4, 7], year: [12, 30] }
  const room = 86
  let period = periods.find((one) => one.getAttribute('aria-pressed') === 'true')?.dataset.period ?? 'week'
  let chosen = figures[0]

  const nameOf = (figure) => find('name', figure).textContent.trim()
  const isMean = (figure) => means.has(figure.dataset.unit)
  const seedOf = (text) => [...text].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 9973, 7)
  /** Between 0.6 and 1.4, rising a little towards today. */
  const wave = (figure, at, steps) => 0.95 + Math.sin(at * 2.4 + seedOf(nameOf(figure) + period)) * 0.3 + (0.15 * at) / steps
  const round = (figure, value) => (isMean(figure) ? Math.round(value * 10) / 10 : Math.round(value))
  const valueAt = (figure, at) => {
    const [steps, days] = spans[period]
    const base = Number(figure.dataset.base) || 10
    if (isMean(figure)) return round(figure, Math.min(figure.dataset.unit === '%' ? 99 : Infinity, base * (0.8 + wave(figure, at, steps) * 0.2)))
    return round(figure, base * days * wave(figure, at, steps))
  }
  const valuesOf = (figure, before = 0) => Array.from({ length: spans[period][0] }, (_, at) => valueAt(figure, at - before))
  const whole = (figure, values) => {
    const sum = values.reduce((one, other) => one + other, 0)
    return round(figure, isMean(figure) ? sum / values.length : sum)
  }
  const number = (value, more = {}) => new Intl.NumberFormat(language, { maximumFractionDigits: 1, ...more }).format(value)

  /** What the steps are called, up to today. */
  const names = (long) => {
    const [steps, days] = spans[period]
    const now = new Date()
    const forms = {
      week: { weekday: long ? 'long' : 'short' },
      month: { day: 'numeric', month: long ? 'long' : 'numeric' },
      year: { month: long ? 'long' : 'narrow', ...(long ? { year: 'numeric' } : {}) },
    }
    return Array.from({ length: steps }, (_, at) => {
      const back = steps - 1 - at
      const day = period === 'year' ? new Date(now.getFullYear(), now.getMonth() - back, 1) : new Date(now.getFullYear(), now.getMonth(), now.getDate() - back * days)
      return new Intl.DateTimeFormat(language, forms[period]).format(day)
    })
  }

  const drawCards = () => {
    for (const figure of figures) {
      const now = whole(figure, valuesOf(figure))
      const before = whole(figure, valuesOf(figure, spans[period][0]))
      const change = before === 0 ? 0 : ((now - before) / before) * 100
      find('value', figure).textContent = number(now)
      find('change', figure).textContent = `${change < 0 ? '▼' : '▲'} ${number(Math.abs(change), { maximumFractionDigits: 0 })} % ${find('word-before').textContent}`
      figure.setAttribute('aria-pressed', String(figure === chosen))
    }
  }
  const drawChart = () => {
    const values = valuesOf(chosen)
    const most = Math.max(...values, 1)
    const heights = values.map((value) => (Math.max(0, value) / most) * room)
    const isLine = shapes.some((shape) => shape.dataset.shape === 'line' && shape.getAttribute('aria-pressed') === 'true')
    const grid = `repeat(${values.length}, minmax(0, 1fr))`
    const chart = find('chart')
    chart.toggleAttribute('data-line', isLine)
    chart.setAttribute('aria-label', `${nameOf(chosen)}: ${values.map((value) => number(value)).join(', ')}`)
    find('columns').style.gridTemplateColumns = grid
    find('columns').replaceChildren(
      ...values.map((value, at) => {
        const one = column.cloneNode(true)
        find('top', one).textContent = number(value, { notation: 'compact' })
        if (isLine) {
          find('bar', one).style.bottom = `calc(${heights[at]}% - .375rem)`
          find('top', one).style.bottom = `calc(${heights[at]}% + .75rem)`
        } else find('bar', one).style.height = `${heights[at]}%`
        return one
      }),
    )
    const width = 100 / values.length
    find('lines').firstElementChild.setAttribute(
      'd',
      heights.map((height, at) => `${at === 0 ? 'M' : 'L'}${(width * (at + 0.5)).toFixed(2)} ${(100 - height).toFixed(2)}`).join(''),
    )
    find('labels').style.gridTemplateColumns = grid
    find('labels').replaceChildren(
      ...names(false).map((name) => {
        const one = label.cloneNode(true)
        one.textContent = name
        return one
      }),
    )
    find('chosen').textContent = nameOf(chosen)
  }
  const drawTable = () => {
    const values = figures.map((figure) => valuesOf(figure))
    find('list').replaceChildren(
      ...names(true).map((name, at) => {
        const row = line.cloneNode(true)
        find('when', row).textContent = name
        all('cell', row).forEach((cell, which) => {
          const { unit } = figures[which].dataset
          cell.textContent = `${number(values[which][at])}${unit ? ` ${unit}` : ''}`
        })
        return row
      }),
    )
  }
  const draw = () => {
    drawCards()
    drawChart()
    drawTable()
  }
  const mark = (buttons, chosenOne) => {
    for (const one of buttons) one.setAttribute('aria-pressed', String(one === chosenOne))
  }
  box.addEventListener('click', (event) => {
    const button = event.target.closest('button')
    if (figures.includes(button)) chosen = button
    else if (periods.includes(button)) {
      period = button.dataset.period
      mark(periods, button)
    } else if (shapes.includes(button)) mark(shapes, button)
    else return
    draw()
    find('said').textContent = find('chart').getAttribute('aria-label')
  })
  draw()
}
