// everybody has a part in each cost, its payer is owed the parts of the others, and as few payments as possible settle it
for (const box of document.querySelectorAll('[data-behaves~="split"]')) {
  const find = (name, within = box) => within.querySelector(`[data-${name}]`)
  const all = (name, within = box) => [...within.querySelectorAll(`[data-${name}]`)]
  const [people, costs, owes, balance] = ['people', 'list', 'owes', 'balance'].map((name) => find(name))
  const models = Object.fromEntries(['person', 'cost', 'part', 'debt', 'stand'].map((name) => [name, find(name).cloneNode(true)]))
  models.debt.hidden = false
  const format = new Intl.NumberFormat(document.documentElement.lang || undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const money = (cents) => format.format(cents / 100)
  const signed = (cents) => `${cents > 0 ? '+' : cents < 0 ? '−' : ''}${money(Math.abs(cents))}`
  let last = 0
  const number = (person) => (person.dataset.person ||= String(++last))
  const nameOf = (person) => find('name', person).value.trim() || '–'

  /** Each cost offers everybody as its payer and has a part for everybody; what was chosen stays. */
  const seat = (cost) => {
    const [payer, parts] = [find('payer', cost), find('parts', cost)]
    const chosen = payer.value
    const weights = new Map(all('part', cost).map((part) => [part.dataset.part, find('weight', part).value]))
    payer.replaceChildren(...all('person').map((person) => new Option(nameOf(person), number(person))))
    if ([...payer.options].some(({ value }) => value === chosen)) payer.value = chosen
    parts.replaceChildren(
      ...all('person').map((person) => {
        const part = models.part.cloneNode(true)
        part.dataset.part = number(person)
        find('whose', part).textContent = nameOf(person)
        find('weight', part).value = weights.get(part.dataset.part) ?? '1'
        return part
      }),
    )
  }

  /** Cents by person: above nothing is owed to them. */
  const standing = () => {
    const stands = new Map(all('person').map((person) => [number(person), 0]))
    let total = 0
    for (const cost of all('cost')) {
      const cents = Math.round(Number(find('amount', cost).value) * 100)
      const weights = all('part', cost).map((part) => [part.dataset.part, Math.max(0, Number(find('weight', part).value))])
      const whole = weights.reduce((sum, [, weight]) => sum + weight, 0)
      const payer = find('payer', cost).value
      if (!cents || whole === 0 || !stands.has(payer)) continue
      total += cents
      stands.set(payer, stands.get(payer) + cents)
      for (const [person, weight] of weights) stands.set(person, stands.get(person) - (cents * weight) / whole)
    }
    return { stands, total }
  }

  /** The largest debt meets the largest claim, until nothing above half a cent is left. */
  const settle = (stands) => {
    const left = [...stands].map(([person, cents]) => ({ person, cents }))
    const debts = []
    for (;;) {
      left.sort((one, other) => one.cents - other.cents)
      const [debtor, creditor] = [left[0], left.at(-1)]
      if (!debtor || debtor.cents > -0.5 || creditor.cents < 0.5) return debts
      const cents = Math.min(-debtor.cents, creditor.cents)
      debts.push({ from: debtor.person, to: creditor.person, cents })
      debtor.cents += cents
      creditor.cents -= cents
    }
  }

  const draw = () => {
    const names = new Map(all('person').map((person) => [number(person), nameOf(person)]))
    for (const option of box.querySelectorAll('[data-payer] option')) option.textContent = names.get(option.value)
    for (const part of all('part')) find('whose', part).textContent = names.get(part.dataset.part)
    const { stands, total } = standing()
    const debts = settle(stands)
    owes.replaceChildren(
      ...debts.map(({ from, to, cents }) => {
        const debt = models.debt.cloneNode(true)
        find('from', debt).textContent = names.get(from)
        find('to', debt).textContent = names.get(to)
        find('sum', debt).textContent = money(cents)
        return debt
      }),
    )
    balance.replaceChildren(
      ...[...stands].map(([person, cents]) => {
        const stand = models.stand.cloneNode(true)
        find('whose', stand).textContent = names.get(person)
        find('sum', stand).textContent = signed(Math.round(cents))
        return stand
      }),
    )
    find('even').hidden = debts.length > 0
    find('total').textContent = money(total)
    // one alone shares nothing
    for (const leave of all('leave')) leave.disabled = names.size < 2
  }
  const change = () => {
    for (const cost of all('cost')) seat(cost)
    draw()
  }
  box.addEventListener('input', draw)
  box.addEventListener('change', draw)
  box.addEventListener('click', (event) => {
    const gone = event.target.closest('[data-remove]')?.closest('[data-cost]') ?? event.target.closest('[data-leave]')?.closest('[data-person]')
    if (!gone) return
    const next = gone.nextElementSibling ?? gone.previousElementSibling
    gone.remove()
    change()
    ;(next?.querySelector('input') ?? find('more')).focus()
  })
  find('join').addEventListener('click', () => {
    const person = models.person.cloneNode(true)
    delete person.dataset.person
    person.dataset.person = ''
    find('name', person).value = ''
    people.append(person)
    change()
    find('name', person).focus()
  })
  find('more').addEventListener('click', () => {
    const cost = models.cost.cloneNode(true)
    find('what', cost).value = ''
    costs.append(cost)
    change()
    find('what', cost).focus()
  })
  change()
}
