// a password is shown to whoever wants to see it
for (const show of document.querySelectorAll('input[type=checkbox][name=show-password]')) {
  const fields = [...(show.form?.querySelectorAll('input[type=password]') ?? [])]
  show.addEventListener('change', () => {
    for (const field of fields) field.type = show.checked ? 'text' : 'password'
  })
}
