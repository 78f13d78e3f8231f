// days, hours, minutes and seconds until the moment that the page names; none named, none counted
for (const box of document.querySelectorAll('[data-behaves~="countdown"]')) {
  const until = Date.parse(box.querySelector('time')?.dateTime ?? '')
  if (Number.isNaN(until)) continue
  const parts = { days: 86400, hours: 3600, minutes: 60, seconds: 1 }
  const draw = () => {
    let left = Math.max(0, Math.floor((until - Date.now()) / 1000))
    for (const [name, length] of Object.entries(parts)) {
      const cell = box.querySelector(`[data-unit="${name}"]`)
      if (cell) cell.textContent = String(Math.floor(left / length)).padStart(2, '0')
      left %= length
    }
  }
  draw()
  setInterval(draw, 1000)
}
