// a text is typed as it stands: how fast, how exactly, and where it went wrong
for (const box of document.querySelectorAll('[data-behaves~="typing"]')) {
  const find = (name) => box.querySelector(`[data-${name}]`)
  const [line, typed, said] = ['line', 'typed', 'said'].map(find)
  const texts = [...box.querySelectorAll('[data-texts] p')].map(({ textContent }) => textContent.trim())
  const language = document.documentElement.lang || undefined
  // a word of the measure has five signs
  const WORD = 5
  let which = 0
  let begun = 0
  let ended = 0
  let keys = 0
  let mistakes = 0
  let beat = 0
  // what a phone writes for an apostrophe is no mistake
  const plain = (sign) => (sign === '’' ? "'" : sign)
  const isRight = (sign, at) => plain(sign) === plain([...texts[which]][at])
  const show = () => {
    const seconds = begun ? ((ended || Date.now()) - begun) / 1000 : 0
    const right = [...typed.value].filter(isRight).length
    const speed = seconds > 0 ? Math.round(right / WORD / (seconds / 60)) : 0
    const exact = keys > 0 ? (keys - mistakes) / keys : 1
    find('speed').textContent = String(speed)
    find('accuracy').textContent = new Intl.NumberFormat(language, { style: 'percent' }).format(Math.max(0, exact))
    find('mistakes').textContent = String(mistakes)
    find('time').textContent = `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
  }
  const paint = () => {
    const now = [...typed.value]
    line.replaceChildren(
      ...[...texts[which]].map((sign, at) => {
        const part = document.createElement('span')
        part.textContent = sign
        if (at === now.length && !ended) part.setAttribute('data-next', '')
        else if (at < now.length) part.setAttribute(isRight(now[at], at) ? 'data-good' : 'data-bad', '')
        return part
      }),
    )
    show()
  }
  const stop = () => {
    clearInterval(beat)
    beat = 0
  }
  const reset = () => {
    stop()
    begun = 0
    ended = 0
    keys = 0
    mistakes = 0
    typed.value = ''
    typed.readOnly = false
    said.textContent = ''
    paint()
  }
  let before = 0
  typed.addEventListener('beforeinput', () => {
    before = [...typed.value].length
  })
  typed.addEventListener('input', () => {
    const now = [...typed.value]
    if (!begun && now.length > 0) {
      begun = Date.now()
      beat = setInterval(show, 250)
    }
    for (let at = before; at < now.length; at++) {
      keys += 1
      if (!isRight(now[at], at)) mistakes += 1
    }
    if (now.length >= [...texts[which]].length) {
      ended = Date.now()
      stop()
      typed.readOnly = true
    }
    paint()
    if (ended) said.textContent = [...box.querySelectorAll('dt')].map((term) => `${term.textContent} ${term.nextElementSibling.textContent}`).join(', ')
  })
  const begin = () => {
    reset()
    typed.focus()
  }
  find('again').addEventListener('click', begin)
  find('other').addEventListener('click', () => {
    which = (which + 1) % texts.length
    begin()
  })
  reset()
}
