// a month to choose a day from; the field of the browser keeps the value, and is what is there without a script
for (const box of document.querySelectorAll('[data-behaves~="pick-date"]')) {
  const [native, value, button, shown, month, name, days, said, model] = [
    'native', 'value', 'field-button', 'shown', 'month', 'name', 'days', 'said', 'day-model',
  ].map((part) => box.querySelector(`[data-${part}]`))
  const language = document.documentElement.lang
  const empty = shown.textContent
  const long = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const isoOf = (day) => `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`
  const dayOf = (iso) => new Date(...iso.split('-').map((part, at) => Number(part) - (at === 1 ? 1 : 0)))
  const moved = (day, by) => new Date(day.getFullYear(), day.getMonth(), day.getDate() + by)
  // the 31st of a month that has none is its last day
  const movedMonths = (day, by) => {
    const last = new Date(day.getFullYear(), day.getMonth() + by + 1, 0)
    return new Date(last.getFullYear(), last.getMonth(), Math.min(day.getDate(), last.getDate()))
  }
  let at = new Date()
  const dayButton = (day) => {
    const cell = document.createElement('td')
    const one = document.createElement('button')
    const iso = isoOf(day)
    one.type = 'button'
    one.className = model.className
    one.textContent = String(day.getDate())
    one.dataset.day = iso
    one.tabIndex = iso === isoOf(at) ? 0 : -1
    one.setAttribute('aria-label', long.format(day))
    cell.setAttribute('role', 'gridcell')
    one.setAttribute('aria-pressed', String(iso === value.value))
    one.toggleAttribute('data-outside', day.getMonth() !== at.getMonth())
    if (iso === isoOf(new Date())) one.setAttribute('aria-current', 'date')
    cell.append(one)
    return cell
  }
  const draw = (focus) => {
    const first = new Date(at.getFullYear(), at.getMonth(), 1)
    const start = moved(first, -((first.getDay() + 6) % 7))
    const weeks = Math.ceil(((first.getDay() + 6) % 7 + new Date(at.getFullYear(), at.getMonth() + 1, 0).getDate()) / 7)
    name.textContent = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(at)
    days.replaceChildren(
      ...Array.from({ length: weeks }, (_, week) => {
        const row = document.createElement('tr')
        row.append(...Array.from({ length: 7 }, (_, day) => dayButton(moved(start, week * 7 + day))))
        return row
      }),
    )
    if (focus) days.querySelector('[tabindex="0"]').focus()
  }
  const open = (isOpen) => {
    month.hidden = !isOpen
    button.setAttribute('aria-expanded', String(isOpen))
  }
  const choose = (iso) => {
    value.value = iso
    shown.textContent = iso === '' ? empty : long.format(dayOf(iso))
    said.textContent = shown.textContent
    value.dispatchEvent(new Event('change', { bubbles: true }))
    if (iso !== '') at = dayOf(iso)
    draw()
    open(iso === '')
    button.focus()
  }
  const keys = {
    ArrowLeft: () => moved(at, -1),
    ArrowRight: () => moved(at, 1),
    ArrowUp: () => moved(at, -7),
    ArrowDown: () => moved(at, 7),
    Home: () => moved(at, -((at.getDay() + 6) % 7)),
    End: () => moved(at, 6 - ((at.getDay() + 6) % 7)),
    PageUp: () => movedMonths(at, -1),
    PageDown: () => movedMonths(at, 1),
  }
  days.addEventListener('keydown', (event) => {
    if (!keys[event.key]) return
    event.preventDefault()
    at = keys[event.key]()
    draw(true)
  })
  days.addEventListener('click', ({ target }) => {
    const day = target.closest('[data-day]')
    if (day) choose(day.dataset.day)
  })
  for (const step of box.querySelectorAll('[data-step]'))
    step.addEventListener('click', () => {
      at = movedMonths(at, Number(step.dataset.step))
      draw()
    })
  box.querySelector('[data-today]').addEventListener('click', () => choose(isoOf(new Date())))
  box.querySelector('[data-clear]').addEventListener('click', () => choose(''))
  button.addEventListener('click', () => open(month.hidden))
  box.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || month.hidden) return
    open(false)
    button.focus()
  })
  native.hidden = true
  button.hidden = false
  draw()
  open(true)
}
