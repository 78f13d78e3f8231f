// both choose at once; each of the three beats one of the others
for (const box of document.querySelectorAll('[data-behaves~="game-hands"]')) {
  const find = (name) => box.querySelector(`[data-${name}]`)
  const [state, said] = ['state', 'said'].map(find)
  const buttons = [...box.querySelectorAll('[data-hand]')]
  const hands = buttons.map((button) => button.dataset.hand)
  const sides = ['mine', 'theirs'].map(find)
  const wins = { x: 0, o: 0, none: 0 }
  const show = (side, hand) => side.replaceChildren(box.querySelector(`[data-hand="${hand}"] svg`).cloneNode(true))
  const nothing = sides[0].firstElementChild
  const draw = () => {
    for (const place of box.querySelectorAll('[data-wins]')) place.textContent = String(wins[place.dataset.wins])
  }
  const choose = (mine) => {
    const theirs = Math.floor(Math.random() * hands.length)
    // each is beaten by the one that comes next
    const who = mine === theirs ? 'none' : mine === (theirs + 1) % hands.length ? 'x' : 'o'
    wins[who]++
    show(sides[0], hands[mine])
    show(sides[1], hands[theirs])
    sides.forEach((side, at) => side.toggleAttribute('data-on', who === ['x', 'o'][at]))
    const name = (at) => buttons[at].textContent.trim()
    state.textContent = who === 'none' ? box.dataset.draw : `${box.dataset.winner}: ${box.dataset[who]}`
    said.textContent = `${box.dataset.x}: ${name(mine)}. ${box.dataset.o}: ${name(theirs)}. ${state.textContent}`
    draw()
  }
  buttons.forEach((button, at) => button.addEventListener('click', () => choose(at)))
  box.addEventListener('keydown', (event) => {
    const at = Number(event.key) - 1
    if (hands[at] && !event.ctrlKey && !event.metaKey && !event.altKey) choose(at)
  })
  find('again').addEventListener('click', () => {
    Object.assign(wins, { x: 0, o: 0, none: 0 })
    for (const side of sides) {
      side.replaceChildren(nothing.cloneNode(true))
      side.removeAttribute('data-on')
    }
    ;[state.textContent, said.textContent] = ['', '']
    draw()
  })
  draw()
}
