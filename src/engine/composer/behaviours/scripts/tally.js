// each row counts up and down; whoever has most leads, and equals share their place
for (const box of document.querySelectorAll('[data-behaves~="tally"]')) {
  const list = box.querySelector('[data-list]')
  const said = box.querySelector('[data-said]')
  const model = list.querySelector('[data-row]').cloneNode(true)
  const rows = () => [...list.querySelectorAll('[data-row]')]
  const countOf = (row) => Number(row.querySelector('[data-count]').textContent)
  const draw = () => {
    const counts = rows().map(countOf)
    const most = Math.max(0, ...counts)
    rows().forEach((row, at) => {
      row.querySelector('[data-rank]').textContent = String(1 + counts.filter((count) => count > counts[at]).length)
      row.toggleAttribute('data-first', rows().length > 1 && counts[at] === most && most > 0)
    })
  }
  const set = (row, count) => {
    row.querySelector('[data-count]').textContent = String(Math.max(0, count))
    said.textContent = `${row.querySelector('[data-name]').value} ${Math.max(0, count)}`
  }
  box.addEventListener('click', (event) => {
    const row = event.target.closest('[data-row]')
    if (event.target.closest('[data-plus]')) set(row, countOf(row) + 1)
    else if (event.target.closest('[data-less]')) set(row, countOf(row) - 1)
    else if (event.target.closest('[data-zero]')) for (const one of rows()) set(one, 0)
    else if (event.target.closest('[data-remove]')) {
      const next = row.nextElementSibling ?? row.previousElementSibling
      row.remove()
      ;(next?.querySelector('[data-plus]') ?? box.querySelector('[data-more]')).focus()
    } else if (event.target.closest('[data-more]')) {
      const row = model.cloneNode(true)
      set(row, 0)
      row.querySelector('[data-name]').value = ''
      list.append(row)
      row.querySelector('[data-name]').focus()
    } else return
    draw()
  })
  draw()
}
