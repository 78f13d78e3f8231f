// a line that is sent becomes an entry like the first one; entries are taken out, ticked and counted
for (const box of document.querySelectorAll('[data-behaves~="entries"]')) {
  const first = box.querySelector('[data-entry][data-model]') ?? box.querySelector('[data-entry]')
  const model = first?.cloneNode(true)
  const changed = () => {
    const ticks = [...box.querySelectorAll('[data-entry] input[type=checkbox]')]
    for (const sum of box.querySelectorAll('[data-done]')) sum.textContent = String(ticks.filter(({ checked }) => checked).length)
    for (const sum of box.querySelectorAll('[data-all]')) sum.textContent = String(box.querySelectorAll('[data-entry]').length)
    for (const bar of box.querySelectorAll('[data-share]'))
      bar.style.width = `${ticks.length === 0 ? 0 : (ticks.filter(({ checked }) => checked).length / ticks.length) * 100}%`
    for (const empty of box.querySelectorAll('[data-empty]')) empty.hidden = box.querySelector('[data-entry]') !== null
    box.dispatchEvent(new Event('entries'))
    for (const inner of box.querySelectorAll('[data-behaves]')) inner.dispatchEvent(new Event('entries'))
  }
  // a day as people write it, a tick as a tick
  const said = ({ type, value }) =>
    type === 'checkbox'
      ? '✓'
      : type === 'date'
        ? new Date(`${value}T00:00`).toLocaleDateString(document.documentElement.lang, { day: 'numeric', month: 'short' })
        : value.trim()
  let count = box.querySelectorAll('[data-entry]').length
  for (const form of box.querySelectorAll('form[data-add]'))
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const isGiven = ({ type, checked, value }) => (type === 'checkbox' ? checked : value.trim() !== '')
      const values = [...form.querySelectorAll('input,select,textarea')].filter(isGiven)
      if (!model || values.length === 0) return
      const entry = model.cloneNode(true)
      for (const part of entry.querySelectorAll('[data-new]')) part.textContent = ''
      for (const tick of entry.querySelectorAll('input[type=checkbox]')) tick.checked = false
      for (const mark of entry.querySelectorAll('[data-placeholder]')) mark.removeAttribute('data-placeholder')
      for (const named of entry.querySelectorAll('[id]')) named.id += `-${++count}`
      const cells = entry.querySelectorAll('[data-new=""]')
      const fields = [...form.querySelectorAll('input,select,textarea')]
      for (const field of values) {
        const part = entry.querySelector(`[data-new="${field.name}"]`) ?? cells[fields.indexOf(field)]
        // a day that may be late stays one: what marks it writes it out
        if (part) part.textContent = part.matches('[data-due]') ? field.value : said(field)
      }
      const group = entry.querySelector('[data-new="group"]')
      const choice = values.find(({ tagName }) => tagName === 'SELECT')
      if (group && group.textContent === '' && choice) group.textContent = choice.value
      const list = form.closest('[data-column]')?.querySelector('[data-list]') ?? box.querySelector('[data-list]')
      if (form.dataset.add === 'first') list.prepend(entry)
      else list.append(entry)
      form.reset()
      values[0].focus()
      changed()
    })
  box.addEventListener('click', (event) => {
    const button = event.target.closest('[data-remove]')
    const entry = button?.closest('[data-entry]')
    if (!entry) return
    const next = entry.nextElementSibling ?? entry.previousElementSibling
    entry.remove()
    changed()
    const focus = next?.querySelector('button,input') ?? box.querySelector('form input')
    focus?.focus()
  })
  box.addEventListener('change', changed)
  changed()
}
