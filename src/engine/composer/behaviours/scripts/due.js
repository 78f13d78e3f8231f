// days are shown as people write them, and what is late and not done is marked
for (const box of document.querySelectorAll('[data-behaves~="due"]')) {
  const today = new Date().toLocaleDateString('sv')
  const mark = () => {
    for (const entry of box.querySelectorAll('[data-entry]')) {
      const day = entry.querySelector('[data-due]')
      const text = day?.textContent.trim() ?? ''
      if (/^\d{4}-\d\d-\d\d$/.test(text)) {
        day.setAttribute('datetime', text)
        day.textContent = new Date(`${text}T12:00`).toLocaleDateString(document.documentElement.lang, { day: 'numeric', month: 'short' })
      }
      const last = day?.getAttribute('datetime') ?? ''
      entry.toggleAttribute('data-late', last !== '' && last < today && !entry.querySelector('input[type=checkbox]')?.checked)
    }
  }
  box.addEventListener('entries', mark)
  mark()
}
