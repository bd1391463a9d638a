import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { afterAll, describe, expect, test } from 'vitest'

import { temporaryDirectory } from '#tests/support/temporary.ts'

import { readEnvFile } from './file.ts'

const directory = temporaryDirectory('env')
afterAll(() => directory.remove())

let count = 0
function file(content: string | Buffer): string {
  const name = path.join(directory.path, `${count++}.env`)
  writeFileSync(name, content)
  return name
}

test('a file is optional', () => {
  expect(readEnvFile(path.join(directory.path, 'none'))).toEqual({})
  expect(readEnvFile(file(''))).toEqual({})
})

test('values may be quoted and followed by a comment, on Windows too', () => {
  const lines = [
    '# The server',
    '',
    'PORT=3001',
    'export HOST = localhost # everywhere',
    'MAIL_FROM="Bluepencil # <a@example.org>" # a comment',
    'SESSION_SECRET=\'it is "secret"\'',
    'PUBLIC_URL=',
    "TITLE=it's",
  ]
  const expected = {
    PORT: '3001',
    HOST: 'localhost',
    MAIL_FROM: 'Bluepencil # <a@example.org>',
    SESSION_SECRET: 'it is "secret"',
    PUBLIC_URL: '',
    TITLE: "it's",
  }
  expect(readEnvFile(file(lines.join('\n')))).toEqual(expected)
  expect(readEnvFile(file(`\uFEFF${lines.join('\r\n')}\r\n`))).toEqual(expected)
  expect(readEnvFile(path.resolve('.env.example'))).toEqual({})
})

describe('a file is refused, without its content, if', () => {
  test.each<[string, string | Buffer, RegExp]>([
    ['it is not UTF-8', Buffer.from('PORT=3000\nTITLE=caf\xe9\n', 'latin1'), /is not text in UTF-8\. /],
    ['it is UTF-16', Buffer.from('\uFEFFPORT=3000\n', 'utf16le'), /is not text in UTF-8\. /],
    ['it has NUL bytes', 'PORT=3000\n\0\0\0\0', /is not text in UTF-8\. /],
    ['a line has no value', 'PORT=3000\nhidden\n', /: line 2 is not of the form KEY=VALUE\. /],
    ['a line is YAML', 'SESSION_SECRET: hidden\n', /: line 1 is not of the form KEY=VALUE\. /],
    ['a name is none', '\n\n2 PORTS=hidden', /: line 3 is not of the form KEY=VALUE\. /],
    ['a quote stays open', 'A="hidden\nB="b"\n', /: line 1 opens a quote that it does not close\. /],
    ['a single quote stays open', "A=1\nB='hidden", /: line 2 opens a quote that it does not close\. /],
    ['text follows a quote', 'A="a"hidden"', /: line 1 goes on after its closing quote\. /],
    ['lines end as on an old Mac', 'A=hidden\rB=b\r', /: line 1 has a control character\. /],
  ])('%s', (_reason, content, message) => {
    const name = file(content)
    const refused = (() => {
      try {
        return readEnvFile(name)
      } catch (error) {
        return error
      }
    })()
    expect(refused).toMatchObject({ name: 'OperatorError', message: expect.stringMatching(message) })
    expect(refused).toMatchObject({ message: expect.stringContaining(name) })
    expect(refused).toMatchObject({ message: expect.not.stringContaining('hidden') })
    expect(readFileSync(name)).toEqual(Buffer.from(content))
  })
})

test('a directory, a broken link and a circle of links are refused', () => {
  const inDirectory = (name: string) => path.join(directory.path, name)
  mkdirSync(inDirectory('directory'))
  symlinkSync('nowhere', inDirectory('broken'))
  symlinkSync('circle', inDirectory('circle'))
  for (const [name, code] of [
    ['directory', 'EISDIR'],
    ['broken', 'ENOENT'],
    ['circle', 'ELOOP'],
  ] as const)
    expect(() => readEnvFile(inDirectory(name))).toThrow(new RegExp(`cannot be read: ${code}`))
})
