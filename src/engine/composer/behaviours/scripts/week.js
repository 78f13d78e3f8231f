// hours that are free can be pressed and booked; what is booked here can be given back
for (const box of document.querySelectorAll('[data-behaves~="week"]')) {
  const [from, to] = box.dataset.hours.split('-').map(Number)
  const form = box.querySelector('form')
  const [said, name, length] = [form.querySelector('[data-pick]'), form.elements.namedItem('who'), form.elements.namedItem('length')]
  const own = box.querySelector('[data-own]')
  const model = own.children[0].cloneNode(true)
  const empty = box.querySelector('[data-empty]')
  const clock = (hour) => `${String(hour).padStart(2, '0')}:00`
  const days = [...box.querySelectorAll('[data-day]')].map((column) => ({
    column,
    title: column.querySelector('[data-day-name]').textContent.trim(),
    booked: [...column.querySelectorAll('[data-booking]')].map((one) => {
      const [, start = 0, end = 0, who = ''] = /(\d+)\D+(\d+)\s*(.*)/.exec(one.textContent.trim()) ?? []
      return { start: Number(start), end: Number(end), who, own: false }
    }),
  }))
  let picked = null
  const draw = () => {
    for (const day of days) {
      const list = day.column.querySelector('[data-slots]')
      const rows = []
      for (let hour = from; hour < to; hour++) {
        const taken = day.booked.find(({ start, end }) => hour >= start && hour < end)
        if (taken && taken.start !== hour) continue
        const row = document.createElement('li')
        const span = taken ? taken.end - taken.start : 1
        row.style.setProperty('--span', String(span))
        row.className = 'week-slot'
        if (taken) {
          row.dataset.taken = taken.own ? 'own' : 'other'
          const [title, time] = [document.createElement('b'), document.createElement('span')]
          title.textContent = taken.who
          time.textContent = `${clock(taken.start)}–${clock(taken.end)}`
          row.append(title, time)
        } else {
          const button = document.createElement('button')
          button.type = 'button'
          button.textContent = clock(hour)
          button.setAttribute('aria-label', `${day.title} ${clock(hour)}: ${box.dataset.free}`)
          button.setAttribute('aria-pressed', String(picked?.day === day && picked.hour === hour))
          button.addEventListener('click', () => pick(day, hour))
          row.append(button)
        }
        rows.push(row)
      }
      list.replaceChildren(...rows)
    }
  }
  const room = ({ day, hour }) => Math.min(to, ...day.booked.map(({ start }) => start).filter((start) => start > hour)) - hour
  const pick = (day, hour) => {
    picked = { day, hour }
    const most = Math.min(4, room(picked))
    length.replaceChildren(...Array.from({ length: most }, (_, at) => new Option(`${at + 1} h`, String(at + 1))))
    said.textContent = `${day.title} ${clock(hour)}`
    for (const field of form.elements) field.disabled = false
    draw()
    name.focus()
  }
  const listOwn = () => {
    const mine = days.flatMap((day) => day.booked.filter((one) => one.own).map((one) => ({ day, one })))
    own.replaceChildren(
      ...mine.map(({ day, one }) => {
        const row = model.cloneNode(true)
        row.querySelector('[data-own-text]').textContent = `${day.title} ${clock(one.start)}–${clock(one.end)}, ${one.who}`
        row.querySelector('button').addEventListener('click', () => {
          day.booked.splice(day.booked.indexOf(one), 1)
          draw()
          listOwn()
        })
        return row
      }),
    )
    own.hidden = mine.length === 0
    empty.hidden = mine.length > 0
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!picked || name.value.trim() === '') return
    const { day, hour } = picked
    day.booked.push({ start: hour, end: hour + Number(length.value), who: name.value.trim(), own: true })
    picked = null
    form.reset()
    said.textContent = said.dataset.none
    for (const field of form.elements) field.disabled = true
    draw()
    listOwn()
  })
  const tabs = [...box.querySelectorAll('[data-day-tab]')]
  const show = (at) => {
    tabs.forEach((tab, index) => tab.setAttribute('aria-pressed', String(index === at)))
    days.forEach(({ column }, index) => column.toggleAttribute('data-shown', index === at))
  }
  tabs.forEach((tab, at) => tab.addEventListener('click', () => show(at)))
  for (const field of form.elements) field.disabled = true
  show(0)
  draw()
  listOwn()
}
