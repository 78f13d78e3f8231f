// the curve of a day, a week, a month or a year: sample values, made from the name so that they stay the same
for (const box of document.querySelectorAll('[data-behaves~="meter"]')) {
  const [area, line, rest, sun, ticks] = ['area', 'line', 'rest', 'now', 'ticks'].map((name) => box.querySelector(`[data-${name}]`))
  const periods = [...box.querySelectorAll('[data-period]')]
  const cells = box.querySelector('[data-cells]')
  const seed = [...box.dataset.name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 9973, 7)
  const wave = (at, count) => {
    const noise = Math.sin((at + 1) * 12.9 + seed) * 0.5 + 0.5
    return count === 24 ? Math.max(0, Math.sin(((at - 5) / 15) * Math.PI)) * (0.82 + noise * 0.18) : 0.45 + noise * 0.5
  }
  const days = (length) => {
    const base = new Date(2024, 0, 1)
    return Array.from({ length }, (_, at) => new Intl.DateTimeFormat(document.documentElement.lang, { weekday: 'short' }).format(new Date(2024, 0, base.getDate() + at)))
  }
  const months = () => Array.from({ length: 12 }, (_, at) => new Intl.DateTimeFormat(document.documentElement.lang, { month: 'short' }).format(new Date(2024, at, 1)))
  const sets = [
    { count: 24, now: 15, names: ['0:00', '6:00', '12:00', '18:00', '24:00'] },
    { count: 7, now: 4, names: days(7) },
    { count: 30, now: 18, names: ['1', '10', '20', '30'] },
    { count: 12, now: 8, names: months() },
  ]
  const path = (from, to, { count }) =>
    Array.from({ length: to - from + 1 }, (_, at) => `${at === 0 ? 'M' : 'L'}${(((from + at) / (count - 1)) * 1000).toFixed(1)} ${(300 - wave(from + at, count) * 270).toFixed(1)}`).join('')
  const show = (index) => {
    const set = sets[index]
    const x = (set.now / (set.count - 1)) * 1000
    line.setAttribute('d', path(0, set.now, set))
    area.setAttribute('d', `${path(0, set.now, set)}V300H0Z`)
    rest.setAttribute('d', path(set.now, set.count - 1, set))
    sun.style.left = `${x / 10}%`
    sun.style.top = `${((300 - wave(set.now, set.count) * 270) / 300) * 100}%`
    ticks.replaceChildren(
      ...set.names.map((name) => {
        const tick = document.createElement('span')
        tick.textContent = name
        return tick
      }),
    )
    periods.forEach((period, at) => period.setAttribute('aria-pressed', String(at === index)))
  }
  periods.forEach((period, at) => period.addEventListener('click', () => show(at % sets.length)))
  if (cells)
    cells.replaceChildren(
      ...Array.from({ length: 30 }, (_, at) => {
        const cell = document.createElement('span')
        cell.style.setProperty('--full', at > 18 ? '0%' : `${Math.round(wave(at, 30) * 100)}%`)
        return cell
      }),
    )
  show(0)
}
