// a press on a column's name sorts by it, another press turns the order round
for (const table of document.querySelectorAll('table[data-behaves~="sort"]')) {
  const body = table.tBodies[0]
  const heads = [...table.tHead.querySelectorAll('th[data-sort]')]
  const valueOf = (row, at) => row.cells[at]?.textContent.trim() ?? ''
  const number = (text) => Number.parseFloat(text.replace(/[^\d.,-]/g, '').replace(',', '.'))
  for (const head of heads) {
    const at = head.cellIndex
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'inline-flex min-h-11 cursor-pointer items-center gap-1.5 hover:text-(--ink)'
    const sign = document.createElement('span')
    sign.setAttribute('aria-hidden', 'true')
    sign.className = 'w-3 text-(--accent)'
    button.append(...head.childNodes, sign)
    head.replaceChildren(button)
    button.addEventListener('click', () => {
      const down = head.getAttribute('aria-sort') === 'ascending'
      for (const other of heads) {
        other.removeAttribute('aria-sort')
        other.querySelector('button span[aria-hidden]').textContent = ''
      }
      head.setAttribute('aria-sort', down ? 'descending' : 'ascending')
      sign.textContent = down ? '↓' : '↑'
      const rows = [...body.rows].sort((one, other) => {
        const [a, b] = [valueOf(one, at), valueOf(other, at)]
        const [x, y] = [number(a), number(b)]
        const byNumber = Number.isNaN(x) || Number.isNaN(y) ? 0 : x - y
        return (byNumber || a.localeCompare(b, document.documentElement.lang)) * (down ? -1 : 1)
      })
      body.append(...rows)
    })
  }
}
