// dice and a coin are thrown by chance; what came up is added, counted and kept for a while
for (const box of document.querySelectorAll('[data-behaves~="toss"]')) {
  const find = (name) => box.querySelector(`[data-${name}]`)
  const [said, past] = [find('said'), find('past')]
  const [MOST_DICE, KEPT] = [12, 12]
  const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
  // whoever takes the rest of a large number throws the small ones more often: numbers past the last whole round are thrown again
  const chance = (below) => {
    const round = Math.floor(2 ** 32 / below) * below
    let number = round
    while (number >= round) number = crypto.getRandomValues(new Uint32Array(1))[0]
    return number % below
  }
  const offer = () => {
    find('none').hidden = past.children.length > 0
    find('clear').hidden = past.children.length === 0
  }
  const tell = (text) => {
    said.textContent = text
    const item = document.createElement('li')
    item.textContent = text
    past.prepend(item)
    while (past.children.length > KEPT) past.lastElementChild.remove()
    offer()
  }
  const dice = find('dice')
  if (dice) {
    const [tray, number] = [find('tray'), find('number')]
    const model = find('die').cloneNode(true)
    const [count, sides = '6'] = box.dataset.set.split(' ')
    let faces = Number(sides)
    // where the pips of each face are, on a field of nine
    const pips = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]
    const show = (die, value) => {
      if (faces !== 6) {
        die.textContent = String(value)
        return
      }
      const field = document.createElement('span')
      field.style.cssText = 'display:grid;grid-template-columns:repeat(3,1fr);width:64%;aspect-ratio:1;gap:9%'
      for (let at = 0; at < 9; at++) {
        const pip = document.createElement('span')
        pip.style.cssText = `aspect-ratio:1;border-radius:50%;background:${pips[value].includes(at) ? 'currentColor' : 'transparent'}`
        field.append(pip)
      }
      die.replaceChildren(field)
    }
    const lay = (values) => {
      tray.replaceChildren(
        ...values.map((value) => {
          const die = model.cloneNode(true)
          show(die, value)
          return die
        }),
      )
      find('total').textContent = String(values.reduce((sum, value) => sum + value, 0))
    }
    const draw = (amount) => {
      number.textContent = String(amount)
      find('number-less').disabled = amount <= 1
      find('number-more').disabled = amount >= MOST_DICE
      for (const chip of box.querySelectorAll('[data-sides]'))
        chip.setAttribute('aria-pressed', String(Number(chip.dataset.sides) === faces))
      lay(Array.from({ length: amount }, (_, at) => Math.min(faces, at + 1)))
      find('total').textContent = '–'
    }
    find('number-less').addEventListener('click', () => draw(Number(number.textContent) - 1))
    find('number-more').addEventListener('click', () => draw(Number(number.textContent) + 1))
    dice.addEventListener('click', (event) => {
      const chip = event.target.closest('[data-sides]')
      if (!chip) return
      faces = Number(chip.dataset.sides)
      draw(Number(number.textContent))
    })
    find('throw').addEventListener('click', () => {
      const values = Array.from({ length: Number(number.textContent) }, () => 1 + chance(faces))
      lay(values)
      const total = values.reduce((sum, value) => sum + value, 0)
      tell(values.length > 1 ? `${values.join(' + ')} = ${total}` : String(total))
      if (isCalm()) return
      for (const [at, die] of [...tray.children].entries())
        die.animate(
          [
            { transform: `translateY(-3rem) rotate(${at % 2 ? 200 : -200}deg)`, opacity: 0.2 },
            { transform: 'translateY(.3rem) rotate(12deg)', offset: 0.7 },
            { transform: 'none' },
          ],
          { duration: 420 + at * 60, easing: 'ease-out' },
        )
    })
    draw(Math.min(MOST_DICE, Number(count) || 2))
  }
  const coin = find('coin')
  if (coin) {
    const tallies = [find('heads'), find('tails-count')]
    find('flip').addEventListener('click', () => {
      const side = chance(2)
      const word = find(side === 0 ? 'word-heads' : 'word-tails').textContent
      coin.toggleAttribute('data-tails', side === 1)
      find('face').textContent = word
      tallies[side].textContent = String(Number(tallies[side].textContent) + 1)
      tell(word)
      if (!isCalm())
        coin.animate([{ transform: 'translateY(0) rotateX(0)' }, { transform: 'translateY(-4rem) rotateX(720deg)' }, { transform: 'translateY(0) rotateX(1440deg)' }], {
          duration: 700,
          easing: 'ease-in-out',
        })
    })
  }
  find('clear').addEventListener('click', () => {
    past.replaceChildren()
    for (const tally of [find('heads'), find('tails-count')]) if (tally) tally.textContent = '0'
    offer()
    ;(find('throw') ?? find('flip')).focus()
  })
}
