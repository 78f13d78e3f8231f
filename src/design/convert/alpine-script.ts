/**
 * The small script that a page carries instead of Alpine: states, and the attributes that draw by them, each with its
 * expression as a function. Written by us; it has no way to run text.
 */
export const alpineScript = `(function (rows, makers) {
  var named = {}, stores = {}, states = new WeakMap(), redraws = [], isWaiting = false, numbers = new WeakMap(), count = 0
  function store(name, value) {
    if (arguments.length > 1) { stores[name] = value; if (value && typeof value.init === 'function') live(value).init(); later() }
    return live(stores)[name]
  }
  var start = function () {}
  window.Alpine = window.Alpine || { data: function (name, make) { named[name] = make }, store: store, start: start }
  document.dispatchEvent(new Event('alpine:init'))
  function draw() { isWaiting = false; redraws = redraws.filter(function (one) { if (one.el.isConnected) one.run(); return one.el.isConnected }) }
  function later() { if (!isWaiting) { isWaiting = true; Promise.resolve().then(draw) } }
  function live(value) {
    if (!value || typeof value !== 'object' || !(Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)) return value
    return new Proxy(value, {
      get: function (on, key) { return live(on[key]) },
      set: function (on, key, given) { on[key] = given; later(); return true },
      deleteProperty: function (on, key) { delete on[key]; later(); return true },
    })
  }
  function around(el, more) {
    var found = more ? [more] : []
    var root = null
    for (var at = el; at; at = at.fromTemplate || at.parentElement) {
      if (!states.has(at)) continue
      found.push.apply(found, states.get(at))
      if (!root && makers[at.getAttribute('data-x')]) root = at
    }
    found.push({
      $el: el, $root: root, $store: live(stores), $nextTick: function (run) { Promise.resolve().then(run) },
      $persist: function (value) {
        var kept = { isKept: true, value: value, as: function () { return kept }, using: function () { return kept } }
        return kept
      },
      $id: function (name, key) {
        if (!numbers.has(root || el)) numbers.set(root || el, ++count)
        return name + '-' + numbers.get(root || el) + (key === undefined ? '' : '-' + key)
      },
      $watch: function (path, told) {
        var read = function () { return path.split('.').reduce(function (at, key) { return at && at[key] }, scope) }
        var flat = function (value) { return value && typeof value === 'object' ? JSON.stringify(value) : value }
        var was = read(), before = flat(was)
        redraws.push({ el: el, run: function () {
          var now = read(), after = flat(now), last = was
          if (after === before) return
          was = now; before = after; told(now, last); later()
        } })
      },
      get $data() { return scope },
      $dispatch: function (name, detail) { el.dispatchEvent(new CustomEvent(name, { detail: detail, bubbles: true })) },
      get $refs() {
        var refs = {}
        document.querySelectorAll('[data-x-ref]').forEach(function (one) { refs[one.getAttribute('data-x-ref')] = one })
        return refs
      },
    })
    function owner(key) { return found.find(function (state) { return key in state }) }
    var scope = new Proxy({}, {
      has: function (_, key) { return typeof key === 'string' && owner(key) !== undefined },
      get: function (_, key) { var state = owner(key); return state ? state[key] : undefined },
      set: function (_, key, value) { (owner(key) || found[0])[key] = value; later(); return true },
    })
    return scope
  }
  function keep(el, run) { redraws.push({ el: el, run: run }); run() }
  function classes(value) {
    if (Array.isArray(value)) return value.map(classes).join(' ')
    if (value && typeof value === 'object') return Object.keys(value).filter(function (name) { return value[name] }).join(' ')
    return value ? String(value) : ''
  }
  var does = {
    show: function (el, run) {
      var own = el.style.display === 'none' ? '' : el.style.display; keep(el, function () { el.style.display = run(around(el)) ? own : 'none' })
    },
    text: function (el, run) { keep(el, function () { var value = run(around(el)); el.textContent = value === undefined || value === null ? '' : value }) },
    html: function (el, run) { keep(el, function () { el.innerHTML = run(around(el)) }) },
    effect: function (el, run) { keep(el, function () { run(around(el)) }) },
    intersect: function (el, run, name, more) {
      var seen = new IntersectionObserver(function (all) {
        all.forEach(function (one) {
          if (one.isIntersecting === (name === 'leave')) return
          run(around(el)); later()
          if (more.indexOf('once') >= 0) seen.disconnect()
        })
      })
      seen.observe(el)
    },
    teleport: function (el, run, name) {
      var one = el.content.firstElementChild.cloneNode(true), target = document.querySelector(name)
      if (!target) return
      one.fromTemplate = el
      target.appendChild(one); bind(one)
    },
    all: function (el, run) {
      var given = run(around(el)) || {}
      Object.keys(given).forEach(function (key) {
        var parts = key.replace(/^@/, 'x-on:').replace(/^:/, 'x-bind:').split('.')
        var what = /^x-([a-z]+):?([\\w:-]*)$/.exec(parts[0])
        var value = function ($) { return typeof given[key] === 'function' ? given[key].call($, $.$event) : given[key] }
        if (what && does[what[1]]) does[what[1]](el, value, what[2], parts.slice(1))
      })
    },
    bind: function (el, run, name) {
      var own = el.getAttribute('class') || ''
      keep(el, function () {
        var value = run(around(el))
        if (name === 'class') {
          var all = {}
          var add = function (names, isOn) { names.split(' ').forEach(function (c) { if (c) all[c] = all[c] || isOn }) }
          if (value && typeof value === 'object' && !Array.isArray(value)) Object.keys(value).forEach(function (k) { add(k, !!value[k]) })
          var base = own.split(' ').filter(function (c) { return !(c in all) || all[c] }).join(' ')
          el.setAttribute('class', (base + ' ' + classes(value)).trim())
        } else if (name === 'style' && value && typeof value === 'object') Object.assign(el.style, value)
        else if (name === 'value' || name === 'checked') el[name] = value
        else if (value === false || value === null || value === undefined) el.removeAttribute(name)
        else el.setAttribute(name, value === true ? (name.indexOf('aria-') === 0 ? 'true' : '') : value)
      })
    },
    on: function (el, run, name, more) {
      var has = function (word) { return more.indexOf(word) >= 0 }
      var isAway = has('away') || has('outside')
      var target = has('window') ? window : isAway || has('document') ? document : el
      var keys = more.filter(function (word) { return /^(escape|enter|space|tab|up|down|left|right|esc)$/.test(word) })
      target.addEventListener(name, function (event) {
        if (isAway && (el.contains(event.target) || el.offsetWidth < 1)) return
        var key = (event.key || '').toLowerCase().replace('arrow', '').replace(' ', 'space')
        if (keys.length && keys.indexOf(key) < 0 && !(key === 'escape' && has('esc'))) return
        if (has('prevent')) event.preventDefault()
        if (has('stop')) event.stopPropagation()
        var value = run(around(el, { $event: event }))
        if (typeof value === 'function') value.call(around(el), event)
        later()
      }, has('once') ? { once: true } : undefined)
    },
    model: function (el, run, put) {
      keep(el, function () {
        var value = run(around(el))
        if (el.type === 'checkbox') el.checked = Array.isArray(value) ? value.indexOf(el.value) >= 0 : !!value
        else if (el.type === 'radio') el.checked = value == el.value
        else if (document.activeElement !== el) el.value = value === undefined ? '' : value
      })
      el.addEventListener(el.tagName === 'SELECT' || el.type === 'checkbox' || el.type === 'radio' ? 'change' : 'input', function () {
        var given = el.type === 'number' || el.type === 'range' ? Number(el.value) : el.value
        var now = el.type === 'checkbox' ? run(around(el)) : null
        if (el.type === 'checkbox') {
          given = Array.isArray(now) ? now.filter(function (one) { return one != el.value }).concat(el.checked ? [el.value] : []) : el.checked
        }
        put(around(el), given); later()
      })
    },
    if: function (el, run) {
      var shown = null
      keep(el, function () {
        var isOn = !!run(around(el))
        if (isOn && !shown) { shown = el.content.firstElementChild.cloneNode(true); el.after(shown); bind(shown) }
        if (!isOn && shown) { shown.remove(); shown = null }
      })
    },
    for: function (el, run, names) {
      var shown = [], before = ''
      keep(el, function () {
        var list = run(around(el)) || []
        if (typeof list === 'number') list = Array.from({ length: list }, function (_, n) { return n + 1 })
        var now = JSON.stringify(list)
        if (now === before) return
        before = now
        shown.forEach(function (one) { one.remove() })
        var keys = Array.isArray(list) || list[Symbol.iterator] ? null : Object.keys(list)
        shown = Array.from(keys ? keys.map(function (key) { return list[key] }) : list).map(function (item, index) {
          var one = el.content.firstElementChild.cloneNode(true), own = {}
          own[names[0]] = item; if (names[1]) own[names[1]] = keys ? keys[index] : index
          if (names[2]) own[names[2]] = list
          states.set(one, [own]); el.parentNode.insertBefore(one, el); bind(one)
          return one
        })
      })
    },
    init: function (el, run) { Promise.resolve().then(function () { var made = run(around(el)); if (typeof made === 'function') made.call(around(el)) }) },
  }
  function bind(root) {
    var all = [root].concat(Array.from(root.querySelectorAll('[data-x]')))
    all.forEach(function (el) {
      var mark = el.getAttribute && el.getAttribute('data-x')
      if (!mark) return
      var make = makers[mark]
      if (make) {
        var made = make(around(el), named)
        if (typeof made === 'function') made = made()
        for (var key in made || {}) {
          var each = Object.getOwnPropertyDescriptor(made, key)
          if (each && each.value && each.value.isKept) made[key] = each.value.value
        }
        states.set(el, [live(made || {})].concat(states.get(el) || []))
        if (made && typeof made.init === 'function') Promise.resolve().then(function () { made.init.call(around(el)); later() })
      }
      ;(rows[mark] || []).forEach(function (row) { try { does[row[0]](el, row[1], row[2], row[3]) } catch (error) { console.warn(error) } })
    })
  }
  bind(document.documentElement)
})`
