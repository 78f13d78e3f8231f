// what games that are drawn have in common: their time, score, keys, fingers and pauses; the game itself comes with the event 'arcade'
for (const box of document.querySelectorAll('[data-behaves~="arcade"]')) {
  const find = (name) => box.querySelector(`[data-${name}]`)
  const [field, cover, word, run, pause, again, said] = ['stage', 'cover', 'word', 'run', 'pause', 'again', 'said'].map(find)
  const pen = field.getContext('2d')
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const keys = {
    arrowleft: 'left', arrowright: 'right', arrowup: 'up', arrowdown: 'down', a: 'left', d: 'right', w: 'up', s: 'down', ' ': 'fire', enter: "fire",
  }
  const held = new Set()
  const place = `best:${location.pathname}:${box.dataset.behaves}`
  let [state, score, best, last, game, from] = ['ready', 0, 0, 0, null, null]
  try {
    best = Number(localStorage.getItem(place)) || 0
  } catch {
    // a frame without storage forgets
  }
  const show = (name, value) => {
    const shown = find(name)
    if (shown) shown.textContent = String(value)
  }
  const table = {
    held,
    show,
    get isCalm() {
      return calm.matches
    },
    halt: (text) => set('paused', text),
    say: (text) => {
      said.textContent = text
    },
    add: (points) => {
      score += points
      show('score', score)
      if (score <= best) return
      best = score
      show('best', best)
    },
    end: (isWon, text = box.dataset[isWon ? 'won' : 'lost']) => {
      set('over', text)
      said.textContent = `${text} ${score}`
      try {
        localStorage.setItem(place, String(best))
      } catch {
        // as above
      }
    },
  }

  /** The colours of the page, as they are now. */
  const colours = () => {
    const style = getComputedStyle(box)
    const names = ['surface', 'surface-2', 'surface-3', 'ink', 'muted', 'line', 'accent', 'accent-ink', 'accent-soft']
    return Object.fromEntries(names.map((name) => [name.replace(/-(.)/, (_, letter) => letter.toUpperCase()), style.getPropertyValue(`--${name}`).trim()]))
  }
  const draw = () => {
    const scale = field.width / game.width
    pen.setTransform(scale, 0, 0, scale, 0, 0)
    pen.clearRect(0, 0, game.width, game.height)
    game.draw(pen, colours())
  }
  const fit = () => {
    const ratio = Math.min(window.devicePixelRatio || 1, 2)
    field.width = Math.max(1, Math.round(field.clientWidth * ratio))
    field.height = Math.max(1, Math.round((field.clientWidth * ratio * game.height) / game.width))
    draw()
  }
  const set = (next, text) => {
    state = next
    held.clear()
    from = null
    cover.hidden = next === 'playing'
    word.hidden = next === 'ready'
    word.textContent = text ?? ''
    run.textContent = next === 'ready' ? run.dataset.start : next === 'paused' ? run.dataset.on : run.dataset.again
    pause.disabled = next !== 'playing' && next !== 'paused'
    pause.textContent = next === 'paused' ? pause.dataset.on : pause.dataset.pause
    box.toggleAttribute('data-playing', next === 'playing')
  }
  const tick = (now) => {
    if (state !== 'playing') return
    // a frame that came late does not make the game jump
    const time = Math.min((now - last) / 1000, 1 / 20)
    last = now
    game.step(time)
    draw()
    requestAnimationFrame(tick)
  }
  const play = () => {
    field.focus({ preventScroll: true })
    set('playing')
    last = performance.now()
    requestAnimationFrame(tick)
  }
  const begin = () => {
    score = 0
    show('score', 0)
    said.textContent = ''
    game.reset()
    play()
    // all of it is seen before it moves
    field.scrollIntoView({ block: 'nearest' })
  }
  const stop = () => {
    if (state === 'playing') set('paused', box.dataset.stopped)
  }
  const go = () => (state === 'paused' ? play() : begin())
  const press = (action) => {
    if (state !== 'playing') return
    held.add(action)
    game.press?.(action)
  }

  box.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const key = event.key.toLowerCase()
    if ((key === 'escape' || key === 'p') && (state === 'playing' || state === 'paused')) {
      event.preventDefault()
      return state === 'playing' ? stop() : play()
    }
    const action = keys[key]
    if (!action || event.target !== field) return
    // the page stays where it is while a game has the keys
    event.preventDefault()
    if (event.repeat && !game.repeats?.includes(action)) return
    if (state === 'playing') return press(game.keys?.[key] ?? action)
    if (action === 'fire' || state === 'ready') go()
  })
  box.addEventListener('keyup', (event) => {
    const key = event.key.toLowerCase()
    held.delete(game.keys?.[key] ?? keys[key])
  })
  box.addEventListener('focusout', (event) => {
    if (!box.contains(event.relatedTarget)) stop()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) stop()
  })
  // the page may have turned dark
  document.addEventListener('change', () => game && draw())

  const at = (event) => {
    const { left, top, width } = field.getBoundingClientRect()
    const scale = game.width / width
    return [(event.clientX - left) * scale, (event.clientY - top) * scale]
  }
  field.addEventListener('pointerdown', (event) => {
    if (state !== 'playing') return
    field.setPointerCapture(event.pointerId)
    from = { x: event.clientX, y: event.clientY, hasMoved: false }
    game.point?.(...at(event), true)
  })
  field.addEventListener('pointermove', (event) => {
    if (state !== 'playing') return
    if (game.point && (from || event.pointerType === 'mouse')) game.point(...at(event), Boolean(from))
    if (!from || !game.swipes) return
    const [x, y] = [event.clientX - from.x, event.clientY - from.y]
    if (Math.hypot(x, y) < 26 || (game.swipes === 'once' && from.hasMoved)) return
    const action = Math.abs(x) > Math.abs(y) ? (x < 0 ? 'left' : 'right') : y < 0 ? 'up' : 'down'
    press(action)
    held.delete(action)
    from = { x: event.clientX, y: event.clientY, hasMoved: true }
  })
  const lift = () => {
    if (from && !from.hasMoved && game.taps) {
      press(game.taps)
      held.delete(game.taps)
    }
    from = null
    game.lift?.()
  }
  field.addEventListener('pointerup', lift)
  field.addEventListener('pointercancel', () => {
    from = null
    game.lift?.()
  })
  for (const button of box.querySelectorAll('[data-press]')) {
    const action = button.dataset.press
    // the keys stay with the game
    button.addEventListener('mousedown', (event) => event.preventDefault())
    button.addEventListener('contextmenu', (event) => event.preventDefault())
    button.addEventListener('pointerdown', () => press(action))
    for (const name of ['pointerup', 'pointercancel', 'pointerleave']) button.addEventListener(name, () => held.delete(action))
    // pressed by a key, it is let go of at once
    button.addEventListener('click', (event) => {
      if (event.detail !== 0) return
      press(action)
      setTimeout(() => held.delete(action), 150)
    })
  }
  run.addEventListener('click', go)
  again.addEventListener('click', begin)
  pause.addEventListener('click', () => (state === 'playing' ? stop() : play()))
  box.addEventListener('arcade', ({ detail }) => {
    game = detail(table)
    show('best', best)
    game.reset()
    set('ready')
    new ResizeObserver(fit).observe(field)
    fit()
  })
}
