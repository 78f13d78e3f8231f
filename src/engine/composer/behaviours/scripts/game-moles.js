// somebody looks out of one hole after the other, ever shorter; who is pressed in time counts
for (const box of document.querySelectorAll('[data-behaves~="game-moles"]')) {
  const find = (name) => box.querySelector(`[data-${name}]`)
  const [board, said, run, clock, score, best, state] = ['board', 'said', 'run', 'clock', 'score', 'best', 'state'].map(find)
  const model = find('hole')
  const holes = Array.from({ length: 9 }, (_, at) => (at === 0 ? model : board.appendChild(model.cloneNode(true))))
  const whole = 30
  let [points, most, end, who, change, beat] = [0, 0, 0, -1, 0, 0]
  const isOn = () => end > 0
  const label = () => {
    holes.forEach((hole, at) => {
      hole.toggleAttribute('data-up', at === who)
      hole.setAttribute('aria-label', `${box.dataset.hole} ${at + 1}${at === who ? `: ${box.dataset.up}` : ''}`)
    })
  }
  const stop = (text) => {
    clearInterval(beat)
    clearTimeout(change)
    ;[end, who] = [0, -1]
    run.disabled = false
    run.textContent = run.dataset.again
    state.textContent = text
    label()
  }
  const next = () => {
    const others = holes.map((_, at) => at).filter((at) => at !== who)
    who = others[Math.floor(Math.random() * others.length)]
    label()
    change = setTimeout(next, 520 + 620 * Math.max(0, (end - Date.now()) / (whole * 1000)))
  }
  const tick = () => {
    const left = Math.max(0, Math.ceil((end - Date.now()) / 1000))
    clock.textContent = String(left)
    if (left > 0) return
    most = Math.max(most, points)
    best.textContent = String(most)
    said.textContent = `${box.dataset.lost} ${points}`
    stop(`${box.dataset.lost} · ${points}`)
  }
  const hit = (at) => {
    if (!isOn() || at !== who) return
    points++
    score.textContent = String(points)
    holes[at].animate?.([{ transform: 'scale(.94)' }, { transform: 'none' }], { duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 160 })
    clearTimeout(change)
    who = -1
    label()
    change = setTimeout(next, 160)
  }
  run.addEventListener('click', () => {
    points = 0
    score.textContent = '0'
    ;[state.textContent, said.textContent] = ['', '']
    end = Date.now() + whole * 1000
    run.disabled = true
    board.focus({ preventScroll: true })
    beat = setInterval(tick, 200)
    tick()
    next()
  })
  // where a finger comes down counts, not where it is lifted
  board.addEventListener('pointerdown', (event) => hit(holes.indexOf(event.target.closest('[data-hole]'))))
  board.addEventListener('click', (event) => {
    if (event.detail === 0) hit(holes.indexOf(event.target.closest('[data-hole]')))
  })
  box.addEventListener('keydown', (event) => {
    if (/^[1-9]$/.test(event.key)) hit(Number(event.key) - 1)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && isOn()) stop('')
  })
  clock.textContent = String(whole)
  label()
}
