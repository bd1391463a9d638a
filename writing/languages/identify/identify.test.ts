import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'

import { createIdentify, type Identify } from './identify.ts'
import { languageOf } from './languageOf.ts'

/** Arbitrary UTF-16 units, including lone surrogates. */
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 200 })
  .map(units => String.fromCharCode(...units))

let identify: Identify
beforeAll(async () => {
  identify = await createIdentify()
})

describe('identify', () => {
  test.each([
    ['en', 'The meeting was moved to Thursday because nobody could come.'],
    ['fr', 'La réunion a été déplacée à jeudi parce que personne ne pouvait venir.'],
    ['de', 'Die Besprechung wurde auf Donnerstag verschoben, weil niemand kommen konnte.'],
    ['es', 'La reunión se cambió al jueves porque nadie podía venir.'],
    ['pt', 'A reunião foi mudada para quinta-feira porque ninguém podia vir.'],
    ['nb', 'Møtet ble flyttet til torsdag fordi ingen kunne komme.'],
    ['nn', 'Møtet vart flytta til torsdag fordi ingen kunne koma, og eg veit ikkje kvifor.'],
    ['uk', 'Зустріч перенесли на четвер, бо ніхто не міг прийти.'],
    ['ru', 'Встречу перенесли на четверг, потому что никто не мог прийти.'],
    ['fa', 'جلسه به پنجشنبه موکول شد چون هیچ کس نمی توانست بیاید.'],
    ['ja', '誰も来られなかったので、会議は木曜日に変更されました。'],
    ['zh', '会议改到星期四，因为没有人能来。'],
    ['ko', '아무도 올 수 없어서 회의가 목요일로 옮겨졌습니다.'],
    ['el', 'Η συνάντηση μεταφέρθηκε για την Πέμπτη γιατί κανείς δεν μπορούσε να έρθει.'],
  ])('detects %s', (language, text) => {
    expect(identify(text)).toMatchObject({ language, guess: language })
    expect(identify(text).confidence).toBeGreaterThan(0.7)
  })

  test.each([['a'], ['OK'], ['12.50'], ['https://example.com/die/und/der'], ['no'], ['']])(
    'returns unknown for %j',
    text => {
      expect(identify(text).language).toBe('unknown')
    },
  )

  test('returns a confidence between 0 and 1 for any text', () => {
    fc.assert(
      fc.property(anyUnits, text => {
        const { language, guess, confidence } = identify(text)
        expect(confidence).toBeGreaterThanOrEqual(0)
        expect(confidence).toBeLessThanOrEqual(1)
        expect([guess, 'unknown']).toContain(language)
      }),
      { numRuns: 50 },
    )
  })

  test.each([['a'.repeat(200_000)], [' '.repeat(200_000)], ['\0\ud800'.repeat(1000)], ['😀'.repeat(50_000)]])(
    'accepts enormous and odd texts',
    text => {
      expect(() => identify(text)).not.toThrow()
    },
  )
})

describe('languageOf', () => {
  test("returns the document's language for a short or unclear paragraph", async () => {
    expect(await languageOf('Merci beaucoup', 'en')).toBe('en')
    expect(await languageOf('Xqzt brmp lkjh wwww qqqq', 'fr')).toBe('fr')
    expect(await languageOf('', 'nl')).toBe('nl')
  })
  test('returns another language if it is clear', async () => {
    expect(await languageOf('Ik weet niet wat we daar morgen mee moeten doen.', 'en')).toBe('nl')
    expect(await languageOf('This paragraph is in English, although the others are not.', 'fr')).toBe('en')
    expect(await languageOf('Привет, как дела сегодня?', 'en')).toBe('ru')
  })
  test("keeps the document's variant of Portuguese", async () => {
    expect(await languageOf('Não sei o que vamos fazer com isso amanhã de manhã.', 'pt-PT')).toBe('pt-PT')
  })
})
