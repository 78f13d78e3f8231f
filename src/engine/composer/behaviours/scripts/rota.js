// a row for each week or day from the present one, a name for each duty, and a button that fills what is empty in turn
for (const box of document.querySelectorAll('[data-behaves~="rota"]')) {
  const find = (name, within = box) => within.querySelector(`[data-${name}]`)
  const all = (name, within = box) => [...within.querySelectorAll(`[data-${name}]`)]
  const [list, people, begin, choices] = [find('list'), find('people'), find('begin'), find('choices')]
  const models = Object.fromEntries(['row', 'person', 'duty', 'cell'].map((name) => [name, find(name).cloneNode(true)]))
  const isDaily = box.dataset.step === 'day'
  const step = isDaily ? 1 : 7
  const language = document.documentElement.lang || undefined
  const plain = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' })
  const ofDay = new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short' })
  const nameOf = (person) => find('name', person).value.trim()
  // a day without its hours, so that no clock is put forward within
  const dayOf = (date, after = 0) => new Date(date.getFullYear(), date.getMonth(), date.getDate() + after, 12)
  const mondayOf = (date) => dayOf(date, -((date.getDay() + 6) % 7))
  const firstOf = (date) => (isDaily ? dayOf(date) : mondayOf(date))
  const typed = (date) => [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

  // a week over New Year has no years beside its days
  const weekOf = (day, end) => (day.getFullYear() === end.getFullYear() ? plain.formatRange(day, end) : `${plain.format(day)} – ${plain.format(end)}`)
  const label = (day) => (isDaily ? ofDay.format(day) : weekOf(day, dayOf(day, 6)))

  const drawDays = () => {
    const [year, month, day] = begin.value.split('-').map(Number)
    const first = begin.value ? firstOf(new Date(year, month - 1, day, 12)) : firstOf(new Date())
    const now = typed(firstOf(new Date()))
    all('row').forEach((row, at) => {
      const day = dayOf(first, at * step)
      const isNow = typed(day) === now
      find('when', row).textContent = label(day)
      find('now', row).textContent = isNow ? find(isDaily ? 'word-day' : 'word-week').textContent : ''
      find('now', row).hidden = !isNow
      if (isNow) row.setAttribute('aria-current', 'date')
      else row.removeAttribute('aria-current')
    })
  }

  const draw = () => {
    const duties = all('duty').map((duty) => find('duty-name', duty).value.trim())
    const served = []
    for (const row of all('row')) {
      const when = find('when', row).textContent
      all('who', row).forEach((input, at) => {
        input.setAttribute('aria-label', `${when}, ${duties[at] ?? ''}`)
        if (input.value.trim()) served.push(input.value.trim().toLowerCase())
      })
    }
    for (const person of all('person')) {
      const name = nameOf(person).toLowerCase()
      find('times', person).textContent = String(served.filter((one) => one === name).length)
    }
    choices.replaceChildren(...all('person').map(nameOf).filter(Boolean).map((name) => new Option(name)))
    for (const button of all('remove')) button.disabled = duties.length < 2
    for (const button of all('leave')) button.disabled = all('person').length < 2
  }

  /** One after the other; where everybody would keep the same duty for ever, each round begins one further on. */
  const shareOut = () => {
    const names = all('person').map(nameOf).filter(Boolean)
    const cells = all('who')
    const [count, duties] = [names.length, all('duty').length]
    const isFixed = duties > 1 && count % duties === 0
    cells.forEach((cell, at) => {
      const further = isFixed ? Math.floor(at / count) : 0
      if (count > 0 && !cell.value.trim()) cell.value = names[(at + further) % count]
    })
    find('said').textContent = all('person').map((person) => `${nameOf(person)} ${cells.filter(({ value }) => value === nameOf(person)).length}`).join(', ')
  }

  const empty = (row) => {
    for (const input of all('who', row)) input.value = ''
    return row
  }
  const removeDuty = (gone) => {
    const at = all('duty').indexOf(gone)
    for (const row of all('row')) all('cell', row)[at].remove()
    gone.remove()
    find('duty-name').focus()
  }
  const leave = (gone) => {
    const next = gone.nextElementSibling ?? gone.previousElementSibling
    gone.remove()
    find('name', next).focus()
  }
  const join = () => {
    const person = models.person.cloneNode(true)
    find('name', person).value = ''
    people.append(person)
    find('name', person).focus()
  }
  const addDuty = () => {
    const duty = models.duty.cloneNode(true)
    find('duty-name', duty).value = ''
    find('heads').append(duty)
    for (const row of all('row')) row.append(empty(models.cell.cloneNode(true)))
    find('duty-name', duty).focus()
  }
  const addRow = () => {
    const row = empty(list.lastElementChild.cloneNode(true))
    list.append(row)
    drawDays()
    find('who', row).focus()
  }
  const acts = {
    remove: (button) => removeDuty(button.closest('[data-duty]')),
    leave: (button) => leave(button.closest('[data-person]')),
    join,
    'add-duty': addDuty,
    more: addRow,
    share: shareOut,
    clear: () => all('row').forEach(empty),
    print: () => print(),
  }
  box.addEventListener('click', ({ target }) => {
    const [name, act] = Object.entries(acts).find(([name]) => target.closest(`[data-${name}]`)) ?? []
    if (!name) return
    act(target.closest(`[data-${name}]`))
    draw()
  })
  let before = new Map()
  const remember = () => (before = new Map(all('person').map((person) => [person, nameOf(person)])))
  people.addEventListener('focusin', remember)
  // who is called otherwise is so in the rows as well
  people.addEventListener('change', ({ target }) => {
    const person = target.closest('[data-person]')
    const [old, name] = [before.get(person), nameOf(person)]
    if (old && name) for (const cell of all('who')) if (cell.value === old) cell.value = name
    remember()
    draw()
  })
  box.addEventListener('input', () => {
    drawDays()
    draw()
  })
  begin.value = typed(firstOf(new Date()))
  for (const input of all('who')) input.setAttribute('list', choices.id)
  for (const model of [models.row, models.cell]) for (const input of all('who', model)) input.setAttribute('list', choices.id)
  drawDays()
  draw()
}
