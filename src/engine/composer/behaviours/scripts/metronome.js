// beats are made by the browser, a little ahead of time; the tempo is chosen or tapped
for (const box of document.querySelectorAll('[data-behaves~="metronome"]')) {
  const find = (name) => box.querySelector(`[data-${name}]`)
  const [tempo, run, beats, accent] = ['tempo', 'run', 'beats', 'accent'].map(find)
  const model = find('beat').cloneNode(true)
  const AHEAD = 0.12
  const TAPS = 5
  const PAUSE = 2200
  let bar = 4
  let context = null
  let next = 0
  let at = 0
  let timer = 0
  let shown = []
  let taps = []
  const draw = () => {
    find('bpm').textContent = tempo.value
    for (const chip of box.querySelectorAll('[data-bar]')) chip.setAttribute('aria-pressed', String(Number(chip.dataset.bar) === bar))
    beats.replaceChildren(
      ...Array.from({ length: bar }, (_, index) => {
        const dot = model.cloneNode(true)
        dot.toggleAttribute('data-first', index === 0 && accent.checked)
        return dot
      }),
    )
  }
  const click = (time, isFirst) => {
    const [source, gain] = [context.createOscillator(), context.createGain()]
    source.type = 'triangle'
    source.frequency.value = isFirst && accent.checked ? 1500 : 1000
    gain.gain.setValueAtTime(0.7, time)
    gain.gain.exponentialRampToValueAtTime(0.001, time + 0.06)
    source.connect(gain).connect(context.destination)
    source.start(time)
    source.stop(time + 0.07)
  }
  const plan = () => {
    while (next < context.currentTime + AHEAD) {
      at %= bar
      click(next, at === 0)
      shown.push([at, next])
      next += 60 / Number(tempo.value)
      at += 1
    }
  }
  const follow = () => {
    for (const dot of beats.children) if (!timer) dot.removeAttribute('data-now')
    if (!timer) return
    const past = shown.filter(([, time]) => time <= context.currentTime)
    if (past.length > 0) for (const [index, dot] of [...beats.children].entries()) dot.toggleAttribute('data-now', index === past.at(-1)[0])
    shown = shown.slice(past.length)
    requestAnimationFrame(follow)
  }
  run.addEventListener('click', () => {
    if (timer) {
      clearInterval(timer)
      timer = 0
    } else {
      context ??= new AudioContext()
      void context.resume()
      next = context.currentTime + 0.06
      at = 0
      shown = []
      timer = setInterval(plan, 25)
    }
    run.setAttribute('aria-pressed', String(timer !== 0))
    requestAnimationFrame(follow)
  })
  const set = (value) => {
    tempo.value = String(Math.round(value))
    find('bpm').textContent = tempo.value
  }
  tempo.addEventListener('input', () => set(Number(tempo.value)))
  find('less').addEventListener('click', () => set(Number(tempo.value) - 1))
  find('more').addEventListener('click', () => set(Number(tempo.value) + 1))
  find('tap').addEventListener('click', () => {
    const now = performance.now()
    if (now - (taps.at(-1) ?? now) > PAUSE) taps = []
    taps = [...taps, now].slice(-TAPS)
    if (taps.length > 1) set(60000 / ((now - taps[0]) / (taps.length - 1)))
  })
  accent.addEventListener('change', draw)
  box.addEventListener('click', (event) => {
    const chip = event.target.closest('[data-bar]')
    if (!chip) return
    bar = Number(chip.dataset.bar)
    draw()
  })
  draw()
}
