// files that are chosen or dropped come to the top of the list, and stay in this window
for (const box of document.querySelectorAll('[data-behaves~="files"]')) {
  const list = box.querySelector('[data-list]')
  const model = list.querySelector('[data-entry]').cloneNode(true)
  const field = box.querySelector('input[type=file]')
  const size = (bytes) => (bytes < 1048576 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1048576).toFixed(1)} MB`)
  const add = (files) => {
    for (const file of files) {
      const row = model.cloneNode(true)
      const ending = file.name.includes('.') ? file.name.split('.').pop().toUpperCase() : ''
      row.querySelector('[data-new="title"]').textContent = file.name
      row.querySelector('[data-group]').textContent = ending
      row.querySelector('[data-new="size"]').textContent = size(file.size)
      list.prepend(row)
    }
    field.value = ''
    box.dispatchEvent(new Event('entries'))
  }
  field.addEventListener('change', () => add(field.files))
  for (const type of ['dragover', 'dragleave', 'drop'])
    box.addEventListener(type, (event) => {
      event.preventDefault()
      box.toggleAttribute('data-over', type === 'dragover')
      if (type === 'drop') add(event.dataTransfer.files)
    })
}
