import { describe, expect, test } from 'vitest'

import { isPlural, plural, singular } from './nouns/number.ts'
import { inflect, knownVerbs, verbForms } from './verbs/inflect.ts'
import { verbReadings } from './verbs/readings.ts'

const formsOf = (base: string) => verbForms.map(form => inflect(base, form)).join(' ')

describe('verbs', () => {
  test.each([
    'go goes went gone going',
    'have has had had having',
    'be is was been being',
    'stop stops stopped stopped stopping',
    'prefer prefers preferred preferred preferring',
    'open opens opened opened opening',
    'visit visits visited visited visiting',
    'try tries tried tried trying',
    'play plays played played playing',
    'lie lies lay lain lying',
    'agree agrees agreed agreed agreeing',
    'use uses used used using',
    'panic panics panicked panicked panicking',
    'travel travels travelled travelled travelling',
    'watch watches watched watched watching',
    'fix fixes fixed fixed fixing',
  ])('inflect: %s', forms => expect(formsOf(forms.split(' ')[0] ?? '')).toBe(forms))

  test('are found by each of their forms', () => {
    for (const base of knownVerbs)
      for (const form of verbForms)
        expect(verbReadings(inflect(base, form), 'X'), `${base} ${form}`).toContainEqual({ base, form })
  })

  test('are read by their ending if they are unknown but tagged as verbs', () => {
    expect(verbReadings('googled', 'VERB')).toContainEqual({ base: 'google', form: 'past' })
    expect(verbReadings('tweeting', 'VERB')).toEqual([{ base: 'tweet', form: 'ing' }])
    expect(verbReadings('googled', 'NOUN')).toEqual([])
  })

  test('have several readings for an ambiguous form', () => {
    expect(verbReadings('left', 'ADJ').map(({ form }) => form)).toEqual(['past', 'participle'])
    expect(verbReadings('put', 'VERB').map(({ form }) => form)).toEqual(['base', 'past', 'participle'])
  })
})

describe('nouns', () => {
  test.each([
    ['book', 'books'],
    ['city', 'cities'],
    ['boy', 'boys'],
    ['box', 'boxes'],
    ['house', 'houses'],
    ['bus', 'buses'],
    ['case', 'cases'],
    ['prize', 'prizes'],
    ['church', 'churches'],
    ['headache', 'headaches'],
    ['child', 'children'],
    ['policeman', 'policemen'],
    ['potato', 'potatoes'],
    ['class', 'classes'],
    ['person', 'people'],
  ])('form their plural: %s: %s', (one, many) => {
    expect(plural(one)).toBe(many)
    expect(singular(many)).toBe(one)
    expect(isPlural(many, 'NOUN')).toBe(true)
    expect(isPlural(one, 'NOUN')).toBe(false)
  })

  test('may lack a plural or any other form', () => {
    expect(plural('information')).toBeNull()
    expect(singular('informations')).toBe('information')
    expect(plural('sheep')).toBe('sheep')
    expect(singular('clothes')).toBeNull()
  })
})
