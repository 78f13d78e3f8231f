import { expect, test } from 'vitest'
import { hasFirstSight } from './first-sight.ts'

test.each([
  ['', false],
  ['<!doctype html>', false],
  ['<!doctype html>\n<html lang="en">\n<head>\n<title>A', false],
  ['<!doctype html><html><head><title>A</title><style>b{}', false],
  ['<!doctype html><html><head><title>A</title></head>', false],
  ['<!doctype html><html><head><title>A</title></head><body class="bg-black">\n', false],
  ['<html><head></head><body><!-- hero -->', false],
  ['<html><head></head><body><!-- hero', false],
  ['<html><head></head><body><style>a{}</style><script>1</script>', false],
  ['<html><head><meta charset="utf-8"><body class="a">', false],
  ['<html><head></head><body><main>', true],
  ['<html><head></head><body>Hi', true],
  ['<html><head><title>x</title><body><p>', true],
  ['<main class="p-4">', true],
  ['<!doctype html><html lang="en"><he', false],
  ['<!doctype html><html><head></head><body><h', false],
  ['<title>x</title><h1>x', true],
])('hasFirstSight(%j) is %s', (html, expected) => {
  expect(hasFirstSight(html)).toBe(expected)
})

test('a megabyte is looked through in time', () => {
  const started = performance.now()
  hasFirstSight(`<head>${'<style>'.repeat(150_000)}`)
  hasFirstSight('<!--'.repeat(250_000))
  expect(performance.now() - started).toBeLessThan(5_000)
})
