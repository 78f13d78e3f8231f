// what is typed, and the group that is pressed, decide which entries are shown; how many is said
for (const box of document.querySelectorAll('[data-behaves~="filter"]')) {
  const field = box.querySelector('[data-filter-text]')
  const chips = box.querySelector('[data-filter-groups]')
  const count = box.querySelector('[data-filter-count]')
  const none = box.querySelector('[data-filter-none]')
  const entries = () => [...box.querySelectorAll('[data-entry]')]
  const groupOf = (entry) => (entry.querySelector('[data-group]') ?? entry).textContent.trim()
  let group = ''
  const apply = () => {
    const words = (field?.value ?? '').trim().toLowerCase().split(/\s+/)
    let shown = 0
    for (const entry of entries()) {
      const text = entry.textContent.toLowerCase()
      const fits = words.every((word) => text.includes(word)) && (group === '' || groupOf(entry) === group) && !entry.hasAttribute('data-out')
      entry.hidden = !fits
      if (fits) shown++
    }
    if (count) count.textContent = String(shown)
    if (none) none.hidden = shown > 0
  }
  const offer = () => {
    const given = [...box.querySelectorAll('[data-groups] option')].map(({ value }) => value)
    const own = entries().filter((entry) => entry.querySelector('[data-group]')).map(groupOf)
    const names = [...new Set([...given, ...own])].filter(Boolean)
    if (!chips || names.length < 2) return
    const model = chips.children[0]
    chips.replaceChildren(
      ...['', ...names].map((name) => {
        const chip = model.cloneNode(true)
        if (name !== '') chip.textContent = name
        chip.setAttribute('aria-pressed', String(name === group))
        chip.addEventListener('click', () => {
          group = name
          for (const other of chips.children) other.setAttribute('aria-pressed', String(other === chip))
          apply()
        })
        return chip
      }),
    )
    chips.hidden = false
  }
  field?.addEventListener('input', apply)
  box.addEventListener('entries', () => {
    offer()
    apply()
  })
  offer()
  apply()
}
