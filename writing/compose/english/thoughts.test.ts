import { expect, test } from 'vitest'

import { thoughtsByComma, thoughtsIn } from './thoughts.ts'

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
  // A verb of telling owes a clause only after it.
  ['we can’t sleep I told them twice', ['we can’t sleep', 'I told them twice']],
  ['the show got cancelled can I come later', ['the show got cancelled', 'can I come later']],
  ['the fan stopped working I have no receipt', ['the fan stopped working', 'I have no receipt']],
  ['the gate is broken anyone can walk in', ['the gate is broken', 'anyone can walk in']],
  ['I got a dog and did not ask you is that ok', ['I got a dog and did not ask you', 'is that ok']],
  ['I have not heard anything is the job still open', ['I have not heard anything', 'is the job still open']],
  ['she worked hard on it can you explain the mark', ['she worked hard on it', 'can you explain the mark']],
  ['the party is at my place bring nothing', ['the party is at my place', 'bring nothing']],
  ['the fair is at the lake bus leaves at 3', ['the fair is at the lake', 'bus leaves at 3']],
  ['I wear it every day see you at Easter', ['I wear it every day', 'see you at Easter']],
  ['I am away from 3 to 14 August Bea will help', ['I am away from 3 to 14 August', 'Bea will help']],
  ['he woke up three times could you be quiet', ['he woke up three times', 'could you be quiet']],
  ['we sell coffee machines would you like one', ['we sell coffee machines', 'would you like one']],
  [
    'the fee has doubled, I’ve never been there, block it',
    ['the fee has doubled', 'I’ve never been there, block it'],
  ],
  ['maybe ask my colleague Ines she is good', ['maybe ask my colleague Ines', 'she is good']],
  ['it gets dark early meet at the bridge', ['it gets dark early', 'meet at the bridge']],
])('“%s” has several thoughts', (text, thoughts) => {
  expect(thoughtsIn(text)).toEqual(thoughts)
})

test.each([
  'I hope you are well and the work goes on',
  'we still haven’t received the payment',
  'I would like to cancel at the end of May',
  'the job I saw in your window',
  'send me back the 45 I gave you for my ticket',
  'you owe me 25 for the present whenever you have time',
  'can Sam take my call',
  'a short message',
  '',
])('“%s” is one thought', text => {
  expect(thoughtsIn(text)).toEqual([text])
})

test.each([
  ['the lid came off, called twice', ['the lid came off', 'called twice']],
  ['we agreed on 10, send a new invoice', ['we agreed on 10', 'send a new invoice']],
  ['it is too much, neighbors pay less', ['it is too much', 'neighbors pay less']],
  ['I am quitting, last day 31 January', ['I am quitting', 'last day 31 January']],
  ['I cannot come, anything free next week?', ['I cannot come', 'anything free next week?']],
])('“%s” has several thoughts between commas', (text, thoughts) => {
  expect(thoughtsByComma(text)).toEqual(thoughts)
})

test.each([
  'if you agree, we can start',
  'on Monday, I am away',
  'we need chairs, tables and cups',
  'I have to move it, train strike',
  'it cost 1, 2 or 3 euros',
])('“%s” is one thought with its commas', text => {
  expect(thoughtsByComma(text)).toEqual([text])
})
