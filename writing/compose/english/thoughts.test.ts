import { expect, test } from 'vitest'

import { thoughtsIn } from './thoughts.ts'

test.each([
  ['the lid has a crack I want my money back', ['the lid has a crack', 'I want my money back']],
  [
    'tell my boss I can’t come in today I have a fever',
    ['tell my boss I can’t come in today', 'I have a fever'],
  ],
  [
    'write him that the tap drips since Monday it is getting worse',
    ['write him that the tap drips since Monday', 'it is getting worse'],
  ],
  [
    'I took the class you gave last spring my number is 5512',
    ['I took the class you gave last spring', 'my number is 5512'],
  ],
  ['it has a wooden handle has anyone found it', ['it has a wooden handle', 'has anyone found it']],
  [
    'if she agrees we can start on the 3rd please call me',
    ['if she agrees we can start on the 3rd', 'please call me'],
  ],
  [
    'I already reset it but that didn’t help when will this be fixed',
    ['I already reset it but that didn’t help', 'when will this be fixed'],
  ],
  ['I need a replacement order number 77123', ['I need a replacement', 'order number 77123']],
  ['the app works not sure if that matters', ['the app works', 'not sure if that matters']],
])('“%s” has several thoughts', (text, thoughts) => {
  expect(thoughtsIn(text)).toEqual(thoughts)
})

test.each([
  'I hope you are well and the work goes on',
  'we still haven’t received the payment',
  'I would like to cancel at the end of May',
  'the job I saw in your window',
  'a short message',
  '',
])('“%s” is one thought', text => {
  expect(thoughtsIn(text)).toEqual([text])
})
