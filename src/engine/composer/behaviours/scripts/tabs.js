// panels one after another become tabs: arrow keys go from one to the next
for (const box of document.querySelectorAll('[data-behaves~="tabs"]')) {
  const panels = [...box.querySelectorAll('[data-panel]')]
  const list = box.querySelector('[data-tabs]')
  if (!list || panels.length < 2) continue
  const tabs = panels.map((panel, at) => {
    const tab = list.children[at] ?? list.appendChild(list.children[0].cloneNode(true))
    const title = panel.querySelector('[data-panel-title]')
    tab.textContent = title?.textContent ?? String(at + 1)
    panel.id ||= `${box.id || 'tabs'}-panel-${at + 1}`
    tab.id = `${panel.id}-tab`
    tab.setAttribute('role', 'tab')
    tab.setAttribute('aria-controls', panel.id)
    panel.setAttribute('role', 'tabpanel')
    panel.setAttribute('aria-labelledby', tab.id)
    return tab
  })
  const show = (at, focus) => {
    tabs.forEach((tab, index) => {
      tab.setAttribute('aria-selected', String(index === at))
      tab.tabIndex = index === at ? 0 : -1
      panels[index].hidden = index !== at
    })
    if (focus) tabs[at].focus()
  }
  tabs.forEach((tab, at) => {
    tab.addEventListener('click', () => show(at))
    tab.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
      const to = event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : step && (at + step + tabs.length) % tabs.length
      if (to === undefined) return
      event.preventDefault()
      show(to, true)
    })
  })
  list.setAttribute('role', 'tablist')
  list.hidden = false
  show(0)
}
