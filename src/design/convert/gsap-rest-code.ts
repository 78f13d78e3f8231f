/** Where elements stand: their places and looks, put at once. Part of the script that stands for GSAP. */
export const gsapRestCode = `  var nothing = function () {}
  function all(given) {
    if (!given) return []
    if (typeof given === 'string') {
      try { return Array.from(document.querySelectorAll(given)) } catch (error) { return [] }
    }
    if (given instanceof Node || given === window) return [given]
    if (typeof given.length === 'number') return [].concat.apply([], Array.from(given).map(all))
    return [given]
  }
  // what is not known is a function that gives the same again
  function calm(own) {
    var same = new Proxy(own, { get: function (_, key) {
      if (key in own) return own[key]
      return key === 'then' || typeof key === 'symbol' ? undefined : calm(function () { return same })
    } })
    return same
  }
  var moves = { x: 0, y: 0, z: 0, xPercent: 0, yPercent: 0, rotation: 0, rotationX: 0, rotationY: 0, skewX: 0, skewY: 0, scaleX: 1, scaleY: 1 }
  var also = { translateX: 'x', translateY: 'y', rotate: 'rotation', rotateX: 'rotationX', rotateY: 'rotationY', rotationZ: 'rotation' }
  var unitless = /^(opacity|zIndex|flexGrow|flexShrink|fontWeight|lineHeight|order|fillOpacity|strokeOpacity|strokeDashoffset|scale)$/
  var words = { textContent: 1, innerText: 1, innerHTML: 1 }
  var places = new WeakMap()
  function placeOf(el) {
    var at = places.get(el)
    if (at) return at
    at = Object.assign({}, moves)
    var now = getComputedStyle(el).transform
    if (now && now !== 'none') {
      var m = new DOMMatrix(now)
      at.x = m.e; at.y = m.f; at.rotation = Math.atan2(m.b, m.a) * 180 / Math.PI
      at.scaleX = Math.hypot(m.a, m.b); at.scaleY = at.scaleX ? (m.a * m.d - m.b * m.c) / at.scaleX : m.d
      // half of itself to the left stays half of itself
      var own = function (moved, size) { return size && Math.abs(moved / size + 0.5) < 0.02 }
      if (own(m.e, el.offsetWidth)) { at.x = 0; at.xPercent = -50 }
      if (own(m.f, el.offsetHeight)) { at.y = 0; at.yPercent = -50 }
    }
    places.set(el, at)
    return at
  }
  function stand(el, at) {
    var long = function (value) { return typeof value === 'number' ? value + 'px' : value }
    var turn = function (value) { return typeof value === 'number' ? value + 'deg' : value }
    var parts = []
    if (at.perspective) parts.push('perspective(' + long(at.perspective) + ')')
    if (at.xPercent || at.yPercent) parts.push('translate(' + at.xPercent + '%, ' + at.yPercent + '%)')
    if (at.x || at.y) parts.push('translate(' + long(at.x) + ', ' + long(at.y) + ')')
    if (at.z) parts.push('translateZ(' + long(at.z) + ')')
    if (at.rotation) parts.push('rotate(' + turn(at.rotation) + ')')
    if (at.rotationX) parts.push('rotateX(' + turn(at.rotationX) + ')')
    if (at.rotationY) parts.push('rotateY(' + turn(at.rotationY) + ')')
    if (at.skewX || at.skewY) parts.push('skew(' + turn(at.skewX) + ', ' + turn(at.skewY) + ')')
    if (at.scaleX !== 1 || at.scaleY !== 1) parts.push('scale(' + at.scaleX + ', ' + at.scaleY + ')')
    el.style.transform = parts.join(' ') || 'none'
  }
  // a value as it is meant for this one: by a function, by chance, more or less than now
  function meant(value, now, one, index, list) {
    if (typeof value === 'function') value = value(index, one, list)
    if (Array.isArray(value)) value = value[value.length - 1]
    if (typeof value !== 'string') return value
    var chance = /^random\\(\\[?\\s*([^,\\])]+)/.exec(value)
    if (chance) value = chance[1].replace(/['"]/g, '')
    var more = /^([+-])=(-?[\\d.]+)/.exec(value)
    if (more) return (parseFloat(now) || 0) + (more[1] === '-' ? -1 : 1) * Number(more[2])
    return value.trim() !== '' && !isNaN(Number(value)) ? Number(value) : value
  }
  function scrollTo(el, given) {
    var to = given && typeof given === 'object' && !(given instanceof Node) ? given : { y: given }
    var one = typeof to.y === 'string' && to.y !== 'max' ? all(to.y)[0] : to.y
    var root = el === window || el === document.body || el === document.documentElement
    var top = one instanceof Node ? one.getBoundingClientRect().top + (root ? window.scrollY : el.scrollTop) : Number(one)
    if (one === 'max') top = 1e7
    if (!isNaN(top)) (root ? window : el).scrollTo({ top: top - (to.offsetY || 0), left: to.x || 0, behavior: 'auto' })
  }
  function put(el, key, given, index, list) {
    if (key === 'scrollTo') return scrollTo(el, given)
    if (key === 'attr' || key === 'css') {
      for (var name in given) {
        if (key === 'css') put(el, name, given[name], index, list)
        else el.setAttribute(name, meant(given[name], el.getAttribute(name), el, index, list))
      }
      return
    }
    if (!(el instanceof Element)) { el[key] = meant(given, el[key], el, index, list); return }
    key = also[key] || key
    if (key === 'scale' || key in moves || key === 'transformPerspective') {
      var at = placeOf(el)
      var value = meant(given, at[key === 'scale' ? 'scaleX' : key], el, index, list)
      if (key === 'scale') at.scaleX = at.scaleY = value
      else if (key === 'transformPerspective') at.perspective = value
      else if ((key === 'x' || key === 'y') && /%$/.test(value)) { at[key + 'Percent'] = parseFloat(value); at[key] = 0 }
      else at[key] = /(px|deg)$/.test(value) ? parseFloat(value) : value
      return stand(el, at)
    }
    if (key === 'autoAlpha') {
      var shown = meant(given, getComputedStyle(el).opacity, el, index, list)
      el.style.opacity = shown
      el.style.visibility = Number(shown) ? 'inherit' : 'hidden'
    } else if (key === 'text' || key === 'scrambleText') {
      el.textContent = given && typeof given === 'object' ? given.value || given.text : meant(given, '', el, index, list)
    } else if (key in words) el[key] = meant(given, el[key], el, index, list)
    else if (key === 'className') el.setAttribute('class', String(given))
    else if (key.indexOf('--') === 0) el.style.setProperty(key, meant(given, getComputedStyle(el).getPropertyValue(key), el, index, list))
    else if (key in el.style) {
      var look = meant(given, getComputedStyle(el)[key], el, index, list)
      el.style[key] = typeof look === 'number' && !unitless.test(key) ? look + 'px' : look
    } else if (key in el) el[key] = meant(given, el[key], el, index, list)
  }
  function clear(el, keys) {
    if (!(el instanceof Element)) return
    if (keys === 'all' || keys === true) { el.removeAttribute('style'); places.delete(el); return }
    String(keys).split(',').forEach(function (key) {
      key = key.trim()
      if (key in moves || key === 'scale' || key in also || key === 'transform') { el.style.transform = ''; places.delete(el) }
      else el.style[key] = ''
    })
  }`
