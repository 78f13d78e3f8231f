// a file that is chosen or dropped is shown with its name and size, and stays on the page
for (const box of document.querySelectorAll('[data-behaves~="upload"]')) {
  const field = box.querySelector('input[type=file]')
  const list = box.querySelector('[data-files]')
  const model = list?.children[0]?.cloneNode(true)
  if (!field || !model) continue
  const size = (bytes) => (bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1048576).toFixed(1)} MB`)
  const show = (files) => {
    list.replaceChildren(
      ...[...files].map((file) => {
        const row = model.cloneNode(true)
        row.querySelector('[data-file-name]').textContent = file.name
        row.querySelector('[data-file-size]').textContent = size(file.size)
        const picture = row.querySelector('img')
        if (picture && file.type.startsWith('image/')) {
          const reader = new FileReader()
          reader.addEventListener('load', () => {
            picture.src = reader.result
            picture.alt = file.name
            picture.hidden = false
          })
          reader.readAsDataURL(file)
        }
        row.querySelector('[data-file-remove]')?.addEventListener('click', () => {
          put([...files].filter((one) => one !== file))
          field.focus()
        })
        return row
      }),
    )
    list.hidden = files.length === 0
    box.toggleAttribute('data-filled', files.length > 0)
    box.dispatchEvent(new CustomEvent('files', { detail: files.length }))
  }
  // what was dropped, or is left, is in the field as well
  const put = (files) => {
    const given = new DataTransfer()
    for (const file of field.multiple ? files : [...files].slice(0, 1)) given.items.add(file)
    field.files = given.files
    show(field.files)
  }
  field.addEventListener('change', () => show(field.files))
  for (const [type, over] of [['dragover', true], ['dragleave', false], ['drop', false]])
    box.addEventListener(type, (event) => {
      event.preventDefault()
      box.toggleAttribute('data-over', over)
      if (type === 'drop' && event.dataTransfer.files.length > 0) put(event.dataTransfer.files)
    })
  show([])
}
