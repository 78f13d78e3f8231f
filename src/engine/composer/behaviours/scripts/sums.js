// the amounts of a column are added up, of the rows that are seen; units stand as they do in the cells
for (const box of document.querySelectorAll('[data-behaves~="sums"]')) {
  const language = document.documentElement.lang
  const decimal = new Intl.NumberFormat(language).format(1.5).charAt(1)
  const group = decimal === ',' ? /[.\s](?=\d{3}(?!\d))/g : /[,\s](?=\d{3}(?!\d))/g
  const number = (text) => Number.parseFloat(text.replace(group, '').replace(/[^\d.,-]/g, '').replace(',', '.'))
  const heads = () => [...box.querySelectorAll('thead th')].map((head) => head.querySelector('span')?.textContent.trim())
  const add = () => {
    for (const name of box.querySelectorAll('[data-sum]')) {
      const at = heads().indexOf(name.textContent.trim())
      const rows = [...box.querySelectorAll('[data-entry]')].filter(({ hidden }) => !hidden)
      const cells = rows.map((row) => row.cells[at]?.textContent.trim() ?? '')
      const sum = cells.map(number).reduce((all, one) => all + (Number.isNaN(one) ? 0 : one), 0)
      const said = sum.toLocaleString(language, { maximumFractionDigits: 2 })
      const pattern = cells.find((cell) => /\d/.test(cell)) ?? '0'
      name.closest('p').querySelector('[data-sum-of]').textContent = pattern.replace(/-?\d[\d.,\s]*\d|-?\d/, () => said)
    }
  }
  // rows come, go, are hidden by a search, and come back with the next visit
  const list = box.querySelector('[data-list]')
  if (list) new MutationObserver(add).observe(list, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ['hidden'] })
  add()
}
