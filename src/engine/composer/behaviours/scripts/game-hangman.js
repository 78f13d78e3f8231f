// a word is guessed letter by letter; each wrong one draws a line of the picture
for (const box of document.querySelectorAll('[data-behaves~="game-hangman"]')) {
  const find = (name) => box.querySelector(`[data-${name}]`)
  const [word, keys, state, said, tries] = ['word', 'keys', 'state', 'said', 'tries'].map(find)
  const lines = [...box.querySelectorAll('[data-line]')]
  const language = document.documentElement.lang || undefined
  const words = [...box.querySelectorAll('[data-words] li')].map((one) => one.textContent.trim().toLocaleUpperCase(language)).filter(Boolean)
  const usual = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  // letters that only this language has come after the others
  const letters = [...usual, ...[...new Set(words.join(''))].filter((letter) => !usual.includes(letter)).sort((one, next) => one.localeCompare(next, language))]
  const [place, model] = [find('letter'), find('key')]
  const buttons = letters.map((letter, at) => {
    const button = at === 0 ? model : keys.appendChild(model.cloneNode(true))
    button.textContent = letter
    return button
  })
  const wins = { won: 0, lost: 0 }
  let [secret, guessed, last] = ['', new Set(), '']
  const wrong = () => [...guessed].filter((letter) => !secret.includes(letter)).length
  const isFound = () => [...secret].every((letter) => guessed.has(letter))
  const isLost = () => wrong() >= lines.length
  const draw = () => {
    word.replaceChildren(
      ...[...secret].map((letter) => {
        const one = place.cloneNode(true)
        const isOpen = guessed.has(letter)
        one.textContent = isOpen || isLost() ? letter : ''
        one.toggleAttribute('data-missed', !isOpen && isLost())
        return one
      }),
    )
    word.setAttribute('aria-label', `${box.dataset.word}: ${[...secret].map((letter) => (guessed.has(letter) ? letter : '_')).join(' ')}`)
    lines.forEach((line, at) => line.toggleAttribute('hidden', at >= wrong()))
    buttons.forEach((button, at) => {
      const isUsed = guessed.has(letters[at])
      button.disabled = isUsed || isFound() || isLost()
      button.toggleAttribute('data-right', isUsed && secret.includes(letters[at]))
    })
    tries.textContent = String(lines.length - wrong())
    state.textContent = isFound() ? box.dataset.won : isLost() ? `${box.dataset.lost} · ${box.dataset.word}: ${secret}` : ''
    find('wins').textContent = String(wins.won)
    find('losses').textContent = String(wins.lost)
  }
  const guess = (letter) => {
    if (!letters.includes(letter) || guessed.has(letter) || isFound() || isLost()) return
    guessed.add(letter)
    if (isFound()) wins.won++
    if (isLost()) wins.lost++
    draw()
    said.textContent = state.textContent || word.getAttribute('aria-label')
    // its button cannot be pressed any more
    if (isFound() || isLost()) find('again').focus({ preventScroll: true })
    else if (!box.contains(document.activeElement) || document.activeElement.disabled || document.activeElement === document.body) word.focus({ preventScroll: true })
  }
  const begin = () => {
    const others = words.filter((one) => one !== last)
    secret = others[Math.floor(Math.random() * others.length)] ?? words[0] ?? 'A'
    last = secret
    guessed = new Set()
    said.textContent = ''
    draw()
  }
  keys.addEventListener('click', (event) => {
    const button = event.target.closest('[data-key]')
    if (button) guess(button.textContent)
  })
  box.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return
    guess(event.key.toLocaleUpperCase(language))
  })
  find('again').addEventListener('click', () => {
    begin()
    word.focus({ preventScroll: true })
  })
  begin()
}
