// a length is chosen, the time runs, stops and begins again; the ring shows what is left
for (const box of document.querySelectorAll('[data-behaves~="timer"]')) {
  const [digits, ring] = [box.querySelector('[data-digits]'), box.querySelector('[data-ring]')]
  const [run, again] = [box.querySelector('[data-run]'), box.querySelector('[data-again]')]
  const lengths = [...box.querySelectorAll('[data-length]')]
  let whole = Number(box.dataset.minutes || 25) * 60
  let left = whole
  let end = 0
  let beat = 0
  const draw = () => {
    digits.textContent = `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`
    if (ring) ring.style.strokeDashoffset = String(1 - left / whole)
    run.textContent = beat ? run.dataset.pause : run.dataset.start
  }
  const stop = () => {
    clearInterval(beat)
    beat = 0
  }
  const tick = () => {
    left = Math.max(0, Math.round((end - Date.now()) / 1000))
    if (left === 0) stop()
    draw()
  }
  run.addEventListener('click', () => {
    if (beat) stop()
    else {
      if (left === 0) left = whole
      end = Date.now() + left * 1000
      beat = setInterval(tick, 250)
    }
    draw()
  })
  const reset = () => {
    stop()
    left = whole
    draw()
  }
  again?.addEventListener('click', reset)
  for (const button of lengths)
    button.addEventListener('click', () => {
      whole = Number(button.dataset.length) * 60
      for (const other of lengths) other.setAttribute('aria-pressed', String(other === button))
      reset()
    })
  draw()
}
