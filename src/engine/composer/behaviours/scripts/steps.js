// a form in steps: on to the next when nothing is missing, back at any time, and at the end all of it once more
for (const box of document.querySelectorAll('[data-behaves~="steps"]')) {
  const form = box.querySelector('form')
  const steps = [...box.querySelectorAll('[data-step]')]
  const places = [...box.querySelectorAll('[data-place]')]
  const [back, next, now, said] = ['back', 'next', 'now', 'said'].map((name) => box.querySelector(`[data-${name}]`))
  const submit = form.querySelector('[type=submit]')
  if (steps.length < 2) continue
  let at = 0
  const fieldsOf = (step) => [...step.querySelectorAll('input,select,textarea')]
  const errorOf = (field) => field.closest('div').querySelector('[data-error]')
  const check = (field) => {
    const error = errorOf(field)
    const isBad = !field.checkValidity()
    error.id ||= `${field.id || field.name}-error`
    error.textContent = isBad ? field.validationMessage : ''
    error.hidden = !isBad
    field.setAttribute('aria-invalid', String(isBad))
    if (isBad) field.setAttribute('aria-describedby', error.id)
    else field.removeAttribute('aria-describedby')
    return !isBad
  }
  // a password is not read out again
  const shownOf = (field) => (field.type === 'checkbox' ? (field.checked ? '\u2713' : '\u2013') : field.type === 'password' ? '\u2022'.repeat(field.value.length) : field.value || '\u2013')
  const review = () => {
    const list = document.createElement('dl')
    list.className = 'grid gap-x-6 sm:grid-cols-[auto_minmax(0,1fr)]'
    list.dataset.review = ''
    for (const field of steps.slice(0, -1).flatMap(fieldsOf)) {
      const [name, value] = ['dt', 'dd'].map((tag) => document.createElement(tag))
      name.textContent = field.labels[0]?.textContent.trim() ?? field.name
      name.className = 'pt-2 text-(--muted)'
      value.textContent = shownOf(field)
      value.className = 'border-b border-(--line) pb-2 sm:pt-2'
      list.append(name, value)
    }
    const last = steps.at(-1)
    last.querySelector('[data-review]')?.remove()
    last.querySelector('legend').after(list)
  }
  const show = (to, focus) => {
    at = to
    if (at === steps.length - 1) review()
    steps.forEach((step, index) => (step.hidden = index !== at))
    places.forEach((place, index) => {
      if (index === at) place.setAttribute('aria-current', 'step')
      else place.removeAttribute('aria-current')
      place.toggleAttribute('data-passed', index < at)
    })
    back.hidden = at === 0
    next.hidden = at === steps.length - 1
    submit.hidden = !next.hidden
    now.textContent = `${at + 1} / ${steps.length}`
    said.textContent = ''
    if (focus) (fieldsOf(steps[at])[0] ?? steps[at].querySelector('legend')).focus()
  }
  const goOn = () => {
    const wrong = fieldsOf(steps[at]).filter((field) => !check(field))
    if (wrong.length > 0) wrong[0].focus()
    else show(at + 1, true)
  }
  next.addEventListener('click', goOn)
  back.addEventListener('click', () => show(at - 1, true))
  // what was wrong is looked at again while it is put right
  form.addEventListener('input', ({ target }) => target.getAttribute('aria-invalid') === 'true' && check(target))
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.target.tagName !== 'INPUT' || at === steps.length - 1) return
    event.preventDefault()
    goOn()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const wrong = fieldsOf(steps[at]).filter((field) => !check(field))
    if (wrong.length > 0) return wrong[0].focus()
    said.textContent = form.dataset.done
  })
  form.noValidate = true
  show(0)
}
