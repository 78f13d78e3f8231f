// what comes of the figures, by the formula that the section names, as soon as one of them changes
for (const box of document.querySelectorAll('[data-behaves~="formula"]')) {
  const formulas = {
    tip: (bill, percent, people) => [(bill * percent) / 100, bill * (1 + percent / 100), (bill * (1 + percent / 100)) / Math.max(1, people)],
    discount: (price, percent) => [price * (1 - percent / 100), (price * percent) / 100],
    vat: (net, percent) => [net * (1 + percent / 100), (net * percent) / 100],
    loan: (sum, percent, years) => {
      const [months, rate] = [Math.max(1, years * 12), percent / 1200]
      const each = rate === 0 ? sum / months : (sum * rate) / (1 - (1 + rate) ** -months)
      return [each, each * months - sum, each * months]
    },
    savings: (start, monthly, percent, years) => {
      const [months, rate] = [years * 12, percent / 1200]
      const end = rate === 0 ? start + monthly * months : start * (1 + rate) ** months + (monthly * ((1 + rate) ** months - 1)) / rate
      const paid = start + monthly * months
      return [end, paid, end - paid]
    },
    bmi: (height, weight) => [weight / (height / 100) ** 2],
    fuel: (distance, consumption, price) => [((distance * consumption) / 100) * price, (distance * consumption) / 100],
    volume: (length, width, depth) => [(length * width * depth) / 100, length * width * depth * 10],
    paint: (width, height, coats, covers) => [(width * height * coats) / covers, width * height * coats],
    // what is torn or cut away is bought as well, and no half of a roll
    cover: (length, width, covers, waste) => [Math.ceil((length * width * (1 + waste / 100)) / covers - 1e-9), length * width],
  }
  const inputs = [...box.querySelectorAll('input')]
  const outs = [...box.querySelectorAll('[data-out]')]
  const language = document.documentElement.lang || undefined
  // money has two places wherever it has any
  const isMoney = /^(?:tip|discount|vat|loan|savings)$/.test(box.dataset.formula)
  const show = (number) => {
    if (!Number.isFinite(number)) return '–'
    const least = isMoney && !Number.isInteger(Number(number.toFixed(2))) ? 2 : 0
    return new Intl.NumberFormat(language, { minimumFractionDigits: least, maximumFractionDigits: 2 }).format(number)
  }
  const draw = () => {
    const results = formulas[box.dataset.formula]?.(...inputs.map(({ value }) => Number(value))) ?? []
    outs.forEach((out, at) => (out.textContent = inputs.some(({ value }) => value === '') ? '–' : show(results[at])))
  }
  box.addEventListener('input', draw)
  draw()
}
