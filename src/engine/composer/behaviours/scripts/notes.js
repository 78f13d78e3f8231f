// the note that is chosen lies open; what is typed is in the list at once
for (const box of document.querySelectorAll('[data-behaves~="notes"]')) {
  const list = box.querySelector('[data-list]')
  const model = list.querySelector('[data-entry]').cloneNode(true)
  const [title, text, count] = [box.querySelector('[data-edit-title]'), box.querySelector('[data-edit-text]'), box.querySelector('[data-words]')]
  let open = null
  const part = (entry, name) => entry.querySelector(`[data-note-${name}]`)
  const tell = () => {
    if (count) count.textContent = String(text.value.split(/\s+/).filter(Boolean).length)
  }
  const choose = (entry) => {
    open = entry
    for (const other of list.children) other.querySelector('button').setAttribute('aria-pressed', String(other === entry))
    title.value = part(entry, 'title').textContent.trim()
    text.value = part(entry, 'text').textContent.trim()
    tell()
  }
  const add = (entry) => {
    entry.querySelector('button').addEventListener('click', () => choose(entry))
    return entry
  }
  for (const entry of list.children) add(entry)
  title.addEventListener('input', () => {
    part(open, 'title').textContent = title.value
  })
  text.addEventListener('input', () => {
    part(open, 'text').textContent = text.value
    tell()
  })
  box.querySelector('[data-new-note]').addEventListener('click', () => {
    const entry = add(model.cloneNode(true))
    part(entry, 'title').textContent = box.dataset.untitled
    part(entry, 'text').textContent = ''
    list.prepend(entry)
    choose(entry)
    title.select()
  })
  box.querySelector('[data-drop-note]').addEventListener('click', () => {
    if (list.children.length < 2) {
      title.value = text.value = ''
      title.dispatchEvent(new Event('input'))
      text.dispatchEvent(new Event('input'))
      return
    }
    const next = open.nextElementSibling ?? open.previousElementSibling
    open.remove()
    choose(next)
  })
  choose(list.children[0])
}
