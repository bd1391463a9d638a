import { expect, test } from 'vitest'

import { codeOf } from './code.ts'

const ORIGIN = 'https://redaktion.example'
const check = { method: 'POST', path: '/api/v1/check', body: '{\n  "text": "It’s Ada\'s."\n}', isForm: false }
const form = { ...check, path: '/v2/check', body: '{"text":"Ada\'s","language":"en"}', isForm: true }
const usage = { method: 'GET', path: '/api/v1/usage', body: null, isForm: false }

test('quotes a body for a shell', () => {
  expect(codeOf('curl', ORIGIN, check)).toBe(
    [
      `curl -X POST 'https://redaktion.example/api/v1/check' \\`,
      `  -H 'Authorization: Bearer YOUR_API_KEY' \\`,
      `  -H 'Content-Type: application/json' \\`,
      `  -d '{`,
      `  "text": "It’s Ada'\\''s."`,
      `}'`,
    ].join('\n'),
  )
})

test('sends a form by its fields', () => {
  expect(codeOf('curl', ORIGIN, form)).toContain(`--data-urlencode 'text=Ada'\\''s'`)
  expect(codeOf('javascript', ORIGIN, form)).toContain('body: new URLSearchParams({"text"')
  expect(codeOf('python', ORIGIN, form)).toContain('data={"text"')
})

test('writes JavaScript with and without a body', () => {
  expect(codeOf('javascript', ORIGIN, check)).toBe(
    [
      'const response = await fetch("https://redaktion.example/api/v1/check", {',
      `  method: 'POST',`,
      `  headers: { Authorization: 'Bearer YOUR_API_KEY', 'Content-Type': 'application/json' },`,
      '  body: JSON.stringify({',
      `    "text": "It’s Ada's."`,
      '  }),',
      '})',
      'console.log(await response.json())',
    ].join('\n'),
  )
  expect(codeOf('javascript', ORIGIN, usage)).not.toContain('body')
})

test('writes Python without a body', () => {
  expect(codeOf('python', ORIGIN, usage)).toBe(
    [
      'import requests',
      '',
      'response = requests.get(',
      '    "https://redaktion.example/api/v1/usage",',
      '    headers={"Authorization": "Bearer YOUR_API_KEY"},',
      ')',
      'print(response.json())',
    ].join('\n'),
  )
})
