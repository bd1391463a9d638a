import { expect, it } from 'vitest'

import { filesNamedIn, isFile } from './kept.ts'

const answer = (type: string, init: Partial<Response> = {}) => ({
  ok: true,
  redirected: false,
  headers: new Headers(type === '' ? {} : { 'Content-Type': type }),
  ...init,
})

it('keeps files of the app, and no page that a network answers with instead', () => {
  expect(
    ['text/javascript; charset=utf-8', 'image/svg+xml', 'application/wasm'].map(type => isFile(answer(type))),
  ).toEqual([true, true, true])
  expect(['text/html', 'text/html; charset=utf-8', ''].map(type => isFile(answer(type)))).toEqual([
    false,
    false,
    false,
  ])
  expect(isFile(answer('text/javascript', { ok: false }))).toBe(false)
  expect(isFile(answer('text/javascript', { redirected: true }))).toBe(false)
})

it('finds the files that a page of the app loads, and none in the page of a network', () => {
  expect(
    filesNamedIn('<script src="/assets/index-1a.js"></script><link href="/assets/index-2b.css">'),
  ).toEqual(['/assets/index-1a.js', '/assets/index-2b.css'])
  expect(filesNamedIn('<form action="/login">')).toEqual([])
})
