// phases run down one after the other, each for its own minutes; a phase that is over begins the next one
for (const box of document.querySelectorAll('[data-behaves~="phases"]')) {
  const [digits, ring, now] = [box.querySelector('[data-digits]'), box.querySelector('[data-ring]'), box.querySelector('[data-now]')]
  const [run, again] = [box.querySelector('[data-run]'), box.querySelector('[data-again]')]
  const phases = [...box.querySelectorAll('[data-phase]')]
  const secondsOf = (phase) => Math.max(0, Math.round(Number(phase.querySelector('[data-minutes]').value) * 60))
  let at = 0
  let left = secondsOf(phases[0])
  let end = 0
  let beat = 0
  const two = (number) => String(number).padStart(2, '0')
  const draw = () => {
    const isOver = at >= phases.length
    digits.textContent = `${two(Math.floor(left / 60))}:${two(left % 60)}`
    const whole = isOver ? 0 : secondsOf(phases[at])
    ring.style.strokeDashoffset = String(whole > 0 ? 1 - left / whole : 1)
    run.textContent = beat ? run.dataset.pause : run.dataset.start
    const name = isOver ? '✓' : phases[at].querySelector('[data-name]').textContent
    // said once, and not at every second
    if (now.textContent !== name) now.textContent = name
    phases.forEach((phase, index) => {
      phase.toggleAttribute('data-current', index === at)
      phase.toggleAttribute('data-over', index < at)
    })
  }
  const stop = () => {
    clearInterval(beat)
    beat = 0
  }
  const enter = (index) => {
    at = index
    left = at < phases.length ? secondsOf(phases[at]) : 0
  }
  const tick = () => {
    left = Math.max(0, Math.round((end - Date.now()) / 1000))
    if (left === 0) {
      enter(at + 1)
      if (at >= phases.length) stop()
      end = Date.now() + left * 1000
    }
    draw()
  }
  run.addEventListener('click', () => {
    if (beat) stop()
    else {
      if (at >= phases.length) enter(0)
      end = Date.now() + left * 1000
      beat = setInterval(tick, 250)
    }
    draw()
  })
  again.addEventListener('click', () => {
    stop()
    enter(0)
    draw()
  })
  box.addEventListener('input', (event) => {
    // what runs is not cut short
    if (!beat && event.target.closest('[data-phase]') === phases[at]) left = secondsOf(phases[at])
    draw()
  })
  draw()
}
