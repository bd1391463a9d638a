import { beforeAll, describe, expect, test } from 'vitest'
import fc from 'fast-check'

import { createIdentify, type Identify } from './identify.ts'
import { languageOf } from './languageOf.ts'

/** Any UTF-16 units, lone surrogates included. */
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 200 })
  .map(units => String.fromCharCode(...units))

let identify: Identify
beforeAll(async () => {
  identify = await createIdentify()
})

describe('the language of a text', () => {
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
  ])('%s', (language, text) => {
    expect(identify(text)).toMatchObject({ language, guess: language })
    expect(identify(text).confidence).toBeGreaterThan(0.7)
  })

  test.each([['a'], ['OK'], ['12.50'], ['https://example.com/die/und/der'], ['no'], ['']])(
    '%j is too little to say',
    text => {
      expect(identify(text).language).toBe('unknown')
    },
  )

  test('of any kind has a confidence between 0 and 1', () => {
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
    'enormous and odd texts are looked at in part',
    text => {
      expect(() => identify(text)).not.toThrow()
    },
  )
})

describe('the language of a paragraph', () => {
  test('is that of its document when it is short or unclear', async () => {
    expect(await languageOf('Merci beaucoup', 'en')).toBe('en')
    expect(await languageOf('Xqzt brmp lkjh wwww qqqq', 'fr')).toBe('fr')
    expect(await languageOf('', 'nl')).toBe('nl')
  })
  test('is another one when that is clear', async () => {
    expect(await languageOf('Ik weet niet wat we daar morgen mee moeten doen.', 'en')).toBe('nl')
    expect(await languageOf('This paragraph is in English, although the others are not.', 'fr')).toBe('en')
    expect(await languageOf('Привет, как дела сегодня?', 'en')).toBe('ru')
  })
  test('keeps to the kind of Portuguese that the document has', async () => {
    expect(await languageOf('Não sei o que vamos fazer com isso amanhã de manhã.', 'pt-PT')).toBe('pt-PT')
  })
})
