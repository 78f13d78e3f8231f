// the row scrolls by itself; these are its buttons, and which picture of how many
for (const box of document.querySelectorAll('[data-behaves~="carousel"]')) {
  const row = box.querySelector('[data-row]')
  const [back, on] = [box.querySelector('[data-back]'), box.querySelector('[data-on]')]
  if (!row || !back || !on) continue
  const slides = [...row.children]
  const said = box.querySelector('[data-place]')
  const at = () => {
    const left = row.getBoundingClientRect().left
    const away = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - left))
    return row.scrollLeft + row.clientWidth >= row.scrollWidth - 2 ? slides.length - 1 : away.indexOf(Math.min(...away))
  }
  const tell = () => {
    const place = at()
    if (said) said.textContent = `${place + 1} / ${slides.length}`
    // what is all there at once needs no buttons
    const isAll = row.scrollWidth <= row.clientWidth + 2
    for (const part of [back, on, said]) if (part) part.hidden = isAll
    back.disabled = row.scrollLeft < 2
    on.disabled = row.scrollLeft + row.clientWidth >= row.scrollWidth - 2
  }
  const go = (step) => row.scrollBy({ left: step * (slides[0].getBoundingClientRect().width + 16), behavior: 'smooth' })
  back.addEventListener('click', () => go(-1))
  on.addEventListener('click', () => go(1))
  row.addEventListener('scroll', tell, { passive: true })
  addEventListener('resize', tell)
  tell()
}
