import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { decodeWords, isWord, WORD_MAX, wordLines } from './words.ts'

function parsed(text: string) {
  const lines = [...wordLines(text)].filter(line => line !== null)
  return {
    words: lines.flatMap(line => ('word' in line ? [line.word] : [])),
    bad: lines.flatMap(line => ('bad' in line ? [line] : [])),
  }
}

const bytes = (text: string) => new TextEncoder().encode(text)

describe('isWord', () => {
  test.each(['Kubernetes', 'naïve', 'e-mail', 'O’Brien', 'C++', 'x2', 'बिल्ली', 'a'.repeat(WORD_MAX)])(
    'accepts %s',
    word => expect(isWord(word)).toBe(true),
  )
  test.each(['', 'two words', '123', "'s", '…', 'a\tb', '<b>', 'a'.repeat(WORD_MAX + 1)])(
    'rejects “%s”',
    word => expect(isWord(word)).toBe(false),
  )
})

describe('wordLines', () => {
  test('reads one word a line, with any line ends, and names bad lines', () => {
    expect(parsed('\uFEFFAda\r\n\r\nLove lace\rBabbage\n42\n')).toEqual({
      words: ['Ada', 'Babbage'],
      bad: [
        { line: 3, bad: 'Love lace' },
        { line: 5, bad: '42' },
      ],
    })
  })

  test('reads the dictionaries of Hunspell and LibreOffice', () => {
    expect(parsed('2\nkubelet/SM\nnamespace/S po:noun\n# a comment')).toEqual({
      words: ['kubelet'],
      bad: [{ line: 3, bad: 'namespace/S po:noun' }],
    })
    expect(parsed('OOoUserDict1\nlang: <none>\ntype: positive\n---\nZorblat\n').words).toEqual(['Zorblat'])
  })

  test('reads a file of LibreOffice without the end of its header as words', () => {
    expect(parsed('OOoUserDict1\nZorblat').words).toEqual(['OOoUserDict1', 'Zorblat'])
  })

  test('takes no longer for a line of slashes or of accents out of order', () => {
    // In time that grows with the square of the length, either takes minutes.
    for (const line of [`${'/'.repeat(1_000_000)} x`, `a${'\u0301\u0323'.repeat(500_000)}`])
      expect(parsed(`Ada\n${line}\nBen`)).toMatchObject({ words: ['Ada', 'Ben'], bad: [{ line: 2 }] })
  })

  test('returns only words, and accounts for every line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), text => {
        const { words, bad } = parsed(text)
        expect(words.every(isWord)).toBe(true)
        expect(words.length + bad.length).toBeLessThanOrEqual(text.split(/\r\n|\r|\n/).length)
      }),
    )
  })

  test('reads what an export writes', () => {
    const word = fc
      .string({ minLength: 1, maxLength: 20 })
      .filter(text => isWord(text) && !text.startsWith('#'))
    fc.assert(
      fc.property(fc.array(word), words => {
        expect(parsed(words.map(each => `${each}\n`).join(''))).toEqual({
          words: words.map(each => each.normalize('NFC')),
          bad: [],
        })
      }),
    )
  })
})

describe('decodeWords', () => {
  test('reads UTF-8, and UTF-16 with a mark', () => {
    expect(decodeWords(bytes('naïve\n'))).toBe('naïve\n')
    expect(decodeWords(new Uint8Array([0xff, 0xfe, 0x41, 0, 0x0a, 0]))).toBe('A\n')
    expect(decodeWords(new Uint8Array([0xfe, 0xff, 0, 0x41]))).toBe('A')
  })
  test('rejects what is no text', () => {
    expect(decodeWords(new Uint8Array([0x89, 0x50, 0x4e, 0x47]))).toBeNull()
    expect(decodeWords(bytes('a\0b'))).toBeNull()
  })
})
