// a code in boxes of one digit: each leads to the next, what is pasted is spread over all of them
for (const box of document.querySelectorAll('[data-behaves~="otp"]')) {
  const form = box.querySelector('form')
  const digits = [...box.querySelectorAll('[data-digits] input')]
  const [again, left, said] = ['again', 'left', 'said'].map((name) => box.querySelector(`[data-${name}]`))
  const submit = form.querySelector('[type=submit]')
  const WAITS = 30
  let running
  const check = () => (submit.disabled = digits.some(({ value }) => value === ''))
  const goTo = (at) => {
    const next = digits[Math.max(0, Math.min(at, digits.length - 1))]
    next.focus()
    next.select()
  }
  const fill = (at, text) => {
    const found = [...text.replace(/\D/g, '')].slice(0, digits.length - at)
    found.forEach((digit, index) => (digits[at + index].value = digit))
    check()
    if (found.length > 0) goTo(at + found.length)
  }
  digits.forEach((digit, at) => {
    // only the first takes the whole of a code that a phone offers
    if (at === 0) digit.removeAttribute('maxlength')
    else digit.autocomplete = 'off'
    digit.addEventListener('input', () => {
      const typed = digit.value
      digit.value = ''
      fill(at, typed)
    })
    digit.addEventListener('focus', () => digit.select())
    digit.addEventListener('paste', (event) => {
      event.preventDefault()
      fill(at, event.clipboardData.getData('text'))
    })
    digit.addEventListener('keydown', (event) => {
      if (event.key === 'Backspace' && digit.value === '' && at > 0) {
        digits[at - 1].value = ''
        goTo(at - 1)
      } else if (event.key === 'ArrowLeft') goTo(at - 1)
      else if (event.key === 'ArrowRight') goTo(at + 1)
      else return
      event.preventDefault()
      check()
    })
  })
  const wait = () => {
    let seconds = WAITS
    const tell = () => {
      again.disabled = seconds > 0
      left.textContent = seconds > 0 ? `0:${String(seconds).padStart(2, '0')}` : ''
      if (seconds-- <= 0) clearInterval(running)
    }
    clearInterval(running)
    tell()
    running = setInterval(tell, 1000)
  }
  const empty = () => {
    for (const digit of digits) digit.value = ''
    check()
    goTo(0)
  }
  again.addEventListener('click', () => {
    said.textContent = form.dataset.done
    wait()
    empty()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    said.textContent = form.dataset.done
  })
  check()
  wait()
}
