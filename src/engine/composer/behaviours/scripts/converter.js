// an amount in one unit is told in another, in both directions; rates of money are what people write down
for (const box of document.querySelectorAll('[data-behaves~="converter"]')) {
  const find = (name) => box.querySelector(`[data-${name}]`)
  const [from, to] = ['from', 'to'].map((name) => ({ value: find(`value="${name}"`), unit: find(`unit="${name}"`) }))
  const [rate, others] = [find('rate'), find('others')]
  const model = find('other').cloneNode(true)
  const language = document.documentElement.lang || undefined
  // how much of the first of its kind each unit is
  const units = {
    length: { meter: 1, kilometer: 1000, centimeter: 0.01, millimeter: 0.001, mile: 1609.344, yard: 0.9144, foot: 0.3048, inch: 0.0254 },
    weight: { kilogram: 1, gram: 0.001, pound: 0.45359237, ounce: 0.028349523125, stone: 6.35029318 },
    temperature: { celsius: 1, fahrenheit: 1, K: 1 },
    volume: { liter: 1, milliliter: 0.001, gallon: 3.785411784, 'fluid-ounce': 0.0295735295625, 'm³': 1000 },
    area: { 'm²': 1, 'km²': 1e6, hectare: 1e4, acre: 4046.8564224, 'ft²': 0.09290304 },
    speed: { 'kilometer-per-hour': 1 / 3.6, 'meter-per-second': 1, 'mile-per-hour': 0.44704 },
    time: { second: 1, minute: 60, hour: 3600, day: 86400, week: 604800 },
    data: { byte: 1, kilobyte: 1e3, megabyte: 1e6, gigabyte: 1e9, terabyte: 1e12 },
    currency: Object.fromEntries(['EUR', 'USD', 'GBP', 'CHF', 'NOK', 'SEK', 'DKK', 'PLN', 'BRL', 'JPY', 'CAD', 'AUD'].map((code) => [code, 1])),
  }
  const pairs = { length: ['kilometer', 'mile'], weight: ['kilogram', 'pound'], speed: ['kilometer-per-hour', 'mile-per-hour'], volume: ['liter', 'gallon'] }
  const toCelsius = { celsius: (value) => value, fahrenheit: (value) => ((value - 32) * 5) / 9, K: (value) => value - 273.15 }
  const ofCelsius = { celsius: (value) => value, fahrenheit: (value) => (value * 9) / 5 + 32, K: (value) => value + 273.15 }
  let kind = ''

  const nameOf = (unit) => {
    if (kind === 'currency') return `${new Intl.DisplayNames(language, { type: 'currency' }).of(unit)} (${unit})`
    try {
      const parts = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(2)
      return parts.filter(({ type }) => type === 'unit').map(({ value }) => value).join(' ').trim()
    } catch {
      return unit
    }
  }
  const decimal = new Intl.NumberFormat(language).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  /** '1.234,5' and '1234.5': the last mark parts the decimals where it is the language's, or the only one. */
  const read = (text) => {
    const clear = text.replace(/\s/g, '')
    const other = decimal === ',' ? '.' : ','
    const plain = clear.includes(decimal) ? clear.replaceAll(other, '').replace(decimal, '.') : clear.replace(',', '.')
    return plain === '' ? Number.NaN : Number(plain)
  }
  const write = (value) =>
    Number.isFinite(value) ? new Intl.NumberFormat(language, { maximumSignificantDigits: 8, useGrouping: false }).format(value) : ''
  const convert = (value, one, other) => {
    if (kind === 'temperature') return ofCelsius[other](toCelsius[one](value))
    if (kind === 'currency') {
      if (one === other) return value
      const worth = read(rate.value)
      return one === from.unit.value ? value * worth : value / worth
    }
    return (value * units[kind][one]) / units[kind][other]
  }
  const draw = (source = from) => {
    const target = source === from ? to : from
    const value = read(source.value.value)
    target.value.value = write(convert(value, source.unit.value, target.unit.value))
    const amount = read(from.value.value)
    const rest = kind === 'currency' ? [] : Object.keys(units[kind]).filter((unit) => unit !== from.unit.value && unit !== to.unit.value)
    others.replaceChildren(
      ...rest.map((unit) => {
        const row = model.cloneNode(true)
        row.querySelector('[data-other-name]').textContent = nameOf(unit)
        row.querySelector('[data-other-value]').textContent = write(convert(amount, from.unit.value, unit)) || '–'
        return row
      }),
    )
    find('rate-unit').textContent = `1 ${from.unit.value} = ? ${to.unit.value}`
    find('said').textContent = to.value.value === '' ? '' : `${to.value.value} ${nameOf(to.unit.value)}`
  }
  const choose = (name, first, second) => {
    kind = name
    const all = Object.keys(units[kind])
    const [one, other] = [first, second].every((unit) => all.includes(unit)) ? [first, second] : (pairs[kind] ?? all)
    for (const { unit } of [from, to]) unit.replaceChildren(...all.map((id) => new Option(nameOf(id), id)))
    from.unit.value = one
    to.unit.value = other
    for (const chip of box.querySelectorAll('[data-kind]')) chip.setAttribute('aria-pressed', String(chip.dataset.kind === kind))
    find('rates').hidden = kind !== 'currency'
    draw()
  }
  for (const pair of [from, to]) {
    pair.value.addEventListener('input', () => draw(pair))
    pair.unit.addEventListener('change', () => {
      if (kind === 'currency') rate.value = ''
      draw()
    })
  }
  rate.addEventListener('input', () => draw())
  find('swap').addEventListener('click', () => {
    const [one, other] = [from.unit.value, to.unit.value]
    const worth = read(rate.value)
    from.unit.value = other
    to.unit.value = one
    if (kind === 'currency' && worth > 0) rate.value = write(1 / worth)
    draw()
  })
  for (const chip of box.querySelectorAll('[data-kind]')) chip.addEventListener('click', () => choose(chip.dataset.kind))
  const [begin, first, second] = box.dataset.begin.split(' ')
  from.value.value = '1'
  choose(Object.hasOwn(units, begin) ? begin : 'length', first, second)
}
