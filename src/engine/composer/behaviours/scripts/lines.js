// each line is an amount times what one of it counts; lines come and go, and the sum follows
for (const box of document.querySelectorAll('[data-behaves~="lines"]')) {
  const list = box.querySelector('[data-list]')
  const model = list.querySelector('[data-row]').cloneNode(true)
  const total = box.querySelector('[data-total]')
  const format = new Intl.NumberFormat(document.documentElement.lang || undefined, { maximumFractionDigits: 2 })
  const draw = () => {
    let sum = 0
    for (const row of list.querySelectorAll('[data-row]')) {
      const own = Number(row.querySelector('[data-amount]').value) * Number(row.querySelector('[data-rate]').value)
      row.querySelector('[data-sum]').textContent = format.format(own)
      sum += own
    }
    total.textContent = format.format(sum)
  }
  box.addEventListener('input', draw)
  box.addEventListener('click', (event) => {
    const row = event.target.closest('[data-remove]')?.closest('[data-row]')
    if (!row) return
    const next = row.nextElementSibling ?? row.previousElementSibling
    row.remove()
    draw()
    ;(next?.querySelector('[data-remove]') ?? box.querySelector('[data-more]')).focus()
  })
  box.querySelector('[data-more]').addEventListener('click', () => {
    const row = model.cloneNode(true)
    row.querySelector('[data-what]').value = ''
    row.querySelector('[data-rate]').value = '0'
    list.append(row)
    draw()
    row.querySelector('[data-what]').focus()
  })
  draw()
}
