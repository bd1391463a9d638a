import { describe, expect, test } from 'vitest'

import { conventionsOf } from '../conventions.ts'
import { languageByCode } from '../table.ts'
import { rulesOf } from './rules.ts'

/** Returns the text with all replacements applied. */
function mended(code: string, text: string): string {
  const language = languageByCode(code)
  if (!language) throw new Error(`No language ${code}.`)
  return rulesOf(language, conventionsOf(code))
    .flatMap(rule => rule(text))
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (rest, finding) => rest.slice(0, finding.start) + finding.replacements[0] + rest.slice(finding.end),
      text,
    )
}

describe('mistakes', () => {
  test.each([
    ['nl', 'Dit  is goed .', 'Dit is goed.'],
    ['nl', 'Goed,beter,best', 'Goed, beter, best'],
    ['pl', 'To jest koniec.Potem nic.', 'To jest koniec. Potem nic.'],
    ['pt', 'Uma casa na na praia.', 'Uma casa na praia.'],
    ['pt', 'Chegou tarde. ninguém viu.', 'Chegou tarde. Ninguém viu.'],
    ['ru', 'Это дом. там живут люди.', 'Это дом. там живут люди.'],
    ['ru', 'Большой дом стоит здесь. там живут люди.', 'Большой дом стоит здесь. Там живут люди.'],
    ['ru', 'Мы cтоим здесь.', 'Мы стоим здесь.'],
    ['fr', 'Vraiment? Oui!', 'Vraiment\u202f? Oui\u202f!'],
    ['fr', 'Il dit: «Bonjour».', 'Il dit\u00a0: «\u00a0Bonjour\u00a0».'],
    ['fr', 'Une liste;puis une autre', 'Une liste\u202f; puis une autre'],
    ['es', 'Hola. Qué hora es?', 'Hola. ¿Qué hora es?'],
    ['es', 'Vaya sorpresa!', '¡Vaya sorpresa!'],
    ['es', 'Leí « El Quijote » ayer.', 'Leí «El Quijote » ayer.'],
    ['el', 'Τι κάνεις?', 'Τι κάνεις;'],
    ['hy', 'Սա տուն է:', 'Սա տուն է։'],
    ['fa', 'سلام, خوبی?', 'سلام، خوبی؟'],
    ['ne', 'यो घर हो |', 'यो घर हो ।'],
    ['ca', 'El col.legi és gran.', 'El col·legi és gran.'],
  ])('are fixed in %s: %s', (code, wrong, right) => {
    expect(mended(code, wrong)).toBe(right)
  })
})

describe('correct texts', () => {
  test.each([
    ['fr', 'Nous nous voyons demain, et vous vous levez tôt.'],
    ['fr', 'Vraiment ? Oui\u202f! Il est 10:30.'],
    ['es', '¿Qué hora es? ¡Ya voy! Muy muy tarde... ¿no?'],
    ['es', 'Dijo que costaba 3,50 o 1.000 euros.'],
    ['de', 'Die, die die Arbeit machen, sind müde.'],
    ['it', 'Bora Bora è lontana, ma piano piano arrivi.'],
    ['tr', 'Yavaş yavaş geldi.'],
    ['sv', 'EU:s regler och kl. 10:30.'],
    ['nl', 'Zie www.voorbeeld.nl, versie 1.2 of .NET.'],
    ['nl', 'Hij zei ... niets :) en ging.'],
    ['nl', 'Dat kost ca. tien euro, zie bijv. hier.'],
    ['ru', 'Версия iOS и USB-порт.'],
    ['ka', 'ეს სახლია. ეს კარგია.'],
    ['hu', 'Azt mondta, hogy az az ember jó.'],
    ['nl', 'alles klein geschreven. ook dit. met opzet.'],
  ])('stay unchanged in %s: %s', (code, text) => {
    expect(mended(code, text)).toBe(text)
  })
})
