// one check-in a day: a choice and a note, the days of a month that are done, and how many of them in a row
for (const box of document.querySelectorAll('[data-behaves~="checkin"]')) {
  const find = (name, within = box) => within.querySelector(`[data-${name}]`)
  const all = (name, within = box) => [...within.querySelectorAll(`[data-${name}]`)]
  const language = document.documentElement.lang || undefined
  const [dayModel, logModel] = [find('date').cloneNode(true), find('log').cloneNode(true)]
  const choices = all('choice')
  const now = new Date()
  const dayAt = (back) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - back)
  const keyOf = (day) => `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`
  const dayOf = (key) => new Date(...key.split('-').map((part, at) => Number(part) - (at === 1 ? 1 : 0)))
  const say = (day, form) => new Intl.DateTimeFormat(language, form).format(day)
  const today = keyOf(now)
  const labelOf = (choice) => choice?.textContent.trim() ?? ''
  /** What was said on each day; the first ones are examples. */
  const done = new Map([1, 2, 3, 5, 6].map((back, at) => [keyOf(dayAt(back)), { choice: labelOf(choices[at % 4 === 3 ? 1 : 0] ?? choices[0]), note: '' }]))
  let day = today
  let month = new Date(now.getFullYear(), now.getMonth(), 1)

  const choose = (choice) => {
    for (const one of choices) one.setAttribute('aria-pressed', String(one === choice))
  }
  /** Days in a row up to today, or up to yesterday as long as today is open. */
  const streak = () => {
    let [back, count] = [done.has(today) ? 0 : 1, 0]
    while (done.has(keyOf(dayAt(back)))) {
      back++
      count++
    }
    return count
  }
  const drawMonth = () => {
    find('month').textContent = say(month, { month: 'long', year: 'numeric' })
    find('forth').disabled = keyOf(month).slice(0, 7) >= today.slice(0, 7)
    const length = new Date(month.getFullYear(), month.getMonth() + 1, 0).getDate()
    const before = (month.getDay() + 6) % 7
    find('grid').replaceChildren(
      ...Array.from({ length }, (_, at) => {
        const date = new Date(month.getFullYear(), month.getMonth(), at + 1)
        const cell = dayModel.cloneNode(true)
        cell.dataset.date = keyOf(date)
        find('number', cell).textContent = String(at + 1)
        find('mark', cell).hidden = !done.has(cell.dataset.date)
        cell.toggleAttribute('data-done', done.has(cell.dataset.date))
        cell.setAttribute('aria-pressed', String(cell.dataset.date === day))
        if (cell.dataset.date === today) cell.setAttribute('aria-current', 'date')
        cell.disabled = cell.dataset.date > today
        if (at === 0) cell.style.gridColumnStart = String(before + 1)
        return cell
      }),
    )
  }
  const drawList = () => {
    const keys = [...done.keys()].sort().toReversed()
    find('list').replaceChildren(
      ...keys.slice(0, 10).map((key) => {
        const row = logModel.cloneNode(true)
        find('when', row).textContent = say(dayOf(key), { weekday: 'short', day: 'numeric', month: 'short' })
        find('what', row).textContent = done.get(key).choice
        find('why', row).textContent = done.get(key).note
        return row
      }),
    )
    find('list').hidden = keys.length === 0
    find('none').hidden = keys.length > 0
  }
  const draw = () => {
    const said = done.get(day)
    find('day').textContent = say(dayOf(day), { weekday: 'long', day: 'numeric', month: 'long' })
    find('is-done').hidden = !said
    find('streak').textContent = String(streak())
    find('days').textContent = String(done.size)
    drawMonth()
    drawList()
  }
  const turn = (by) => {
    month = new Date(month.getFullYear(), month.getMonth() + by, 1)
    drawMonth()
  }
  /** The day that is pressed is the one that the form speaks of. */
  const open = (key) => {
    day = key
    const said = done.get(key)
    choose(choices.find((choice) => labelOf(choice) === said?.choice) ?? choices[0])
    find('note').value = said?.note ?? ''
    draw()
    box.querySelector(`[data-date="${key}"]`)?.focus()
  }
  find('check').addEventListener('submit', (event) => {
    event.preventDefault()
    const choice = labelOf(choices.find((one) => one.getAttribute('aria-pressed') === 'true'))
    done.set(day, { choice, note: find('note').value.trim() })
    draw()
    find('said').textContent = `${find('day').textContent}: ${choice}`
  })
  box.addEventListener('click', (event) => {
    const button = event.target.closest('button')
    if (!button) return
    if (choices.includes(button)) choose(button)
    else if (button.dataset.date) open(button.dataset.date)
    else if (button.matches('[data-back]')) turn(-1)
    else if (button.matches('[data-forth]')) turn(1)
    else if (button.matches('[data-undo]')) {
      done.delete(day)
      draw()
      box.querySelector('[type=submit]').focus()
    } else if (button.matches('[data-clear]')) {
      done.clear()
      draw()
    }
  })
  choose(choices[0])
  draw()
}
